// Whoever opens a link for the first time is let in, and whoever cannot be is told why.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROTOCOL, RULES, type FromServer, type RoomState } from '../wire'
import type { World } from './connection.svelte'
import { Room } from './room.svelte'

const state = { code: 'plum', game: 0, seats: [] } as unknown as RoomState
const welcome: FromServer = { type: 'welcome', protocol: PROTOCOL, rules: RULES, room: state }
const who: FromServer = { type: 'refused', code: 'who', text: '', about: 'hello' }
let sockets: WebSocket[]
let asked: string[]
let reachable: boolean
let room: Room

const world: World = {
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
  room = new Room('plum', world)
  await room.enter()
})
afterEach(() => vi.unstubAllGlobals())

describe('somebody whom the server does not know', () => {
  it('becomes somebody and comes in', async () => {
    says(who)
    await vi.waitFor(() => expect(sockets.length).toBe(2))
    expect(asked).toEqual(['/api/rooms/plum', '/api/guest'])
    says(welcome)
    expect(room.connection.status).toBe('here')
    expect(room.refusal).toBe(null)
  })

  it('is told that cookies are needed when that does not last', async () => {
    says(who)
    await vi.waitFor(() => expect(sockets.length).toBe(2))
    says(who)
    expect(room.connection.status).toBe('nobody')
    expect(asked.length).toBe(2)
  })

  it('tries again when the server could not be asked', async () => {
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

describe('somebody who loses their seat', () => {
  const seated: FromServer = { ...welcome, seat: 'B' }

  it('is told that it is taken', () => {
    says(seated)
    says(welcome)
    expect(room.unseated).toBe('taken')
  })

  it('is told that the host has removed them', () => {
    says(seated)
    says({ ...welcome, barred: true })
    expect(room.unseated).toBe('removed')
  })

  it('is told nothing when they got up themselves', () => {
    says(seated)
    room.send({ type: 'leave' })
    says(welcome)
    expect(room.unseated).toBe('')
  })
})
