// The paper colours of each colour of Mantis. css/families.css has the same; a test compares them.
import { paper, type Colours } from '../../art/palette'
import type { Colour } from '../../wire'

export const COLOUR: Record<Colour, Colours> = {
  red: paper('#a3122b', '#e0304a', '#ff8d86', '#ffd8d0'),
  orange: paper('#963b00', '#f07a1d', '#ffb36a', '#ffe2bd'),
  yellow: paper('#735200', '#f2bf22', '#ffe07a', '#fff0bd'),
  green: paper('#13633a', '#2ea564', '#86d7a2', '#d6f3da'),
  blue: paper('#154b96', '#3685e3', '#8fc3f9', '#d8eaff'),
  purple: paper('#582a9b', '#8a54d6', '#c3a6f2', '#eaddfc'),
  pink: paper('#97125f', '#e8559f', '#ffa3cc', '#ffdcec'),
}
