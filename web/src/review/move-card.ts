// Which card stands for a move.

/** The first card that a move names; undefined if it names none. */
export const cardOf = (move: string, isCard: (slug: string) => boolean): string | undefined =>
  move.split(/[^a-z0-9-]+/).find((word) => word && isCard(word))
