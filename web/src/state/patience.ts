// Parts of the page that are fetched when they are needed, also while the server is away for a moment.

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const TRIES = 20 // two minutes; a part that fails for longer is broken, not late

const rest = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms))

/** What `fetch` brings, asked for again as long as it fails and there is hope. */
export async function patiently<Part>(fetch: () => Promise<Part>, wait = rest, renew = renewed): Promise<Part> {
  for (let tries = 1; tries < TRIES; tries++) {
    try {
      return await fetch()
    } catch {
      await renew()
      await wait(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
    }
  }
  return fetch()
}

/** Load this page anew if the server has another version of it by now: then it no longer has the parts of this one. */
export async function renewed(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!script) return
  try {
    const page = await fetch('/', { cache: 'no-store' })
    if (!page.ok || (await page.text()).includes(script)) return
  } catch {
    return // the server is away
  }
  location.reload()
  await new Promise(() => undefined) // nothing more happens here
}
