// Which pictures are in the sheet of the first page; the others are in the sheet of the tables.
import { GAMES } from '../games'
import { LEVEL_FACES } from './faces'

const FIRST = new Set([
  ...GAMES.flatMap(({ cover = [] }) => cover.map((kind) => `card-${kind}`)),
  ...Object.values(LEVEL_FACES).map((picture) => `i-${picture}`),
  'logo',
  'i-robot',
  'i-trophy',
])
const GROUPS = ['g-', 'box-']

export const isInFirstSheet = (id: string) => FIRST.has(id) || GROUPS.some((group) => id.startsWith(group))
