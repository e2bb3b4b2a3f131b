import { expect, it } from 'vitest'
import { factsOf } from './plain-view'

it('shows whatever a view holds besides what every view has', () => {
  const view = {
    type: 'nim',
    edition: 'nim',
    seat: 'A',
    turn: 'B',
    ask: { id: 1 },
    heaps: [3, 4],
    hand: { ace: 2, king: 1 },
    last: null,
    seats: [{ seat: 'A', taken: 2 }, { seat: 'B' }],
  }
  expect(factsOf(view, (seat) => `seat ${seat}`)).toEqual([
    ['heaps', '3, 4'],
    ['hand', 'ace 2, king 1'],
    ['last', ''],
    ['seat A', 'taken 2'],
  ])
})
