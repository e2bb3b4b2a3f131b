# Exploding Kittens on the pages of the laboratory.

kittens-hazard = Con qué frecuencia la carta robada es un Exploding Kitten.
