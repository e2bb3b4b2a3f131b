import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RevealedMessage } from '../wire'
import { commitmentOf, confirmEntropy, dropUnconfirmed, entropyCommitmentOf, isHonest } from './fairness'
import { keepFirst, keepHashes, ownHash } from './fairness'

const hash = (secret: string): string =>
  createHash('sha256').update('kaboodle-deal-1-commit\0').update(Buffer.from(secret, 'hex')).digest('hex')

describe('a commitment', () => {
  it.each([0, 1, 32, 33, 64, 200])('to %i bytes is their SHA-256 in the domain of deals', (length) => {
    const secret = Buffer.from(Uint8Array.from({ length }, (_, n) => (n * 37 + 11) % 256)).toString('hex')
    expect(commitmentOf(secret)).toBe(hash(secret))
  })
})

describe('a deal', () => {
  const secret = 'ab'.repeat(32)
  const commitment = hash(secret)
  const entropy = ['mine', '']
  const revealed = { game: 1, winners: ['A'], secret, commitment, entropy } as RevealedMessage
  const deal = { game: 1, commitment, text: 'mine', added: false }

  it('is honest when the secret is the one that was committed to', () => {
    expect(isHonest(revealed, deal)).toBe(true)
    expect(isHonest(revealed, null)).toBe(true)
  })

  it('is not when either hash differs', () => {
    expect(isHonest({ ...revealed, secret: 'ac'.repeat(32) }, deal)).toBe(false)
    expect(isHonest(revealed, { ...deal, commitment: 'other' })).toBe(false)
  })

  it('is not when the entropy of this client was left out', () => {
    expect(isHonest({ ...revealed, entropy: ['theirs', ''] }, deal)).toBe(false)
    expect(isHonest({ ...revealed, entropy: ['theirs', ''] }, { ...deal, text: '' })).toBe(true)
  })

  it('does not miss entropy that may have come too late, unless the server confirmed it', () => {
    expect(dropUnconfirmed(deal).text).toBe('')
    expect(dropUnconfirmed(confirmEntropy(deal, 1, ['theirs', ''])).text).toBe('')
    expect(dropUnconfirmed(confirmEntropy(deal, 1, ['mine', ''])).text).toBe('mine')
    expect(confirmEntropy(deal, 2, ['mine', '']).added).toBe(false)
  })

  it('has the hashes that the server computes', () => {
    const text = `kaboodle-deal-1-entropy\0${commitment}\0${1}\0theirs`
    expect(entropyCommitmentOf('theirs', 1, commitment)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('is honest with exactly the entropy that the players had committed to', () => {
    const own = { ...deal, position: 0 }
    const hashes = [ownHash(own), entropyCommitmentOf('theirs', 1, commitment)]
    const seen = keepHashes(own, 1, hashes)
    expect(isHonest({ ...revealed, entropy: ['mine', 'theirs'] }, seen)).toBe(true)
    expect(isHonest({ ...revealed, entropy: ['mine', 'better'] }, seen)).toBe(false)
    expect(isHonest({ ...revealed, entropy: ['mine', ''] }, seen)).toBe(false)
    expect(keepHashes(seen, 1, ['other', 'other'])).toBe(seen)
    expect(keepHashes(own, 1, ['', hashes[1] ?? '']).text).toBe('')
  })

  it('is not honest when somebody adds entropy after a client that added alone', () => {
    const alone = { ...deal, alone: true, added: true }
    expect(isHonest(revealed, alone)).toBe(true)
    expect(isHonest({ ...revealed, entropy: ['mine', 'theirs'] }, alone)).toBe(false)
  })

  it('keeps the first commitment of a game', () => {
    const later = { game: 1, commitment: 'another', text: 'later', added: false }
    expect(keepFirst(deal, later)).toBe(deal)
    expect(keepFirst(deal, { ...later, game: 2 }).commitment).toBe('another')
  })
})
