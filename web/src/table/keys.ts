// Keyboard shortcuts of a table: N Nope, P pass, D draw, L log, Escape cancel.

const KEYS: Record<string, string> = { n: 'n', p: 'p', d: 'd', l: 'l', Escape: 'escape' }

/** The labels of the keys. */
export const KEY_LABELS = { nope: 'N', pass: 'P', cancel: 'Esc', play: '↵' } as const

/** Click the button of a shortcut, unless a text field has the focus or a dialog is open. */
export function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.repeat) return
  if (document.querySelector('dialog[open], [role=alertdialog]')) return
  const target = event.target
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    if (!(target instanceof HTMLInputElement && target.type === 'range')) return
  }
  const key = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  const button = key ? document.querySelector<HTMLElement>(`[data-key="${key}"]`) : null
  if (event.key === 'Escape' && !button) backToTable()
  if (!button) return
  event.preventDefault()
  if (key === 'l' && button.checkVisibility?.() === false) focusLog()
  else button.click()
}

/** Move the focus to the log; its key there goes back to the table. */
export function focusLog(): void {
  const log = document.querySelector<HTMLElement>('.log-scroll')
  if (log?.contains(document.activeElement)) backToTable()
  else log?.focus()
}

let last: Element | null = null // what had the focus at the table
globalThis.addEventListener?.('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('main.table')) last = target
})
const FIRST = ['[data-do=draw]', '[data-do=score]', '.hand :is(button.card)', 'button']

/** Move the focus from what is around the table back to where it was, or to the first thing to do. */
function backToTable(): void {
  if (!document.activeElement?.closest('.log, .bar')) return
  const found = FIRST.flatMap((wanted) => [...document.querySelectorAll<HTMLElement>(`main.table ${wanted}`)])
  const before = last instanceof HTMLElement && last.isConnected && last.checkVisibility() ? last : undefined
  const next = before ?? found.find((it) => it.checkVisibility())
  next?.focus({ preventScroll: true })
}
