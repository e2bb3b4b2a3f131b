// Moves in words, read from their notation.
import { nameOf } from '../cards/card-text'
import { t, words } from '../state/words.svelte'
import type { Why } from '../wire'
import { thingName, type Reader } from './event-text'
import { allOf } from './lists'

/** A move: `draw`, `hide@3`, `give skip`, `a+a+a>B:c`, `steal>C`, `order x y`. */
export function moveText(move: string, { name, events }: Pick<Reader, 'name' | 'events'>): string {
  const whole = words.find(`move-${move}`)
  if (whole) return whole
  const [verb = '', ...things] = move.split(' ')
  if (things.length) {
    const cards = allOf(things.map((thing) => thingName(thing, events)))
    return words.find(`move-${verb}`, { cards }) ?? move
  }
  if (move.startsWith('hide@')) return t('move-hide', { place: Number(move.slice(5)) + 1 })
  const [front = '', named = ''] = move.split(':')
  const [played = '', target = ''] = front.split('>')
  const who = target ? name(target) : ''
  if (words.has(`move-${played}-at`)) return t(`move-${played}-at`, { name: who, card: named ? nameOf(named) : '' })
  const [cards = '', as = ''] = played.split('=')
  const list = cardNames(cards.split('+'))
  const all = as ? `${list} (${nameOf(as)})` : list
  const aimed = target ? t('move-play-at', { cards: all, name: who }) : t('move-play', { cards: all })
  return named ? `${aimed}: ${nameOf(named)}` : aimed
}

/** The reason for a move with the names of the players; as the server gives it if no catalogue has it. */
export function whyText({ key, numbers, text }: Why, { name }: Pick<Reader, 'name'>): string {
  const seat = numbers['seat']
  return words.find(`hint-why-${key}`, typeof seat === 'string' ? { ...numbers, seat: name(seat) } : numbers) ?? text
}

/** Cards by name; several of one kind are counted. */
function cardNames(kinds: readonly string[]): string {
  const count = (kind: string): number => kinds.filter((other) => other === kind).length
  return [...new Set(kinds)]
    .map((kind) => (count(kind) > 1 ? `${count(kind)}× ${nameOf(kind)}` : nameOf(kind)))
    .join(' + ')
}
