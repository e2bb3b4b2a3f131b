import { expect, it } from 'vitest'
import { roomCode, isWatchLink } from './room-code'

it('is found in typed and pasted texts', () => {
  expect(roomCode(' BG8-9WSA ')).toBe('bg89wsa')
  expect(roomCode(' https://kaboodle.example/r/bg89wsa?watch ')).toBe('bg89wsa')
  expect(roomCode('!?')).toBe('')
  expect([isWatchLink('https://kaboodle.example/r/bg89wsa?watch '), isWatchLink('watch')]).toEqual([true, false])
})
