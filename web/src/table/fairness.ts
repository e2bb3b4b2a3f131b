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
  readonly position?: number // of this client's seat; the first is 0
  readonly alone?: boolean // nobody else may add entropy
  readonly hashes?: readonly string[] // the players' commitments, as they were before this client revealed its entropy
}

/** The commitment that counts for a game: the first one. */
export const keepFirst = (before: DealCommitment, now: DealCommitment): DealCommitment =>
  before.game === now.game ? before : now

/** Note that the server has dealt with this client's entropy. */
export const confirmEntropy = (deal: DealCommitment, game: number, entropy: readonly string[]): DealCommitment =>
  deal.game === game && deal.text && entropy.includes(deal.text) ? { ...deal, added: true } : deal

/** Forget entropy that may have come too late. */
export const dropUnconfirmed = (deal: DealCommitment): DealCommitment => (deal.added ? deal : { ...deal, text: '' })

const DOMAIN = 'kaboodle-deal-1'

/** The commitment to a secret, both in hexadecimal. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${DOMAIN}-commit\0`), hexToBytes(secret))))

/** The hash that commits the player at a position to entropy for the deal with this commitment of the server. */
export const entropyCommitmentOf = (text: string, position: number, commitment: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${DOMAIN}-entropy\0${commitment}\0${position}\0${text}`)))

/** The commitment of this client to its entropy. */
export const ownHash = (deal: DealCommitment): string =>
  entropyCommitmentOf(deal.text, deal.position ?? 0, deal.commitment)

/** Note the players' commitments: the first ones count. Entropy that is not among them is not added. */
export function keepHashes(deal: DealCommitment, game: number, hashes: readonly string[]): DealCommitment {
  if (deal.game !== game || deal.hashes) return deal
  const among = deal.text !== '' && hashes[deal.position ?? 0] === ownHash(deal)
  return { ...deal, hashes, text: among ? deal.text : '' }
}

/** Whether the deal has exactly the entropy that the players had committed to. */
function isAsCommitted(entropy: readonly string[], deal: DealCommitment): boolean {
  if (deal.hashes) {
    const used = entropy.map((text, n) => (text ? entropyCommitmentOf(text, n, deal.commitment) : ''))
    return used.length === deal.hashes.length && used.every((hash, n) => hash === deal.hashes?.[n])
  }
  return !deal.alone || !deal.added || entropy.every((text) => text === '' || text === deal.text)
}

/** Whether the secret matches the commitment and this client's entropy was used; `deal` is null if it joined later. */
export function isHonest(revealed: RevealedMessage, deal: DealCommitment | null): boolean {
  const found = commitmentOf(revealed.secret)
  if (found !== revealed.commitment || deal === null) return found === revealed.commitment
  const kept = !deal.text || revealed.entropy.includes(deal.text)
  return found === deal.commitment && kept && isAsCommitted(revealed.entropy, deal)
}
