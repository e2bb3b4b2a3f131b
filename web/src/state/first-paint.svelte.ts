// Whether the page has been painted once. Decoration waits for that, so that text and controls come first.

class FirstPaint {
  done = $state(false)

  /** Call once the page is mounted: a frame paints after its callbacks, so the next task comes after the paint. */
  schedule(): void {
    requestAnimationFrame(() => setTimeout(() => this.#finish()))
  }

  #finish(): void {
    this.done = true
    document.documentElement.dataset['painted'] = '' // for the style sheets
  }
}

export const firstPaint = new FirstPaint()
