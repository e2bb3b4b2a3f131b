// Links to positions: the whole position is in the fragment of the address, which browsers do not send.
import { router } from '../app/router.svelte'
import { api, Refusal } from '../state/api'

export interface PositionLink {
  edition: string
  position: string
  options: Record<string, string>
  seat: string | null // whose knowledge is shown; null: of the first one that is asked
}

/** The address of a position. */
export function linkTo({ edition, position, options, seat }: PositionLink): string {
  const parts = new URLSearchParams({ game: edition })
  for (const [key, value] of Object.entries(options)) parts.append('option', `${key}=${value}`)
  if (seat) parts.set('seat', seat)
  parts.set('position', position)
  return `/analysis#${parts.toString()}`
}

/** The position of a fragment; null if there is none in it. */
export function readLink(hash: string): PositionLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const [edition, position] = [parts.get('game'), parts.get('position')]
  if (!edition || !position) return null
  const options = parts
    .getAll('option')
    .map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)])
  return { edition, position, options: Object.fromEntries(options) as Record<string, string>, seat: parts.get('seat') }
}

/** Open the position at a step of a replay, counted as the server does, from the same seat; whether that was possible. */
export async function openMoment(id: string, seat: string, step: number): Promise<boolean> {
  try {
    router.go(linkTo(await api.moment(id, seat, step)))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
