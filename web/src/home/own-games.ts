// The player's own games, as the first page lists them.
import { call } from '../state/api'
import { settings } from '../state/settings.svelte'
import type { GameListing } from '../wire'

/** The games of this player, the newest first; none for somebody who has not played yet. */
export const loadOwnGames = (): Promise<readonly GameListing[]> =>
  settings.current.name === '' ? Promise.resolve([]) : call<GameListing[]>('GET', '/api/games').catch(() => [])

/** The running game to come back to: the one that waits for this player, else the newest. */
export function runningGame(games: readonly GameListing[]): GameListing | undefined {
  const running = games.filter(({ replay, stage }) => !replay && (stage === 'playing' || stage === 'sealed'))
  return running.find(({ yours }) => yours) ?? running.toSorted((one, other) => other.at - one.at)[0]
}
