// Giving a link away: by the system's own sheet where there is one, or to the clipboard, also on a page without TLS.

/** Whether the system has a sheet of its own for that. */
export const shares = (): boolean => 'share' in navigator

/** Open the system's sheet; whoever changes their mind has not shared. */
export const share = (url: string, title: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined)

/** Copy a text; whether that was possible. A page of a machine in the same house has no clipboard but the old one. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOld(text)
  }
}

/** The way of before there was a clipboard to write to: mark a text, and copy what is marked. */
function copyOld(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard comes up on a phone
  field.className = 'sr'
  const within = before?.closest('dialog') ?? document.body // beside an open dialog nothing can be marked
  within.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
