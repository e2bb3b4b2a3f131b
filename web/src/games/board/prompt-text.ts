// The text of the open decision: a heading and a line below it.
import type { BoardView } from '../../wire'
import { nameOf } from '../../cards/card-text'
import { t } from '../../state/words.svelte'

export interface Prompt {
  heading: string
  line: string
}

/** A heading and a line as one text; a full stop is added to a heading that has no punctuation. */
export const sentences = (heading: string, line: string): string =>
  [heading, line].filter(Boolean).join(/[?!.]$/.test(heading) ? ' ' : '. ')

const THEIRS = new Set(['place', 'order', 'face'])

/** The text of what the game waits for. */
export function promptOf(view: BoardView, yours: boolean, names: (seat: string) => string): Prompt {
  const { ask, turn } = view
  if (view.winners?.length) return { heading: t('board-over'), line: t('board-over-line') }
  if (!ask) return { heading: '', line: '' }
  const name = names(ask.seat ?? turn ?? '')
  switch (ask.what) {
    case 'turn':
      return yours || ask.seat === view.seat
        ? { heading: t('board-your-turn'), line: t('board-your-turn-line') }
        : { heading: t('board-their-turn', { name }), line: '' }
    case 'window':
      return window(view, names)
    case 'now':
      return {
        heading: t('board-now', { me: meOf(view), name: names(turn ?? '') }),
        line: yours ? t('board-now-line') : '',
      }
    case 'discard':
      return yours
        ? {
            heading: t('board-discard', { count: cardsOf(view) - HAND_AFTER_EXPLODING }),
            line: t('board-discard-line'),
          }
        : { heading: t('board-wait', { name }), line: '' }
  }
  if (yours && ask.what === 'face' && !view.hand['defuse']) {
    return { heading: t('board-face'), line: t('board-face-line-bare') }
  }
  if (yours) return { heading: t(`board-${ask.what}`), line: ask.what === 'either' ? '' : t(`board-${ask.what}-line`) }
  return { heading: t(THEIRS.has(ask.what) ? `board-${ask.what}-theirs` : 'board-wait', { name }), line: '' }
}

const meOf = ({ seat, turn }: BoardView): string => (seat && seat === turn ? 'seat' : 'none')

const HAND_AFTER_EXPLODING = 3 // BG-35; for the text only, the moves say what is legal

function window({ ask, turn, seat }: BoardView, names: (seat: string) => string): Prompt {
  const played = ask?.cards?.[0]
  const card = played ? nameOf(played) : ''
  if (ask?.stands === false) return { heading: t('board-window-noped', { card }), line: '' }
  const player = ask?.by ?? turn ?? ''
  const target = ask?.target ?? ''
  const me = player === seat ? 'seat' : target && target === seat ? 'other' : 'none'
  const args = { me, aimed: target ? 'yes' : 'no', name: names(player), card, target: target && names(target) }
  return { heading: t('board-window', args), line: '' }
}

const cardsOf = (view: BoardView): number => Object.values(view.hand).reduce((sum, count) => sum + count, 0)
