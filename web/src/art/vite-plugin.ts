// Vite plugin: draws the picture sheets when Vite starts, so that they are ordinary assets with a hash in their name.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runnerImport, type Plugin } from 'vite'
import type * as Sheets from './sheets.ts'

const icons = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')

/** Writes `made/{first,table}.svg`, which git does not keep. */
export function pictures(root: string): Plugin {
  return {
    name: 'pictures',
    async buildStart() {
      const folder = `${root}/made`
      mkdirSync(folder, { recursive: true })
      // run by Vite, not imported by this file: the games are found by a glob
      const { module } = await runnerImport<typeof Sheets>(`${root}/src/art/sheets.ts`)
      const sheets = module.drawSheets(JSON.parse(readFileSync(icons, 'utf8')).icons)
      for (const [name, text] of Object.entries(sheets)) writeIfChanged(`${folder}/${name}.svg`, text)
    },
  }
}

/** Write a file only if it would change, so that watchers are not triggered. */
function writeIfChanged(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // it does not exist yet
  }
  writeFileSync(path, text)
}
