import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** The class that scopes a component's styles: short, for it stands in every rule and on every element. */
const cssHash = ({ hash, filename }) => `s${hash(filename).slice(-3)}`

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } }
