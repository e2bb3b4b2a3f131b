// The table of the board game and the grammar of its events: one chunk.
export { default } from './BoardTable.svelte'
export { events } from './events'
export { endingOf } from './ending'
