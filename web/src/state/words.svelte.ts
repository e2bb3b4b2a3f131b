// Everything that is said, from the Fluent catalogues in words/: what the first page says comes with the script, in every
// language, so that nothing waits for it; the rest of a language is loaded file by file, when needed.
import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import { unpack, type PackedMessage } from '../words/packing'
import { patiently } from './patience'
import { settings } from './settings.svelte'

export const LOCALES = ['en', 'es', 'pt-BR', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export type Args = Record<string, FluentVariable>

/** Messages as words/plugin.ts writes them: there from the start, or how to get them. */
type File = string | (() => Promise<string>)

const FILES: Record<string, File> = {
  ...import.meta.glob<string>('../words/*/{app,home,cards}.ftl', { import: 'default', eager: true }),
  ...import.meta.glob<string>(['../words/*/*.ftl', '!**/{app,home,cards}.ftl'], { import: 'default' }),
}

/** The language for a list of wishes, best first. */
export function choose(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const whole = LOCALES.find((locale) => locale.toLowerCase() === wish.toLowerCase())
    const part = LOCALES.find((locale) => locale.split('-')[0] === wish.toLowerCase().split('-')[0])
    const found = whole ?? part
    if (found) return found
  }
  return 'en'
}

export class Words {
  #bundle: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #locale: Locale = $state('en')
  #needed = new Set<string>()
  #loaded = new Map<Locale, { bundle: FluentBundle; files: Map<string, Promise<void>> }>()

  constructor(private readonly files: Record<string, File> = FILES) {}

  get locale(): Locale {
    return this.#locale
  }

  /** Speak a language, once everything needed of it is there; more files may be named. */
  async speak(locale: Locale, ...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name)
    await this.#load(locale, [...this.#needed])
    this.#locale = locale
    this.#bundle = this.#entry(locale).bundle
    if (typeof document !== 'undefined') document.documentElement.lang = locale
  }

  /** Have the messages of some files, in whatever language is spoken. */
  async need(...names: string[]): Promise<void> {
    const news = names.some((name) => !this.#needed.has(name))
    for (const name of names) this.#needed.add(name)
    await this.#load(this.#locale, names)
    if (news) this.#bundle = rewrapped(this.#entry(this.#locale).bundle)
  }

  /** Whether there is such a message now. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** A message, or an attribute of one written as `message.attribute`. */
  say(id: string, args: Args = {}): string {
    const [name = id, attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return id
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (import.meta.env.DEV && errors.length) console.error(id, errors)
    return text
  }

  #entry(locale: Locale): { bundle: FluentBundle; files: Map<string, Promise<void>> } {
    let entry = this.#loaded.get(locale)
    if (!entry) {
      entry = { bundle: new FluentBundle(locale, { useIsolating: false }), files: new Map() }
      this.#loaded.set(locale, entry)
      for (const [path, file] of Object.entries(this.files))
        if (typeof file === 'string' && path.startsWith(pathOf(locale))) add(entry.bundle, file)
    }
    return entry
  }

  async #load(locale: Locale, names: string[]): Promise<void> {
    const entry = this.#entry(locale)
    const loading = names.map((name) => {
      const begun = entry.files.get(name) ?? this.#fetch(locale, name, entry.bundle)
      entry.files.set(name, begun)
      return begun
    })
    await Promise.all(loading)
  }

  async #fetch(locale: Locale, name: string, bundle: FluentBundle): Promise<void> {
    const file = this.files[`${pathOf(locale)}${name}.ftl`]
    if (file === undefined) throw new Error(`there are no words ${name} in ${locale}`)
    if (typeof file !== 'string') add(bundle, await patiently(file))
  }
}

const pathOf = (locale: Locale): string => `../words/${locale}/`

/** Know the messages of a file. */
function add(bundle: FluentBundle, messages: string): void {
  bundle.addResource({ body: unpack(JSON.parse(messages) as PackedMessage[]) })
}

/** The same bundle as another object, so that whatever was said with it is said again. */
function rewrapped(bundle: FluentBundle): FluentBundle {
  return Object.assign(Object.create(Object.getPrototypeOf(bundle) as object), bundle) as FluentBundle
}

export const words = new Words()

/** A message in the language that is spoken now; where it is used it follows a change of language. */
export const t = (id: string, args?: Args): string => words.say(id, args)

/** The language chosen on this device, or the browser's. */
export const wished = (): Locale => choose([settings.chosen.language, ...navigator.languages].filter(Boolean))
