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
const LATER = [
  '.centre .prompt-answers [data-say=go]',
  '.centre .combos :is(button)',
  '.centre input[type=range]',
  '.centre .prompt :is(button)',
] as const

const HAND = '.hand :is(button.card)'
const FREE = '.hand button.card:not([data-state=dimmed], [aria-disabled=true])' // not a card to keep

let byKey: boolean | null = null // whether the last input came from the keyboard; null: there was none at this table yet
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

/** The control that answers what is asked: what the middle of the table asks, the card `kind`, or on a turn the pile. */
function answer(what: string, kind: string | null = null): HTMLElement | undefined {
  const wanted = kind === null ? [] : [`.hand button.card[data-kind="${kind}"]`]
  const hand = [...wanted, '[data-do=draw]', FREE, HAND]
  return first(what === 'turn' || what === 'give' ? [...PLACES, ...hand, ...LATER] : [...PLACES, ...LATER, ...hand])
}

/** Whether the focus may be moved: nobody types, no dialog is open. */
function free(): boolean {
  const now = document.activeElement
  return (
    !now?.closest(`${TYPING}, ${ELSEWHERE}`) && !document.querySelector('dialog[open], [role=alertdialog], [data-over]')
  )
}

/** Something is asked: move the focus there, or to the card `kind`, unless a pointer is used or somebody types. */
export function focusAnswer(what: string, kind: string | null = null): void {
  if (byKey === false || !free()) return
  const now = document.activeElement
  if (now instanceof HTMLElement && now.matches(HAND) && what === 'turn' && !first(PLACES)) return
  answer(what, kind)?.focus({ preventScroll: true })
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
  if (!now || !group) return key === 'ArrowDown' || now?.matches('[data-do=draw]') ? first([FREE, HAND]) : answer(what)
  if (group.matches('.hand') && key === 'ArrowUp') return first([...PLACES, ...LATER, '[data-do=draw]'])
  if (!group.matches('.hand') && key === 'ArrowDown' && group.matches('.rivals')) return first([FREE, HAND])
  const controls = [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(shown)
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const at = controls.indexOf(now) + step
  if (at >= controls.length && key === 'ArrowDown') return first([FREE, HAND])
  return controls[(at + controls.length) % controls.length]
}
