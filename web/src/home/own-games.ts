// The player's own games, as the first page lists them.
import { editionTitle } from '../games/lookup'
import { call } from '../state/api'
import { settings } from '../state/settings.svelte'
import { t, words } from '../state/words.svelte'
import { LEVELS, type GameListing } from '../wire'
import { isolateName } from '../words/player-names'

export const SEATS = 'ABCDEFGHI'
const isBot = (name: string): boolean => LEVELS.some((level) => level === name)

/** The title of a game, and with whom it is played. */
export function againstText({ edition, names, seat }: GameListing): string {
  const game = editionTitle(edition)
  const people = names.filter((name, n) => name && !isBot(name) && SEATS[n] !== seat).map(isolateName)
  return people.length
    ? t('home-running-with', { game, names: new Intl.ListFormat(words.locale).format(people) })
    : t('home-running-bots', { game })
}

/** The games of this player, the newest first; none for somebody who has not played yet. */
export const loadOwnGames = (): Promise<readonly GameListing[]> =>
  settings.current.name === '' ? Promise.resolve([]) : call<GameListing[]>('GET', '/api/games').catch(() => [])

/** The running game to come back to: the one that waits for this player, else the newest. */
export function runningGame(games: readonly GameListing[]): GameListing | undefined {
  const running = games.filter(({ replay, stage }) => !replay && (stage === 'playing' || stage === 'sealed'))
  return running.find(({ yours }) => yours) ?? running.toSorted((one, other) => other.at - one.at)[0]
}
