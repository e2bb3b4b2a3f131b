// The four sheets of paper of each family and of each colour of Mantis: deep, main, light, pale.
// The tokens in css/families.css are checked against this list.
import type { Family } from '../cards/looks.ts'
import type { Colours } from './scenes.ts'
import type { Colour } from './shapes.ts'

const sheets = (deep: string, main: string, light: string, pale: string): Colours => ({
  deep,
  main,
  light,
  pale,
})

export const FAMILY: Record<Family, Colours> = {
  kitten: sheets('#a3122b', '#e0304a', '#ff7f7a', '#ffd2c8'),
  defuse: sheets('#13633a', '#279a5c', '#78d197', '#d3f2d6'),
  nope: sheets('#1c1622', '#1c1622', '#ffd02b', '#ffe98c'),
  attack: sheets('#9c3d00', '#ef7417', '#ffab57', '#ffdfb4'),
  future: sheets('#154b96', '#2f7fe0', '#84bcf8', '#d5e9ff'),
  cat: sheets('#582a9b', '#8a54d6', '#bd9df0', '#e8dbfc'),
  armageddon: sheets('#4a1470', '#6d22a0', '#f3b52c', '#ffe5a0'),
  trick: sheets('#0a5a66', '#1593a2', '#74ced5', '#cff1f0'),
}

export const COLOUR: Record<Colour, Colours> = {
  red: sheets('#a3122b', '#e0304a', '#ff8d86', '#ffd8d0'),
  orange: sheets('#963b00', '#f07a1d', '#ffb36a', '#ffe2bd'),
  yellow: sheets('#735200', '#f2bf22', '#ffe07a', '#fff0bd'),
  green: sheets('#13633a', '#2ea564', '#86d7a2', '#d6f3da'),
  blue: sheets('#154b96', '#3685e3', '#8fc3f9', '#d8eaff'),
  purple: sheets('#582a9b', '#8a54d6', '#c3a6f2', '#eaddfc'),
  pink: sheets('#97125f', '#e8559f', '#ffa3cc', '#ffdcec'),
}
