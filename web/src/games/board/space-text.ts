// What a space of the track is, in a sentence.
import { t } from '../../state/words.svelte'

const worth = (what: string): string =>
  what === 'kitten' ? t('board-kitten-space') : t('board-gives', { count: Number(what) })

/** A space: what it is on the visible side (`here`) and on the other one (`there`): a number of cards, or kitten. */
export function spaceText(space: number, goal: number, here: string, there: string): string {
  if (space === 0) return t('board-litter-box-here')
  if (space === goal) return t('board-bow-here')
  return t('board-space-label', { space, here: worth(here), there: worth(there) })
}
