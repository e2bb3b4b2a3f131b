import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '../games'
import type { GameRules } from '../games/manifest'
import { cardsOf, rulesOf } from '../help/card-pages'
import { words } from '../state/words.svelte'
import { anchorsOf, cardPagesOf, chaptersOf } from './rules-page'

const folder = '../docs/rules'
const written = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const known = new Set(written.join('\n').match(/\b[A-Z]{1,2}-\d\d\b/g))
const EDITIONS = GAMES.flatMap((game) => game.editions.map((edition) => ({ game, edition, slug: edition.slug })))

// rules that only concern the contents of a box
const BOX = new Set(
  'EK-02 EK-03 EK-05 EK-46 GE-01 GE-02 GE-03 GE-38 GE-57 TP-02 TP-03 TP-33 MA-12 MA-15 BG-02 BG-05 BG-15 BG-29'.split(
    ' ',
  ),
)

async function rulesFor({ rules, id }: (typeof GAMES)[number]): Promise<GameRules> {
  if (!rules) throw new Error(`${id} has no rules`)
  return rules()
}

beforeAll(() => words.setLocale('en', 'rules', ...GAMES.map(({ id }) => `${id}-rules`)))

describe('the rules page', () => {
  it.each(EDITIONS)('tells the rules of $slug with ids that exist', async ({ game, edition }) => {
    for (const { title, sentences } of chaptersOf(await rulesFor(game), edition)) {
      expect(words.has(title), title).toBe(true)
      expect(sentences.length, title).toBeGreaterThan(0)
      for (const { message, ids } of sentences) {
        expect(words.has(message), message).toBe(true)
        expect(
          ids.filter((id) => !known.has(id)),
          message,
        ).toEqual([])
      }
    }
  })

  it.each(EDITIONS)(
    'leaves out no rule of $slug, except what only concerns a box of cards',
    async ({ game, edition, slug }) => {
      const rules = await rulesFor(game)
      const page = written.find((text) => text.includes(`**${edition.prefix}-01**`)) ?? ''
      const all = [...page.matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)].map((match) => match[1] ?? '')
      const told = new Set([
        ...chaptersOf(rules, edition).flatMap(({ sentences }) => sentences.flatMap(({ ids }) => ids)),
        ...cardsOf(rules, slug).flatMap((kind) => rulesOf(rules, kind, edition)),
      ])
      expect(all.length).toBeGreaterThan(20)
      expect(all.filter((id) => !told.has(id) && !BOX.has(id))).toEqual([])
    },
  )

  it.each(EDITIONS)('names in $slug only editions of its game', async ({ game }) => {
    const slugs = game.editions.map(({ slug }) => slug)
    for (const { sentences } of (await rulesFor(game)).chapters)
      for (const { ids, message } of sentences)
        if (typeof ids !== 'string') expect(slugs, message).toEqual(expect.arrayContaining(Object.keys(ids)))
  })

  it.each(EDITIONS)('shows every card of $slug once', async ({ game, edition, slug }) => {
    const rules = await rulesFor(game)
    expect(
      cardPagesOf(rules, edition)
        .flatMap(({ kinds }) => kinds)
        .sort(),
    ).toEqual(cardsOf(rules, slug).sort())
  })

  it('anchors every id where it appears first', () => {
    expect(anchorsOf([['a', 'b'], ['b', 'c'], ['a']])).toEqual([['a', 'b'], ['c'], []])
  })
})
