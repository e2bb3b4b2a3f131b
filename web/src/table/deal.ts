// Whether a deal was what the server had bound itself to, worked out in the browser.
import type { RevealedMessage } from '../wire'
import { sha256 } from './sha256'

const DOMAIN = 'kaboodle-deal-1-commit\0'

/** The hash that binds a dealer to a secret, given in hexadecimal. */
export function commitmentOf(secret: string): string {
  const bytes = (secret.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return sha256(new Uint8Array([...new TextEncoder().encode(DOMAIN), ...bytes]))
}

/** Whether a secret is the one of a commitment; `heard` is what the server said before the deal, if one was there. */
export function isHonest(revealed: RevealedMessage, heard: string): boolean {
  const found = commitmentOf(revealed.secret)
  return found === revealed.commitment && (!heard || found === heard)
}
