// What everybody may know about the top card of Mantis.

export interface Chance {
  colour: string
  part: number
}

/** How likely each colour on the back of the top card is its front: every front that is left is as likely (MA-06). */
export const chancesOf = (top: readonly string[], fronts: readonly string[]): Chance[] =>
  top.map((colour) => ({ colour, part: fronts.includes(colour) ? 1 / fronts.length : 0 }))

/** The most cards that a match in a Tank could move, the flipped one among them; 0 if no colour matches. */
export const mostOf = (tank: Record<string, number>, fronts: readonly string[]): number =>
  Math.max(0, ...fronts.map((colour) => (tank[colour] ? tank[colour] + 1 : 0)))
