// The focus and the arrow keys at a table: what is asked can be answered without a pointer and without the Tab key.

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'
const OPEN_DIALOG = 'dialog[open], [role=alertdialog]'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const table = (): HTMLElement | null => document.querySelector('main.table')

/** The controls that answer, in the order in which they are wanted. */
function answersIn(root: HTMLElement, selectors: readonly string[]): HTMLElement[] {
  const found = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
  return [...new Set(found)].filter((it) => it.checkVisibility() && !it.matches(':disabled, [aria-disabled=true]'))
}

/** Move the focus to the first answer, unless somebody types, is in a dialog, or is not at the table. */
export function focusAnswer(selectors: readonly string[]): void {
  const root = table()
  const active = document.activeElement
  if (!root || document.querySelector(OPEN_DIALOG)) return
  if (active && active !== document.body && (!root.contains(active) || active.matches(TYPING))) return
  answersIn(root, selectors)[0]?.focus({ preventScroll: true })
}

/** The arrow keys walk along the answers. A key that is held down answers once. */
export function walkAnswers(event: KeyboardEvent, selectors: readonly string[]): void {
  const root = table()
  if (!root || event.ctrlKey || event.metaKey || event.altKey || document.querySelector(OPEN_DIALOG)) return
  const target = event.target instanceof Element ? event.target : document.body
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && root.contains(target)) event.preventDefault()
  const step = STEPS[event.key]
  if (!step || event.defaultPrevented || target.matches('input, textarea, select, [contenteditable]')) return
  if (target !== document.body && !root.contains(target)) return
  const answers = answersIn(root, selectors)
  const at = answers.indexOf(target as HTMLElement)
  const next = at < 0 ? 0 : (at + step + answers.length) % answers.length
  answers[next]?.focus({ preventScroll: true })
  if (answers.length) event.preventDefault()
}
