// Parsed Fluent messages as compact JSON; only the features of Fluent that the catalogues use. The keys are kept apart from
// the patterns, because they are the same in every language.
import type { FluentResource } from '@fluent/bundle'

type Message = FluentResource['body'][number]
type Pattern = NonNullable<Message['value']>
type Element = Exclude<Pattern, string>[number]
type Select = Extract<Element, { type: 'select' }>
type VariantKey = Select['variants'][number]['key']

/** A text, or its parts: text, `[variable]`, `[literal, null]`, or `[variable, default, key, pattern, key, pattern, ...]`. */
export type PackedPattern = string | (string | PackedElement)[]
type PackedElement = [name: string, ...choice: (number | string | PackedPattern | null)[]]

/** The patterns of messages by their keys: `id`, or `id.attribute`. Throws for a feature that is not supported. */
export function pack(body: FluentResource['body']): Map<string, PackedPattern> {
  const packed = new Map<string, PackedPattern>()
  for (const { id, value, attributes } of body) {
    if (value !== null) packed.set(id, packPattern(value))
    for (const [name, pattern] of Object.entries(attributes)) packed.set(`${id}.${name}`, packPattern(pattern))
  }
  return packed
}

/** The messages of keys and their patterns. */
export function unpack(keys: readonly string[], patterns: readonly PackedPattern[]): Message[] {
  const messages = new Map<string, Message>()
  keys.forEach((key, n) => {
    const [id = key, attribute] = key.split('.')
    const message = messages.get(id) ?? { id, value: null, attributes: {} }
    const pattern = unpackPattern(patterns[n] ?? '')
    if (attribute) message.attributes[attribute] = pattern
    else message.value = pattern
    messages.set(id, message)
  })
  return [...messages.values()]
}

const packPattern = (pattern: Pattern): PackedPattern =>
  typeof pattern === 'string' ? pattern : pattern.map(packElement)

function packElement(element: Element): string | PackedElement {
  if (typeof element === 'string') return element
  if (element.type === 'var') return [element.name]
  if (element.type === 'str') return [element.value, null]
  if (element.type !== 'select' || element.selector.type !== 'var') throw new Error(`no catalogue has ${element.type}`)
  const variants = element.variants.flatMap(({ key, value }) => [key.value, packPattern(value)])
  return [element.selector.name, element.star, ...variants]
}

const unpackPattern = (packed: PackedPattern): Pattern =>
  typeof packed === 'string' ? packed : packed.map(unpackElement)

function unpackElement(packed: string | PackedElement): Element {
  if (typeof packed === 'string') return packed
  const [name, star, ...rest] = packed
  if (star === undefined) return { type: 'var', name }
  if (star === null) return { type: 'str', value: name }
  const variants = Array.from({ length: rest.length / 2 }, (_, n) => ({
    key: variantKey(rest[2 * n] as string | number),
    value: unpackPattern(rest[2 * n + 1] as PackedPattern),
  }))
  return { type: 'select', selector: { type: 'var', name }, variants, star: star as number }
}

const variantKey = (value: string | number): VariantKey =>
  typeof value === 'string' ? { type: 'str', value } : { type: 'num', value, precision: 0 }
