import { beforeAll, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import { moveOf } from './moves'

beforeAll(async () => {
  await words.speak('en', 'cards', 'events', 'advice')
})

it('counts several cards of one kind instead of naming each', () => {
  const name = (seat: string) => ({ B: 'Bo' })[seat] ?? seat
  expect(moveOf('loaf+loaf+loaf>B:defuse', name)).toBe('Play 3× Loaf Cat on Bo: Defuse')
  expect(moveOf('loaf+feral>B', name)).toBe('Play Loaf Cat + Feral Cat on Bo')
})
