// Loading parts of the page on demand, with retries while the server is away.

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const TRIES = 20 // about two minutes

const sleep = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms))

/** The result of `load`, retried with exponential backoff; the last error if every attempt fails. */
export async function retry<Part>(
  load: () => Promise<Part>,
  wait = sleep,
  beforeRetry = reloadIfOutdated,
): Promise<Part> {
  for (let tries = 1; tries < TRIES; tries++) {
    try {
      return await load()
    } catch {
      await beforeRetry()
      await wait(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
    }
  }
  return load()
}

/** Reload the page if the server has another version of it, which no longer has the chunks of this one. */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!script) return
  try {
    const page = await fetch('/', { cache: 'no-store' })
    if (!page.ok || (await page.text()).includes(script)) return
  } catch {
    return // the server is away
  }
  location.reload()
  await new Promise(() => undefined) // the reload ends this page
}
