import { expect, test } from 'vitest'
import { GAMES } from '../games'
import { loadLesson } from '../games/manifest'
import { words } from '../state/words.svelte'
import { Lesson, type Script } from './lesson.svelte'

const loaded = await Promise.all(GAMES.map(async (game) => [game.id, await loadLesson(game)] as const))
const SCRIPTS = Object.fromEntries(loaded.flatMap(([id, script]) => (script ? [[id, script]] : [])))

/** Wait until the table shows all that it received. */
const settled = async (lesson: Lesson): Promise<void> => {
  while (!lesson.table.idle) await Promise.resolve()
}

for (const [id, script] of Object.entries(SCRIPTS)) {
  test(`the lesson of ${id} has a text for everything that the coach says`, async () => {
    await words.setLocale('en', `${id}-lesson`)
    const said = script.frames.flatMap(({ say }) => (say ? [`lesson-${id}-${say}`] : []))
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter((message) => !words.has(message))).toEqual([])
  })

  test(`the lesson of ${id} ends by taught moves alone, and the learner wins`, async () => {
    const lesson = new Lesson(script)
    let taught = 0
    while (!lesson.over) {
      await settled(lesson)
      const teach = lesson.frame?.teach
      if (teach) {
        taught += 1
        expect(lesson.table.ask?.moves).toContain(teach)
        lesson.table.answer(teach)
      } else lesson.next()
    }
    await settled(lesson)
    expect(taught).toBeGreaterThan(2)
    expect(lesson.table.view?.winners).toEqual([script.seat])
  })
}

test('the lesson of the kittens follows the example turn of the rule books', async () => {
  const lesson = new Lesson(SCRIPTS['kittens'] as Script)
  while (!lesson.over) {
    await settled(lesson)
    if (lesson.frame?.teach) lesson.table.answer(lesson.frame.teach)
    else lesson.next()
  }
  const log = lesson.table.log.map(({ what, card, cards, place }) => [what, cards?.[0] ?? card, place].join(' ').trim())
  const turn = ['play see-the-future', 'future kitten 0', 'play attack', 'nope nope', 'play shuffle', 'shuffle', 'draw']
  expect(inOrder(log, turn)).toEqual(turn)
})

/** The wanted prefixes that the lines have, in this order. */
function inOrder(lines: readonly string[], wanted: readonly string[]): string[] {
  const met: string[] = []
  for (const line of lines) {
    const next = wanted[met.length]
    if (next !== undefined && line.startsWith(next)) met.push(next)
  }
  return met
}

test('another move than the taught one changes nothing and is noted', async () => {
  const lesson = new Lesson(SCRIPTS['mantis'] as Script)
  while (!lesson.frame?.teach) lesson.next()
  await settled(lesson)
  const at = lesson.at
  lesson.table.answer('steal>B')
  expect(lesson.stray).toBe('steal>B')
  expect(lesson.at).toBe(at)
  lesson.next()
  expect(lesson.at).toBe(at)
  lesson.table.answer('score')
  expect(lesson.at).toBeGreaterThan(at)
  expect(lesson.stray).toBeNull()
})

test('after a reload the lesson goes on at the same frame, without animation', async () => {
  const lesson = new Lesson(SCRIPTS['kittens'] as Script)
  for (let stop = 0; stop < 5; stop += 1) {
    await settled(lesson)
    if (lesson.frame?.teach) lesson.table.answer(lesson.frame.teach)
    else lesson.next()
  }
  await settled(lesson)
  const again = new Lesson(SCRIPTS['kittens'] as Script, lesson.at)
  await settled(again)
  expect([again.at, again.frame?.say, again.table.ask?.id]).toEqual([
    lesson.at,
    lesson.frame?.say,
    lesson.table.ask?.id,
  ])
  expect(again.table.log).toEqual(lesson.table.log)
  expect(again.table.fresh).toEqual([])
})
