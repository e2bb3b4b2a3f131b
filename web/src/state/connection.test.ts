import { beforeEach, describe, expect, it } from 'vitest'
import { PROTOCOL, RULES, type FromServer, type PublicRoom } from '../wire'
import { Connection, type Transport } from './connection.svelte'

class Socket {
  readyState = 0
  sent: { type: string; id?: string; seen?: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  /** The server answers. */
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(...frame: FromServer[]): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  breaks(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const room = { code: 'plum', seats: [] } as unknown as PublicRoom
const welcome: FromServer = { type: 'welcome', protocol: PROTOCOL, rules: RULES, room, seat: 'A' }
let sockets: Socket[]
let waits: { ms: number; then: () => void }[]
let connection: Connection
const last = (): Socket => sockets.at(-1) as Socket

beforeEach(() => {
  sockets = []
  waits = []
  const transport: Transport = {
    open: () => {
      sockets.push(new Socket())
      return last() as unknown as WebSocket
    },
    wait: (ms, then) => {
      waits.push({ ms, then })
      return () => undefined
    },
  }
  connection = new Connection(
    () => ({ type: 'hello', room: 'plum', seen: 7 }),
    () => undefined,
    transport,
  )
  connection.open()
})

describe('a connection', () => {
  it('sends the hello first, with the last event seen', () => {
    last().opens()
    expect(last().sent).toEqual([{ type: 'hello', room: 'plum', seen: 7 }])
    last().says(welcome)
    expect(connection.status).toBe('here')
  })

  it('reconnects after longer and longer waits, and is lost meanwhile', () => {
    last().opens()
    last().says(welcome)
    for (const expected of [300, 600, 1200]) {
      last().breaks(1006)
      expect(connection.status).toBe('lost')
      expect(waits.at(-1)?.ms).toBe(expected)
      waits.at(-1)?.then()
    }
  })

  it('is not lost before the second attempt has failed', () => {
    last().breaks(1006)
    expect(connection.status).toBe('joining')
    waits.at(-1)?.then()
    last().breaks(1006)
    expect(connection.status).toBe('lost')
  })

  it('reconnects at once to a server that restarts', () => {
    last().opens()
    last().says(welcome)
    last().breaks(1012)
    expect(connection.status).toBe('restarting')
    expect(waits.at(-1)?.ms).toBe(0)
  })

  it('stays restarting while the server is away, but not for ever', () => {
    last().opens()
    last().says(welcome)
    last().breaks(1012)
    for (let tries = 1; tries < 12; tries += 1) {
      waits.at(-1)?.then()
      last().breaks(1006)
      expect(connection.status).toBe('restarting')
    }
    waits.at(-1)?.then()
    last().breaks(1006)
    expect(connection.status).toBe('lost')
  })

  it('enters a full room once somebody has left', () => {
    last().opens()
    last().says({ type: 'refused', code: 'full', text: '', about: 'hello' })
    last().breaks(4000)
    expect(connection.status).toBe('full')
    waits.at(-1)?.then()
    last().opens()
    last().says(welcome)
    expect(connection.status).toBe('here')
  })

  it('resends a move until it is acknowledged, then never again', () => {
    last().opens()
    last().says(welcome)
    connection.send({ type: 'move', id: 'x', game: 1, ask: 2, move: 'draw' })
    last().breaks(1006)
    waits.at(-1)?.then()
    last().opens()
    expect(last().sent.map((message) => message.id ?? message.type)).toEqual(['hello', 'x'])
    last().says(welcome, { type: 'ack', id: 'x' })
    last().breaks(1006)
    waits.at(-1)?.then()
    last().opens()
    expect(last().sent.map((message) => message.type)).toEqual(['hello'])
  })

  it.each([
    ['no-room', 'gone'],
    ['barred', 'barred'],
  ] as const)('does not reconnect after %s', (code, status) => {
    last().opens()
    last().says({ type: 'refused', code, text: '', about: 'hello' })
    last().breaks(4000)
    expect(connection.status).toBe(status)
    expect(waits).toEqual([])
  })

  it.each([{ protocol: 99 }, { rules: 99 }])('is outdated when the server has %o', (other) => {
    last().opens()
    last().says({ ...welcome, ...other } as FromServer)
    expect(connection.status).toBe('outdated')
  })
})
