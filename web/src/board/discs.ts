// Movement discs by name: `move-2`, `move-or-flip-1`, `flip-then-move-1`, `leapfrog`, `magnet`.

export interface DiscFace {
  form: string
  spaces: number
}

/** What a disc shows. */
export function discOf(disc: string): DiscFace {
  const found = /^(.*)-(\d+)$/.exec(disc)
  return found ? { form: found[1] ?? disc, spaces: Number(found[2]) } : { form: disc, spaces: 0 }
}
