// The pages by address, each but the first loaded when it is opened. What a pattern's brackets hold is given to the page.
import type { Component } from 'svelte'
import HomePage from '../home/HomePage.svelte'
import { renewed } from '../state/patience'

type PagePart = Component<{ part: string }> | Component<Record<string, never>>
type Loaded = { default: PagePart }
type Load = () => Promise<Loaded> | Loaded

export interface Page {
  load: Load
  part: string
  words: readonly string[] // the catalogues it says first, beside those that are always there
}

/** A page that cannot be had is told at once, unless it is only of an older version. */
const once =
  (load: () => Promise<Loaded>): Load =>
  () =>
    load().catch(async (trouble: unknown) => {
      await renewed()
      throw trouble
    })

const PAGES: [RegExp, Load, ...string[]][] = [
  [/^\/()$/, () => ({ default: HomePage })],
  [/^\/rules\/([a-z-]+)$/, once(() => import('../rules/RulesPage.svelte')), 'rules', 'help', 'options'],
  [/^\/r\/([a-z0-9]{4,12})$/i, once(() => import('../room/RoomPage.svelte')), 'room', 'lobby', 'table', 'events'],
  [/^\/learn\/([a-z]+)$/, once(() => import('../lessons/LessonPage.svelte'))],
  [/^\/replay\/([A-Za-z0-9_-]{4,40})$/, once(() => import('../replay/ReplayPage.svelte'))],
]

const MISSING: Load = once(() => import('./MissingPage.svelte'))

/** The page of an address. */
export function pageOf(path: string): Page {
  for (const [pattern, load, ...words] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { load, part: found[1] ?? '', words }
  }
  return { load: MISSING, part: path, words: [] }
}
