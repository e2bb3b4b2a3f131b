import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'

/** The class that scopes a component's styles: short, for it stands in every rule and on every element. */
function cssHash({ filename }) {
    const place = filename.replace(/^.*\bsrc\//, '')
    const digest = createHash('sha256').update(place).digest().readUInt32BE()
    return digest
        .toString(26)
        .slice(-3)
        .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
}

export default {
    preprocess: vitePreprocess(),
    compilerOptions: { runes: true, cssHash, discloseVersion: false },
}
