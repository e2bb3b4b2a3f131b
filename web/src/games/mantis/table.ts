// The table of Mantis and the grammar of its events: one chunk.
export { default } from './MantisTable.svelte'
export { events } from './events'
export { endingOf } from './ending'
