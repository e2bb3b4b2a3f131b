// Which cards a game has, and which message and rule ids each one's page has.
import { isColour } from '../cards/looks'
import { BOARD, KITTENS } from '../facts/cards'
import { COLOURS, EDITIONS, type Edition } from '../wire'

interface Facts {
  rules: readonly string[]
  copies: Readonly<Record<string, number>>
}

const SAME_PAGE: Record<string, string> = {
  ...Object.fromEntries(['loaf', 'moon', 'cactus', 'noodle', 'drizzle'].map((cat) => [cat, 'cat'])),
  ...Object.fromEntries([1, 2, 3, 4].map((spaces) => [`super-move-${spaces}`, 'super-move'])),
}
const COLOUR: Facts = { rules: ['MA-05', 'MA-14', 'MA-16', 'MA-18', 'MA-20'], copies: { mantis: 15 } }

const isEdition = (slug: string | null): slug is Edition => (EDITIONS as readonly string[]).includes(slug ?? '')

/** The edition that a page is about; the Original where none is open. */
export const editionOf = (slug: string | null): Edition => (isEdition(slug) ? slug : 'original')

const deck = (edition: Edition): Record<string, Facts> => (edition === 'board' ? BOARD : KITTENS)

/** Every card of a game, in the order of its table. */
export function cardsOf(edition: Edition): string[] {
  if (edition === 'mantis') return [...COLOURS]
  return Object.entries(deck(edition)).flatMap(([slug, { copies }]) => (copies[edition] ? [slug] : []))
}

const factsOf = (slug: string, edition: Edition): Facts => (isColour(slug) ? COLOUR : (deck(edition)[slug] ?? COLOUR))

export const copiesOf = (slug: string, edition: Edition): number => factsOf(slug, edition).copies[edition] ?? 0

const PREFIX: Record<Edition, string> = {
  original: 'EK',
  'good-vs-evil': 'GE',
  'two-player': 'TP',
  mantis: 'MA',
  board: 'BG',
}

/** The rules behind a card: this edition's own, and the rulings. */
export const rulesOf = (slug: string, edition: Edition): string[] =>
  factsOf(slug, edition).rules.filter((id) => id.startsWith(`${PREFIX[edition]}-`) || id.startsWith('B-'))

/** The message that a card's page shows. */
export function messageOf(slug: string, edition: Edition): string {
  if (isColour(slug)) return 'help-colour'
  const page = SAME_PAGE[slug] ?? slug
  const own = edition === 'board' && slug in KITTENS
  return own ? `help-board-${page}` : `help-${page}`
}
