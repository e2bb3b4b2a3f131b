// A pause before something is shown. A tap or a key ends it; what follows it is still animated.

/** Waits for a time, or until `signal` aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(done), resolve()), { once: true })
  })

export class Hold {
  active = $state(false)
  #stop = new AbortController()

  constructor(private readonly sleep: Pause = pause) {}

  /** Hold for a time, until `end` is called, or until `signal` aborts. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!milliseconds || signal.aborted) return
    const stop = (this.#stop = new AbortController())
    signal.addEventListener('abort', () => stop.abort(), { once: true })
    this.active = true
    await this.sleep(milliseconds, stop.signal)
    this.active = false
  }

  /** End what is held now. */
  end(): void {
    this.#stop.abort()
  }
}
