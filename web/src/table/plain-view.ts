// What a view of an unknown game shows, as plain text.

/** Fields that every view has and that the plain table shows in its own way, or not at all. */
const COMMON = new Set(['type', 'edition', 'options', 'seat', 'turn', 'ask', 'winners'])

/** The other fields of a view with their values; those of the seats under their names. */
export function factsOf(view: object, name: (seat: string) => string): [key: string, value: string][] {
  return Object.entries(view).flatMap(([key, value]): [string, string][] => {
    if (COMMON.has(key)) return []
    if (key !== 'seats' || !Array.isArray(value)) return [[key, textOf(value)]]
    return value.flatMap(({ seat, ...rest }: { seat: string }): [string, string][] =>
      Object.keys(rest).length ? [[name(seat), textOf(rest)]] : [],
    )
  })
}

/** A value of a view: lists and tables on one line. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (value === null || typeof value !== 'object') return String(value ?? '')
  return Object.entries(value)
    .map(([key, part]) => `${key} ${textOf(part)}`)
    .join(', ')
}
