// Texts from the Fluent catalogues in src/kaboodle/words. Those of the first page are part of the first script, in every
// locale; the others are loaded when they are needed.
import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import catalogues from 'virtual:catalogues'
import { unpack, type PackedPattern } from '../words/packed-messages'
import { retry } from './retry'
import { settings } from './settings.svelte'

export const LOCALES = ['en', 'es', 'pt-BR', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export type Args = Record<string, FluentVariable>

/** Keys, and patterns as JSON: see words/vite-plugin.ts. */
type Messages = [keys: readonly string[], patterns: string]

/** Messages, or a function that loads them. Several names may share one. */
export type Catalogue = Messages | (() => Promise<Messages>)

/** The catalogues by `locale/name`; the help pages of a game's cards are `GAME-help`. */
const CATALOGUES: Record<string, Catalogue> = Object.fromEntries(
  catalogues.flatMap(([names, catalogue]) => names.map((name) => [name, catalogue])),
)

/** The locale that fits a list of language tags, the preferred ones first. */
export function matchLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase())
    const language = LOCALES.find((locale) => locale.split('-')[0] === tag.toLowerCase().split('-')[0])
    const found = exact ?? language
    if (found) return found
  }
  return 'en'
}

interface Loaded {
  bundle: FluentBundle
  requests: Map<Catalogue, Promise<void>>
}

export class Words {
  #bundle: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #locale: Locale = $state('en')
  #needed = new Set<string>()
  #loaded = new Map<Locale, Loaded>()

  constructor(private readonly catalogues: Record<string, Catalogue> = CATALOGUES) {}

  get locale(): Locale {
    return this.#locale
  }

  /** Switch to a locale once all catalogues in use are loaded in it; further ones may be named. */
  async setLocale(locale: Locale, ...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name)
    await this.#load(locale, [...this.#needed])
    this.#locale = locale
    this.#bundle = this.#entry(locale).bundle
    if (typeof document !== 'undefined') document.documentElement.lang = locale
  }

  /** Load catalogues in the current locale, and from now on in every other one that is switched to. */
  async load(...names: string[]): Promise<void> {
    const isNew = names.some((name) => !this.#needed.has(name))
    for (const name of names) this.#needed.add(name)
    await this.#load(this.#locale, names)
    if (isNew) this.#bundle = rewrapped(this.#entry(this.#locale).bundle)
  }

  /** Load a catalogue and those of the games that end in its name: `options`, `GAME-options`. */
  loadEvery(part: string): Promise<void> {
    const names = Object.keys(this.catalogues)
      .filter((name) => name.startsWith(`${this.#locale}/`))
      .map((name) => name.slice(this.#locale.length + 1))
    return this.load(...names.filter((name) => name === part || name.endsWith(`-${part}`)))
  }

  /** Whether a message is loaded. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** A message, or an attribute of one written as `message.attribute`; undefined if it is not loaded. */
  find(id: string, args: Args = {}): string | undefined {
    const [name = id, attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return undefined
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (import.meta.env.DEV && errors.length) console.error(id, errors)
    return text
  }

  /** A message as above; its id if it is not loaded. */
  format(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id
  }

  #entry(locale: Locale): Loaded {
    let entry = this.#loaded.get(locale)
    if (!entry) {
      entry = { bundle: new FluentBundle(locale, { useIsolating: false }), requests: new Map() }
      this.#loaded.set(locale, entry)
      const ofLocale = Object.entries(this.catalogues).filter(([name]) => name.startsWith(`${locale}/`))
      for (const catalogue of new Set(ofLocale.map(([, catalogue]) => catalogue)))
        if (typeof catalogue !== 'function') addMessages(entry.bundle, catalogue)
    }
    return entry
  }

  async #load(locale: Locale, names: string[]): Promise<void> {
    const { bundle, requests } = this.#entry(locale)
    const loading = names.map((name) => {
      const catalogue = this.catalogues[`${locale}/${name}`]
      if (catalogue === undefined) throw new Error(`there is no catalogue ${name} in ${locale}`)
      const request = requests.get(catalogue) ?? fetchMessages(bundle, catalogue)
      requests.set(catalogue, request)
      return request
    })
    await Promise.all(loading)
  }
}

/** Load a catalogue into a bundle; one of the first script is there already. */
async function fetchMessages(bundle: FluentBundle, catalogue: Catalogue): Promise<void> {
  if (typeof catalogue === 'function') addMessages(bundle, await retry(catalogue))
}

/** Add messages to a bundle; to a message that is there already, further attributes. */
function addMessages(bundle: FluentBundle, [keys, patterns]: Messages): void {
  const body = unpack(keys, JSON.parse(patterns) as PackedPattern[]).map((message) => {
    const known = bundle.getMessage(message.id)
    return known
      ? { ...message, value: known.value, attributes: { ...known.attributes, ...message.attributes } }
      : message
  })
  bundle.addResource({ body }, { allowOverrides: true })
}

/** The same bundle as a new object, so that whatever depends on it is computed again. */
function rewrapped(bundle: FluentBundle): FluentBundle {
  return Object.assign(Object.create(Object.getPrototypeOf(bundle) as object), bundle) as FluentBundle
}

export const words = new Words()

/** A message in the current locale; components that use it follow a change of locale. */
export const t = (id: string, args?: Args): string => words.format(id, args)

/** The locale chosen on this device, or the browser's. */
export const preferredLocale = (): Locale =>
  matchLocale([settings.current.language, ...navigator.languages].filter(Boolean))
