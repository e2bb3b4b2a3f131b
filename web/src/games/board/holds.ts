// How long a disc spins before it shows its face: by the public risk alone, never by the disc.
import type { Risk } from './reach'

export interface Spin {
  time: number // ms
  turns: number
}

const STILL: Spin = { time: 0, turns: 0 }

/** The spin of a disc by the risk that everybody can count. */
export function spinOf({ bad, all }: Risk): Spin {
  if (!bad || !all) return STILL
  const risk = bad / all
  if (risk < 0.15) return { time: 500, turns: 2 }
  return risk < 0.4 ? { time: 900, turns: 3 } : { time: 1300, turns: 4 }
}
