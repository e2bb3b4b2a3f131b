// Marks the control of the table that makes the taught move.

/** Selectors of the controls for a move, the last step of the move first: target, play button, the move itself, cards. */
export function controlsFor(move: string): string[] {
  const [cards = '', seat] = move.split('>')
  const kinds = [...new Set(cards.split('+'))].filter((kind) => /^[a-z0-9-]+$/.test(kind))
  return [
    ...(seat ? [`.seat[data-state='target'][data-seat='${seat}']`] : []),
    "[data-do='play']",
    `[data-do='${move}'], [data-move='${move}']`,
    ...kinds.map((kind) => `.hand button.card[data-kind='${kind}']`),
  ]
}

/** Mark the control for a move, and no other; focus it if the focused control has gone. */
export function pointAt(root: HTMLElement, move: string | null): void {
  for (const old of root.querySelectorAll('[data-taught]')) delete (old as HTMLElement).dataset['taught']
  const selector = move && controlsFor(move).find((control) => visible(root, control).length)
  const found = selector ? visible(root, selector) : []
  for (const control of found) control.dataset['taught'] = ''
  const next = found[0] ?? root.querySelector<HTMLElement>('[data-coach-next], [data-coach-play]')
  if (document.activeElement === document.body) next?.focus({ preventScroll: true })
}

const visible = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((control) => control.checkVisibility())
