// The text of the open decision: a heading and a line below it.
import type { BoardView, Seen } from '../../wire'
import { nameOf } from '../../cards/card-text'
import { t } from '../../state/words.svelte'
import { whoCancels } from '../../table/nope-chain'
import { shortName } from '../../words/player-names'

export interface Prompt {
  heading: string
  line: string
}

/** A heading and a line as one text; a full stop is added to a heading that has no punctuation. */
export const sentences = (heading: string, line: string): string =>
  [heading, line].filter(Boolean).join(/[?!.]$/.test(heading) ? ' ' : '. ')

const THEIRS = new Set(['place', 'order', 'face'])

/** The text of what the game waits for; `discarded`: cards that this seat has discarded since it exploded. */
export function promptOf(view: BoardView, yours: boolean, names: (seat: string) => string, discarded = 0): Prompt {
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
            heading: t('board-discard', { keep: HAND_AFTER_EXPLODING }),
            line: t('board-discard-line', { ...discardsOf(view, discarded) }),
          }
        : { heading: t('board-wait', { name }), line: '' }
  }
  if (yours && ask.what === 'face') {
    const line = view.hand['defuse'] ? 'board-face-line' : 'board-face-line-bare'
    return { heading: t('board-face'), line: t(line, swapOf(view, names)) }
  }
  if (yours) return { heading: t(`board-${ask.what}`), line: ask.what === 'either' ? '' : t(`board-${ask.what}-line`) }
  return { heading: t(THEIRS.has(ask.what) ? `board-${ask.what}-theirs` : 'board-wait', { name }), line: '' }
}

/** Whose turn it is: what is said while something moves, of which the last question says nothing. */
export const turnHeading = ({ turn, seat }: BoardView, names: (seat: string) => string): string =>
  turn && turn === seat ? t('board-your-turn') : turn ? t('board-their-turn', { name: names(turn) }) : ''

const meOf = ({ seat, turn }: BoardView): string => (seat && seat === turn ? 'seat' : 'none')

const HAND_AFTER_EXPLODING = 3 // BG-35; for the text only, the moves say what is legal

function window({ ask, turn, seat }: BoardView, names: (seat: string) => string): Prompt {
  const played = ask?.cards?.[0]
  const card = played ? nameOf(played) : ''
  const player = ask?.by ?? turn ?? ''
  if (ask?.stands === false) {
    const by = shortName(names(ask.topmost ?? ''))
    const args = { me: whoCancels(seat, player, ask.topmost), by, name: shortName(names(player)), card }
    return { heading: t('board-window-noped', args), line: '' }
  }
  const target = ask?.target ?? ''
  const me = player === seat ? 'seat' : target && target === seat ? 'other' : 'none'
  const args = { me, aimed: target ? 'yes' : 'no', name: names(player), card, target: target && names(target) }
  return { heading: t('board-window', args), line: '' }
}

const cardsOf = (view: BoardView): number => Object.values(view.hand).reduce((sum, count) => sum + count, 0)

/** Which discard is the next one, and how many there are. */
export function discardsOf(view: BoardView, discarded: number): { now: number; all: number } {
  return { now: discarded + 1, all: discarded + cardsOf(view) - HAND_AFTER_EXPLODING }
}

/** With whom an explosion swaps this seat: nobody if it is last itself, one player, or one of several. BG-33 BG-34 */
function swapOf({ seats, seat }: BoardView, names: (seat: string) => string): { swap: string; name: string } {
  const own = seats.find((one) => one.seat === seat)?.space ?? 0
  const last = Math.min(...seats.map(({ space }) => space))
  const [first, ...more] = seats.filter(({ space }) => space === last)
  if (own === last || !first) return { swap: 'none', name: '' }
  return { swap: more.length ? 'tie' : 'one', name: names(first.seat) }
}

/** How many cards a seat has discarded since it exploded. */
export function discardedSince(log: readonly Seen[], seat: string | null): number {
  const boom = log.findLastIndex((event) => event.what === 'explode' && event.seat === seat)
  return boom < 0 ? 0 : log.slice(boom).filter((event) => event.what === 'discard' && event.seat === seat).length
}
