// How a client without an identity gets in, and what a client hears that loses its seat.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROTOCOL, RULES, type FromServer, type PublicRoom } from '../wire'
import type { Transport } from './connection.svelte'
import { Room } from './room.svelte'

const state = { code: 'plum', game: 0, seats: [] } as unknown as PublicRoom
const welcome: FromServer = { type: 'welcome', protocol: PROTOCOL, rules: RULES, room: state }
const who: FromServer = { type: 'refused', code: 'who', text: '', about: 'hello' }
let sockets: WebSocket[]
let asked: string[]
let reachable: boolean
let room: Room

const transport: Transport = {
  open: () => {
    sockets.push({ readyState: 1, send: () => undefined, close: () => undefined } as unknown as WebSocket)
    return sockets.at(-1) as WebSocket
  },
  wait: () => () => undefined,
}
const says = (message: FromServer): void => {
  const socket = sockets.at(-1) as WebSocket
  socket.onmessage?.({ data: JSON.stringify([message]) } as MessageEvent)
}

beforeEach(async () => {
  sockets = []
  asked = []
  reachable = true
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    if (!reachable) return Promise.reject(new Error('away'))
    return Promise.resolve(new Response(JSON.stringify(path === '/api/guest' ? { name: 'Guest' } : state)))
  })
  room = new Room('plum', transport)
  await room.enter()
})
afterEach(() => vi.unstubAllGlobals())

describe('a client without an identity', () => {
  it('gets one and connects with it', async () => {
    says(who)
    await vi.waitFor(() => expect(sockets.length).toBe(2))
    expect(asked).toEqual(['/api/rooms/plum', '/api/guest'])
    says(welcome)
    expect(room.connection.status).toBe('here')
    expect(room.refusal).toBe(null)
  })

  it('is told that cookies are needed when the identity is not kept', async () => {
    says(who)
    await vi.waitFor(() => expect(sockets.length).toBe(2))
    says(who)
    expect(room.connection.status).toBe('nobody')
    expect(asked.length).toBe(2)
  })

  it('tries again when the server cannot be reached', async () => {
    reachable = false
    says(who)
    await vi.waitFor(() => expect(asked.length).toBe(2))
    reachable = true
    await vi.waitFor(() => {
      says(who)
      expect(sockets.length).toBe(2)
    })
    says(welcome)
    expect(room.connection.status).toBe('here')
  })
})

describe('a client that loses its seat', () => {
  const seated: FromServer = { ...welcome, seat: 'B' }

  it('is told that it is taken', () => {
    says(seated)
    says(welcome)
    expect(room.unseated).toBe('taken')
  })

  it('is told that the host has removed it', () => {
    says(seated)
    says({ ...welcome, barred: true })
    expect(room.unseated).toBe('removed')
  })

  it('is told nothing when it gave the seat up itself', () => {
    says(seated)
    room.send({ type: 'leave' })
    says(welcome)
    expect(room.unseated).toBe('')
  })
})
