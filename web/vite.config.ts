import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pictures } from './src/art/vite-plugin.ts'
import { catalogues } from './src/words/vite-plugin.ts'

const SERVER = 'http://127.0.0.1:8000'

/** Chunks with all that these modules import, the earlier first: pages share them, so what few need must not be in one. */
const CHUNKS = [
  ['first', /src\/main\.ts$/],
  ['settings', /src\/settings\/SettingsDialog\.svelte$/],
  ['room', /src\/(state\/room\.svelte|menu\/share-link|words\/player-names|art\/faces)\.ts$|src\/css\/table\.css$/],
  [
    'table',
    /src\/table\/((TableFrame|Seat|Hand|ReactionWindow|GameOver|HolderOdds)\.svelte|seating\.ts|unplayable-reason\.ts)$/,
  ],
] as const
const groups = CHUNKS.map(([name, test], at) => ({ name, test, priority: CHUNKS.length - at }))

/** A part of one game has the game in its file name, as its catalogues have. */
function fileNameOf({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const game = /src\/games\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ? `${game}-` : ''}${name}-[hash].js`
}

/** Makes the first script block rendering: before it has run there is nothing to show. */
function blockingScript(): Plugin {
  return {
    name: 'blocking-script',
    enforce: 'post',
    transformIndexHtml: (page) => page.replace('<script type="module"', '<script type="module" blocking="render"'),
    // nearly all of it runs at once: browsers that know this comment compile it while it loads
    generateBundle: {
      order: 'post', // the comment must be the first line
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.name === 'first') part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
      },
    },
  }
}

export default defineConfig({
  plugins: [
    pictures(import.meta.dirname),
    catalogues(`${import.meta.dirname}/../src/kaboodle/words`),
    svelte(),
    blockingScript(),
  ],
  build: {
    outDir: '../src/kaboodle/pages',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'], // the first with nesting and :has(), which the styles use
    assetsInlineLimit: 0, // the content policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: fileNameOf, codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // the tests share one DOM, which takes long to create
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
})
