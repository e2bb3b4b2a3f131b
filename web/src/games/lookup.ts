// Finds the game and the facts of an edition, also of one that only the server knows.
import { retry } from '../state/retry'
import { serverEditions } from '../state/server-editions.svelte'
import { t, words } from '../state/words.svelte'
import { GAMES } from './index'
import type { EditionFacts, EditionManifest, GameManifest, GameRules, GameTable, OptionFacts } from './manifest'

/** All editions of this client, in the order of the first page. */
export const EDITIONS: readonly EditionManifest[] = GAMES.flatMap(({ editions }) => editions)

/** The game of an edition; undefined if this client does not know the edition. */
export const gameOf = (edition: string): GameManifest | undefined =>
  GAMES.find(({ editions }) => editions.some(({ slug }) => slug === edition))

/** The manifest of an edition; undefined if this client does not know it. */
export const editionOf = (edition: string): EditionManifest | undefined => EDITIONS.find(({ slug }) => slug === edition)

/** The facts of an edition: this client's, the server's, or none yet. */
export const factsOf = (edition: string): EditionFacts | undefined => editionOf(edition) ?? serverEditions.find(edition)

/** The title of an edition. */
export const editionTitle = (edition: string): string =>
  words.find(`game-${edition}`) ?? serverEditions.find(edition)?.title ?? edition

/** How many can play, as a text: formatted numbers would wait for the number formats of the browser. */
export function seatsText({ seats: [from, to] }: EditionFacts): string {
  return from === to ? `${to}` : t('home-seats', { from: `${from}`, to: `${to}` })
}

/** The title, explanation and values of an option; in English for an option that no catalogue has. */
export const optionTitle = ({ key }: OptionFacts): string => words.find(`option-${key}`) ?? key
export const optionWhy = ({ key, text }: OptionFacts): string => words.find(`option-${key}.why`) ?? text ?? ''
export const valueName = (value: string): string => words.find(`value-${value}`) ?? value

/** The rules of an edition's game with its catalogues; undefined if it has none. */
export async function loadRules(edition: string): Promise<GameRules | undefined> {
  const game = gameOf(edition)
  if (!game?.rules) return undefined
  const [rules] = await Promise.all([retry(game.rules), words.load(`${game.id}-rules`, `${game.id}-help`)])
  return rules
}

/** The table of an edition; the plain one if its game has none. */
export const loadTable = (edition: string): Promise<GameTable> =>
  retry<GameTable>(gameOf(edition)?.table ?? (() => import('../table/PlainTable.svelte')))
