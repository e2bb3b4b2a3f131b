// Discs in the air: from the pile where they lay to where they are drawn.
import type { Attachment } from 'svelte/attachments'
import { settings } from '../state/settings.svelte'

const TIME = 560 // ms

/** Lets an element come flying from a zone, turning over on the way unless it is `flat`; null: it lies there already. */
export const comesFrom =
  (zone: string | null, flat = false): Attachment<HTMLElement> =>
  (element) => {
    const start = zone && element.closest('.discs')?.querySelector(`[data-zone~='${zone}']`)
    if (!start || !settings.moves) return
    const a = (start.querySelector('.disc, .icon') ?? start).getBoundingClientRect()
    const b = element.getBoundingClientRect()
    if (!a.width || !b.width) return
    const x = a.x + a.width / 2 - b.x - b.width / 2
    const y = a.y + a.height / 2 - b.y - b.height / 2
    const turn = flat ? 0 : 180
    const small = Math.min(1, a.width / b.width)
    const frames = [
      `translate(${x}px, ${y}px) scale(${small}) rotateY(${turn}deg)`,
      `translate(${x / 2}px, ${y / 2 - 34}px) scale(1.18) rotateY(${turn / 2}deg)`,
      'translate(0, 0) scale(1) rotateY(0deg)',
    ].map((way) => ({ transform: `perspective(600px) ${way}` }))
    element.animate(frames, { duration: TIME, easing: 'cubic-bezier(.4, .1, .3, 1)', fill: 'backwards' })
    // what goes into the pile is not seen any more; else nothing fades, which would flatten what turns
    if (flat) element.animate({ opacity: [1, 1] }, TIME)
  }
