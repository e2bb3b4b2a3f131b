import { expect, test } from 'vitest'
import lesson from '../games/board/lesson.json'
import { momentOf, Replay, withEvents, type Moment } from './replay.svelte'

const moments = lesson.frames as unknown as Moment[]
const settled = async (replay: Replay): Promise<void> => {
  while (!replay.table.idle) await Promise.resolve()
}

test('a moment shows its view and the log up to it', async () => {
  const replay = new Replay(moments, 7)
  await settled(replay)
  expect(replay.table.view).toEqual(moments[7]?.view)
  expect(replay.table.log).toEqual(moments.slice(0, 8).flatMap(({ events }) => events ?? []))
})

test('steps lead from the start to the end, and playing stops there', async () => {
  const replay = new Replay(moments)
  replay.toggle()
  for (let step = 0; step < moments.length + 3; step += 1) {
    replay.step()
    await settled(replay)
  }
  expect(replay.at).toBe(replay.last)
  expect(replay.playing).toBe(false)
  expect(replay.table.log).toEqual(moments.flatMap(({ events }) => events ?? []))
  replay.toggle()
  expect([replay.at, replay.playing]).toEqual([0, true])
})

test('a moment out of range becomes the nearest one', () => {
  const replay = new Replay(moments)
  replay.go(9999)
  expect(replay.at).toBe(replay.last)
  replay.go(-3)
  expect(replay.at).toBe(0)
  replay.go(Number.NaN)
  expect(replay.at).toBe(0)
})

test('another seat is shown at the same turn', () => {
  const replay = new Replay(moments, 9)
  replay.switchTo(moments)
  expect(replay.at).toBe(9)
  const fewer = moments.filter(({ events }, at) => at === 0 || (events ?? []).some(({ what }) => what === 'turn'))
  replay.switchTo(fewer)
  const turns = (all: readonly Moment[]) =>
    all.flatMap(({ events }) => events ?? []).filter((one) => one.what === 'turn')
  expect(turns(fewer.slice(0, replay.at + 1))).toEqual(turns(moments.slice(0, 10)))
})

test('the last moments are the last two turns, and they play', () => {
  const replay = new Replay(moments)
  replay.playEnd()
  expect(replay.playing).toBe(true)
  const left = moments.slice(replay.at + 1).flatMap(({ events }) => events ?? [])
  expect(left.filter(({ what }) => what === 'turn')).toHaveLength(1)
  const here = moments[replay.at]?.events ?? []
  expect(here.some(({ what }) => what === 'turn')).toBe(true)
})

test('a move without events is no moment of its own', () => {
  const [deal, ...rest] = moments.filter(({ events }, at) => at === 0 || events?.length)
  const view = moments[0]?.view as Moment['view']
  const withPasses = [deal, ...rest.flatMap((one) => [one, { view }, { view, events: [] }])] as Moment[]
  expect(withEvents(withPasses)).toEqual([deal, ...rest])
})

test('an address names a moment', () => {
  expect([momentOf('#12'), momentOf(''), momentOf('#x'), momentOf('#-1')]).toEqual([12, 0, 0, 0])
})

test('a table that is still animated is never without a view', async () => {
  const replay = new Replay(moments)
  await settled(replay)
  const stopped = (signal: AbortSignal): Promise<void> =>
    new Promise((end) => signal.addEventListener('abort', () => setTimeout(end)))
  replay.table.setAnimator((_events, _after, signal) => stopped(signal))
  while (replay.table.idle) replay.step()
  replay.go(9)
  expect(replay.table.view).toEqual(moments[9]?.view)
})
