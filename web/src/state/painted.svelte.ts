// Whether the page has been painted once. What only decorates waits for that: by then one can read and press everything.

class Painted {
  once = $state(false)

  /** Called when the page is there; what a frame does after its callbacks is to paint. */
  soon(): void {
    requestAnimationFrame(() => setTimeout(() => this.#now()))
  }

  #now(): void {
    this.once = true
    document.documentElement.dataset['painted'] = '' // for the styles
  }
}

export const painted = new Painted()
