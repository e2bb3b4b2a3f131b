// Two sheets of pictures: what the first page shows, and what only a table needs.
import { LOOKS, type Look } from '../cards/looks.ts'
import { EMOTES, FACES, THINGS } from './faces.ts'
import { isFirst } from './first.ts'
import { star } from './geometry.ts'
import { GLYPHS } from './glyphs.ts'
import { COLOUR, FAMILY } from './palette.ts'
import { FRAME, rosette, SCENES, type Scene } from './scenes.ts'
import { creature, plain, type Colour } from './shapes.ts'
import { pictureOf, placed, sticker, type Placed } from './stickers.ts'

type Icons = Parameters<typeof pictureOf>[0]
type Symbol = [id: string, box: string, body: string]

/** Both sheets as SVG text. */
export function sheets(icons: Icons): { first: string; table: string } {
  const all = [...cards(icons), ...boxes(icons), ...colours(), ...signs(), ...pictures(icons)]
  return {
    first: sheet(all.filter(([id]) => isFirst(id))),
    table: sheet(all.filter(([id]) => !isFirst(id))),
  }
}

const sheet = (symbols: Symbol[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols
    .map(([id, box, body]) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`)
    .join('')}</svg>\n`

const framed = (id: string, scene: string, stickers: string): Symbol => [
  id,
  '0 0 100 88',
  `<svg x="1" y="1" width="98" height="82" viewBox="0 0 100 84" preserveAspectRatio="none">${scene}</svg>${stickers}${FRAME}`,
]

const cards = (icons: Icons): Symbol[] =>
  Object.entries(LOOKS).map(([slug, look]) =>
    framed(`card-${slug}`, SCENES[look.scene](FAMILY[look.family]), cardStickers(icons, look)),
  )

function cardStickers(icons: Icons, { picture, extra, number }: Look): string {
  const main = sticker(pictureOf(icons, picture))
  if (number !== undefined) return placed(main, { x: 16, y: 13, size: 56 }) + digit(number)
  if (extra === undefined) return placed(main, { x: 22, y: 13, size: 56 })
  const worn = extra === 'halo' || extra === 'horns'
  const where: Placed = worn ? { x: 29, y: extra === 'halo' ? 5 : 9, size: 42 } : { x: 52, y: 42, size: 34 }
  const body = placed(main, worn ? { x: 25, y: 20, size: 50 } : { x: 20, y: 14, size: 54 })
  return body + placed(sticker(pictureOf(icons, extra)), where)
}

const DIGITS: Record<number, string> = {
  1: 'M4 7 10 3V21',
  2: 'M3 8C3 1 15 1 15 8 15 13 6 16 3 21H15',
  3: 'M3 4H14L8 11C17 11 17 21 8 21 5 21 3 19.500 2.500 18',
  4: 'M12 21V3L2 15.500H16',
}

const digit = (number: number) =>
  `<g transform="translate(66 40) scale(1.450)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${DIGITS[number]}" stroke="#fffaf0" stroke-width="8"/><path d="${DIGITS[number]}" stroke="${FAMILY.cat.deep}" stroke-width="4"/></g>`

/** The five boxes of the first page. */
function boxes(icons: Icons): Symbol[] {
  const at = (name: string, x: number, y: number, size: number, turn = 0) =>
    placed(sticker(pictureOf(icons, name)), { x, y, size, turn })
  const blob = (colour: Colour, x: number, y: number, size: number, turn = 0) =>
    placed(sticker(creature(colour, COLOUR[colour].main, COLOUR[colour].light), 2.2), { x, y, size, turn }, 24)
  const box = (slug: string, scene: Scene, family: Look['family'], art: string): Symbol => [
    `box-${slug}`,
    '0 0 100 84',
    SCENES[scene](FAMILY[family]) + art,
  ]
  return [
    box('original', 'burst', 'kitten', at('pouting-cat', 21, 12, 54) + at('bomb', 55, 40, 32, 10)),
    box(
      'good-vs-evil',
      'eclipse',
      'armageddon',
      at('smiling-face-with-halo', 12, 18, 42, -6) + at('smiling-face-with-horns', 46, 20, 42, 6),
    ),
    box(
      'two-player',
      'ribbons',
      'defuse',
      at('cat-with-wry-smile', 10, 22, 42, -8) + at('weary-cat', 48, 22, 42, 8) + at('high-voltage', 38, 3, 24),
    ),
    box(
      'board',
      'waves',
      'future',
      at('ribbon', 56, 5, 32, 10) + at('fox', 12, 27, 38, -8) + at('penguin', 44, 35, 38, 6),
    ),
    box(
      'mantis',
      'cloud',
      'trick',
      blob('blue', 14, 27, 34, -10) + blob('pink', 54, 29, 32, 10) + blob('yellow', 33, 6, 34),
    ),
  ]
}

function colours(): Symbol[] {
  return (Object.keys(COLOUR) as Colour[]).flatMap((colour): Symbol[] => {
    const { main, light, deep } = COLOUR[colour]
    const body = creature(colour, main, light)
    const face = placed(sticker(body, 2.2), { x: 24, y: 15, size: 52 }, 24)
    return [
      framed(`card-${colour}`, SCENES.cloud(COLOUR[colour]), face),
      [`creature-${colour}`, '-2 -2 28 28', sticker(body, 2.2)],
      [`shape-${colour}`, '-1 -1 26 26', plain(colour, main, deep)],
    ]
  })
}

const LOGO =
  '<g stroke="#120a20" stroke-opacity=".25"><rect x="5" y="13" width="22" height="30" rx="5" fill="#e0304a" transform="rotate(-18 16 28)"/>' +
  '<rect x="22" y="13" width="22" height="30" rx="5" fill="#2f7fe0" transform="rotate(18 32 28)"/>' +
  '<rect x="12.5" y="7" width="23" height="32" rx="5" fill="#fff6e4"/></g>' +
  `<path d="${star(5, 9.6, 4.4, 24, 23)}" fill="#ffb41f"/>`

const signs = (): Symbol[] => [
  ...Object.entries(GLYPHS).map(([name, body]): Symbol => [`g-${name}`, '0 0 24 24', body]),
  ['rosette', '0 0 100 140', rosette('#6b46a8', '#8b62c9', '#ffc84a')],
  ['rosette-godcat', '0 0 100 140', rosette('#ffe5a0', '#6d22a0', '#fffaf0')],
  ['logo', '0 0 48 48', LOGO],
]

function pictures(icons: Icons): Symbol[] {
  const extras = Object.values(LOOKS).flatMap(({ mark, extra }) => (mark === 'extra' && extra ? [extra] : []))
  const names = new Set([...FACES.map(({ picture }) => picture), ...Object.values(EMOTES), ...THINGS, ...extras])
  return [...names].map((name) => [`i-${name}`, '0 0 32 32', pictureOf(icons, name)])
}
