// Cards in the air: from zone to zone, face up only where the event showed the face.

/** A card that goes from one zone to another; a zone is an element with that `data-zone`. */
export interface Flight {
  from: string
  to: string
  kind: string | null // null: only the back is seen
  godcat?: boolean
}

/** What is seen at one moment: some flights, perhaps a sound and an effect on the whole table. */
export interface Beat {
  flights: readonly Flight[]
  sound?: string
  effect?: 'boom' | 'shuffle'
  act?: (signal: AbortSignal) => Promise<void> // what a table itself shows, after the flights
}

export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Flying extends Flight {
  id: number
  a: Spot
  b: Spot
  delay: number
  landed: () => void
}

export const WIDTH = 100 // of a flying card, before it is scaled
export const FLIGHT = 320 // ms
const STAGGER = 45
const LONGEST = 900 // ms that one beat may take, however many cards fly

export class Flights {
  flying: readonly Flying[] = $state.raw([])
  #count = 0

  /** Let the cards of a beat fly, and wait until they have landed or motion is skipped. */
  async fly(root: ParentNode, flights: readonly Flight[], signal: AbortSignal): Promise<void> {
    const step = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, flights.length))
    const landings: Promise<void>[] = []
    const begun: Flying[] = []
    for (const flight of flights) {
      const a = spotOf(root, flight.from)
      const b = spotOf(root, flight.to)
      if (!a || !b) continue
      landings.push(
        new Promise((landed) =>
          begun.push({ ...flight, id: (this.#count += 1), a, b, delay: begun.length * step, landed }),
        ),
      )
    }
    if (!begun.length || signal.aborted) return
    this.flying = [...this.flying, ...begun]
    await Promise.race([Promise.all(landings), aborted(signal)])
    this.flying = this.flying.filter((card) => !begun.includes(card))
  }
}

/** Resolves when motion is skipped. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((end) => signal.addEventListener('abort', () => end(), { once: true }))

/** Where a zone is on the screen; nothing if it is not shown. */
function spotOf(root: ParentNode, zone: string): Spot | null {
  for (const found of root.querySelectorAll(`[data-zone~="${zone}"]`)) {
    const box = (found.querySelector('.card, .seat-face') ?? found).getBoundingClientRect()
    if (!box.width && !box.height) continue
    const scale = Math.min(1.5, Math.max(0.3, box.width / WIDTH))
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale }
  }
  return null
}
