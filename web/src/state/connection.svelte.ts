// One WebSocket to one room: sends the hello, reconnects with backoff, and resends moves until they are acknowledged.
import { CLOSED, PROTOCOL, RULES, type FromClient, type FromServer, type HelloRequest, type MoveRequest } from '../wire'

/**
 * joining: not admitted yet; here: connected; lost, restarting: reconnecting; full: retried until there is room;
 * waiting: the host is asked to let this client in; password: the room needs one; the rest are final.
 */
export type Status =
  | 'joining'
  | 'here'
  | 'lost'
  | 'restarting'
  | 'waiting'
  | 'password'
  | 'gone'
  | 'barred'
  | 'locked'
  | 'declined'
  | 'kept-out'
  | 'full'
  | 'nobody'
  | 'outdated'
  | 'closed'

/** Sockets and timers; tests bring their own. */
export interface Transport {
  open: () => WebSocket
  wait: (ms: number, then: () => void) => () => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const RESTART_TRIES = 12 // about a minute; after that the connection counts as lost
const FINAL: Partial<Record<string, Status>> = {
  'no-room': 'gone',
  barred: 'barred',
  full: 'full',
  locked: 'locked',
  password: 'password',
  knock: 'declined',
  'kept-out': 'kept-out',
}

const browser: Transport = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
  wait: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export class Connection {
  status: Status = $state('joining')
  #socket: WebSocket | null = null
  #unacknowledged = new Map<string, MoveRequest>()
  #tries = 0
  #cancel: (() => void) | null = null

  constructor(
    private readonly hello: () => HelloRequest,
    private readonly receive: (frame: FromServer[]) => void,
    private readonly transport: Transport = browser,
  ) {}

  /** Connect now, replacing the present socket and any scheduled attempt. */
  open(): void {
    this.#cancel?.()
    this.#cancel = null
    const before = this.#socket
    const socket = this.transport.open()
    this.#socket = socket
    before?.close()
    socket.onopen = () => {
      if (socket !== this.#socket) return
      socket.send(JSON.stringify(this.hello()))
      for (const move of this.#unacknowledged.values()) socket.send(JSON.stringify(move))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer[])
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onClose(event.code)
    }
  }

  /** Skip the wait before the next attempt, if one is scheduled. */
  reconnectNow(): void {
    if (this.#cancel) this.open()
  }

  /** Send a message. A move is kept until it is acknowledged; anything else is lost if there is no connection. */
  send(message: FromClient): void {
    if (message.type === 'move') this.#unacknowledged.set(message.id, message)
    if (this.#socket?.readyState === 1 && this.status === 'here') this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#cancel?.()
    this.status = 'closed'
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #receive(frame: FromServer[]): void {
    for (const message of frame) {
      if (message.type === 'welcome') {
        this.#tries = 0
        this.status = message.protocol === PROTOCOL && message.rules === RULES ? 'here' : 'outdated'
      } else if (message.type === 'waiting') {
        this.#tries = 0
        this.status = 'waiting'
      } else if (message.type === 'ack') this.#unacknowledged.delete(message.id)
      else if (message.type === 'refused') {
        if (message.id) this.#unacknowledged.delete(message.id)
        else if (message.about === 'hello' || this.status !== 'here') this.status = FINAL[message.code] ?? this.status
      }
    }
    this.receive(frame)
  }

  #onClose(code: number): void {
    this.#socket = null
    if (this.status === 'full') this.#reconnectAfter(LONGEST_WAIT)
    if (!['joining', 'here', 'lost', 'restarting', 'waiting'].includes(this.status)) return
    const first = this.status === 'joining' && this.#tries === 0 // never connected: nothing is lost yet
    const announced = code === CLOSED.restart
    // an announced restart is shown as one while the server is away
    const restarts = announced || (this.status === 'restarting' && this.#tries < RESTART_TRIES)
    if (!first) this.status = restarts ? 'restarting' : 'lost'
    const wait = announced && this.#tries === 0 ? 0 : FIRST_WAIT * 2 ** this.#tries
    this.#tries += 1
    this.#reconnectAfter(wait)
  }

  #reconnectAfter(wait: number): void {
    this.#cancel = this.transport.wait(Math.min(wait, LONGEST_WAIT), () => this.open())
  }
}
