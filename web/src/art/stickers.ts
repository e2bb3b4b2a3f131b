// Pictures as die-cut stickers: a cream edge and a short shadow, drawn with the paths of the picture.

const HALO =
  '<path fill="none" stroke="#f3b52c" stroke-width="2.400" d="M7 5.500c0-3.600 18-3.600 18 0s-18 3.600-18 0Z"/>'
const HORNS = '<path fill="#8f1028" d="M4 4c0 5 2 8 6 9l2-4C8 9 5 7 4 4ZM28 4c0 5-2 8-6 9l-2-4c4 0 7-2 8-5Z"/>'
const HOOK =
  '<path fill="none" stroke="#5d4866" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M16 3v22M8 17l8 8 8-8"/>'

/** Pictures that Fluent Emoji does not have. */
const OURS: Record<string, string> = { halo: HALO, horns: HORNS, hook: HOOK }

export type Icons = Record<string, { body: string } | undefined>

/** The paths of a picture, 32 by 32. */
export function pictureOf(icons: Icons, name: string): string {
  const body = OURS[name] ?? icons[name]?.body
  if (!body) throw new Error(`there is no picture called ${name}`)
  return body
}

/** The outline of a picture: its paths without colours, merged into one path where possible because it is drawn twice. */
function outline(body: string): string {
  const shapes = (body.match(/<(path|circle|ellipse|rect)[^>]*>/g) ?? []).map((shape) =>
    shape.replace(/ (fill|stroke|stroke-width|opacity)="[^"]*"/g, ''),
  )
  const paths = shapes.map((shape) => /^<path d="([^"]*)"\/>$/.exec(shape)?.[1])
  const whole = paths.map((d) => (d?.startsWith('m') ? `M0 0${d}` : (d ?? ''))).join('')
  const others = shapes.filter((_, i) => paths[i] === undefined).join('')
  return (whole && `<path d="${whole}"/>`) + others
}

/** A picture with its edge and shadow; strokes stay strokes. */
export function sticker(body: string, edge = 1.8): string {
  const lines = body.includes('fill="none" stroke')
  const shape = outline(body)
  const cut = (colour: string, more: string) =>
    `<g fill="${lines ? 'none' : colour}" stroke="${colour}" stroke-width="${lines ? edge + 3 : edge}" stroke-linejoin="round"${more}>${shape}</g>`
  return cut('#12061f', ' opacity=".3" transform="translate(0 1.200)"') + cut('#fffaf0', '') + body
}

export interface Placed {
  x: number
  y: number
  size: number
  turn?: number
}

/** A drawing of `box` by `box` units placed in a scene. */
export function placed(body: string, { x, y, size, turn = 0 }: Placed, box = 32): string {
  const rotate = turn ? ` rotate(${turn} ${box / 2} ${box / 2})` : ''
  return `<g transform="translate(${x} ${y}) scale(${+(size / box).toFixed(4)})${rotate}">${body}</g>`
}
