// Verifies in the browser that a deal is the one that the server had committed to.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RevealedMessage } from '../wire'

/** The server's commitment before a deal, and the entropy that this client added to it. */
export interface DealCommitment {
  readonly game: number
  readonly commitment: string
  readonly text: string // the entropy; empty: none was added
  readonly added: boolean // the server has confirmed that the entropy was used
}

/** The commitment that counts for a game: the first one. */
export const keepFirst = (before: DealCommitment, now: DealCommitment): DealCommitment =>
  before.game === now.game ? before : now

/** Note that the server has dealt with this client's entropy. */
export const confirmEntropy = (deal: DealCommitment, game: number, entropy: readonly string[]): DealCommitment =>
  deal.game === game && deal.text && entropy.includes(deal.text) ? { ...deal, added: true } : deal

/** Forget entropy that may have come too late. */
export const dropUnconfirmed = (deal: DealCommitment): DealCommitment => (deal.added ? deal : { ...deal, text: '' })

const DOMAIN = 'kaboodle-deal-1-commit\0'

/** The commitment to a secret, both in hexadecimal. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(DOMAIN), hexToBytes(secret))))

/** Whether the secret matches the commitment and this client's entropy was used; `deal` is null if it joined later. */
export function isHonest(revealed: RevealedMessage, deal: DealCommitment | null): boolean {
  const found = commitmentOf(revealed.secret)
  if (found !== revealed.commitment || deal === null) return found === revealed.commitment
  return found === deal.commitment && (!deal.text || revealed.entropy.includes(deal.text))
}
