// The focus and the arrow keys at a table: what is asked can be answered without a pointer and without the Tab key.

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'
const OPEN_DIALOG = 'dialog[open], [role=alertdialog]'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const GROUPS = '.hand, .asking, .discs, .tanks-others'

let byKey = false // whether the last input came from the keyboard
globalThis.addEventListener?.('keydown', () => (byKey = true), { capture: true })
globalThis.addEventListener?.('pointerdown', () => (byKey = false), { capture: true })

const table = (): HTMLElement | null => document.querySelector('main.table')

/** The controls that answer, in the order in which they are wanted. */
function answersIn(root: HTMLElement, selectors: readonly string[]): HTMLElement[] {
  const found = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
  return [...new Set(found)].filter((it) => it.checkVisibility() && !it.matches(':disabled, [aria-disabled=true]'))
}

/** Move the focus to the first answer, unless somebody types, is in a dialog, or is not at the table. A card of the hand,
 * which the focus raises above its neighbours, only gets it from somebody who uses the keyboard. */
export function focusAnswer(selectors: readonly string[]): void {
  const root = table()
  const active = document.activeElement
  if (!root || document.querySelector(OPEN_DIALOG)) return
  if (active && active !== document.body && (!root.contains(active) || active.matches(TYPING))) return
  const [first] = answersIn(root, selectors)
  if (byKey || !first?.matches('.hand *')) first?.focus({ preventScroll: true })
}

/** The nearest answer above or below; if there is none, the first one of another group. */
function beyond(from: HTMLElement, step: number, answers: readonly HTMLElement[]): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const far = (it: HTMLElement): number => {
    const { x, width, top, bottom } = it.getBoundingClientRect()
    const away = step > 0 ? top - here.bottom : here.top - bottom
    return away < -here.height / 2
      ? Infinity
      : Math.max(0, away) + Math.abs(x + width / 2 - here.x - here.width / 2) / 2
  }
  const [nearest] = answers.filter((it) => far(it) < Infinity).toSorted((one, other) => far(one) - far(other))
  const group = nearest?.closest('.asking')
  if (group && !group.contains(from)) return answers.find((it) => group.contains(it)) // what is asked begins at its first answer
  return nearest ?? answers.find((it) => it.closest(GROUPS) !== from.closest(GROUPS))
}

/** The arrow keys walk along the answers, up and down to what lies there. A key that is held down answers once. */
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
  const next = answers[at < 0 ? 0 : (at + step + answers.length) % answers.length]
  const across = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  const other = at >= 0 && across ? beyond(target as HTMLElement, step, answers) : undefined
  ;(other ?? next)?.focus({ preventScroll: true })
  if (answers.length) event.preventDefault()
}
