import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RevealedMessage } from '../wire'
import { commitmentOf, dealtWith, isHonest, sealedAgain, uncertain } from './deal'
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
  const entropy = ['mine', '']
  const revealed = { game: 1, winners: ['A'], secret, commitment, entropy } as RevealedMessage
  const sealed = { game: 1, commitment, text: 'mine', added: false }

  it('is honest when the secret is the one that was committed to', () => {
    expect(commitmentOf(secret)).toBe(commitment)
    expect(isHonest(revealed, sealed)).toBe(true)
    expect(isHonest(revealed, null)).toBe(true)
  })

  it('is not when either hash is another', () => {
    expect(isHonest({ ...revealed, secret: 'ac'.repeat(32) }, sealed)).toBe(false)
    expect(isHonest(revealed, { ...sealed, commitment: 'other' })).toBe(false)
  })

  it('is not when what one added was left out', () => {
    expect(isHonest({ ...revealed, entropy: ['theirs', ''] }, sealed)).toBe(false)
    expect(isHonest({ ...revealed, entropy: ['theirs', ''] }, { ...sealed, text: '' })).toBe(true)
  })

  it('misses nothing of what may have come too late, unless the server had said that it was in time', () => {
    expect(uncertain(sealed).text).toBe('')
    expect(uncertain(dealtWith(sealed, 1, ['theirs', ''])).text).toBe('')
    expect(uncertain(dealtWith(sealed, 1, ['mine', ''])).text).toBe('mine')
    expect(dealtWith(sealed, 2, ['mine', '']).added).toBe(false)
  })

  it('is what the server was bound to first, before anybody added to it', () => {
    expect(sealedAgain(sealed, { game: 1, commitment: 'another', text: 'later', added: false })).toBe(sealed)
    expect(sealedAgain(sealed, { game: 2, commitment: 'another', text: 'later', added: false }).commitment).toBe(
      'another',
    )
  })
})
