// Events as sentences. Cards and players inside a sentence stay recognisable, so that they can be shown as links and names.
import { nameOf } from '../cards/card-text'
import { t, words, type Args } from '../state/words.svelte'
import type { Seen } from '../wire'
import { allOf } from './lists'

/** A part of a sentence: plain text, a card, or a player. */
export interface Part {
  text: string
  card?: string
  seat?: string
}

export interface Sentence {
  n: number // of its first event
  what: string
  seat: string | null
  actor: string | null // who did it: not always the seat that it is about
  parts: Part[]
}

/** Whether the reader did what an event says, or had it done to them. */
export type Me = 'seat' | 'other' | 'none'

/** How a game words its events. Whatever is left out is worded as in every game. */
export interface EventGrammar {
  /** The message of an event, without `event-`; undefined: that of every game. */
  message?: (event: Seen, me: Me) => string | undefined
  /** Variables of the message, besides those of every event. */
  args?: (event: Seen, reader: string | null) => Args
  /** Events of which a run by one seat makes one sentence. */
  runs?: ReadonlySet<string>
  /** The message that counts what was not seen of an event; `event-cards` if left out. */
  unit?: (event: Seen) => string
  /** The name of a thing that is no card; undefined: it is a card. */
  nameOf?: (id: string) => string | undefined
  /** Events that are not told at the end of a game, in a replay's caption, or both. */
  minor?: { ending?: readonly string[]; replay?: readonly string[] }
  /** Who did what an event tells; its seat if left out. */
  actor?: (event: Seen) => string | null | undefined
  /** Pictures before the sentence of an event; by default the face of its seat. */
  icons?: Readonly<Record<string, string>>
}

/** Whom sentences are for: the seat of the reader, the names of the players, and the grammar of the game. */
export interface Reader {
  me: string | null
  name: (seat: string) => string
  events: EventGrammar
}

const RUNS: ReadonlySet<string> = new Set(['dealt', 'discard'])
const SILENT: ReadonlySet<string> = new Set(['pass']) // only its own seat sees it

/** The sentences about events of one seat's stream, in order. */
export function eventSentences(events: readonly Seen[], reader: Reader): Sentence[] {
  const sentences: Sentence[] = []
  for (let i = 0; i < events.length;) {
    const first = events[i] as Seen
    let end = i + 1
    if (RUNS.has(first.what) || reader.events.runs?.has(first.what)) {
      while (events[end]?.what === first.what && events[end]?.seat === first.seat) end += 1
    }
    const text = SILENT.has(first.what) ? '' : sentenceOf(first, events.slice(i, end), reader)
    if (text) {
      const parts = partsOf(text, reader.events)
      const { n, what, seat = null } = first
      sentences.push({ n, what, seat, actor: (reader.events.actor?.(first) ?? seat) || null, parts })
    }
    i = end
  }
  return sentences
}

/** Caches the sentences of a log that grows: only new events are worded. */
export class SentenceCache {
  #sentences: Sentence[] = []
  #count = 0
  #last: Seen | undefined
  #key = ''

  /** The sentences of a log; `key` is whatever else they depend on, as the locale and the names. */
  of(log: readonly Seen[], reader: Reader, key: string): readonly Sentence[] {
    if (key !== this.#key || log[this.#count - 1] !== this.#last) {
      this.#sentences = []
      this.#count = 0
      this.#key = key
    }
    if (log.length > this.#count) {
      this.#sentences = [...this.#sentences, ...eventSentences(log.slice(this.#count), reader)]
    }
    this.#count = log.length
    this.#last = log.at(-1)
    return this.#sentences
  }
}

/** The sentences for a written log: that a play resolves is left out where nobody had Noped it. */
export const forLog = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ what }, n) => what !== 'stands' || sentences[n - 1]?.what === 'nope')

/** The parts for text that wraps: `after` is what follows a card without a space and stays on its line. */
export function unbreakable(parts: readonly Part[]): (Part & { after: string })[] {
  const after = (n: number): string => (parts[n]?.card ? (/^[^\s]+/.exec(parts[n + 1]?.text ?? '')?.[0] ?? '') : '')
  return parts
    .map((part, n) => ({
      ...part,
      text: part.card ? part.text : part.text.slice(after(n - 1).length),
      after: after(n),
    }))
    .filter(({ text }) => text)
}

/** A sentence as plain text. */
export const plainText = ({ parts }: Sentence): string => parts.map(({ text }) => text).join('')

// Cards and players pass through the catalogue between characters of the private use area.
const MARK = /\uE000([cs])([^:\uE001]*):?([^\uE001]*)\uE001/

/** A card as a variable of a message: it becomes a part of its own. */
export const cardMark = (kind: string): string => `\uE000c${kind}\uE001`

/** A card whose face may not have been seen, as a variable of a message. */
const anyCardMark = (kind: string | null | undefined) => (kind ? cardMark(kind) : t('event-a-card'))

function partsOf(sentence: string, grammar: EventGrammar): Part[] {
  const found: Part[] = []
  let rest = sentence
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    if (mark.index) found.push({ text: rest.slice(0, mark.index) })
    const [whole, sign, id = '', name = ''] = mark
    found.push(sign === 's' ? { text: name, seat: id } : { text: thingName(id, grammar), card: id })
    rest = rest.slice(mark.index + whole.length)
  }
  if (rest) found.push({ text: rest })
  return found
}

/** The name of a card, or of another thing that a game has. */
export const thingName = (id: string, grammar: EventGrammar): string => grammar.nameOf?.(id) ?? nameOf(id)

function sentenceOf(event: Seen, run: readonly Seen[], { me: reader, name, events: grammar }: Reader): string {
  const seatMark = (seat: string | null | undefined) => (seat ? `\uE000s${seat}:${name(seat)}\uE001` : '')
  const me: Me = event.seat && event.seat === reader ? 'seat' : event.other && event.other === reader ? 'other' : 'none'
  const args: Args = {
    me,
    seat: seatMark(event.seat),
    other: seatMark(event.other),
    card: anyCardMark(event.card),
    named: anyCardMark(event.named),
    nope: cardMark('nope'),
    count: event.count ?? 0,
    cards: cardList(event, run, grammar),
    ...grammar.args?.(event, reader),
  }
  const message = grammar.message?.(event, me) ?? commonMessage(event)
  return words.find(`event-${message}`, args) ?? bareSentence(event, args)
}

/** Several cards in one sentence: those whose face was seen by name, the others counted. */
function cardList(event: Seen, run: readonly Seen[], grammar: EventGrammar): string {
  if (event.what === 'play') return (event.cards ?? []).map(cardMark).join(' + ')
  const seen = run.flatMap(({ card }) => (card ? [card] : []))
  const hidden = run.length - seen.length
  const counted = hidden ? [t(grammar.unit?.(event) ?? 'event-cards', { count: hidden })] : []
  const names = seen.map((card) => thingName(card, grammar))
  return allOf([...names, ...counted], [...seen.map(cardMark), ...counted])
}

/** The message of an event that several games have. */
function commonMessage(event: Seen): string {
  if (event.what === 'play') return event.other ? 'play-at' : 'play'
  if (event.what === 'nope') return event.note === 'yup' ? 'yup' : 'nope'
  return event.what
}

/** An event that no catalogue words: who, what, and whatever it carries. */
const bareSentence = ({ what, card, cards, named, place, count, note }: Seen, { seat, other }: Args): string =>
  [seat, what, card, cards?.join(' + '), named, place, count, note, other]
    .filter((part) => part || part === 0)
    .join(' ')
