// Every message exists in every language with the same variables and is used, and no component has text of its own.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../games'
import { LOCALES } from '../state/words.svelte'
import { BOARD_CARDS, COLOURS, KITTENS_CARDS } from '../wire'
import { PYTHON_ONLY } from './vite-plugin'

const CATALOGUES = '../src/kaboodle/words'
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return statSync(path).isDirectory() ? files(path) : [path]
  })
const sources = files('src').filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|wire\.ts$/.test(path))
const known = files('src')
  .filter((path) => /\.(svelte|ts|json)$/.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')

/** The messages of a file, attributes as `message.attribute`, each with the names of its variables. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value) found.set(id, variables(value))
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variables(pattern))
  }
  return found
}

function variables(pattern: unknown): string[] {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? '')
  return [...new Set(names)].sort()
}

const catalogue = (locale: string, name: string) => messages(readFileSync(`${CATALOGUES}/${locale}/${name}`, 'utf8'))
const names = readdirSync(`${CATALOGUES}/en`)
const english = new Map(names.flatMap((name) => [...catalogue('en', name)]))

// Of the others, tests/meta/test_words.py says whether they are used. The server names the refusals.
const ours = names.filter((name) => !PYTHON_ONLY.test(name.replace(/\.ftl$/, '')) && !/refusals\.ftl$/.test(name))
const browser = new Map(ours.flatMap((name) => [...catalogue('en', name)]))

describe('the catalogues', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('have the same messages in %s as in English', (locale) => {
    expect(readdirSync(`${CATALOGUES}/${locale}`).sort()).toEqual([...names].sort())
    for (const name of names) {
      const here = catalogue(locale, name)
      const there = catalogue('en', name)
      expect([...here.keys()].sort(), `${locale}/${name}`).toEqual([...there.keys()].sort())
      for (const [id, used] of here) {
        const known = there.get(id) ?? []
        expect(
          used.filter((variable) => !known.includes(variable)),
          `${locale}: ${id}`,
        ).toEqual([])
      }
    }
  })

  it.each(LOCALES)('have no line in %s that Fluent cannot parse', (locale) => {
    for (const name of names) {
      const text = readFileSync(`${CATALOGUES}/${locale}/${name}`, 'utf8')
      const written = text.split('\n').filter((line) => /^[a-z]/.test(line)).length
      expect(new FluentResource(text).body.length, `${locale}/${name}`).toBe(written)
    }
  })

  it('have no message twice', () => {
    const all = names.flatMap((name) => [...catalogue('en', name).keys()])
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  })

  it('have no message that is not used', () => {
    const whole = new Set([...code.matchAll(/['"`]([a-z][a-z0-9-]*(?:\.[a-z-]+)?)['"`]/g)].map((match) => match[1]))
    const words = new Set(
      [...known.matchAll(/['"`]([a-z0-9][\w.-]*)['"`]|\b([a-z][\w-]*)\??:/g)].flatMap((match) => match.slice(1)),
    )
    const templates = [...code.matchAll(/`((?:[a-z0-9.-]|\$\{[^}`]*\})+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((text) => /[a-z]/.test(text.replace(/\$\{[^}]*\}/g, '')))
      .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '(.+?)')}$`))
    const made = (id: string): boolean =>
      whole.has(id) || words.has(id) || templates.some((template) => template.exec(id)?.slice(1).every(made))
    const named = /^(refused-rooms-|review-(mostly-|mixed$))/ // by the server, in a refusal or a review
    expect([...browser.keys()].filter((id) => !made(id) && !named.test(id))).toEqual([])
  })

  it('have every message whose whole id is in the code', () => {
    const asked = [...code.matchAll(/\bt\(\s*([^(),]*)/g)].map((match) => match[1] ?? '')
    const ids = asked.flatMap((text) =>
      [...text.matchAll(/(?:^\s*|[?:]\s+)'([a-z]+-[\w.-]+)'/g)].map((match) => match[1] ?? ''),
    )
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter((id) => !english.has(id))).toEqual([])
  })

  it('have a title for every card, and a line where the game prints one', () => {
    for (const kind of [...KITTENS_CARDS, ...BOARD_CARDS]) expect(english.has(`card-${kind}`), kind).toBe(true)
    for (const [game, cards] of Object.entries({ kittens: KITTENS_CARDS, board: BOARD_CARDS })) {
      for (const kind of cards) {
        const own = english.has(`${game}-card-${kind}.line`)
        const shared =
          (KITTENS_CARDS as readonly string[]).includes(kind) && (BOARD_CARDS as readonly string[]).includes(kind)
        expect(own, kind).toBe(shared) // a card of several games has a line for each of them
        expect(english.has(`card-${kind}.line`), kind).toBe(!shared)
      }
    }
    for (const locale of LOCALES) {
      const text = readFileSync(`${CATALOGUES}/${locale}/mantis-cards.ftl`, 'utf8')
      const letters = [...text.matchAll(/\.letter = (.)$/gm)].map((match) => match[1])
      expect(new Set(letters).size, locale).toBe(COLOURS.length)
    }
  })

  it('have the messages of a game in files of that game, and only there', () => {
    const ids = GAMES.map(({ id }) => id)
    for (const name of names) {
      const owner = ids.find((id) => name === `${id}.ftl` || name.startsWith(`${id}-`))
      for (const id of catalogue('en', name).keys()) {
        const named = ids.find((game) => id.startsWith(`${game}-`) || id.startsWith(`lesson-${game}-`))
        if (named) expect(owner, `${id} in ${name}`).toBe(named)
      }
    }
    for (const { id, editions } of GAMES) {
      const box = catalogue('en', `${id}-box.ftl`)
      for (const { slug } of editions) expect([...box.keys()]).toContain(`game-${slug}`)
    }
  })
})

const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])

/** Text in a component's markup that does not come from a catalogue. */
function raw(node: unknown, attribute = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => raw(one, attribute))
  if (node === null || typeof node !== 'object') return []
  const { type, name, data } = node as { type?: string; name?: string; data?: string }
  if (type === 'Comment' || type === 'Script' || type === 'StyleSheet') return []
  if (type === 'Text') {
    const said = (!attribute || SPOKEN.has(attribute)) && /\p{L}/u.test(data ?? '')
    return said ? [data ?? ''] : []
  }
  const inside = type === 'Attribute' ? (name ?? '') : attribute
  return Object.values(node).flatMap((value) => raw(value, inside))
}

describe('the components', () => {
  it.each(sources.filter((path) => path.endsWith('.svelte')))('have no text of their own in %s', (path) => {
    const { fragment } = parse(readFileSync(path, 'utf8'), { modern: true })
    expect(raw(fragment)).toEqual([])
  })
})
