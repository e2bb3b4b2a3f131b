// Reads the catalogues when the pages are built, so that no browser has to: what it gets is JSON, one list of messages.
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { pack } from './packing.ts'

/** The messages of a Fluent text, as `Words` takes them. */
export const read = (text: string): string => JSON.stringify(pack(new FluentResource(text).body))

/** Makes every `.ftl` a module with its messages. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(text, id) {
      if (id.endsWith('.ftl')) return { code: `export default ${JSON.stringify(read(text))}`, map: null }
      return null
    },
  }
}
