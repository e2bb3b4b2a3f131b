// What is asked over HTTP: identities, rooms, seats and finished games. Everything else goes over the socket.
import type { Code, NewRoom, Replay, RoomState } from '../wire'

/** A request that the server refused, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | 'unreachable',
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text)
  }
}

/** Ask the server for something; a Refusal if it says no or cannot be reached. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    answer = await response.json()
  } catch {
    throw new Refusal('unreachable', 'the server does not answer')
  }
  if (response.ok) return answer as T
  const refused = answer as { code?: Code; text?: string; rule?: string }
  throw new Refusal(refused.code ?? 'unreachable', refused.text ?? '', refused.rule ?? null)
}

/** One option of an edition, as its own list has it. */
export interface OptionChoice {
  key: string
  values: Record<string, string> | string[]
  text: string
  rule: string
  where: string
}

/** An edition as a host chooses it. */
export interface EditionChoice {
  edition: string
  title: string
  text: string
  minutes: number | string
  players: number[]
  options: OptionChoice[]
}

export const api = {
  guest: (name: string) => call<{ name: string }>('POST', '/api/guest', { name }),
  editions: () => call<EditionChoice[]>('GET', '/api/editions'),
  makeRoom: (wish: NewRoom) => call<{ room: string }>('POST', '/api/rooms', wish),
  rooms: () => call<RoomState[]>('GET', '/api/rooms'),
  room: (code: string) => call<RoomState>('GET', `/api/rooms/${encodeURIComponent(code)}`),
  replay: (id: string, eyes: string) =>
    call<Replay>('GET', `/api/replays/${encodeURIComponent(id)}?seat=${encodeURIComponent(eyes)}`),
  sit: (code: string, seat?: string) =>
    call<{ seat: string; key: string }>('POST', `/api/rooms/${encodeURIComponent(code)}/seat`, seat ? { seat } : {}),
}
