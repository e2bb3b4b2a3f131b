import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RevealedMessage } from '../wire'
import { commitmentOf, isHonest } from './deal'
import { sha256 } from './sha256'

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('the hash', () => {
  it.each([0, 1, 54, 55, 56, 63, 64, 65, 200])('of %i bytes is SHA-256', (length) => {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 37 + 11) % 256)
    expect(sha256(bytes)).toBe(hash(bytes))
  })
})

describe('a deal', () => {
  const secret = 'ab'.repeat(32)
  const commitment = hash(new Uint8Array([...Buffer.from('kaboodle-deal-1-commit\0'), ...Buffer.from(secret, 'hex')]))
  const revealed = { game: 1, winners: ['A'], secret, commitment } as RevealedMessage

  it('is honest when the secret is the one that was committed to', () => {
    expect(commitmentOf(secret)).toBe(commitment)
    expect(isHonest(revealed, commitment)).toBe(true)
    expect(isHonest(revealed, '')).toBe(true)
  })

  it('is not when either hash is another', () => {
    expect(isHonest({ ...revealed, secret: 'ac'.repeat(32) }, commitment)).toBe(false)
    expect(isHonest(revealed, 'other')).toBe(false)
  })
})
