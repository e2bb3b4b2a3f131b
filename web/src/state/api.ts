// HTTP requests: identities, rooms, seats, editions and finished games. Everything else goes over the socket.
import type {
  Analysis,
  AnalysisRequest,
  Code,
  EditionDescription,
  MomentPosition,
  NewRoom,
  Phrase,
  PublicRoom,
  Replay,
  ReviewStatus,
} from '../wire'

/** A request that the server refused. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | 'unreachable',
    text: string,
    readonly rule: string | null = null,
    readonly phrase: Phrase | null = null,
  ) {
    super(text)
  }
}

/** Send a request; throws a Refusal if the server refuses or cannot be reached. */
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
  const refused = answer as { code?: Code; text?: string; rule?: string; phrase?: Phrase }
  throw new Refusal(refused.code ?? 'unreachable', refused.text ?? '', refused.rule ?? null, refused.phrase ?? null)
}

export const api = {
  guest: (name: string) => call<{ name: string }>('POST', '/api/guest', { name }),
  editions: () => call<EditionDescription[]>('GET', '/api/editions'),
  makeRoom: (room: NewRoom) => call<{ room: string }>('POST', '/api/rooms', room),
  rooms: () => call<PublicRoom[]>('GET', '/api/rooms'),
  room: (code: string) => call<PublicRoom>('GET', `/api/rooms/${encodeURIComponent(code)}`),
  replay: (id: string, eyes: string) =>
    call<Replay>('GET', `/api/replays/${encodeURIComponent(id)}?seat=${encodeURIComponent(eyes)}`),
  review: (id: string, seat: string) =>
    call<ReviewStatus>('GET', `/api/replays/${encodeURIComponent(id)}/review?seat=${encodeURIComponent(seat)}`),
  requestReview: (id: string, seat: string) =>
    call<ReviewStatus>('POST', `/api/replays/${encodeURIComponent(id)}/review`, { seat }),
  moment: (id: string, eyes: string, step: number) =>
    call<MomentPosition>(
      'GET',
      `/api/replays/${encodeURIComponent(id)}/position?seat=${encodeURIComponent(eyes)}&step=${step}`,
    ),
  analyse: (question: AnalysisRequest) => call<Analysis>('POST', '/api/analysis', question),
  sit: (code: string, seat?: string) =>
    call<{ seat: string; key: string }>('POST', `/api/rooms/${encodeURIComponent(code)}/seat`, seat ? { seat } : {}),
}
