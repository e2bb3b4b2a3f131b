// What everybody may know about the top card.

export interface Chance {
  colour: string
  part: number
}

/** How likely each colour on the back of the top card is its front: the fronts that are left are equally likely. MA-06 */
export const chancesOf = (top: readonly string[], fronts: readonly string[]): Chance[] =>
  top.map((colour) => ({ colour, part: fronts.includes(colour) ? 1 / fronts.length : 0 }))

/** The most cards that a match in a Tank can move, with the flipped one; 0 if no colour matches. */
export const mostOf = (tank: Record<string, number>, fronts: readonly string[]): number =>
  Math.max(0, ...fronts.map((colour) => (tank[colour] ? tank[colour] + 1 : 0)))
