// What a row of radio buttons shows is what is chosen, also when the wish of whoever pressed one is not granted.

/** Press a button of a row: wish for it, and show what is chosen until that changes. */
export function press(event: Event, wish: () => void, isChosen: (n: number) => boolean): void {
  const row = (event.currentTarget as Element).closest('[role=radiogroup]')
  wish()
  row?.querySelectorAll('input').forEach((input, n) => (input.checked = isChosen(n)))
}
