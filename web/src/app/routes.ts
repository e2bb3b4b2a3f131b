// The pages by address. Each but the first is loaded when it is opened; the group in a pattern is passed to the page.
import type { Component } from 'svelte'
import HomePage from '../home/HomePage.svelte'
import { reloadIfOutdated } from '../state/retry'

type PageComponent = Component<{ part: string }> | Component<Record<string, never>>
type Loaded = { default: PageComponent }
type Load = () => Promise<Loaded> | Loaded

export interface Route {
  load: Load
  part: string
  catalogues: readonly string[] // needed first, besides those of the first script
}

/** Load a page without retries: a failure is shown at once, unless this page is outdated and reloads itself. */
const once =
  (load: () => Promise<Loaded>): Load =>
  () =>
    load().catch(async (error: unknown) => {
      await reloadIfOutdated()
      throw error
    })

const ROUTES: [RegExp, Load, ...string[]][] = [
  [/^\/()$/, () => ({ default: HomePage })],
  [/^\/rules\/([a-z-]+)$/, once(() => import('../rules/RulesPage.svelte')), 'rules', 'options'],
  [/^\/r\/([a-z0-9]{4,12})$/i, once(() => import('../room/RoomPage.svelte')), 'room', 'lobby', 'table', 'events'],
  [/^\/learn\/([a-z]+)$/, once(() => import('../lessons/LessonPage.svelte'))],
  [/^\/analysis()$/, once(() => import('../analysis/AnalysisPage.svelte'))],
  [/^\/daily()$/, once(() => import('../daily/DailyPage.svelte'))],
  [/^\/explore()$/, once(() => import('../explore/ExplorePage.svelte'))],
  [/^\/puzzles(?:\/(daily|[0-9a-f]{4,40}))?$/, once(() => import('../puzzles/PuzzlePage.svelte'))],
  [/^\/review\/([A-Za-z0-9_-]{4,40})$/, once(() => import('../review/ReviewPage.svelte'))],
  [/^\/replay\/([A-Za-z0-9_-]{4,40})$/, once(() => import('../replay/ReplayPage.svelte'))],
]

const MISSING: Load = once(() => import('./MissingPage.svelte'))

/** The route of an address. */
export function routeOf(path: string): Route {
  for (const [pattern, load, ...catalogues] of ROUTES) {
    const found = pattern.exec(path)
    if (found) return { load, part: found[1] ?? '', catalogues }
  }
  return { load: MISSING, part: path, catalogues: [] }
}
