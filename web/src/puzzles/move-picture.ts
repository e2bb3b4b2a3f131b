// What a choice shows besides its words: the first card that a move plays, takes or hides, or the face of its target.
import { lookOf } from '../cards/looks'

/** The card of a move: `take card`, `card`, `card+card>B`, `give card`; undefined if it has none. */
export function cardOf(move: string): string | undefined {
  const [front = ''] = move.split(/[>:@=]/)
  return front.split(/[ +]/).find((word) => lookOf(word) !== undefined)
}

/** The seat that a move is against: `steal>C`. */
export const targetOf = (move: string): string | undefined => />([A-I])/.exec(move)?.[1]
