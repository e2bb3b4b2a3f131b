// The pictures of Mantis, drawn when the pages are built.
import type { Drawing, GameArt, Symbol } from '../../art/drawing'
import { line } from '../../art/glyphs'
import { SCENES } from '../../art/scenes'
import { placed, sticker } from '../../art/stickers'
import { COLOURS, type Colour } from '../../wire'
import { COLOUR } from './palette'
import { creature, plain } from './shapes'

const art: GameArt = {
  glyphs: { hand: line('M6 12V6.500M10 11V4M14 11V4.500M18 12V7M6 12v3a6 6 0 0 0 12 0v-3') },
  symbols: (draw) => [
    draw.box(
      'mantis',
      'cloud',
      'trick',
      blob('blue', 14, 27, 34, -10) + blob('pink', 54, 29, 32, 10) + blob('yellow', 33, 6, 34),
    ),
    ...COLOURS.flatMap((colour) => colourSymbols(draw, colour)),
  ],
}

const edged = (colour: Colour): string => sticker(creature(colour, COLOUR[colour].main, COLOUR[colour].light), 2.2)

const blob = (colour: Colour, x: number, y: number, size: number, turn = 0): string =>
  placed(edged(colour), { x, y, size, turn }, 24)

const colourSymbols = (draw: Drawing, colour: Colour): Symbol[] => [
  draw.framed(colour, SCENES.cloud(COLOUR[colour]), blob(colour, 24, 15, 52)),
  [`creature-${colour}`, '-2 -2 28 28', edged(colour)],
  [`shape-${colour}`, '-1 -1 26 26', plain(colour, COLOUR[colour].main, COLOUR[colour].deep)],
]

export default art
