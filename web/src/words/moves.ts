// Moves in words, for whoever is told about them; they are read from their texts alone.
import { nameOf } from '../cards/titles'
import { t, words } from '../state/words.svelte'
import { thing } from './telling'

/** A move: `draw`, `hide@3`, `give skip`, `loaf+loaf+loaf>B:defuse`, `steal>C`, `order move-1 magnet`. */
export function moveOf(move: string, name: (seat: string) => string): string {
  if (words.has(`move-${move}`)) return t(`move-${move}`)
  const [verb = '', ...things] = move.split(' ')
  if (things.length) return t(`move-${verb}`, { cards: things.map(thing).join(', ') })
  if (move.startsWith('hide@')) return t('move-hide', { place: Number(move.slice(5)) + 1 })
  const [front = '', named = ''] = move.split(':')
  const [played = '', target = ''] = front.split('>')
  const who = target ? name(target) : ''
  if (words.has(`move-${played}-at`)) return t(`move-${played}-at`, { name: who, card: named ? nameOf(named) : '' })
  const [cards = '', as = ''] = played.split('=')
  const list = listed(cards.split('+'))
  const whole = as ? `${list} (${nameOf(as)})` : list
  const aimed = target ? t('move-play-at', { cards: whole, name: who }) : t('move-play', { cards: whole })
  return named ? `${aimed}: ${nameOf(named)}` : aimed
}

/** Cards by name; several of one kind are counted. */
function listed(kinds: readonly string[]): string {
  const count = (kind: string): number => kinds.filter((other) => other === kind).length
  return [...new Set(kinds)]
    .map((kind) => (count(kind) > 1 ? `${count(kind)}× ${nameOf(kind)}` : nameOf(kind)))
    .join(' + ')
}
