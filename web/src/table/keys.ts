// One key, one thing: N Nope, P let it happen, D draw, L log, Escape cancels, ? helps.

const KEYS: Record<string, string> = { n: 'n', p: 'p', d: 'd', l: 'l', Escape: 'escape' }

/** What is printed on the keys. */
export const SHOWN = { nope: 'N', pass: 'P', cancel: 'Esc' } as const

/** Press the button that a key stands for, unless somebody is writing or reads what lies over the table. */
export function pressKey(event: KeyboardEvent, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.repeat) return // a key that is held down says a thing once
  if (document.querySelector('dialog[open], [role=alertdialog]')) return
  const target = event.target
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    if (!(target instanceof HTMLInputElement && target.type === 'range')) return
  }
  if (event.key === '?') {
    help()
    return
  }
  const key = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  const button = key ? document.querySelector<HTMLElement>(`[data-key="${key}"]`) : null
  if (!button) return
  event.preventDefault()
  button.click()
}
