// The looks of the cards that only the kittens games have. One line a card.
import { look, type Look } from '../../cards/look'

const cat = (picture: string, extra: string) => look('cat', 'hills', picture, 'extra', extra)

export const LOOKS: Readonly<Record<string, Look>> = {
  kitten: look('kitten', 'burst', 'pouting-cat', 'burst', 'bomb'),
  attack: look('attack', 'chevrons', 'crossed-swords', 'attack'),
  'targeted-attack': look('attack', 'burst', 'bullseye', 'target', 'high-voltage'),
  favor: look('trick', 'cloud', 'wrapped-gift', 'favor'),
  'raising-heck': look('attack', 'flames', 'volcano', 'heck'),
  armageddon: look('armageddon', 'eclipse', 'comet', 'contrast'),
  godcat: look('armageddon', 'rays', 'smiling-cat-with-heart-eyes', 'godcat', 'halo'),
  devilcat: look('kitten', 'flames', 'pouting-cat', 'devilcat', 'horns'),
  loaf: cat('grinning-cat-with-smiling-eyes', 'bread'),
  moon: cat('black-cat', 'crescent-moon'),
  cactus: cat('weary-cat', 'cactus'),
  noodle: cat('kissing-cat', 'steaming-bowl'),
  drizzle: cat('cat-with-wry-smile', 'cloud-with-rain'),
  feral: look('cat', 'burst', 'lion', 'feral'),
}
