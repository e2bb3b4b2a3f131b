// The pages by address, each but the first loaded when it is opened. What a pattern's brackets hold is given to the page.
import type { Component } from 'svelte'
import HomePage from '../home/HomePage.svelte'

type PagePart = Component<{ part: string }> | Component<Record<string, never>>
type Load = () => Promise<{ default: PagePart }>

export interface Page {
  load: Load
  part: string
  words: readonly string[] // the catalogues it says first
}

const PAGES: [RegExp, Load, ...string[]][] = [
  [/^\/()$/, () => Promise.resolve({ default: HomePage }), 'home', 'cards'],
  [/^\/rules\/([a-z-]+)$/, () => import('../rules/RulesPage.svelte'), 'rules', 'help', 'cards', 'options'],
  [/^\/r\/([a-z0-9]{4,12})$/i, () => import('../room/RoomPage.svelte'), 'room', 'lobby', 'table', 'events', 'cards'],
  [/^\/learn\/([a-z]+)$/, () => import('../lessons/LessonPage.svelte')],
  [/^\/replay\/([A-Za-z0-9_-]{4,40})$/, () => import('../replay/ReplayPage.svelte')],
]

const MISSING: Load = () => import('./MissingPage.svelte')

/** The page of an address. */
export function pageOf(path: string): Page {
  for (const [pattern, load, ...words] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { load, part: found[1] ?? '', words }
  }
  return { load: MISSING, part: path, words: [] }
}
