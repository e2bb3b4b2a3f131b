// What rides on the next card, counted from what everybody sees: open tanks, the colors it can have, and the scores.
import type { MantisView } from '../../wire'

/** What is public of a table; the front of the top card is not. */
export type PublicTanks = Pick<MantisView, 'seats' | 'goal' | 'top' | 'fronts'>

/** The cards that a choice can move, by the color that comes up. */
export interface Stake {
  seat: string // whose tank the card goes into
  gains: Readonly<Record<string, number>>
}

/** The choices of a seat by what they can move: its own tank first, then the others where a color matches, most first. */
export function stakesFor({ seats, top = [], fronts = top }: PublicTanks, me: string): Stake[] {
  const own = seats.filter(({ seat }) => seat === me)
  const others = seats.filter(({ seat }) => seat !== me)
  return [...own, ...others]
    .map(({ seat, tank }) => ({
      seat,
      gains: Object.fromEntries(fronts.flatMap((colour) => (tank[colour] ? [[colour, tank[colour] + 1]] : []))),
    }))
    .filter(({ seat, gains }) => seat === me || Object.keys(gains).length > 0)
    .sort((one, other) => Number(other.seat === me) - Number(one.seat === me) || mostOf(other) - mostOf(one))
}

const mostOf = ({ gains }: Stake): number => Math.max(0, ...Object.values(gains))

/** The most cards that a flip into a tank can move. */
export const mostAtStake = (board: PublicTanks, tank: string): number =>
  Math.max(0, ...Object.values(stakesFor(board, tank).find(({ seat }) => seat === tank)?.gains ?? {}))

/** How long a card is held on its edge before it shows its front: by what can move and whether it can win. */
export function holdOf(board: PublicTanks, player: string, tank: string): number {
  const most = mostAtStake(board, tank)
  const score = board.seats.find(({ seat }) => seat === player)?.score ?? 0
  if (player === tank && most && score + most >= board.goal) return 1400
  return most >= 4 ? 800 : most === 3 ? 500 : 250
}
