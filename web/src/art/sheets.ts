// The two picture sheets: the pictures of the first page, and those that only other pages need.
import { COMMON_LOOKS } from '../cards/common.ts'
import { Drawing, type GameArt, type Symbol } from './drawing.ts'
import { EMOTES, FACES, LEVEL_FACES, PICTURES } from './faces.ts'
import { star } from './geometry.ts'
import { isInFirstSheet } from './first-sheet.ts'
import { GLYPHS } from './glyphs.ts'
import { rosette } from './scenes.ts'
import type { Icons } from './stickers.ts'

const LOGO =
  '<g stroke="#120a20" stroke-opacity=".25"><rect x="5" y="13" width="22" height="30" rx="5" fill="#e0304a" transform="rotate(-18 16 28)"/>' +
  '<rect x="22" y="13" width="22" height="30" rx="5" fill="#2f7fe0" transform="rotate(18 32 28)"/>' +
  '<rect x="12.5" y="7" width="23" height="32" rx="5" fill="#fff6e4"/></g>' +
  `<path d="${star(5, 9.6, 4.4, 24, 23)}" fill="#ffb41f"/>`

const GAME_ART = import.meta.glob<GameArt>('../games/*/art.ts', { import: 'default', eager: true })
const SHARED_ART: GameArt = {
  looks: COMMON_LOOKS,
  glyphs: GLYPHS,
  pictures: [
    ...PICTURES,
    ...FACES.map(({ picture }) => picture),
    ...Object.values(EMOTES),
    ...Object.values(LEVEL_FACES),
  ],
  symbols: () => [
    ['rosette', '0 0 100 140', rosette('#6b46a8', '#8b62c9', '#ffc84a')],
    ['logo', '0 0 48 48', LOGO],
  ],
}

/** Both sheets as SVG text. */
export function drawSheets(icons: Icons): { first: string; table: string } {
  const draw = new Drawing(icons)
  const drawn = [SHARED_ART, ...Object.values(GAME_ART)].flatMap((art) => symbolsOf(art, draw))
  const symbols = [...new Map(drawn.map((symbol) => [symbol[0], symbol])).values()] // a picture may be asked for twice
  return {
    first: sheet(symbols.filter(([id]) => isInFirstSheet(id))),
    table: sheet(symbols.filter(([id]) => !isInFirstSheet(id))),
  }
}

const sheet = (symbols: Symbol[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols
    .map(([id, box, body]) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`)
    .join('')}</svg>\n`

function symbolsOf({ looks = {}, glyphs = {}, pictures = [], symbols }: GameArt, draw: Drawing): Symbol[] {
  const marks = Object.values(looks).flatMap(({ mark }) => (mark.startsWith('i-') ? [mark.slice(2)] : []))
  return [
    ...Object.entries(looks).map(([kind, look]) => draw.card(kind, look)),
    ...Object.entries(glyphs).map(([name, body]): Symbol => [`g-${name}`, '0 0 24 24', body]),
    ...[...new Set([...pictures, ...marks])].map((name) => draw.picture(name)),
    ...symbols(draw),
  ]
}
