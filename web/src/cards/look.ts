// How a card is printed in the browser, and how its picture is drawn by the build. One line a card.
import type { Family } from '../art/palette.ts'
import type { Scene } from '../art/scenes.ts'

/** What the browser needs to print a card. */
export interface CardLook {
  family?: Family // the colour of its paper
  colour?: string // a colour of its game instead
  mark: string // the picture in its corner
  letter?: string // the message of a letter beside the mark
  title?: string // the message of its title; `card-KIND` if left out
}

/** A card whose picture is drawn from a scene with one large picture, and a smaller one or a number. */
export interface Look extends CardLook {
  family: Family
  scene: Scene
  picture: string
  extra?: string
  number?: number
}

/** A look. `mark` is a glyph; 'extra' repeats the smaller picture in the corner. */
export const look = (family: Family, scene: Scene, picture: string, mark: string, extra?: string): Look => ({
  family,
  scene,
  picture,
  mark: mark === 'extra' ? `i-${extra}` : `g-${mark}`,
  ...(extra === undefined ? {} : { extra }),
})
