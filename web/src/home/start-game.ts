// From the first page to a table: an identity, a room, a seat.
import { router } from '../app/router.svelte'
import type { PositionLink } from '../analysis/position-link'
import { factsOf, gameOf, loadTable } from '../games/lookup'
import { api, call, Refusal } from '../state/api'
import { REACTION_TIMES, settings } from '../state/settings.svelte'
import { t, words } from '../state/words.svelte'
import type { Level, PlayNow, StartedGame } from '../wire'
import { phraseText } from '../words/phrase-text'

const SEATS = 4 // of a new room, if the edition allows it

const MOST_GUESTS = 9 // at one table

/** Get a guest identity, or rename the present one. */
export async function identify(name = settings.current.name || t('home-guest')): Promise<void> {
  const guest = await api.guest(name)
  settings.set({ name: guest.name })
}

/** Start a game against bots, from a deal or a position. In somebody's first one reaction windows wait for an answer. */
export async function playNow(
  edition: string,
  level: Level = settings.current.botLevel,
  from?: PositionLink,
): Promise<void> {
  preloadTable(edition)
  const { knowsNope, reactionTime } = settings.current
  const patient = !knowsNope && gameOf(edition)?.hasWindows === true
  const clock = { decision: 0, bank: 0, window: patient ? 0 : REACTION_TIMES[reactionTime], absent: 0 }
  const request: PlayNow = { ...from, edition, level, clock, name: settings.current.name || t('home-guest') }
  const { room, name } = await call<StartedGame>('POST', '/api/play', request)
  settings.set({ name, patientRoom: patient ? room : '' })
  router.go(`/r/${room}`)
}

/** Load what the table needs while the server deals. */
function preloadTable(edition: string): void {
  const parts = [import('../room/RoomPage.svelte'), loadTable(edition), words.load('room', 'lobby', 'table', 'events')]
  for (const part of parts) part.catch(() => undefined) // the table loads it again and reports a failure
}

/** Create a room with a seat in it, to invite friends to. */
export async function createRoom(edition: string): Promise<void> {
  await identify()
  const [fewest, most] = factsOf(edition)?.seats ?? [SEATS, SEATS]
  const { room } = await api.makeRoom({ edition, players: Math.max(fewest, Math.min(SEATS, most)) })
  await api.sit(room)
  router.go(`/r/${room}`)
}

/** Take a seat; where the name that everybody begins with is taken, with a number behind it. */
export async function takeSeat(room: string, seat?: string, name?: string): Promise<void> {
  const chosen = name || settings.current.name || t('home-guest')
  for (let number = 1; ; number++) {
    try {
      await identify(number === 1 ? chosen : `${chosen} ${String(number)}`)
      await api.sit(room, seat)
      return
    } catch (refusal) {
      const taken = refusal instanceof Refusal && refusal.code === 'name'
      if (!taken || chosen !== t('home-guest') || number === MOST_GUESTS) throw refusal
    }
  }
}

/** Why the server refused, in the current locale. */
export function refusalText(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) throw refusal
  const said = refusal.phrase ? phraseText(refusal.phrase, (seat) => seat) : undefined
  return said ?? t(`refused-${refusal.code}`)
}
