// The looks of the cards of Mantis, which are its colours.
import type { CardLook } from '../../cards/look'
import { COLOURS } from '../../wire'

export const LOOKS: Readonly<Record<string, CardLook>> = Object.fromEntries(
  COLOURS.map((colour): [string, CardLook] => [
    colour,
    { colour, mark: `shape-${colour}`, letter: `colour-${colour}.letter`, title: `colour-${colour}` },
  ]),
)
