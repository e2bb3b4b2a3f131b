// The table of the kittens games and the grammar of their events: one chunk.
export { default } from './KittensTable.svelte'
export { events } from './events'
export { endingOf } from './ending'
