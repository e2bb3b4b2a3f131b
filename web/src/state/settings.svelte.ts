// Preferences of this device, kept in local storage.
import { LEVELS, type Level } from '../wire'

const KEY = 'kaboodle'

export type Motion = 'system' | 'full' | 'reduced'
export type Theme = 'night' | 'contrast'
export type CardSize = 'small' | 'normal' | 'large'
export type ReactionTime = 'normal' | 'long' | 'open'
/** How long a reaction window stays open against bots, in milliseconds; 0: until it is answered. */
export const REACTION_TIMES: Record<ReactionTime, number> = { normal: 6_000, long: 25_000, open: 0 }
export type Pace = 'usual' | 'quick' | 'short'

/** How a big moment is shown: with all its motion, in half the time and without holding its breath, or as a still picture. */
export type Drama = 'whole' | 'short' | 'still'

export interface SettingValues {
  name: string
  language: string // empty: the browser's
  sound: boolean
  volume: number // from 0 to 1
  ambience: boolean // a quiet background sound at the table
  captions: boolean // show in words what can be heard
  motion: Motion
  theme: Theme
  cardSize: CardSize
  helper: boolean
  oddsOpen: boolean // the table of odds is unfolded
  reactionTime: ReactionTime // how long reaction windows stay open against bots
  pace: Pace // of what happens at the table: `short` shortens only the big moments
  calm: boolean // big moments are still pictures, without flashes
  botLevel: Level // of the bots of a game that is started from the first page
  knowsNope: boolean // has answered a reaction window
  patientRoom: string // the room of a first game, whose reaction windows wait for an answer
  muted: string[] // muted seats, as `room.seat`
}

const PACES: readonly unknown[] = ['usual', 'quick', 'short'] satisfies Pace[]

const DEFAULTS: SettingValues = {
  name: '',
  language: '',
  sound: true,
  volume: 0.7,
  ambience: false,
  captions: false,
  motion: 'system',
  theme: 'night',
  cardSize: 'normal',
  helper: true,
  oddsOpen: false,
  reactionTime: 'normal',
  pace: 'usual',
  calm: false,
  botLevel: 'cat',
  knowsNope: false,
  patientRoom: '',
  muted: [],
}

export class Settings {
  current: SettingValues = $state({ ...DEFAULTS })
  hurry = $state(1) // how many times as fast as usual the table moves, while somebody who is out watches

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}')
      if (stored !== null && typeof stored === 'object') this.current = { ...DEFAULTS, ...valid(stored) }
    } catch {
      // storage is blocked or holds something else: use the defaults
    }
  }

  /** Change some settings and store all of them. */
  set(change: Partial<SettingValues>): void {
    Object.assign(this.current, change)
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.current))
    } catch {
      // storage is full or blocked: the settings last until the page is closed
    }
  }

  /** Whether cards are animated. */
  get moves(): boolean {
    if (this.current.motion !== 'system') return this.current.motion === 'full'
    return !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** How big moments are shown. */
  get drama(): Drama {
    if (this.current.calm || !this.moves) return 'still'
    return this.current.pace === 'usual' && this.hurry === 1 ? 'whole' : 'short'
  }

  /** What the durations of all motion are multiplied with. */
  get tempo(): number {
    return (this.current.pace === 'quick' ? 0.5 : 1) / this.hurry
  }
}

/** The stored fields that still exist and have the right type. */
function valid(stored: object): Partial<SettingValues> {
  const found = Object.entries(stored).filter(
    ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof SettingValues],
  )
  const values = Object.fromEntries(found) as Partial<SettingValues>
  if (!PACES.includes(values.pace)) delete values.pace
  if (!LEVELS.includes(values.botLevel ?? 'cat')) delete values.botLevel
  return values
}

function localStorageIfAllowed(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const settings = new Settings(localStorageIfAllowed())
