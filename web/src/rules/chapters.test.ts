import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardsOf, rulesOf } from '../help/pages'
import { EDITIONS } from '../wire'
import { CHAPTERS } from './chapters'

const folder = '../docs/rules'
const written = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const known = new Set(written.join('\n').match(/\b(EK|GE|TP|MA|BG|B)-\d\d\b/g))
const english = readFileSync('src/words/en/rules.ftl', 'utf8')
const PREFIX = { original: 'EK', 'good-vs-evil': 'GE', 'two-player': 'TP', mantis: 'MA', board: 'BG' }

describe('the rules of a game', () => {
  it.each(EDITIONS)('are told for %s with ids that there are', (edition) => {
    const items = CHAPTERS[edition].flatMap((chapter) => chapter.items)
    for (const { say, ids } of items) {
      expect(english).toContain(`\n${say} = `)
      expect(
        ids.filter((id) => !known.has(id)),
        say,
      ).toEqual([])
      expect(ids.length, say).toBeGreaterThan(0)
    }
  })

  it.each(EDITIONS)('leave out no rule of %s but what only concerns a box of cards', (edition) => {
    const page = written.find((text) => text.includes(`**${PREFIX[edition]}-01**`)) ?? ''
    const all = [...page.matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)].map((match) => match[1] ?? '')
    const told = new Set([
      ...CHAPTERS[edition].flatMap((chapter) => chapter.items.flatMap((item) => item.ids)),
      ...cardsOf(edition).flatMap((slug) => rulesOf(slug, edition)),
    ])
    const box = new Set(
      'EK-02 EK-03 EK-05 EK-46 GE-01 GE-02 GE-03 GE-38 GE-57 TP-02 TP-03 TP-33 MA-12 MA-15 BG-02 BG-05 BG-15 BG-29'.split(
        ' ',
      ),
    )
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((id) => !told.has(id) && !box.has(id))).toEqual([])
  })
})
