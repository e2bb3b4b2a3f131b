// The code of a room in a text that was typed or pasted.

/** The code in a text: from a whole link, or with spaces and dashes in between. */
export const roomCode = (text: string): string =>
  (/\/r\/([a-z0-9]+)/i.exec(text)?.[1] ?? text.replace(/[^a-z0-9]/gi, '')).toLowerCase()

/** Whether the text is a link for spectators. */
export const isWatchLink = (text: string): boolean => /\/r\/.*[?&]watch\b/i.test(text)
