// What a seat saw, told in sentences; the cards and players in them stay recognisable, as links and names.
import { nameOf } from '../cards/titles'
import { isColour } from '../cards/looks'
import { t } from '../state/words.svelte'
import type { Seen } from '../wire'

/** A piece of a sentence: plain words, a card, or a player. */
export interface Part {
  text: string
  card?: string
  seat?: string
}

export interface Told {
  n: number // of the event it begins with
  what: string
  seat: string | null
  parts: Part[]
}

export interface Reader {
  me: string | null
  name: (seat: string) => string
}

const TOGETHER = new Set(['dealt', 'discard', 'remove', 'future', 'peek']) // runs of these make one sentence
const SILENT = new Set(['pass']) // told to nobody but the one who passed, who knows

/** Sentences about events of one seat's stream, in order. */
export function tell(events: readonly Seen[], reader: Reader): Told[] {
  const told: Told[] = []
  for (let i = 0; i < events.length;) {
    const first = events[i] as Seen
    let end = i + 1
    if (TOGETHER.has(first.what)) {
      while (events[end]?.what === first.what && events[end]?.seat === first.seat) end += 1
    }
    const sentence = SILENT.has(first.what) ? '' : sentenceOf(first, events.slice(i, end), reader)
    if (sentence) told.push({ n: first.n, what: first.what, seat: first.seat ?? null, parts: parts(sentence) })
    i = end
  }
  return told
}

/** A log that grows: what was told once is not told again, unless its beginning or its key is another. */
export class Telling {
  #told: Told[] = []
  #count = 0
  #last: Seen | undefined
  #key = ''

  /** The sentences about a log; `key` is whatever else they depend on: the language, the names. */
  of(log: readonly Seen[], reader: Reader, key: string): readonly Told[] {
    if (key !== this.#key || log[this.#count - 1] !== this.#last) {
      this.#told = []
      this.#count = 0
      this.#key = key
    }
    if (log.length > this.#count) this.#told = [...this.#told, ...tell(log.slice(this.#count), reader)]
    this.#count = log.length
    this.#last = log.at(-1)
    return this.#told
  }
}

/** The sentences for a page: that a play goes ahead goes without saying where nobody had Noped it. */
export const written = (told: readonly Told[]): Told[] =>
  told.filter(({ what }, n) => what !== 'stands' || told[n - 1]?.what === 'nope')

/** The parts for a page that breaks lines: what follows a card without a space goes `after` it, on the same line. */
export function joined(parts: readonly Part[]): (Part & { after: string })[] {
  const after = (n: number): string => (parts[n]?.card ? (/^[^\s]+/.exec(parts[n + 1]?.text ?? '')?.[0] ?? '') : '')
  return parts
    .map((part, n) => ({
      ...part,
      text: part.card ? part.text : part.text.slice(after(n - 1).length),
      after: after(n),
    }))
    .filter(({ text }) => text)
}

/** A sentence as plain text, for a live region. */
export const plain = (told: Told): string => told.parts.map((part) => part.text).join('')

// Cards and players travel through the catalogue between marks of the private use area, which no text has.
const card = (kind: string) => `\uE000c${kind}\uE001`
const MARK = /\uE000([cs])([^:\uE001]*):?([^\uE001]*)\uE001/

/** A card in a sentence; without its face it is just a card. */
const shown = (kind: string | null | undefined) => (kind ? card(kind) : t('event-a-card'))

function parts(sentence: string): Part[] {
  const found: Part[] = []
  let rest = sentence
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    if (mark.index) found.push({ text: rest.slice(0, mark.index) })
    const [whole, sign, id = '', name = ''] = mark
    found.push(sign === 's' ? { text: name, seat: id } : { text: thing(id), card: id })
    rest = rest.slice(mark.index + whole.length)
  }
  if (rest) found.push({ text: rest })
  return found
}

/** A card, colour or disc by its name. */
export function thing(id: string): string {
  const disc = /^(move|move-or-flip|flip-then-move)-(\d+)$/.exec(id)
  if (disc) return t(`disc-${disc[1]}`, { spaces: Number(disc[2]) })
  if (id === 'leapfrog' || id === 'magnet') return t(`disc-${id}`)
  const front = id.split('/')[0] ?? id
  return isColour(front) ? t(`colour-${front}`) : nameOf(front)
}

function sentenceOf(event: Seen, run: readonly Seen[], reader: Reader): string {
  const who = (seat: string | null | undefined) => (seat ? `\uE000s${seat}:${reader.name(seat)}\uE001` : '')
  const me =
    event.seat && event.seat === reader.me ? 'seat' : event.other && event.other === reader.me ? 'other' : 'none'
  const args = {
    me,
    seat: who(event.seat),
    other: who(event.other),
    card: shown(event.card),
    named: shown(event.named),
    nope: card('nope'),
    count: event.count ?? 0,
    cards: cardsOf(event, run),
    ...more(event, reader.me),
  }
  const id = messageOf(event, me)
  return id ? t(`event-${id}`, args) : ''
}

/** What only some events have. */
function more(event: Seen, me: string | null): Record<string, string | number> {
  switch (event.what) {
    case 'kitten':
    case 'trap':
      return { card: card('kitten') }
    case 'hide':
      return { place: event.place ?? 0 }
    case 'move':
      return { space: t('event-space', { number: event.place ?? 0 }) }
    case 'exchange':
      return { space: t('event-space', { number: (event.other === me ? event.count : event.place) ?? 0 }) }
    case 'top':
      return backColours(event)
  }
  return {}
}

function backColours(event: Seen): Record<string, string> {
  const [first = '', second = '', third = ''] = (event.card?.split('/')[1] ?? '').split('-')
  return { first: card(first), second: card(second), third: card(third) }
}

/** Several cards in one sentence: those that are seen by name, the others counted. */
function cardsOf(event: Seen, run: readonly Seen[]): string {
  if (event.what === 'play') return played(event)
  if (event.what === 'score' || event.what === 'steal') return t('event-cards', { count: event.count ?? 0 })
  const seen = run.flatMap((one) => (one.card ? [card(one.card)] : []))
  const hidden = run.length - seen.length
  const counted = t(event.what === 'peek' ? 'event-discs' : 'event-cards', { count: hidden })
  return [...seen, ...(hidden ? [counted] : [])].join(', ')
}

function played(event: Seen): string {
  const cards = event.cards ?? []
  const first = cards[0]
  if (first && event.note) return t('event-play-as', { card: card(first), as: card(event.note) })
  return cards.map(card).join(' + ')
}

/** Which message tells an event; none for what goes without saying. */
function messageOf(event: Seen, me: string): string {
  const mantis = event.card?.includes('/') === true
  switch (event.what) {
    case 'turn':
      return event.note === 'again' ? 'turn-again' : (event.count ?? 0) > 1 ? 'turn-owed' : 'turn'
    case 'play':
      return event.named ? 'play-naming' : event.other ? 'play-at' : 'play'
    case 'nope':
      return event.note === 'yup' ? 'yup' : 'nope'
    case 'kitten':
      return event.note === 'bottom' || event.note === 'discard' ? `kitten-${event.note}` : 'kitten'
    case 'hide':
      return event.place === undefined || event.place === null ? 'hide' : 'hide-at'
    case 'shuffle':
      return !event.seat ? 'shuffle-used' : event.note === 'discs' ? 'shuffle-discs' : 'shuffle'
    case 'future':
    case 'peek':
      return event.card ? `${event.what}-seen` : event.what
    case 'lay':
      return event.card && me === 'seat' ? 'lay-seen' : 'lay'
    case 'steal':
      return !mantis ? 'steal' : event.count ? 'tank-steal' : 'tank-miss'
    case 'score':
      return event.count ? 'score' : 'score-miss'
    case 'top':
      return mantis ? 'back' : 'top'
    case 'disc':
      return event.note === 'bottom' ? 'disc-bottom' : 'disc'
    case 'flip':
      return `flip-${event.note}`
  }
  return event.what
}
