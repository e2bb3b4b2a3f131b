// The layout of the track: a snake of rows from the Litter Box at the bottom up to the Bow.

export const CELL = { wide: 142, high: 150, low: 132 } // `low`: where there are many rows
const EDGE = { x: 50, y: 22 }
const BULGE = 92 // how far a turn of the snake swings out

const APART = 54 // distance of pawns in the Litter Box
const NARROW = 440 // the board of a phone, in pixels
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1]

export interface Spot {
  x: number
  y: number
}

export interface Layout {
  wide: number
  high: number
  spots: Spot[]
  trail: string
  loop: string
  rows: number
}

/** The layout of `count` spaces in `columns` columns, in the units of a drawing of `wide` by `high`. */
export function layoutOf(count: number, columns: number, loopBack: number): Layout {
  const rows = rowsOf(count, columns)
  const wide = columns * CELL.wide + 2 * EDGE.x
  const pitch = rows.length > 4 ? CELL.low : CELL.high
  const high = rows.length * pitch + 2 * EDGE.y
  const spots = rows.flatMap((size, row) =>
    Array.from({ length: size }, (_, along) => {
      const column = (row % 2 ? size - 1 - along : along) + (columns - size) / 2
      return { x: EDGE.x + (column + 0.5) * CELL.wide, y: EDGE.y + (rows.length - row - 0.5) * pitch }
    }),
  )
  return { wide, high, spots, trail: trailOf(spots), loop: loopOf(spots, loopBack), rows: rows.length }
}

/** The number of spaces in each row: the inner rows are shorter, the first and the last are full. */
function rowsOf(count: number, columns: number): number[] {
  const rows = Array.from({ length: Math.ceil(count / columns) }, () => columns)
  for (let row = 1, missing = rows.length * columns - count; missing > 0; missing -= 1) {
    rows[row] = (rows[row] ?? 1) - 1
    row = row + 2 < rows.length ? row + 1 : Math.min(1, rows.length - 1)
  }
  return rows
}

function trailOf(spots: Spot[]): string {
  let turns = 0
  const parts: string[] = []
  spots.forEach(({ x, y }, i) => {
    const before = spots[i - 1]
    if (!before) parts.push(`M${x} ${y}`)
    else if (before.y === y) parts.push(`H${x}`)
    else {
      const swing = turns % 2 ? -BULGE : BULGE
      const out = swing > 0 ? Math.max(x, before.x) : Math.min(x, before.x)
      parts.push(`H${out}C${out + swing} ${before.y} ${out + swing} ${y} ${out} ${y}H${x}`)
      turns += 1
    }
  })
  return parts.join('')
}

/** The arrow from the Bow back to the track, for moves that overshoot it. BG-43 */
function loopOf(spots: Spot[], loopBack: number): string {
  const from = spots.at(-1)
  const to = spots[loopBack]
  if (!from || !to) return ''
  const end = { x: to.x + Math.sign(from.x - to.x || 1) * 34, y: to.y - 54 }
  const middle = (from.y + 62 + end.y) / 2
  return `M${from.x - 30} ${from.y + 50}C${from.x - 60} ${middle} ${end.x + 120} ${middle} ${end.x} ${end.y}`
}

/** The places of several pawns in the Litter Box: one or two rows, the last pawn in front in the middle. */
export function litterBoxPlaces(count: number): Spot[] {
  const front = count < 4 ? count : Math.ceil(count / 2)
  const row = (size: number, y: number): Spot[] =>
    Array.from({ length: size }, (_, n) => ({ x: (n - (size - 1) / 2) * APART, y }))
  const before = row(front, front < count ? 6 : 0)
  const own = before.splice(Math.floor((front - 1) / 2), 1)
  return [...row(count - front, -36), ...before, ...own]
}

/** The points of a hop: along the trail to a neighbour, in a high arc to any other space. */
export function hopPath(from: Spot, to: Spot, wide: number): Spot[] {
  const beside = Math.abs(to.x - from.x) <= CELL.wide && Math.abs(to.y - from.y) <= CELL.high
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  if (beside && Math.abs(to.y - from.y) > CELL.high / 2) {
    bend.x = bend.x > wide / 2 ? Math.max(from.x, to.x) + 1.5 * BULGE : Math.min(from.x, to.x) - 1.5 * BULGE
  }
  const high = beside ? 26 : 40 + Math.hypot(to.x - from.x, to.y - from.y) / 8
  return STEPS.map((part) => {
    const left = 1 - part
    const along = (a: number, b: number, c: number): number => left * left * a + 2 * left * part * b + part * part * c
    return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) - 4 * high * part * left }
  })
}

/** The number of columns that makes the spaces largest in an area; on a phone held upright four. */
export function columnsFor(count: number, wide: number, high: number): number {
  if (wide < NARROW && high > 0.7 * wide) return high < 0.95 * wide ? 5 : 4
  let best = { columns: 7, scale: 0 }
  for (let columns = 3; columns <= 10; columns += 1) {
    const layout = { wide: columns * CELL.wide + 2 * EDGE.x, high: Math.ceil(count / columns) * CELL.high + 2 * EDGE.y }
    const scale = Math.min(wide / layout.wide, high / layout.high)
    if (scale > best.scale) best = { columns, scale }
  }
  return best.columns
}

/** The spaces that a pawn passes on its way, the last one included. */
export function pathBetween(from: number, to: number, goal: number, loopBack: number): number[] {
  const path: number[] = []
  if (to > from) for (let space = from + 1; space <= to; space += 1) path.push(space)
  else if (to < from) {
    for (let space = from + 1; space < goal; space += 1) path.push(space)
    for (let space = loopBack; space <= to; space += 1) path.push(space)
    if (path.at(-1) !== to) path.push(to)
  }
  return path
}
