// Radio groups whose value is decided elsewhere, as by the server.

/** Request the value of the pressed button, but keep showing the current one until it changes. */
export function requestValue(event: Event, request: () => void, isCurrent: (n: number) => boolean): void {
  const row = (event.currentTarget as Element).closest('[role=radiogroup]')
  request()
  row?.querySelectorAll('input').forEach((input, n) => (input.checked = isCurrent(n)))
}
