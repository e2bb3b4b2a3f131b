// The focus of somebody who plays with the keyboard: it goes where the answer is, and the arrow keys move it.

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'
const ELSEWHERE = 'dialog, [role=dialog], [role=alertdialog], .log, .hint, .bar'
const CONTROLS = 'button:not([tabindex="-1"]), input[type=range]'
/** Where answers are, the first that has one first. */
const PLACES = [
  '.table [data-focus]',
  '.answers [data-do=pass]',
  '.centre .card-grid :is(button)',
  '.rivals :is(button)',
] as const
const LATER = ['.centre .combos :is(button)', '.centre input[type=range]', '.centre .prompt :is(button)'] as const

const HAND = '.hand :is(button.card)'

let byKey = false // whether the last input came from the keyboard
globalThis.addEventListener?.('keydown', () => (byKey = true), { capture: true })
globalThis.addEventListener?.('pointerdown', () => (byKey = false), { capture: true })

const shown = (it: HTMLElement): boolean => it.checkVisibility({ visibilityProperty: true })

function first(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(shown)
    if (found) return found
  }
  return undefined
}

/** The control that answers what is asked: a card of the hand, unless the middle of the table asks something. */
function answer(turn: boolean): HTMLElement | undefined {
  const hand = ['.hand button.card:not([aria-disabled=true])', HAND, '[data-do=draw]']
  return first(turn ? [...PLACES, ...hand, ...LATER] : [...PLACES, ...LATER, ...hand])
}

/** Whether the focus may be moved: nobody types, no dialog is open. */
function free(): boolean {
  const now = document.activeElement
  return (
    !now?.closest(`${TYPING}, ${ELSEWHERE}`) && !document.querySelector('dialog[open], [role=alertdialog], [data-over]')
  )
}

/** Something is asked: move the focus there, for somebody who uses the keyboard and does not type. */
export function focusAnswer(what: string): void {
  if (!byKey || !free()) return
  const now = document.activeElement
  if (now instanceof HTMLElement && now.matches(HAND) && what === 'turn' && !first(PLACES)) return
  answer(what === 'turn' || what === 'give')?.focus({ preventScroll: true })
}

/** Move the focus with an arrow key: along a group, up from the hand to the table and down again. */
export function moveByArrow(event: KeyboardEvent, what: string): void {
  if (!event.key.startsWith('Arrow') || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
  const now = document.activeElement
  if (now?.closest(TYPING) || now?.matches('input[type=range]') || !free()) return
  const next = nextTo(now instanceof HTMLElement ? now : null, event.key, what)
  if (!next) return
  next.focus({ preventScroll: true })
  event.preventDefault()
}

function nextTo(now: HTMLElement | null, key: string, what: string): HTMLElement | undefined {
  const group = now?.closest<HTMLElement>('.hand, :is(.answers, .centre, .rivals)')
  if (!now || !group) return key === 'ArrowDown' ? first([HAND]) : answer(what === 'turn' || what === 'give')
  if (group.matches('.hand') && key === 'ArrowUp') return first([...PLACES, ...LATER, '[data-do=draw]'])
  if (!group.matches('.hand') && key === 'ArrowDown' && group.matches('.rivals')) return first([HAND])
  const controls = [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(shown)
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const at = controls.indexOf(now) + step
  if (at >= controls.length && key === 'ArrowDown') return first([HAND])
  return controls[(at + controls.length) % controls.length]
}
