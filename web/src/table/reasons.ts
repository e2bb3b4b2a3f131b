// Why a card of the hand cannot be played, in the reader's language: the server names the rule, the catalogues say it.
import { t } from '../state/words.svelte'
import type { ReasonsMessage } from '../wire'

/** What the rules say that the server gives as a reason for one card. */
const SAID: Record<string, string> = {
  'EK-44': 'cat',
  'GE-54': 'cat',
  'TP-32': 'cat',
  'B-25': 'nobody',
  'B-40': 'answer',
  'B-81': 'magnets',
  'B-82': 'answer',
  'BG-32': 'answer',
  'GE-26': 'armageddon',
}

const ANSWERS: ReadonlySet<string> = new Set(['nope', 'defuse']) // by their faces, where no server says it: in a lesson

/** The reason for a card at an ask, with its rule if the server has named one. */
export function reasonFor(kind: string, ask: number, reasons: ReasonsMessage | null): string {
  const rule = reasons?.ask === ask ? (reasons.cards?.[kind]?.rule ?? '') : ''
  const why = SAID[rule] ?? (ANSWERS.has(kind) ? 'answer' : 'none')
  return t('table-why', { why, card: kind }) + (rule && ` (${rule})`)
}
