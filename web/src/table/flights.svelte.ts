// Card flights from zone to zone, face up only if the event showed the face.

/** A card that flies from one zone to another; a zone is an element with that `data-zone`. */
export interface Flight {
  from: string
  to: string
  kind: string | null // null: face down
  back?: string // a back of its own
}

/** One step of the animation of some events: flights, and perhaps a sound and an effect on the table. */
export interface TimelineStep {
  flights: readonly Flight[]
  sound?: string
  effect?: 'boom' | 'shuffle'
  act?: (signal: AbortSignal) => Promise<void> // an animation of the table itself, after the flights
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
const LONGEST = 900 // ms for all flights of a step

export class Flights {
  flying: readonly Flying[] = $state.raw([])
  #count = 0
  #lifted: HTMLElement[] = []

  /** Animate flights; resolves when all cards have landed, or when `signal` aborts. */
  async fly(root: ParentNode, flights: readonly Flight[], signal: AbortSignal): Promise<void> {
    const step = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, flights.length))
    const landings: Promise<void>[] = []
    const begun: Flying[] = []
    const taken = new Set(this.#lifted)
    for (const { from, to, kind, ...rest } of flights) {
      const start = cardIn(root, from, kind, taken)
      const end = cardIn(root, to, kind, taken)
      if (!start || !end) continue
      const [a, b] = [spotOf(start), spotOf(end)]
      if ((LEAVES.has(from) || from.startsWith('laid-')) && start.matches('.card')) taken.add(start)
      landings.push(
        new Promise((landed) =>
          begun.push({ ...rest, from, to, kind, id: (this.#count += 1), a, b, delay: begun.length * step, landed }),
        ),
      )
    }
    if (!begun.length || signal.aborted) return
    this.#lift([...taken]) // after all measurements, so that the browser does the layout once
    this.flying = [...this.flying, ...begun]
    await Promise.race([Promise.all(landings), aborted(signal)])
    this.flying = this.flying.filter((card) => !begun.includes(card))
  }

  /** Show the lifted cards again; those that have moved are not in the view any more. */
  settle(): void {
    for (const card of this.#lifted) delete card.dataset['lifted']
    this.#lifted = []
  }

  #lift(cards: HTMLElement[]): void {
    for (const card of cards) card.dataset['lifted'] = ''
    this.#lifted = cards
  }
}

type Taken = ReadonlySet<HTMLElement> // cards that fly already

const LEAVES: ReadonlySet<string> = new Set(['hand', 'middle', 'mat', 'drawn']) // zones whose cards disappear when they fly off

/** Resolves when `signal` aborts. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((end) => signal.addEventListener('abort', () => end(), { once: true }))

/** The element of a card in a zone: the card itself, the top of a pile, a face, or the whole zone. */
function cardIn(root: ParentNode, zone: string, kind: string | null, taken: Taken): HTMLElement | null {
  for (const found of root.querySelectorAll<HTMLElement>(`[data-zone~="${zone}"]`)) {
    const place = placeIn(found, zone, kind, taken)
    if (place.offsetWidth) return place
  }
  return null
}

function placeIn(found: HTMLElement, zone: string, kind: string | null, taken: Taken): HTMLElement {
  if (!LEAVES.has(zone) && !found.matches('.stack')) return found.querySelector('.card, .seat-face') ?? found
  const cards = [...found.querySelectorAll<HTMLElement>('.card')].filter((card) => !taken.has(card))
  const own = cards.findLast((card) => card.dataset['kind'] === kind)
  return own ?? (zone === 'hand' ? found : (cards.at(-1) ?? found))
}

/** The centre of an element, and the scale of a card there. */
function spotOf(place: HTMLElement): Spot {
  const box = place.getBoundingClientRect()
  const card = place.matches('.card') ? place : (place.querySelector<HTMLElement>('.card') ?? place)
  const scale = Math.min(1.5, Math.max(0.3, card.offsetWidth / WIDTH))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale }
}
