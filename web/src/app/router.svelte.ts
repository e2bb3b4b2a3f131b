// The current address. Links are plain; clicks on links within the site change the page without a reload.

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#back())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  /** Open a page of the site. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.#read()
    scrollTo(0, 0)
  }

  /** Going back closes what lies over the page, if anything does, and stays on the page. */
  #back(): void {
    const over = [
      ...document.querySelectorAll<HTMLElement>('dialog[open] .dialog-head .tool, .log[data-open] > .log-close'),
    ]
    const close = over.findLast((button) => button.checkVisibility())
    if (!close || location.pathname === this.path) return this.#read()
    history.pushState(null, '', this.path + (this.query.size ? `?${this.query}` : '') + this.hash)
    close.click()
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
