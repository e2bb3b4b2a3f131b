import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pictures } from './src/art/plugin.ts'
import { catalogues } from './src/words/plugin.ts'

const SERVER = 'http://127.0.0.1:8000'

/** What the first page needs comes in one piece. */
const partOf = (id: string) => (/src\/main\.ts$/.test(id) ? 'first' : null)

/** How the first script is loaded: nothing is painted before it has run, for there would be nothing on it but the night. */
function first(): Plugin {
  return {
    name: 'first',
    enforce: 'post',
    transformIndexHtml: (page) => page.replace('<script type="module"', '<script type="module" blocking="render"'),
    // Nearly all of it runs at once: a browser that knows this comment compiles it while it is loading.
    generateBundle: {
      order: 'post', // the comment counts only above everything else
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.name === 'first') part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
      },
    },
  }
}

export default defineConfig({
  plugins: [pictures(import.meta.dirname), catalogues(), svelte(), first()],
  build: {
    outDir: '../src/kaboodle/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: partOf, debugName: 'first' }] } } },
  },
  server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // the tests bring their own worlds: they share one of the browser's, which takes long to make
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
})
