// Draws the sheets of pictures when Vite starts, so that they are ordinary assets with a hash in their name.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { sheets } from './sheets.ts'

const icons = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')

/** Writes `made/{first,table}.svg`, which git does not keep. */
export function pictures(root: string): Plugin {
  return {
    name: 'pictures',
    buildStart() {
      const folder = `${root}/made`
      mkdirSync(folder, { recursive: true })
      const drawn = sheets(JSON.parse(readFileSync(icons, 'utf8')).icons)
      for (const [name, text] of Object.entries(drawn)) keep(`${folder}/${name}.svg`, text)
    },
  }
}

/** Write a file only when it would change, so that nobody watching it is woken. */
function keep(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // it is not there yet
  }
  writeFileSync(path, text)
}
