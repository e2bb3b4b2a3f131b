// Where the coach points: the control of the table that makes the taught move.

/** The controls to look for, the next step of a move first: whom it is on, that it is played, the cards in the hand. */
export function waysTo(move: string): string[] {
  const [cards = '', seat] = move.split('>')
  const kinds = [...new Set(cards.split('+'))].filter((kind) => /^[a-z0-9-]+$/.test(kind))
  return [
    ...(seat ? [`.seat[data-state='target'][data-seat='${seat}']`] : []),
    "[data-do='play']",
    `[data-do='${move}']`,
    ...(move === 'hide@0' ? ["[data-do='hide@top']"] : []),
    ...kinds.map((kind) => `.hand button.card[data-kind='${kind}']`),
  ]
}

/** Point at what makes a move, and nowhere else; where the focus was lost with a control, it goes there too. */
export function pointAt(root: HTMLElement, move: string | null): void {
  for (const old of root.querySelectorAll('[data-taught]')) delete (old as HTMLElement).dataset['taught']
  const way = move && waysTo(move).find((selector) => shown(root, selector).length)
  const found = way ? shown(root, way) : []
  for (const control of found) control.dataset['taught'] = ''
  const next = found[0] ?? root.querySelector<HTMLElement>('[data-coach-next], [data-coach-play]')
  if (document.activeElement === document.body) next?.focus({ preventScroll: true })
}

const shown = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((control) => control.checkVisibility())
