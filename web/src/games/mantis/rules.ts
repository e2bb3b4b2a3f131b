// The rules page and the help pages of Mantis.
import { COLOURS } from '../../wire'
import { chapter, rule, type CardFacts, type Chapter } from '../manifest'

const COLOUR: CardFacts = { rules: ['MA-05', 'MA-14', 'MA-16', 'MA-18', 'MA-20'], copies: { mantis: 15 } }

export const cards: Record<string, CardFacts> = Object.fromEntries(COLOURS.map((colour) => [colour, COLOUR]))

/** The colours have one help page. */
export const pages = Object.fromEntries(COLOURS.map((colour) => [colour, 'colour']))

export const chapters: readonly Chapter[] = [
  chapter(
    'setup',
    rule('aim-mantis', 'MA-01 MA-07'),
    rule('mantis-cards', 'MA-02 MA-03 MA-04 MA-05 MA-06'),
    rule('mantis-deal', 'MA-08 MA-09 MA-10 MA-11'),
    rule('first', 'MA-13 B-91'),
  ),
  chapter(
    'turn',
    rule('mantis-decide', 'MA-14 B-67'),
    rule('mantis-score', 'MA-16 MA-17 MA-21'),
    rule('mantis-steal', 'MA-18 MA-19 MA-20'),
    rule('mantis-known', 'MA-22 MA-23 MA-24 B-66'),
    rule('mantis-silence', 'B-92'),
  ),
  chapter('end', rule('mantis-end', 'MA-25 MA-26 B-60 B-61 B-62')),
  chapter('two', rule('mantis-two', 'MA-27 MA-28 B-63 B-64')),
]
