/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The catalogues, from words/vite-plugin.ts: their names as `locale/name`, and their messages or a function that loads them. */
declare module 'virtual:catalogues' {
  type Messages = [keys: readonly string[], patterns: string]
  const catalogues: [names: string[], messages: Messages | (() => Promise<Messages>)][]
  export default catalogues
}
