// Why a card of the hand cannot be played: the server names a message of the catalogues.
import { t } from '../state/words.svelte'
import type { ReasonsMessage } from '../wire'
import { phraseText } from '../words/phrase-text'

/** The reason for a card at an ask; its rules are on the card's page. Where no server says so, a card may still be known as an answer. */
export function unplayableReason(kind: string, ask: number, reasons: ReasonsMessage | null): string {
  const reason = reasons?.ask === ask ? reasons.cards?.[kind] : undefined
  const phrase = reason?.phrase ?? { message: `refusal-${kind}-answer` }
  return phraseText(phrase, (seat) => seat) ?? t('table-unplayable')
}
