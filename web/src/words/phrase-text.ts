// Phrases that the server sends: a message of the catalogues with its arguments, so that a refusal is worded here.
import { nameOf } from '../cards/card-text'
import { words } from '../state/words.svelte'
import type { Phrase } from '../wire'
import { allOf, oneOf } from './lists'

type Argument = NonNullable<Phrase['arguments']>[string]
type NameOfSeat = (seat: string) => string

const SEATS: ReadonlySet<string> = new Set(['seat', 'other', 'seats']) // arguments that are letters of seats

/** The text of a phrase as a sentence, without the rules that it cites; undefined if its message is not loaded. */
export function phraseText(phrase: Phrase, name: NameOfSeat): string | undefined {
  const text = clauseOf(phrase, name)
  if (text === undefined) return undefined
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1)
}

function clauseOf({ message, arguments: given = {} }: Phrase, name: NameOfSeat): string | undefined {
  const args = Object.entries(given).map(([key, value]) => [key, argumentOf(key, value, name)])
  return words.find(message, Object.fromEntries(args) as Record<string, string | number>)
}

function argumentOf(key: string, value: Argument, name: NameOfSeat): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return SEATS.has(key) ? seatNames(value, name) : value
  if (Array.isArray(value)) return choiceOf(value, name)
  const card = /^card-([a-z0-9-]+)$/.exec(value.message)?.[1]
  return card ? nameOf(card) : (phraseText(value, name) ?? value.message)
}

/** Words to choose from, or phrases one after another. */
function choiceOf(parts: readonly (string | Phrase)[], name: NameOfSeat): string {
  const choices = parts.filter((part) => typeof part === 'string')
  if (choices.length) return oneOf(choices)
  return parts.map((part) => (typeof part === 'string' ? part : (phraseText(part, name) ?? part.message))).join(' ')
}

/** The names of `B` or `A C`. */
const seatNames = (letters: string, name: NameOfSeat): string =>
  allOf(letters.split(' ').map((seat) => (/^[A-I]$/.test(seat) ? name(seat) : seat)))
