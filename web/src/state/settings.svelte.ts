// What somebody has chosen on this device, and remembers.

const KEY = 'kaboodle'

export type Motion = 'system' | 'full' | 'reduced'
export type Theme = 'night' | 'contrast'
export type CardSize = 'small' | 'normal' | 'large'
export type Pace = 'normal' | 'long' | 'open'

export interface Chosen {
  name: string
  language: string // empty: the browser's
  sound: boolean
  motion: Motion
  theme: Theme
  cardSize: CardSize
  helper: boolean
  pace: Pace // how long reaction windows stay open against bots
  muted: string[] // rooms and seats that are not heard, as `code.seat`
}

const DEFAULTS: Chosen = {
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

/** The settings of this device; `chosen` may be written to, and `save` keeps it. */
export class Settings {
  chosen: Chosen = $state({ ...DEFAULTS })

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}')
      if (kept !== null && typeof kept === 'object') this.chosen = { ...DEFAULTS, ...fitting(kept) }
    } catch {
      // storage that is barred, or holds something else: the defaults are good
    }
  }

  /** Change some of it, and remember. */
  set(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change)
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      // a full or barred storage forgets, nothing else
    }
  }

  /** Whether cards fly. */
  get moves(): boolean {
    if (this.chosen.motion !== 'system') return this.chosen.motion === 'full'
    return !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

/** Of what was kept, the fields that are of the right type today. */
function fitting(kept: object): Partial<Chosen> {
  const found = Object.entries(kept).filter(
    ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Chosen],
  )
  return Object.fromEntries(found) as Partial<Chosen>
}

/** Storage where there is one. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const settings = new Settings(storage())
