import { expect, test } from 'vitest'
import board from './board.json'
import kittens from './kittens.json'
import { Lesson, type Script } from './lesson.svelte'
import mantis from './mantis.json'

const SCRIPTS = { kittens, mantis, board } as unknown as Record<string, Script>

/** Let the table show what came in. */
const settled = async (lesson: Lesson): Promise<void> => {
  while (!lesson.table.idle) await Promise.resolve()
}

for (const [family, script] of Object.entries(SCRIPTS)) {
  test(`the lesson of ${family} goes to its end by taught moves alone, and the learner wins`, async () => {
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

test('the first game of the kittens goes as the example turn of the rule books', async () => {
  const lesson = new Lesson(SCRIPTS['kittens'] as Script)
  while (!lesson.over) {
    await settled(lesson)
    if (lesson.frame?.teach) lesson.table.answer(lesson.frame.teach)
    else lesson.next()
  }
  const told = lesson.table.log.map(({ what, card, cards, place }) =>
    [what, cards?.[0] ?? card, place].join(' ').trim(),
  )
  const turn = ['play see-the-future', 'future kitten 0', 'play attack', 'nope nope', 'play shuffle', 'shuffle', 'draw']
  expect(inOrder(told, turn)).toEqual(turn)
})

/** Which of the wanted beginnings were met, one after another. */
function inOrder(told: readonly string[], wanted: readonly string[]): string[] {
  const met: string[] = []
  for (const line of told) {
    const next = wanted[met.length]
    if (next !== undefined && line.startsWith(next)) met.push(next)
  }
  return met
}

test('another move than the taught one changes nothing and is remembered', async () => {
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

test('after a reload the lesson goes on where the coach spoke last, without a storm', async () => {
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
