// The help pages of the cards of a game.
import type { EditionManifest, GameRules, RuleSentence } from '../games/manifest'

const RULINGS = 'B-' // ids of the rulings, which hold for every game

/** The cards of an edition, in the order of the rules page. */
export const cardsOf = ({ cards }: GameRules, edition: string): string[] =>
  Object.entries(cards).flatMap(([kind, { copies }]) => (copies[edition] ? [kind] : []))

export const copiesOf = ({ cards }: GameRules, kind: string, edition: string): number =>
  cards[kind]?.copies[edition] ?? 0

/** The rules behind a card: those of the edition, and the rulings. */
export const rulesOf = ({ cards }: GameRules, kind: string, { prefix }: EditionManifest): string[] =>
  (cards[kind]?.rules ?? []).filter((id) => id.startsWith(`${prefix}-`) || id.startsWith(RULINGS))

/** The name of a card's page: its own, or the one that several cards share. */
export const pageOf = ({ pages }: GameRules, kind: string): string => pages?.[kind] ?? kind

/** The ids of the rules that a sentence tells in an edition; none: the edition does not have the sentence. */
export const idsOf = ({ ids }: RuleSentence, edition: string): string[] =>
  (typeof ids === 'string' ? ids : (ids[edition] ?? '')).split(' ').filter(Boolean)
