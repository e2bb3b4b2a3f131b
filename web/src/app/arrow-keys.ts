// The arrow keys move the focus to the nearest control in their direction, on pages that have no order of their own.

const CONTROLS = 'a[href], button:not(:disabled), summary'
const TYPING = 'input, textarea, select, [contenteditable]'
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
const ASIDE = 1000 // px: what does not lie in the way itself is that much farther off

/** Whether a key is meant for a field that uses it itself. */
export const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(TYPING)

/** Move the focus inside `root` in the direction of an arrow key; from outside of it, to `first`. */
export function moveByPlace(event: KeyboardEvent, root: ParentNode, first: string): void {
  const direction = DIRECTIONS[event.key]
  if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
  if (document.querySelector('dialog[open], [role=alertdialog]')) return
  const now = document.activeElement
  const inside = now !== null && now !== document.body && root.contains(now)
  const next = inside ? nearest(now, root, direction) : root.querySelector<HTMLElement>(first)
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** The control whose way from another one is the shortest, if it lies in that direction. */
function nearest(now: Element, root: ParentNode, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const from = now.getBoundingClientRect()
  let found: HTMLElement | undefined
  let shortest = Infinity
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === now || control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
    const to = control.getBoundingClientRect()
    const right = to.x + to.width / 2 - from.x - from.width / 2
    const down = to.y + to.height / 2 - from.y - from.height / 2
    const ahead = right * x + down * y
    const aside = x ? Math.abs(down) : Math.abs(right)
    const inLine = aside + 4 < (x ? to.height + from.height : to.width + from.width) / 2
    if (ahead < 4 || aside > ahead * 4) continue
    const way = ahead + aside / 4 + (inLine ? 0 : ASIDE + aside * 2)
    if (way < shortest) [found, shortest] = [control, way]
  }
  return found
}
