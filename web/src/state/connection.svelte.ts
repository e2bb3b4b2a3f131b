// One socket to one room: it says hello, comes back by itself, and sends a move again until it is acknowledged.
import { CLOSED, PROTOCOL, RULES, type FromClient, type FromServer, type HelloMessage, type MoveMessage } from '../wire'

/** joining: not in yet; here: all is well; lost, restarting: coming back; full: let in once there is room; the others stay as they are. */
export type Status =
  'joining' | 'here' | 'lost' | 'restarting' | 'gone' | 'barred' | 'full' | 'nobody' | 'outdated' | 'closed'

/** What a connection needs of the world; tests bring their own. */
export interface World {
  open: () => WebSocket
  wait: (ms: number, then: () => void) => () => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const RESTART_TRIES = 12 // about a minute; a server that is away for longer is lost
const FINAL: Partial<Record<string, Status>> = { 'no-room': 'gone', barred: 'barred', full: 'full' }

const browser: World = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
  wait: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export class Connection {
  status: Status = $state('joining')
  #socket: WebSocket | null = null
  #unanswered = new Map<string, MoveMessage>() // moves without an ack
  #tries = 0
  #cancel: (() => void) | null = null

  constructor(
    private readonly hello: () => HelloMessage,
    private readonly receive: (frame: FromServer[]) => void,
    private readonly world: World = browser,
  ) {}

  /** Connect, now; also instead of waiting any longer. */
  open(): void {
    this.#cancel?.()
    this.#cancel = null
    const before = this.#socket
    const socket = this.world.open()
    this.#socket = socket
    before?.close()
    socket.onopen = () => {
      if (socket !== this.#socket) return
      socket.send(JSON.stringify(this.hello()))
      for (const move of this.#unanswered.values()) socket.send(JSON.stringify(move))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as FromServer[])
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code)
    }
  }

  /** Try again at once, if the connection is being waited for. */
  hurry(): void {
    if (this.#cancel) this.open()
  }

  /** Say something; a move is kept until the server has it on disk, anything else is lost with the connection. */
  send(message: FromClient): void {
    if (message.type === 'move') this.#unanswered.set(message.id, message)
    if (this.#socket?.readyState === 1 && this.status === 'here') this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#cancel?.()
    this.status = 'closed'
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #take(frame: FromServer[]): void {
    for (const message of frame) {
      if (message.type === 'welcome') {
        this.#tries = 0
        this.status = message.protocol === PROTOCOL && message.rules === RULES ? 'here' : 'outdated'
      } else if (message.type === 'ack') this.#unanswered.delete(message.id)
      else if (message.type === 'refused') {
        if (message.id) this.#unanswered.delete(message.id)
        else if (message.about === 'hello' || this.status !== 'here') this.status = FINAL[message.code] ?? this.status
      }
    }
    this.receive(frame)
  }

  #closed(code: number): void {
    this.#socket = null
    if (this.status === 'full') this.#again(LONGEST_WAIT) // until somebody has left
    if (!['joining', 'here', 'lost', 'restarting'].includes(this.status)) return
    const first = this.status === 'joining' && this.#tries === 0 // whoever was never in has lost nothing
    const announced = code === CLOSED.restart
    // a server that said it would restart is not there for a while, and that was said
    const restarts = announced || (this.status === 'restarting' && this.#tries < RESTART_TRIES)
    if (!first) this.status = restarts ? 'restarting' : 'lost'
    const wait = announced && this.#tries === 0 ? 0 : FIRST_WAIT * 2 ** this.#tries
    this.#tries += 1
    this.#again(wait)
  }

  #again(wait: number): void {
    this.#cancel = this.world.wait(Math.min(wait, LONGEST_WAIT), () => this.open())
  }
}
