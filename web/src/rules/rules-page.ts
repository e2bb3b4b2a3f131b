// The content of the rules page of an edition.
import { cardsOf, idsOf, pageOf, rulesOf } from '../help/card-pages'
import type { EditionManifest, GameRules } from '../games/manifest'

export interface PageSentence {
  message: string
  ids: string[]
}

export interface PageChapter {
  title: string
  sentences: PageSentence[]
}

/** The chapters with the sentences that the edition has. */
export const chaptersOf = ({ chapters }: GameRules, { slug }: EditionManifest): PageChapter[] =>
  chapters.map(({ title, sentences }) => ({
    title,
    sentences: sentences
      .map((sentence) => ({ message: sentence.message, ids: idsOf(sentence, slug) }))
      .filter(({ ids }) => ids.length),
  }))

/** The cards that share a help page, and the rules behind them. */
export interface CardPage {
  page: string
  kinds: string[]
  ids: string[]
}

/** The cards of the edition by their help pages. */
export function cardPagesOf(rules: GameRules, edition: EditionManifest): CardPage[] {
  const pages = new Map<string, CardPage>()
  for (const kind of cardsOf(rules, edition.slug)) {
    const page = pageOf(rules, kind)
    const { kinds, ids } = pages.get(page) ?? { kinds: [], ids: [] }
    const all = [...new Set([...ids, ...rulesOf(rules, kind, edition)])]
    pages.set(page, { page, kinds: [...kinds, kind], ids: all })
  }
  return [...pages.values()]
}

/** For every list of ids, in order, those that appear in it first: links lead there. */
export function anchorsOf(lists: readonly (readonly string[])[]): string[][] {
  const seen = new Set<string>()
  return lists.map((ids) => {
    const first = ids.filter((id) => !seen.has(id))
    ids.forEach((id) => seen.add(id))
    return first
  })
}
