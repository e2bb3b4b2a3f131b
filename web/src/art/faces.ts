// The face and tint of each seat, the pictures of the emotes, and pictures that stand alone on a page.
import type { Level } from '../wire'

export const FACES = [
  { picture: 'rabbit-face', tint: '#f7c6d9' },
  { picture: 'fox', tint: '#a8dcc9' },
  { picture: 'owl', tint: '#f0bf82' },
  { picture: 'penguin', tint: '#9fc7f5' },
  { picture: 'frog', tint: '#ffe07a' },
  { picture: 'panda', tint: '#c3a6f2' },
  { picture: 'koala', tint: '#ffb3a0' },
  { picture: 'hamster', tint: '#b7e27f' },
  { picture: 'octopus', tint: '#d6f3da' },
] as const

const SEATS = 'ABCDEFGHI'

/** The face of a seat. */
export const faceOf = (seat: string) => FACES[Math.max(0, SEATS.indexOf(seat))] ?? FACES[0]

/** The cat that stands for a level of bots. */
export const LEVEL_FACES: Record<Level, string> = {
  kitten: 'grinning-cat',
  cat: 'cat-face',
  tomcat: 'cat-with-wry-smile',
  tiger: 'tiger-face',
}

/** The cat of a level, by its name on the wire. */
export const levelFace = (level: string): string => LEVEL_FACES[level as Level] ?? LEVEL_FACES.cat

/** The picture of each emote. */
export const EMOTES: Record<string, string> = {
  hello: 'waving-hand',
  thanks: 'folded-hands',
  'well-played': 'clapping-hands',
  oops: 'see-no-evil-monkey',
  thinking: 'thinking-face',
  laugh: 'face-with-tears-of-joy',
  wow: 'face-screaming-in-fear',
  cry: 'loudly-crying-face',
  angry: 'pouting-face',
  party: 'partying-face',
}

/** Pictures that stand alone on a page or a table, whatever the game. */
export const PICTURES = [
  'collision',
  'hourglass-done',
  'basket',
  'trophy',
  'robot',
  'party-popper',
  'electric-plug',
  'eyes',
  'four-leaf-clover',
  'light-bulb',
  'door',
] as const
