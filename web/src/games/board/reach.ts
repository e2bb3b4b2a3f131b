// The spaces that the next disc can lead to.
import type { BoardView } from '../../wire'
import { discOf } from './discs'

/** What is public of a board: nobody's hand, and no disc that anybody has looked at. */
export type PublicBoard = Pick<
  BoardView,
  'seats' | 'side' | 'calm' | 'chaos' | 'goal' | 'loop_back' | 'discs' | 'discs_left' | 'used' | 'options'
>

/** What a seat knows of a board. */
export type SeenBoard = PublicBoard & Pick<BoardView, 'discs_next'>

/** The discs that lead to a space: those that explode there, those that do not, and how many of each flip the board first. */
export interface Flag {
  space: number
  safe: number
  bad: number
  flips: { safe: number; bad: number }
}

export interface Risk {
  bad: number // discs that end on a Kitten
  all: number
}

type Discs = Readonly<Record<string, number>>

/** The spaces that the next disc of a seat can lead to, nearest first. */
export function flagsFor(board: PublicBoard, seat: string, discs: Discs = publicDiscs(board)): Flag[] {
  const flags = new Map<number, Flag>()
  for (const [disc, count] of Object.entries(discs)) {
    const landing = landingOf(board, seat, disc)
    if (!landing) continue
    const { space, bad, flips } = landing
    const flag = flags.get(space) ?? { space, safe: 0, bad: 0, flips: { safe: 0, bad: 0 } }
    flag[bad ? 'bad' : 'safe'] += count
    if (flips) flag.flips[bad ? 'bad' : 'safe'] += count
    flags.set(space, flag)
  }
  return [...flags.values()].sort((one, other) => one.space - other.space)
}

/** How many of the discs that can come end on a Kitten. */
export function riskFor(board: PublicBoard, seat: string, discs: Discs = publicDiscs(board)): Risk {
  const all = Object.values(discs).reduce((sum, count) => sum + count, 0)
  return { bad: flagsFor(board, seat, discs).reduce((sum, { bad }) => sum + bad, 0), all }
}

/** What the movement deck holds, as anybody can count; an empty one is renewed from the used discs. BG-42 */
export function publicDiscs({ discs, discs_left = {}, used = [] }: PublicBoard): Discs {
  if (discs) return discs_left
  const counts: Record<string, number> = {}
  for (const disc of used) counts[disc] = (counts[disc] ?? 0) + 1
  return counts
}

/** The discs that can be the next one, as this seat knows: as many as there are, or their weights. */
export function nextDiscs(board: SeenBoard): Discs {
  const left = publicDiscs(board)
  const weights = Object.entries(board.discs_next ?? {})
  if (!board.discs || !weights.length) return left
  if (weights.length === 1) return { [weights[0]?.[0] ?? '']: 1 }
  const times = Math.max(1, Math.floor(Math.min(...weights.map(([disc, weight]) => (left[disc] ?? 0) / weight))))
  return Object.fromEntries(weights.map(([disc, weight]) => [disc, weight * times]))
}

/** Where a disc leads, and whether it explodes there; null if it does not move. Who may flip instead, does. */
function landingOf(
  board: PublicBoard,
  seat: string,
  disc: string,
): { space: number; bad: boolean; flips: boolean } | null {
  const { form, spaces } = discOf(disc)
  const flips = form === 'flip-then-move'
  const up = (board.side === 'calm') !== flips ? board.calm : board.chaos
  const own = board.seats.find((one) => one.seat === seat)?.space ?? 0
  const ahead = board.seats.map(({ space }) => space).filter((space) => space > own)
  let space: number | null = own
  if (form === 'leapfrog') space = ahead.length ? after(board, Math.min(...ahead)) : null
  else if (form === 'magnet') space = nextKitten(board, own, up)
  else for (let step = 0; step < spaces; step += 1) space = after(board, space)
  if (space === null) return null
  space = freeFrom(board, seat, space)
  const bad = space !== board.goal && up[space] === 'kitten'
  return bad && form === 'move-or-flip' ? null : { space, bad, flips }
}

/** The first free space from a space on: a pawn jumps over occupied ones. */
function freeFrom(board: PublicBoard, seat: string, from: number): number {
  const taken = new Set(board.seats.filter((one) => one.seat !== seat && one.space).map((one) => one.space))
  let space = from
  while (taken.has(space)) space = after(board, space)
  return space
}

/** Where a seat comes to stand that moves a number of spaces, and how many occupied ones it jumps. */
export function moveFor(board: PublicBoard, seat: string, spaces: number): Flag & { jumps: boolean } {
  let aim = board.seats.find((one) => one.seat === seat)?.space ?? 0
  for (let step = 0; step < spaces; step += 1) aim = after(board, aim)
  const space = freeFrom(board, seat, aim)
  const bad = space !== board.goal && (board.side === 'calm' ? board.calm : board.chaos)[space] === 'kitten'
  return { space, safe: bad ? 0 : 1, bad: bad ? 1 : 0, flips: { safe: 0, bad: 0 }, jumps: space !== aim }
}

/** The next space ahead, over the arrow behind the Bow. BG-43 B-70 */
const after = ({ goal, loop_back, options }: PublicBoard, space: number): number =>
  space < goal ? space + 1 : loop_back + (options['loop_step'] === 'arrow_is_free' ? 1 : 0)

function nextKitten(board: PublicBoard, from: number, up: readonly string[]): number | null {
  let space = from
  for (let step = 0; step < 2 * board.goal; step += 1) {
    space = after(board, space)
    if (space !== board.goal && up[space] === 'kitten') return space
  }
  return null
}
