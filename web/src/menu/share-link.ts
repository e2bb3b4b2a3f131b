// Sharing a link: by the system's dialog, or by the clipboard, also on a page without TLS.

/** Whether the system has a dialog for sharing. */
export const canShare = (): boolean => 'share' in navigator

/** Open the system's dialog; a cancelled dialog is no error. */
export const shareLink = (url: string, title: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined)

/** Copy a text; whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text) // without TLS there is no clipboard API
  }
}

/** Copy by selecting the text in a field, as before the clipboard API. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // keeps the keyboard of a phone closed
  field.className = 'sr'
  const parent = before?.closest('dialog') ?? document.body // outside an open dialog nothing can be selected
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
