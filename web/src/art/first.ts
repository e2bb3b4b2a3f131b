// Which pictures the first page shows; the others are in the sheet of the tables.

/** The cards in the fan on the first page. */
export const FAN = ['defuse', 'see-the-future', 'kitten', 'nope', 'attack'] as const

const FIRST = new Set([...FAN.map((slug) => `card-${slug}`), 'logo', 'i-robot', 'i-trophy'])
const GROUPS = ['g-', 'box-']

export const isFirst = (id: string) => FIRST.has(id) || GROUPS.some((group) => id.startsWith(group))
