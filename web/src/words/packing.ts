// Messages as they travel: only what the catalogues use of Fluent, with as little around it as possible.
import type { FluentResource } from '@fluent/bundle'

type Message = FluentResource['body'][number]
type Pattern = NonNullable<Message['value']>
type Element = Exclude<Pattern, string>[number]
type Select = Extract<Element, { type: 'select' }>
type Key = Select['variants'][number]['key']

/** A text, or its pieces: text, `[variable]`, `[literal, null]`, or `[variable, standard, key, pattern, key, pattern, ...]`. */
type Packed = string | (string | PackedElement)[]
type PackedElement = [name: string, ...choice: (number | string | Packed | null)[]]

/** Id, text, and attributes where there are any. */
export type PackedMessage = [string, Packed | null, Record<string, Packed>?]

/** Make messages small; an Error for what no catalogue has used so far. */
export const pack = (body: FluentResource['body']): PackedMessage[] =>
  body.map(({ id, value, attributes }) => {
    const packed = value === null ? null : packPattern(value)
    return Object.keys(attributes).length ? [id, packed, mapped(attributes, packPattern)] : [id, packed]
  })

/** The messages again. */
export const unpack = (packed: readonly PackedMessage[]): FluentResource['body'] =>
  packed.map(([id, value, attributes]) => ({
    id,
    value: value === null ? null : unpackPattern(value),
    attributes: mapped(attributes ?? {}, unpackPattern),
  }))

const packPattern = (pattern: Pattern): Packed => (typeof pattern === 'string' ? pattern : pattern.map(packElement))

function packElement(element: Element): string | PackedElement {
  if (typeof element === 'string') return element
  if (element.type === 'var') return [element.name]
  if (element.type === 'str') return [element.value, null]
  if (element.type !== 'select' || element.selector.type !== 'var') throw new Error(`no catalogue has ${element.type}`)
  const variants = element.variants.flatMap(({ key, value }) => [key.value, packPattern(value)])
  return [element.selector.name, element.star, ...variants]
}

const unpackPattern = (packed: Packed): Pattern => (typeof packed === 'string' ? packed : packed.map(unpackElement))

function unpackElement(packed: string | PackedElement): Element {
  if (typeof packed === 'string') return packed
  const [name, star, ...rest] = packed
  if (star === undefined) return { type: 'var', name }
  if (star === null) return { type: 'str', value: name }
  const variants = Array.from({ length: rest.length / 2 }, (_, n) => ({
    key: keyOf(rest[2 * n] as string | number),
    value: unpackPattern(rest[2 * n + 1] as Packed),
  }))
  return { type: 'select', selector: { type: 'var', name }, variants, star: star as number }
}

const keyOf = (value: string | number): Key =>
  typeof value === 'string' ? { type: 'str', value } : { type: 'num', value, precision: 0 }

const mapped = <A, B>(all: Record<string, A>, change: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]))
