// The paper colours of each card family: deep, main, light, pale. css/families.css has the same; a test compares them.

type Sheet = 'deep' | 'main' | 'light' | 'pale'
export type Colours = Record<Sheet, string>

export const paper = (deep: string, main: string, light: string, pale: string): Colours => ({ deep, main, light, pale })

export const FAMILY = {
  kitten: paper('#a3122b', '#e0304a', '#ff7f7a', '#ffd2c8'),
  defuse: paper('#13633a', '#279a5c', '#78d197', '#d3f2d6'),
  nope: paper('#1c1622', '#1c1622', '#ffd02b', '#ffe98c'),
  attack: paper('#9c3d00', '#ef7417', '#ffab57', '#ffdfb4'),
  future: paper('#154b96', '#2f7fe0', '#84bcf8', '#d5e9ff'),
  cat: paper('#582a9b', '#8a54d6', '#bd9df0', '#e8dbfc'),
  armageddon: paper('#4a1470', '#6d22a0', '#f3b52c', '#ffe5a0'),
  trick: paper('#0a5a66', '#1593a2', '#74ced5', '#cff1f0'),
} as const satisfies Record<string, Colours>

/** A family of cards: the name of its paper colours. */
export type Family = keyof typeof FAMILY
