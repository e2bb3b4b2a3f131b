// SVG paths of the shapes that sheets of paper are cut to: stars, scallops, hills, chevrons.

export type Point = readonly [number, number]

const near = (value: number) => +value.toFixed(1)

/** Points around a centre, clockwise from the top. */
export const ring = (count: number, radius: (i: number) => number, cx = 50, cy = 42): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return [near(cx + radius(i) * Math.cos(angle)), near(cy + radius(i) * Math.sin(angle))]
  })

export const polygon = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}Z`

export const star = (spikes: number, outer: number, inner: number, cx = 50, cy = 42) =>
  polygon(ring(spikes * 2, (i) => (i % 2 ? inner : outer), cx, cy))

export const scallop = (bumps: number, radius: number) => {
  const points = ring(bumps, () => radius)
  const bump = near(((Math.PI * radius) / bumps) * 1.02)
  const arcs = [...points.slice(1), ...points.slice(0, 1)].map((point) => `A${bump} ${bump} 0 0 1 ${point.join(' ')}`)
  return `M${points[0]?.join(' ')}${arcs.join('')}Z`
}

export const hill = (y: number, height: number, shift = 0) =>
  `M-20 ${y + shift}Q${5 + shift} ${y - height} 30 ${y}T80 ${y}T130 ${y}V110H-20Z`

export const chevron = (x: number, width = 34) =>
  polygon([
    [x, -5],
    [x + width, 44],
    [x, 93],
    [x - 80, 93],
    [x - 80, -5],
  ])
