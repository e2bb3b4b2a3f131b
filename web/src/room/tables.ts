// Which table a game is played on; each is loaded when it is first needed.
import type { Component } from 'svelte'
import { patiently } from '../state/patience'
import type { Room } from '../state/room.svelte'
import type { Table } from '../state/table.svelte'

/** `room` is null where there is nobody else: in a lesson or a replay; `names` are then those of the players. */
export type TablePart = Component<TableProps>
export interface TableProps {
  room: Room | null
  table: Table
  names?: readonly string[]
}

type Load = () => Promise<{ default: TablePart }>
const kittens: Load = () => patiently(() => import('../kittens/KittensTable.svelte'))
const mantis: Load = () => patiently(() => import('../mantis/MantisTable.svelte'))
const board: Load = () => patiently(() => import('../board/BoardTable.svelte'))

/** The table of an edition. */
export const tableOf = (edition: string): Load =>
  edition === 'mantis' ? mantis : edition === 'board' ? board : kittens
