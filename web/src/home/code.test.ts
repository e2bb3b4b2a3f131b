import { expect, it } from 'vitest'
import { codeIn, watchIn } from './code'

it('finds the code of a room in whatever was typed or pasted', () => {
  expect(codeIn(' BG8-9WSA ')).toBe('bg89wsa')
  expect(codeIn(' https://kaboodle.example/r/bg89wsa?watch ')).toBe('bg89wsa')
  expect(codeIn('!?')).toBe('')
  expect([watchIn('https://kaboodle.example/r/bg89wsa?watch '), watchIn('watch')]).toEqual([true, false])
})
