// Movement discs by their slugs: `move-2`, `move-or-flip-1`, `flip-then-move-1`, `leapfrog`, `magnet`.
import { t } from '../../state/words.svelte'
import { DISCS } from '../../wire'

export interface DiscFace {
  form: string
  spaces: number
}

/** What a disc shows. */
export function discOf(disc: string): DiscFace {
  const found = /^(.*)-(\d+)$/.exec(disc)
  return found ? { form: found[1] ?? disc, spaces: Number(found[2]) } : { form: disc, spaces: 0 }
}

const SLUGS: ReadonlySet<string> = new Set(DISCS)

/** The name of a disc; undefined for anything else. */
export function discName(id: string): string | undefined {
  const { form, spaces } = discOf(id)
  return SLUGS.has(id) ? t(`disc-${form}`, { spaces }) : undefined
}

/** The name of a disc that is known to be one. */
export const nameOfDisc = (disc: string): string => discName(disc) ?? disc
