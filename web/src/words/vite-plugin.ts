// Vite plugin: the module `virtual:catalogues` has the Fluent catalogues of src/kaboodle/words as packed JSON, so that no
// browser parses Fluent. Catalogues that are needed at the same time share a chunk; the locales share its keys.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { pack, type PackedPattern } from './packed-messages.ts'

const MODULE = 'virtual:catalogues'
const KEYS = 'keys'
const REFERENCE = 'en' // the locale whose keys count
const FIRST = 'first' // the chunk of the first page, which is part of the first script in every locale

/** Of a catalogue of cards, one half is printed on the cards, and the other half is on their help pages. */
type Half = 'all' | 'face' | 'help'
const HELP = /\.(help|more)$/

/** The packed patterns of a Fluent text by their keys. */
export function packText(text: string, half: Half = 'all'): Map<string, PackedPattern> {
  const packed = [...pack(new FluentResource(text).body)]
  return new Map(half === 'all' ? packed : packed.filter(([key]) => HELP.test(key) === (half === 'help')))
}

/** A part of a chunk: a catalogue, or one half of it, and the name by which it is loaded. */
interface ChunkPart {
  name: string
  file: string
  half: Half
}

/** The chunk of a catalogue. Those of a game that are needed together share one; so do those of rooms and tables. */
function chunkOf(name: string): string {
  if (/^(app|home|name-refusals|.*-box)$/.test(name)) return FIRST
  if (/^(room|lobby|table|events|refusals|advice|options|.*-options|lessons|replay|sounds|ending|away)$/.test(name))
    return 'table'
  if (/^(help|rules)$/.test(name)) return 'reference'
  return name.replace(/-(events|refusals|ending)$/, '').replace(/-help$/, '-rules')
}

/** Catalogues that only the terminal, reports and errors of Python use. */
export const PYTHON_ONLY = /^(.*-)?(positions|setup|records|packs|terminal|reports)$/

/** The chunks of a locale from the names of its catalogues; the first page has the faces of all cards. */
export function chunksOf(files: readonly string[]): Map<string, ChunkPart[]> {
  const chunks = new Map<string, ChunkPart[]>()
  const add = (chunk: string, part: ChunkPart) => chunks.set(chunk, [...(chunks.get(chunk) ?? []), part])
  for (const file of files.filter((name) => !PYTHON_ONLY.test(name))) {
    if (!/^(.*-)?cards$/.test(file)) add(chunkOf(file), { name: file, file, half: 'all' })
    else {
      add(FIRST, { name: file, file, half: 'face' })
      const name = file.replace(/cards$/, 'help')
      if (name !== 'help') add(chunkOf(name), { name, file, half: 'help' })
    }
  }
  return chunks
}

/** The locales that have a folder; the folder of the catalogues is a Python package too. */
export const localesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name))

/** The catalogues in a folder that has one folder for each locale. */
class Catalogues {
  constructor(private readonly folder: string) {}

  get files(): string[] {
    return localesIn(this.folder).flatMap((locale) =>
      readdirSync(`${this.folder}/${locale}`).map((file) => `${this.folder}/${locale}/${file}`),
    )
  }

  #chunks(): Map<string, ChunkPart[]> {
    return chunksOf(readdirSync(`${this.folder}/${REFERENCE}`).map((file) => file.replace(/\.ftl$/, '')))
  }

  #patterns(locale: string, chunk: string): Map<string, PackedPattern> {
    const parts = this.#chunks().get(chunk) ?? []
    const read = (file: string) => readFileSync(`${this.folder}/${locale}/${file}.ftl`, 'utf8')
    return new Map(parts.flatMap(({ file, half }) => [...packText(read(file), half)]))
  }

  #keys(chunk: string): string[] {
    return [...this.#patterns(REFERENCE, chunk).keys()]
  }

  /** The code of the module with the keys of a chunk. */
  keysModule(chunk: string): string {
    return `export default ${JSON.stringify(this.#keys(chunk))}`
  }

  /** The code of a chunk in a locale: its keys, and its patterns as JSON. */
  #catalogue(locale: string, chunk: string): string {
    const patterns = this.#patterns(locale, chunk)
    const ordered = this.#keys(chunk).map((key) => {
      const pattern = patterns.get(key)
      if (pattern === undefined) throw new Error(`the catalogues of ${locale} do not have ${key}`)
      return pattern
    })
    return `[keys, ${JSON.stringify(JSON.stringify(ordered))}]`
  }

  /** The code of the module with a chunk in a locale. */
  chunkModule(locale: string, chunk: string): string {
    return `import keys from '${MODULE}/${KEYS}/${chunk}'\nexport default ${this.#catalogue(locale, chunk)}`
  }

  /** The code of the main module: the names of all catalogues, each with its messages or a function that loads them. */
  mainModule(): string {
    const entries = localesIn(this.folder).flatMap((locale) =>
      [...this.#chunks()].map(([chunk, parts]) => {
        const names = JSON.stringify(parts.map(({ name }) => `${locale}/${name}`))
        const load = `() => import('${MODULE}/${locale}/${chunk}').then((chunk) => chunk.default)`
        return `[${names}, ${chunk === FIRST ? this.#catalogue(locale, chunk) : load}]`
      }),
    )
    return `import keys from '${MODULE}/${KEYS}/${FIRST}'\nexport default [\n${entries.join(',\n')}\n]`
  }
}

/** `folder` has one folder for each locale. */
export function catalogues(folder: string): Plugin {
  const all = new Catalogues(folder)
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null
      for (const file of all.files) this.addWatchFile(file)
      const [locale = '', chunk = ''] = id.slice(MODULE.length + 2).split('/')
      if (!locale) return all.mainModule()
      return locale === KEYS ? all.keysModule(chunk) : all.chunkModule(locale, chunk)
    },
  }
}
