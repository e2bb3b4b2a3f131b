import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { pictures } from './src/art/plugin.ts'

const SERVER = 'http://127.0.0.1:8000'

/** What the first page needs comes in one piece, and its words in one more for each language. */
function partOf(id: string): string | null {
  if (/src\/main\.ts$/.test(id)) return 'first'
  const words = /words\/([\w-]+)\/(?:app|home|cards)\.ftl/.exec(id)
  return words ? `first-${words[1]}` : null
}

export default defineConfig({
  plugins: [pictures(import.meta.dirname), svelte()],
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
