// What a game brings to the browser: the default export of its folder's `manifest.ts`, listed in `index.ts`.
// What is needed on the first page is in the manifest itself; the rest is loaded on demand.
import type { Component } from 'svelte'
import type { Family } from '../art/palette'
import type { CardLook } from '../cards/look'
import type { Script } from '../lessons/lesson.svelte'
import type { Room } from '../state/room.svelte'
import type { Table } from '../state/table.svelte'
import type { Ambience } from '../table/ambience'
import type { TellEnding } from '../table/ending'
import type { EventGrammar } from '../words/event-text'

export interface GameManifest {
  id: string // names its folder, its catalogues (`ID.ftl`, `ID-*.ftl`) and its lesson (`/learn/ID`)
  editions: readonly EditionManifest[]
  looks: Readonly<Record<string, CardLook>> // by card, without those of cards/common.ts
  cover?: readonly string[] // cards that it shows in the fan of the first page
  hasWindows: boolean // reaction windows, for which an answer can be given in advance
  ambience?: Ambience // the background sound of its table, for who wants one
  table?: () => Promise<GameTable> // without one the game is played on the plain table
  rules?: () => Promise<GameRules> // without them its rules and help pages say that there are none
  lesson?: () => Promise<{ default: unknown }> // a Script as tools/lessons.py writes it
}

/** What is known of an edition before a table of it is opened. */
export interface EditionFacts {
  slug: string
  seats: readonly [fewest: number, most: number]
  minutes: number
  options: readonly OptionFacts[]
}

/** An option; its first value is the rule book's. */
export interface OptionFacts {
  key: string
  values: readonly string[]
  rule: string
  text?: string // in English, where no catalogue has it
}

export interface EditionManifest extends EditionFacts {
  family: Family // the colour of its box
  prefix: string // of the ids of its rules
}

export interface TableProps {
  room: Room | null // null in a lesson or a replay
  table: Table
  names?: readonly string[] // of the players by seat, where there is no room
}

export interface GameTable {
  default: Component<TableProps>
  events: EventGrammar
  endingOf?: TellEnding // the story of the end, told to a seat
}

export interface GameRules {
  chapters: readonly Chapter[]
  cards: Readonly<Record<string, CardFacts>> // in the order of the rules page
  pages?: Readonly<Record<string, string>> // cards that share a help page, by the name of the page
}

/** The rules behind a card, and how many copies each edition has. */
export interface CardFacts {
  rules: readonly string[]
  copies: Readonly<Record<string, number>>
}

/** A chapter of the rules page: the message of its title, and its sentences. */
export interface Chapter {
  title: string
  sentences: readonly RuleSentence[]
}

export interface RuleSentence {
  message: string
  ids: string | Readonly<Record<string, string>> // of the rules it tells: of every edition, or by edition
}

/** A chapter; `rules-title-` and `rules-` are left out of the names of its messages. */
export const chapter = (title: string, ...sentences: RuleSentence[]): Chapter => ({
  title: `rules-title-${title}`,
  sentences,
})

/** A sentence with the ids of the rules it tells, separated by spaces. An edition without ids does not have it. */
export const rule = (message: string, ids: RuleSentence['ids']): RuleSentence => ({ message: `rules-${message}`, ids })

/** The lesson of a game; undefined if it has none. */
export const loadLesson = async ({ lesson }: GameManifest): Promise<Script | undefined> =>
  lesson && ((await lesson()).default as Script)
