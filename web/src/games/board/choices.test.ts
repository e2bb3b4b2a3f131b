import { expect, test } from 'vitest'
import lesson from './lesson.json'
import { choicesOf } from './choices'

test('a card with a target lists its moves by seat', () => {
  const { plays, words } = choicesOf(['done', 'flip', 'pickpocket>B', 'pickpocket>C'])
  expect(plays['flip']).toEqual({ move: 'flip', targets: {} })
  expect(plays['pickpocket']).toEqual({ move: null, targets: { B: 'pickpocket>B', C: 'pickpocket>C' } })
  expect([...words]).toEqual(['done'])
})

test('magnets, orders, discards and swaps have controls of their own', () => {
  expect(choicesOf(['hide@0', 'hide@1', 'hide@12']).places).toEqual([0, 1, 12])
  expect(choicesOf(['order 1 2 3', 'order 3 2 1']).orders).toBe(true)
  expect(choicesOf(['discard skip', 'discard super-move-1']).discards).toEqual({
    skip: 'discard skip',
    'super-move-1': 'discard super-move-1',
  })
  expect(choicesOf(['swap>B', 'swap>C']).swaps).toEqual({ B: 'swap>B', C: 'swap>C' })
})

test('every move of the lesson has a control', () => {
  for (const frame of lesson.frames) {
    const moves = 'ask' in frame && frame.ask ? frame.ask.moves : []
    const { words, plays, discards, swaps, places } = choicesOf(moves)
    const controls = words.size + Object.keys(plays).length + Object.keys(discards).length
    expect(controls + Object.keys(swaps).length + places.length).toBe(moves.length)
  }
})
