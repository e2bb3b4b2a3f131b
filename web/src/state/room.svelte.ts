// A room: who is in it, what was said, and the table in the middle.
import { PROTOCOL, RULES, type EmotedMessage, type FromClient, type FromServer, type HelloMessage } from '../wire'
import type { RefusedMessage, RoomState, SaidMessage, SeatState, StandingMessage } from '../wire'
import { dealtWith, sealedAgain, uncertain, type Sealed } from '../table/deal'
import { Advice } from './advice.svelte'
import { api, Refusal } from './api'
import { Connection, type World } from './connection.svelte'
import { settings } from './settings.svelte'
import { Table, type Step } from './table.svelte'
import { t, words } from './words.svelte'

/** A line of chat or a sign. */
export type Talk = (SaidMessage | EmotedMessage) & { n: number }

/** What is answered in every reaction window. */
export type Standing = StandingMessage['answer']

const KEPT = 100 // lines of talk
const SHOWN = 4_000 // ms that a sign stays at its seat
const MUTED = 60 // seats that a device remembers not to hear

/** Whether no game is going on. */
const between = (stage: RoomState['stage'] | undefined): boolean => stage === 'over' || stage === 'open'

export class Room {
  state: RoomState | null = $state.raw(null)
  met = $state(false) // the server has said who sits where
  seat: string | null = $state(null)
  talk: readonly Talk[] = $state.raw([])
  signs: Readonly<Record<string, string>> = $state.raw({}) // the emotes at the seats, for a moment
  refusal: RefusedMessage | null = $state.raw(null) // the last one, until it is dismissed
  standing: Standing = $state('ask')
  barred = $state(false) // the host has removed one: there is no seat here any more
  #settingOut = $state(false)
  unseated: '' | 'taken' | 'removed' = $state('') // how one lost one's seat without getting up; until it is dismissed
  #sealed: Sealed = $state.raw({ game: 0, commitment: '', text: '', added: false }) // before the last deal one was there for
  readonly connection: Connection
  readonly table: Table
  readonly advice = new Advice((message) => this.send(message))
  #hosts = $state(false)
  #introduced: 'no' | 'asking' | 'yes' = 'no' // whether this server was asked who one is, since one was last let in
  #left = false // one's seat was given up here, a moment ago
  #moves = 0
  #spoken = '' // the id of the last answer that says something: whoever let it happen need not hear that it was too late
  #talked = 0

  constructor(
    readonly code: string,
    world?: World,
    public watch = false, // only watch, even with a seat
  ) {
    this.connection = new Connection(
      () => this.#hello(),
      (frame) => this.#receive(frame),
      world,
    )
    this.table = new Table((ask, move) => {
      this.#moves += 1
      const id = `${ask.game}.${ask.id}.${this.#moves}.${Math.random().toString(36).slice(2, 8)}`
      if (move !== 'pass') this.#spoken = id
      this.send({ type: 'move', id, game: ask.game, ask: ask.id, move })
    })
  }

  /** Find the room and connect to it; its whole log comes along. */
  async enter(): Promise<void> {
    try {
      const state = await api.room(this.code)
      this.state ??= state
      this.table.begin(state.game)
    } catch (trouble) {
      if (trouble instanceof Refusal && trouble.code === 'no-room') {
        this.connection.status = 'gone'
        return
      }
    }
    this.connection.open()
  }

  send(message: FromClient): void {
    if (message.type === 'leave') this.#left = true
    this.connection.send(message)
  }

  leave(): void {
    this.connection.close()
  }

  /** The seat of a letter. */
  at(seat: string | null | undefined): SeatState | undefined {
    return this.state?.seats.find((found) => found.seat === seat)
  }

  get mine(): SeatState | undefined {
    return this.at(this.seat)
  }

  get hosting(): boolean {
    return this.mine ? this.mine.host === true : this.#hosts
  }

  /** Whether seats and options are looked at, not the table of the game that is over. */
  get settingOut(): boolean {
    return this.#settingOut && between(this.state?.stage)
  }

  set settingOut(on: boolean) {
    this.#settingOut = on
  }

  /** The seats one does not hear; the empty one is everybody who watches. */
  get deaf(): readonly string[] {
    const here = `${this.code}.`
    return settings.chosen.muted.filter((kept) => kept.startsWith(here)).map((kept) => kept.slice(here.length))
  }

  /** Hear no more of a seat, or of everybody who watches, or hear them again. */
  mute(seat: string, on: boolean): void {
    const muted = settings.chosen.muted.filter((kept) => kept !== `${this.code}.${seat}`)
    settings.set({ muted: on ? [...muted.slice(1 - MUTED), `${this.code}.${seat}`] : muted })
    this.send({ type: 'mute', seat: seat || null, on })
  }

  /** Whether odds are shown: the room allows it, and this device wants them. */
  get helped(): boolean {
    return this.state?.helper !== false && settings.chosen.helper
  }

  /** Whether hints are given: only where nobody else plays. */
  get hints(): boolean {
    const others = this.state?.seats.filter(({ seat }) => seat !== this.seat) ?? []
    return this.helped && this.seat !== null && others.every(({ name }) => !name)
  }

  /** What the server was bound to before this game's deal, and what one added; null if one came later. */
  get sealed(): Sealed | null {
    return this.#sealed.game === this.table.game ? this.#sealed : null
  }

  #hello(): HelloMessage {
    const hello: HelloMessage = { type: 'hello', room: this.code, views: 'always' }
    return { ...hello, watch: this.watch, game: this.table.game, seen: this.table.seen }
  }

  #receive(frame: FromServer[]): void {
    const step: Step = { events: [], view: null, ask: null, clock: null, quiet: false }
    for (const message of frame) this.#hear(message, step)
    if (step.events.length || step.view || step.ask || step.clock) this.table.take(step)
  }

  #hear(message: FromServer, step: Step): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL || message.rules !== RULES) return
        this.#introduced = 'no'
        this.met = true
        this.#hosts = message.host === true
        this.barred = message.barred === true
        if (!this.state || this.table.view === null) this.#arrive(message.room, message.seat ?? null)
        this.advice.lost()
        this.standing = message.standing ?? 'ask'
        for (const seat of this.deaf) this.send({ type: 'mute', seat: seat || null }) // the server forgets with the connection
        if (message.room.stage !== 'sealed') this.#sealed = uncertain(this.#sealed)
        this.state = message.room
        this.#sit(message.seat ?? null, message.room, message.barred === true)
        step.quiet = true
        return
      case 'room':
        this.state = message.room
        return
      case 'reached':
        if (this.state) this.state = { ...this.state, stage: message.stage, game: message.game }
        return
      case 'sealed':
        this.#seal(message.game, message.commitment)
        return
      case 'dealt':
        this.#sealed = dealtWith(this.#sealed, message.game, message.entropy)
        return
      case 'events':
        if (message.game !== this.table.game) this.#begin(message.game)
        step.events = [...step.events, ...message.events.filter((event) => event.n > this.table.seen)]
        return
      case 'view':
        if (message.game !== this.table.game) this.#begin(message.game)
        step.view = message.view
        if (!step.events.length && message.seen > this.table.seen) this.table.seen = message.seen
        return
      case 'ask':
        step.ask = message
        this.advice.attend(message)
        return
      case 'stands':
        this.standing = message.answer
        return
      case 'chances':
      case 'hinted':
        this.advice.hear(message)
        return
      case 'reasons':
        this.table.reasons = message
        return
      case 'clock':
        step.clock = message
        return
      case 'ack':
        this.table.accepted()
        return
      case 'refused':
        if (message.about === 'move') this.table.refused()
        if (this.advice.refused(message)) return
        if (message.code === 'who') {
          void this.#introduce()
          return
        }
        if (message.about === 'entropy') {
          this.#sealed = uncertain(this.#sealed) // too late, or another device of ours was first
          return
        }
        if (message.code !== 'stale' || message.id === this.#spoken) this.refusal = message
        return
      case 'emoted':
        this.#sign(message)
        this.#keep(message)
        return
      case 'said':
        this.#keep(message)
        return
      case 'revealed':
        this.table.revealed = message
    }
  }

  /** Whoever opens a link has not been here before: become somebody, and come in. Without cookies that cannot last. */
  async #introduce(): Promise<void> {
    if (this.#introduced === 'yes') this.connection.status = 'nobody'
    if (this.#introduced !== 'no') return
    this.#introduced = 'asking'
    try {
      await words.need('home')
      await api.guest(settings.chosen.name || t('home-guest'))
      this.#introduced = 'yes'
    } catch {
      this.#introduced = 'no' // the connection tries again by itself, and so this is tried again too
      return
    }
    if (this.connection.status !== 'closed') this.connection.open()
  }

  /** Another game is dealt. */
  #begin(game: number): void {
    this.table.begin(game)
    this.#settingOut = false
    this.refusal = null // what was said before the deal is over
  }

  /** Whoever comes between two games comes to the seats: a player only once something has been changed since. */
  #arrive({ stage }: RoomState, seat: string | null): void {
    this.#settingOut = !this.watch && (stage === 'open' || (stage === 'over' && seat === null))
  }

  /** Where one sits now; whoever did not get up themselves is told that their seat is gone, and by whom. */
  #sit(seat: string | null, room: RoomState, barred: boolean): void {
    if (seat !== this.seat && this.table.view) this.table.begin(room.game)
    const lost = this.seat !== null && seat === null && !this.#left
    this.unseated = !lost ? '' : barred ? 'removed' : 'taken'
    this.#left = false
    this.seat = seat
  }

  /** Remember a line of talk. */
  #keep(message: SaidMessage | EmotedMessage): void {
    this.talk = [...this.talk.slice(1 - KEPT), { ...message, n: (this.#talked += 1) }]
  }

  /** Show a sign at its seat for a moment, if its maker is not muted. */
  #sign({ seat, emote }: EmotedMessage): void {
    if (!seat || this.deaf.includes(seat)) return
    this.signs = { ...this.signs, [seat]: emote }
    setTimeout(() => (this.signs = { ...this.signs, [seat]: '' }), SHOWN)
  }

  /** A game is about to be dealt: add to its chances. */
  #seal(game: number, commitment: string): void {
    const bytes = this.seat === null ? [] : crypto.getRandomValues(new Uint8Array(16))
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    this.#sealed = sealedAgain(this.#sealed, { game, commitment, text, added: false })
    if (this.#sealed.text) this.send({ type: 'entropy', game, text: this.#sealed.text })
  }
}
