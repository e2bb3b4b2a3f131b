"""What a rule or a card is worth, from games of bots."""
