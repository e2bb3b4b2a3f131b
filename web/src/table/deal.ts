// Whether a deal was what the server had bound itself to, worked out in the browser.
import type { RevealedMessage } from '../wire'
import { sha256 } from './sha256'

/** What the server was bound to before a deal, and what this client added to it; no text: it added nothing. */
export interface Sealed {
  readonly game: number
  readonly commitment: string
  readonly text: string
  readonly added: boolean // the server has said that the deal was made with it
}

/** The server says that it is bound. Said again for the same game, the first time counts. */
export const sealedAgain = (before: Sealed, now: Sealed): Sealed => (before.game === now.game ? before : now)

/** The deal was made with this. */
export const dealtWith = (sealed: Sealed, game: number, entropy: readonly string[]): Sealed =>
  sealed.game === game && sealed.text && entropy.includes(sealed.text) ? { ...sealed, added: true } : sealed

/** What one added may not have come in time: unless the server has said otherwise, nothing is missed. */
export const uncertain = (sealed: Sealed): Sealed => (sealed.added ? sealed : { ...sealed, text: '' })

const DOMAIN = 'kaboodle-deal-1-commit\0'

/** The hash that binds a dealer to a secret, given in hexadecimal. */
export function commitmentOf(secret: string): string {
  const bytes = (secret.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return sha256(new Uint8Array([...new TextEncoder().encode(DOMAIN), ...bytes]))
}

/** Whether a secret is the one of the commitment, and one's own part is in the deal; null: one was not there for it. */
export function isHonest(revealed: RevealedMessage, sealed: Sealed | null): boolean {
  const found = commitmentOf(revealed.secret)
  if (found !== revealed.commitment || sealed === null) return found === revealed.commitment
  return found === sealed.commitment && (!sealed.text || revealed.entropy.includes(sealed.text))
}
