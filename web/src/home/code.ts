// A room's code, and how one comes there, as somebody has typed or pasted it.

/** The code in a text: in a whole link to the room, or with spaces and dashes in between. */
export const codeIn = (text: string): string =>
  (/\/r\/([a-z0-9]+)/i.exec(text)?.[1] ?? text.replace(/[^a-z0-9]/gi, '')).toLowerCase()

/** Whether it is a link for those who only watch. */
export const watchIn = (text: string): boolean => /\/r\/.*[?&]watch\b/i.test(text)
