// The review of one seat: asks for it, follows its progress, and loads the replay of the same seat.
import { loadTable } from '../games/lookup'
import { api, Refusal } from '../state/api'
import type { Replay, Review } from '../wire'
import type { EventGrammar } from '../words/event-text'

const PAUSE = 300 // ms between two questions about the progress
const BUSY = 1_500 // ms before another try while another review of this person is being made

export type ReviewState = 'loading' | 'waiting' | 'working' | 'ready' | 'missing' | 'old' | 'failed'

export class LoadedReview {
  state: ReviewState = $state('loading')
  progress = $state(0)
  ahead = $state(0)
  review = $state.raw<Review | null>(null)
  replay = $state.raw<Replay | null>(null)
  events = $state.raw<EventGrammar>({})
  #closed = false

  constructor(
    private readonly id: string,
    private readonly seat: string,
  ) {
    void this.#load()
  }

  /** Stop asking. */
  close(): void {
    this.#closed = true
  }

  async #load(): Promise<void> {
    try {
      const replay = await api.replay(this.id, this.seat)
      const [review, { events }] = await Promise.all([this.#made(), loadTable(replay.edition)])
      if (!review) return
      this.replay = replay
      this.events = events
      this.review = review
      this.state = 'ready'
    } catch (error) {
      const code = error instanceof Refusal ? error.code : ''
      this.state = code === 'no-room' ? 'missing' : code === 'option' ? 'old' : 'failed'
    }
  }

  /** Ask until it is made; null if nobody waits for it any more. */
  async #made(): Promise<Review | null> {
    let asked = false
    while (!this.#closed) {
      try {
        const status = await (asked ? api.review(this.id, this.seat) : api.requestReview(this.id, this.seat))
        if (status.review) return status.review
        if (asked && status.state === 'none') throw new Error('it was given up')
        asked = true
        this.state = status.state === 'waiting' ? 'waiting' : 'working'
        this.progress = status.progress
        this.ahead = status.ahead
        await pause(PAUSE)
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'slow-down') throw error
        this.state = 'waiting'
        this.ahead = 1
        await pause(BUSY)
      }
    }
    return null
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
