// No shared file names a game, an edition, a card or a rule of a particular game: those are in the folder of the game.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAMILY } from '../art/palette'
import { BOARD_CARDS, COLOURS, DISCS, EDITIONS, KITTENS_CARDS, LEVELS } from '../wire'
import { GAMES } from './index'

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return statSync(path).isDirectory() ? files(path) : [path]
  })

const REGISTRY = 'src/games/index.ts'
const GENERATED = 'src/wire.ts'
const isShared = (path: string): boolean =>
  /\.(ts|svelte)$/.test(path) &&
  !/\.test\.ts$/.test(path) &&
  path !== REGISTRY &&
  path !== GENERATED &&
  !GAMES.some(({ id }) => path.startsWith(`src/games/${id}/`))

const ids = GAMES.map(({ id }) => id)
const editions = GAMES.flatMap((game) => game.editions.map(({ slug }) => slug))
const prefixes = GAMES.flatMap((game) => game.editions.map(({ prefix }) => prefix))

/** Cards and discs of exactly one game, without words that are also names of paper colours or of bot levels. */
const particular = (() => {
  const decks: readonly (readonly string[])[] = [KITTENS_CARDS, BOARD_CARDS, COLOURS, DISCS]
  const other = new Set<string>([...Object.keys(FAMILY), ...LEVELS])
  return decks.flat().filter((kind) => decks.filter((deck) => deck.includes(kind)).length === 1 && !other.has(kind))
})()

/** The words of a line: of `KittensView`, `KITTENS_CARDS` and `kittens-view` the first is `kittens`. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

/** What a line names that only a game may name. */
function named(line: string): string[] {
  const words = new Set(wordsOf(line))
  return [
    ...ids.filter((id) => words.has(id)),
    ...editions.filter((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`, 'i').test(line)),
    ...particular.filter((kind) => new RegExp(`(['"\`]|card-)${kind}(?![\\w-])`).test(line)),
    ...prefixes.filter((prefix) => new RegExp(`\\b${prefix}-\\d\\d\\b`).test(line)),
  ]
}

describe('the shared files', () => {
  const shared = files('src').filter(isShared)

  it('name no game, edition, card or rule of a particular game', () => {
    expect(shared.length).toBeGreaterThan(90)
    const found = shared.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, n) => named(line).map((name) => `${path}:${n + 1}: ${name}: ${line.trim()}`)),
    )
    expect(found).toEqual([])
  })

  it('would be found out', () => {
    expect(named("if (view.type === 'mantis') return")).toEqual(['mantis', 'mantis'])
    expect(named('import type { KittensView } from')).toEqual(['kittens'])
    expect(named('edition === "good-vs-evil"')).toEqual(['good-vs-evil'])
    expect(named("<Card kind='godcat' />")).toEqual(['godcat'])
    expect(named('// see EK-44')).toEqual(['EK'])
    expect(named("navigator.clipboard, KeyboardEvent, 'nope', `card-${kind}`")).toEqual([])
  })
})

describe('a game', () => {
  it('has a manifest for every edition that the server ships', () => {
    expect(editions.toSorted()).toEqual([...EDITIONS].toSorted())
  })

  it.each(ids)('%s imports nothing of another game', (id) => {
    const others = ids.filter((other) => other !== id)
    const found = files(`src/games/${id}`)
      .filter((path) => /\.(ts|svelte)$/.test(path))
      .filter((path) => others.some((other) => readFileSync(path, 'utf8').includes(`../${other}/`)))
    expect(found).toEqual([])
  })
})
