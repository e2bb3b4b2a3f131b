// From the first page to a table: an identity if there is none yet, a room, a seat.
import { router } from '../app/router.svelte'
import { GAMES } from '../facts/games'
import { tableOf } from '../room/tables'
import { api, call, Refusal } from '../state/api'
import { settings, type Pace } from '../state/settings.svelte'
import { t, words } from '../state/words.svelte'
import type { Edition, Level, PlayNow, Seated } from '../wire'

const TABLE = 4 // seats of a new room, where the edition allows it

/** How long a reaction window stays open against bots, in milliseconds; 0: until one has answered. */
const WINDOWS: Record<Pace, number> = { normal: 6_000, long: 25_000, open: 0 }

/** Be somebody on this server. */
export async function identify(name = settings.chosen.name || t('home-guest')): Promise<void> {
  const guest = await api.guest(name)
  settings.set({ name: guest.name })
}

/** A game against bots, dealt at once. */
export async function playNow(edition: Edition, level: Level = 'cat'): Promise<void> {
  fetchTable(edition)
  const clock = { decision: 0, bank: 0, window: WINDOWS[settings.chosen.pace], absent: 0 }
  const wish: PlayNow = { edition, level, clock, name: settings.chosen.name || t('home-guest') }
  const { room, name } = await call<Seated>('POST', '/api/play', wish)
  settings.set({ name })
  router.go(`/r/${room}`)
}

/** While the server deals, have what the table will need. */
function fetchTable(edition: Edition): void {
  const parts = [import('../room/RoomPage.svelte'), tableOf(edition)(), words.need('room', 'lobby', 'table', 'events')]
  for (const part of parts) part.catch(() => undefined) // the table asks again, and tells if it fails
}

/** A room to invite friends to, with a seat in it. */
export async function gather(edition: Edition): Promise<void> {
  await identify()
  const { room } = await api.makeRoom({ edition, players: Math.min(TABLE, GAMES[edition].seats[1]) })
  await api.sit(room)
  router.go(`/r/${room}`)
}

/** Why the server said no, in the language that is spoken. */
export function reasonOf(trouble: unknown): string {
  if (!(trouble instanceof Refusal)) throw trouble
  return t(`refused-${trouble.code}`)
}
