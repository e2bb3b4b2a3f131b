// A room: its seats, its chat, and the table that is played on.
import { PROTOCOL, RULES, type EmotedMessage, type FromClient, type FromServer, type HelloRequest } from '../wire'
import type { KnockMessage, NudgedMessage, RefusedMessage, PublicRoom, SaidMessage, PublicSeat } from '../wire'
import type { StandingRequest, WatchFasterMessage } from '../wire'
import { confirmEntropy, dropUnconfirmed, keepFirst, keepHashes, ownHash } from '../table/fairness'
import type { DealCommitment } from '../table/fairness'
import { Advice } from './advice.svelte'
import { api, Refusal } from './api'
import { Connection, type Transport } from './connection.svelte'
import { REACTION_TIMES, settings } from './settings.svelte'
import { Table, type Step } from './table.svelte'
import { t, words } from './words.svelte'

/** A chat message or an emote. */
export type ChatEntry = (SaidMessage | EmotedMessage) & { n: number }

/** The answer given in advance for every reaction window. */
export type StandingAnswer = StandingRequest['answer']

const WINDOWS: ReadonlySet<string> = new Set(['window', 'now']) // asks that a Nope answers
const CHAT_LENGTH = 100 // entries
const EMOTE_TIME = 4_000 // ms that an emote stays at its seat
const MOST_MUTED = 60 // muted seats that a device remembers

/** Whether no game is being played. */
const isBetweenGames = (stage: PublicRoom['stage'] | undefined): boolean => stage === 'over' || stage === 'open'

/** Times by the local clock from milliseconds that are left. */
const untilTimes = (left: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(left).map(([seat, ms]) => [seat, performance.now() + ms]))

export class Room {
  state: PublicRoom | null = $state.raw(null)
  welcomed = $state(false)
  seat: string | null = $state(null)
  chat: readonly ChatEntry[] = $state.raw([])
  emotes: Readonly<Record<string, string>> = $state.raw({}) // by seat, for a moment
  faster: WatchFasterMessage | null = $state.raw(null) // who wants the rest of the game played at once
  botIn: Readonly<Record<string, number>> = $state.raw({}) // by seat of who is away: when a bot takes over, by the local clock
  guess = $state('') // the seat that this player, who is out, bets on
  nudge: NudgedMessage | null = $state.raw(null) // somebody waits for this player
  askWhenAble = $state(false) // asked in reaction windows only when there is an answer besides a pass
  refusal: RefusedMessage | null = $state.raw(null) // the last one, until it is dismissed
  standing: StandingAnswer = $state('ask')
  password = $state('') // of the room, as this client has entered it
  knocks: readonly KnockMessage[] = $state.raw([]) // who waits for the host to let them in
  reported: readonly string[] = $state.raw([]) // the seats that this client has reported
  barred = $state(false) // removed by the host: this client gets no seat here any more
  #inLobby = $state(false)
  unseated: '' | 'taken' | 'removed' = $state('') // how the seat was lost, until that is dismissed
  #commitment: DealCommitment = $state.raw({ game: 0, commitment: '', text: '', added: false }) // of the last deal that this client saw
  readonly connection: Connection
  readonly table: Table
  readonly advice = new Advice((message) => this.send(message))
  #hosts = $state(false)
  #identity: 'none' | 'requested' | 'granted' = 'none' // since the last welcome
  #left = false // the seat was given up by this client
  #moves = 0
  #lastMove = '' // id of the last move that was no pass: only that one is worth a message when it comes too late
  #chatCount = 0

  constructor(
    readonly code: string,
    transport?: Transport,
    public watch = false, // as a spectator, even with a seat
  ) {
    this.connection = new Connection(
      () => this.#hello(),
      (frame) => this.#receive(frame),
      transport,
    )
    this.table = new Table((ask, move) => {
      this.#moves += 1
      const id = `${ask.game}.${ask.id}.${this.#moves}.${Math.random().toString(36).slice(2, 8)}`
      if (move !== 'pass') this.#lastMove = id
      if (WINDOWS.has(ask.what)) settings.set({ knowsNope: true })
      this.send({ type: 'move', id, game: ask.game, ask: ask.id, move })
    })
  }

  /** Load the state of the room and connect to it. */
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

  /** Come in with the password of the room. */
  enterWith(password: string): void {
    this.password = password
    this.connection.status = 'joining'
    this.connection.open()
  }

  /** Let somebody in who waits, or turn them away. */
  answerKnock(id: number, on: boolean): void {
    this.knocks = this.knocks.filter((knock) => knock.id !== id)
    this.send({ type: 'admit', id, on })
  }

  leave(): void {
    this.connection.close()
  }

  seatState(seat: string | null | undefined): PublicSeat | undefined {
    return this.state?.seats.find((found) => found.seat === seat)
  }

  get mine(): PublicSeat | undefined {
    return this.seatState(this.seat)
  }

  get hosting(): boolean {
    return this.mine ? this.mine.host === true : this.#hosts
  }

  /** Whether the lobby is shown between games, instead of the table of the last one. */
  get inLobby(): boolean {
    return this.#inLobby && isBetweenGames(this.state?.stage)
  }

  set inLobby(on: boolean) {
    this.#inLobby = on
  }

  /** The seats that are muted on this device; the empty one is all spectators. */
  get mutedSeats(): readonly string[] {
    const here = `${this.code}.`
    return settings.current.muted.filter((entry) => entry.startsWith(here)).map((entry) => entry.slice(here.length))
  }

  /** Mute a seat or, with an empty one, all spectators; or unmute them. */
  mute(seat: string, on: boolean): void {
    const muted = settings.current.muted.filter((entry) => entry !== `${this.code}.${seat}`)
    settings.set({ muted: on ? [...muted.slice(1 - MOST_MUTED), `${this.code}.${seat}`] : muted })
    this.send({ type: 'mute', seat: seat || null, on })
  }

  /** Whether odds are shown: the room allows them and this device wants them. */
  get showsOdds(): boolean {
    return this.state?.helper !== false && settings.current.helper
  }

  /** Whether this client plays against bots only. */
  get alone(): boolean {
    return this.seat !== null && (this.state?.seats ?? []).every(({ seat, name }) => seat === this.seat || !name)
  }

  /** Whether hints can be requested: only against bots. */
  get givesHints(): boolean {
    return this.showsOdds && this.alone
  }

  /** The server's commitment to this game's deal; null if this client joined later. */
  get commitment(): DealCommitment | null {
    return this.#commitment.game === this.table.game ? this.#commitment : null
  }

  #hello(): HelloRequest {
    const hello: HelloRequest = { type: 'hello', room: this.code, views: 'always' }
    const password = this.password ? { password: this.password } : {}
    return { ...hello, ...password, watch: this.watch, game: this.table.game, seen: this.table.seen }
  }

  #receive(frame: FromServer[]): void {
    const step: Step = { events: [], view: null, ask: null, clock: null, quiet: false }
    for (const message of frame) this.#handle(message, step)
    if (step.events.length || step.view || step.ask || step.clock) this.table.enqueue(step)
  }

  #handle(message: FromServer, step: Step): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL || message.rules !== RULES) return
        this.#identity = 'none'
        this.welcomed = true
        this.#hosts = message.host === true
        this.knocks = []
        this.barred = message.barred === true
        if (!this.state || this.table.view === null) this.#choosePage(message.room, message.seat ?? null)
        this.advice.reset()
        this.standing = message.standing ?? 'ask'
        for (const seat of this.mutedSeats) this.send({ type: 'mute', seat: seat || null }) // the server keeps it per connection
        if (message.room.stage !== 'sealed') this.#commitment = dropUnconfirmed(this.#commitment)
        this.state = message.room
        this.#sit(message.seat ?? null, message.room, message.barred === true)
        this.#endPatience()
        step.quiet = true
        return
      case 'room':
        this.state = message.room
        return
      case 'stage':
        if (this.state) this.state = { ...this.state, stage: message.stage, game: message.game }
        this.#endPatience()
        return
      case 'sealed':
        this.#onSealed(message.game, message.commitment, message.seats ?? [])
        return
      case 'committed':
        this.#commitment = keepHashes(this.#commitment, message.game, message.hashes)
        if (this.#commitment.game === message.game) this.#reveal()
        return
      case 'voided':
        this.refusal = { type: 'refused', code: 'not-now', text: '', phrase: message.phrase }
        return
      case 'dealt':
        this.#commitment = confirmEntropy(this.#commitment, message.game, message.entropy)
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
        this.advice.onAsk(message)
        return
      case 'knock':
        this.knocks = this.knocks.filter(({ id }) => id !== message.id)
        if (!message.gone) this.knocks = [...this.knocks, message]
        return
      case 'reported':
        this.reported = [...this.reported, message.seat]
        return
      case 'standing':
        this.standing = message.answer
        return
      case 'odds':
      case 'hint':
        this.advice.receive(message)
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
        if (this.advice.handleRefusal(message)) return
        if (message.code === 'who') {
          void this.#identify()
          return
        }
        if (message.about === 'entropy' || message.about === 'commit') {
          this.#commitment = dropUnconfirmed(this.#commitment) // too late, or another device of this player was first
          return
        }
        if (message.code !== 'stale' || message.id === this.#lastMove) this.refusal = message
        return
      case 'emoted':
        this.#showEmote(message)
        this.#addToChat(message)
        return
      case 'said':
        this.#addToChat(message)
        return
      case 'watch-faster':
        this.faster = message
        return
      case 'away':
        this.botIn = untilTimes(message.bot_in)
        return
      case 'nudged':
        this.nudge = message
        return
      case 'ask-when-able':
        this.askWhenAble = message.on
        return
      case 'revealed':
        this.table.revealed = message
    }
  }

  /** Get a guest identity and reconnect with it. A second request means that the browser keeps no cookies. */
  async #identify(): Promise<void> {
    if (this.#identity === 'granted') this.connection.status = 'nobody'
    if (this.#identity !== 'none') return
    this.#identity = 'requested'
    try {
      await words.load('home')
      await api.guest(settings.current.name || t('home-guest'))
      this.#identity = 'granted'
    } catch {
      this.#identity = 'none' // the connection reconnects by itself, which repeats this too
      return
    }
    if (this.connection.status !== 'closed') this.connection.open()
  }

  /** Start with another game. */
  #begin(game: number): void {
    this.table.begin(game)
    this.#inLobby = false
    this.refusal = null
    this.faster = this.nudge = null
    this.guess = ''
  }

  /** After somebody's first game the reaction windows of its room get their time limit: others may join the next one. */
  #endPatience(): void {
    if (!this.state || settings.current.patientRoom !== this.code || !isBetweenGames(this.state.stage)) return
    settings.set({ patientRoom: '' })
    const window = REACTION_TIMES[settings.current.reactionTime]
    if (this.hosting) this.send({ type: 'change', clock: { ...this.state.clock, window } })
  }

  /** Between two games, show the lobby to spectators; to a player only once the room has changed since the last game. */
  #choosePage({ stage }: PublicRoom, seat: string | null): void {
    this.#inLobby = !this.watch && (stage === 'open' || (stage === 'over' && seat === null))
  }

  /** Set the seat; note how it was lost, unless this client gave it up. */
  #sit(seat: string | null, room: PublicRoom, barred: boolean): void {
    if (seat !== this.seat && this.table.view) this.table.begin(room.game)
    const lost = this.seat !== null && seat === null && !this.#left
    this.unseated = !lost ? '' : barred ? 'removed' : 'taken'
    this.#left = false
    this.seat = seat
  }

  #addToChat(message: SaidMessage | EmotedMessage): void {
    this.chat = [...this.chat.slice(1 - CHAT_LENGTH), { ...message, n: (this.#chatCount += 1) }]
  }

  /** Show an emote at its seat for a moment, unless the seat is muted. */
  #showEmote({ seat, emote }: EmotedMessage): void {
    if (!seat || this.mutedSeats.includes(seat)) return
    this.emotes = { ...this.emotes, [seat]: emote }
    setTimeout(() => (this.emotes = { ...this.emotes, [seat]: '' }), EMOTE_TIME)
  }

  /** The server is committed to a deal: commit to this seat's entropy for it; if nobody else adds any, add it. */
  #onSealed(game: number, commitment: string, seats: readonly string[]): void {
    const adds = this.seat !== null && seats.includes(this.seat)
    const bytes = !adds ? [] : crypto.getRandomValues(new Uint8Array(16))
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const position = this.state?.seats.findIndex(({ seat }) => seat === this.seat) ?? 0
    const alone = adds && seats.length === 1
    this.#commitment = keepFirst(this.#commitment, { game, commitment, text, added: false, position, alone })
    if (!this.#commitment.text) return
    if (this.#commitment.alone) this.#reveal()
    else if (!this.#commitment.hashes) this.send({ type: 'commit', game, hash: ownHash(this.#commitment) })
  }

  /** Reveal this client's entropy, if it adds any. */
  #reveal(): void {
    const { game, text } = this.#commitment
    if (text) this.send({ type: 'entropy', game, text })
  }
}
