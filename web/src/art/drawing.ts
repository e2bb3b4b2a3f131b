// Draws the symbols of a picture sheet, for the shared art and for the art of a game.
import type { Look } from '../cards/look.ts'
import { FAMILY, type Family } from './palette.ts'
import { FRAME, SCENES, type Scene } from './scenes.ts'
import { pictureOf, placed, sticker, type Icons, type Placed } from './stickers.ts'

export type Symbol = [id: string, box: string, body: string]

/** What a game adds to the picture sheets: its folder has it as the default export of `art.ts`. */
export interface GameArt {
  looks?: Readonly<Record<string, Look>> // cards that are drawn from their looks
  glyphs?: Readonly<Record<string, string>>
  pictures?: readonly string[] // by their names in Fluent Emoji
  symbols: (draw: Drawing) => Symbol[] // boxes of its editions, and whatever else it draws itself
}

export class Drawing {
  constructor(private readonly icons: Icons) {}

  /** A picture as a sticker, placed in a scene. */
  at(name: string, x: number, y: number, size: number, turn = 0): string {
    return placed(sticker(pictureOf(this.icons, name)), { x, y, size, turn })
  }

  /** The box of an edition on the first page. */
  box(edition: string, scene: Scene, family: Family, stickers: string): Symbol {
    return [`box-${edition}`, '0 0 100 84', SCENES[scene](FAMILY[family]) + stickers]
  }

  /** The picture of a card from its scene and stickers. */
  framed(kind: string, scene: string, stickers: string): Symbol {
    const inner = `<svg x="1" y="1" width="98" height="82" viewBox="0 0 100 84" preserveAspectRatio="none">${scene}</svg>`
    return [`card-${kind}`, '0 0 100 88', `${inner}${stickers}${FRAME}`]
  }

  /** The picture of a card from its look. */
  card(kind: string, look: Look): Symbol {
    return this.framed(kind, SCENES[look.scene](FAMILY[look.family]), this.#stickers(look))
  }

  /** A picture by itself. */
  picture(name: string): Symbol {
    return [`i-${name}`, '0 0 32 32', pictureOf(this.icons, name)]
  }

  #stickers({ picture, extra, number }: Look): string {
    const main = sticker(pictureOf(this.icons, picture))
    if (number !== undefined) return placed(main, { x: 16, y: 13, size: 56 }) + digit(number)
    if (extra === undefined) return placed(main, { x: 22, y: 13, size: 56 })
    const worn = extra === 'halo' || extra === 'horns'
    const where: Placed = worn ? { x: 29, y: extra === 'halo' ? 5 : 9, size: 42 } : { x: 52, y: 42, size: 34 }
    const body = placed(main, worn ? { x: 25, y: 20, size: 50 } : { x: 20, y: 14, size: 54 })
    return body + placed(sticker(pictureOf(this.icons, extra)), where)
  }
}

const DIGITS: Record<number, string> = {
  1: 'M4 7 10 3V21',
  2: 'M3 8C3 1 15 1 15 8 15 13 6 16 3 21H15',
  3: 'M3 4H14L8 11C17 11 17 21 8 21 5 21 3 19.500 2.500 18',
  4: 'M12 21V3L2 15.500H16',
}

const digit = (number: number) =>
  `<g transform="translate(66 40) scale(1.450)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${DIGITS[number]}" stroke="#fffaf0" stroke-width="8"/><path d="${DIGITS[number]}" stroke="${FAMILY.cat.deep}" stroke-width="4"/></g>`
