# Exploding Kittens on the pages of the laboratory.

kittens-hazard = Com que frequência a carta comprada é um Exploding Kitten.
