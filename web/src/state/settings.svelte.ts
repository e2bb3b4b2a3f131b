// Preferences of this device, kept in local storage.

const KEY = 'kaboodle'

export type Motion = 'system' | 'full' | 'reduced'
export type Theme = 'night' | 'contrast'
export type CardSize = 'small' | 'normal' | 'large'
export type Pace = 'normal' | 'long' | 'open'

export interface SettingValues {
  name: string
  language: string // empty: the browser's
  sound: boolean
  motion: Motion
  theme: Theme
  cardSize: CardSize
  helper: boolean
  pace: Pace // how long reaction windows stay open against bots
  muted: string[] // muted seats, as `room.seat`
}

const DEFAULTS: SettingValues = {
  name: '',
  language: '',
  sound: true,
  motion: 'system',
  theme: 'night',
  cardSize: 'normal',
  helper: true,
  pace: 'normal',
  muted: [],
}

export class Settings {
  current: SettingValues = $state({ ...DEFAULTS })

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
}

/** The stored fields that still exist and have the right type. */
function valid(stored: object): Partial<SettingValues> {
  const found = Object.entries(stored).filter(
    ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof SettingValues],
  )
  return Object.fromEntries(found) as Partial<SettingValues>
}

function localStorageIfAllowed(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const settings = new Settings(localStorageIfAllowed())
