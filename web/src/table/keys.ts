// Keyboard shortcuts of a table: N Nope, P pass, D draw, L log, Escape cancel.

const KEYS: Record<string, string> = { n: 'n', p: 'p', d: 'd', l: 'l', Escape: 'escape' }

/** The labels of the keys. */
export const KEY_LABELS = { nope: 'N', pass: 'P', cancel: 'Esc' } as const

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
  if (!button) return
  event.preventDefault()
  button.click()
}
