// How every card looks: its family's colour, its scene, its picture (and a smaller one), its corner mark. One line a card.
import type { Glyph } from '../art/glyphs.ts'
import type { Scene } from '../art/scenes.ts'

export type Family = 'kitten' | 'defuse' | 'nope' | 'attack' | 'future' | 'cat' | 'armageddon' | 'trick'

export interface Look {
  family: Family
  scene: Scene
  picture: string
  mark: Glyph | 'extra'
  extra?: string
  number?: number
}

const look = (family: Family, scene: Scene, picture: string, mark: Look['mark'], extra?: string): Look => ({
  family,
  scene,
  picture,
  mark,
  ...(extra === undefined ? {} : { extra }),
})
const cat = (picture: string, extra: string) => look('cat', 'hills', picture, 'extra', extra)
const superMove = (number: number): Look => ({ ...look('cat', 'chevrons', 'rocket', 'move'), number })

export const LOOKS: Record<string, Look> = {
  kitten: look('kitten', 'burst', 'pouting-cat', 'kitten', 'bomb'),
  defuse: look('defuse', 'cloud', 'scissors', 'defuse'),
  nope: look('nope', 'hazard', 'raised-hand', 'nope'),
  attack: look('attack', 'chevrons', 'crossed-swords', 'attack'),
  'targeted-attack': look('attack', 'burst', 'bullseye', 'target', 'high-voltage'),
  skip: look('trick', 'ribbons', 'roller-skate', 'skip'),
  favor: look('trick', 'cloud', 'wrapped-gift', 'favor'),
  shuffle: look('trick', 'waves', 'cyclone', 'shuffle'),
  'see-the-future': look('future', 'waves', 'crystal-ball', 'future'),
  'reveal-the-future': look('future', 'rays', 'flashlight', 'reveal', 'eyes'),
  'alter-the-future': look('future', 'hills', 'magic-wand', 'alter'),
  'raising-heck': look('attack', 'flames', 'volcano', 'heck'),
  armageddon: look('armageddon', 'eclipse', 'comet', 'armageddon'),
  godcat: look('armageddon', 'rays', 'smiling-cat-with-heart-eyes', 'godcat', 'halo'),
  devilcat: look('kitten', 'flames', 'pouting-cat', 'devilcat', 'horns'),
  loaf: cat('grinning-cat-with-smiling-eyes', 'bread'),
  moon: cat('black-cat', 'crescent-moon'),
  cactus: cat('weary-cat', 'cactus'),
  noodle: cat('kissing-cat', 'steaming-bowl'),
  drizzle: cat('cat-with-wry-smile', 'cloud-with-rain'),
  feral: look('cat', 'burst', 'lion', 'feral'),
  flip: look('trick', 'ribbons', 'open-book', 'flip'),
  'super-move-1': superMove(1),
  'super-move-2': superMove(2),
  'super-move-3': superMove(3),
  'super-move-4': superMove(4),
  'draw-from-the-bottom': look('trick', 'hills', 'hole', 'bottom', 'hook'),
  'add-magnet': look('attack', 'burst', 'magnet', 'magnet'),
  pickpocket: look('armageddon', 'cloud', 'gloves', 'pickpocket'),
}

/** The picture in the corner of a card. */
export const markOf = ({ mark, extra }: Look): string => (mark === 'extra' ? `i-${extra}` : `g-${mark}`)

/** The look of a card. */
export const lookOf = (slug: string): Look => {
  const found = LOOKS[slug]
  if (!found) throw new Error(`there is no look for the card ${slug}`)
  return found
}

const COLOURS = new Set(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'])

/** Whether a card is one of Mantis, which is a colour. */
export const isColour = (kind: string): boolean => COLOURS.has(kind)
