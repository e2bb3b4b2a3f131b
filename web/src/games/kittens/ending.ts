// How a game of kittens ended for a seat: at which risk it drew, and what it could have done instead.
import { nameOf } from '../../cards/card-text'
import type { Ending, NamedEvent } from '../../table/ending'
import { courseOf, lastWith, turnBefore } from '../../table/ending'
import type { Note } from '../../table/final-standings'
import type { KittensView, Seen, Step } from '../../wire'

const ESCAPES = ['skip', 'attack', 'targeted-attack', 'shuffle', 'see-the-future'] // instead of drawing blindly, best first
const RARE = 1 / 3 // a risk below this is bad luck

const sum = (hand: Record<string, number>): number => Object.values(hand).reduce((all, count) => all + count, 0)

export function endingOf(steps: readonly Step[], me: string, name: (seat: string) => string): Ending | null {
  const boom = lastWith(steps, ({ what, seat }) => what === 'explode' && seat === me)
  const course = courseOf<KittensView>(
    boom < 0 ? steps : steps.slice(0, boom + 1), // whoever is out has no cards to count
    'kittens-ending-course',
    ({ hand }) => sum(hand),
    (event) => markOf(event, me, name, boom < 0),
  )
  return boom < 0 ? survived(steps, me, name, course) : exploded(steps, boom, me, name, course)
}

function exploded(
  steps: readonly Step[],
  boom: number,
  me: string,
  name: (seat: string) => string,
  course: Ending['course'],
): Ending {
  const drawn = lastWith(steps.slice(0, boom + 1), ({ what, seat }) => what === 'kitten' && seat === me)
  const before = drawn > 0 ? (steps[drawn - 1]?.view as KittensView | undefined) : undefined
  const moment = turnBefore(steps, drawn < 0 ? boom : drawn)
  if (!before || !before.pile) return { headline: { id: 'kittens-ending-not-you' }, cause: null, course, moment }
  const { kittens, pile } = before
  const rare = kittens / pile < RARE
  const headline: Note = rare
    ? { id: 'kittens-ending-rare', kittens, pile }
    : { id: 'kittens-ending-likely', kittens, pile }
  const percent = Math.round((100 * kittens) / pile)
  const robber = before.hand['defuse'] ? null : robberOf(steps.slice(0, drawn), me)
  const cause: Note = robber ? { id: 'kittens-ending-robbed', name: name(robber), percent } : causeOf(before, percent)
  return { headline, cause, course, moment }
}

/** Who got the last Defuse of this seat, if it was not used. */
function robberOf(steps: readonly Step[], me: string): string | null {
  const mine = steps
    .flatMap(({ events = [] }) => events)
    .findLast(({ seat, card, what }) => seat === me && card === 'defuse' && ['steal', 'give', 'defuse'].includes(what))
  return mine?.what === 'defuse' ? null : (mine?.other ?? null)
}

/** Why the Kitten could not be avoided, or how it could have been. */
function causeOf({ hand, owed = 1 }: KittensView, percent: number): Note {
  const escape = ESCAPES.find((card) => hand[card])
  if (escape) return { id: 'kittens-ending-escape', percent, card: nameOf(escape) }
  if (owed > 1) return { id: 'kittens-ending-attacked', percent, count: owed }
  return { id: 'kittens-ending-unprotected', percent }
}

function survived(
  steps: readonly Step[],
  me: string,
  name: (seat: string) => string,
  course: Ending['course'],
): Ending {
  const events = steps.flatMap((step) => step.events ?? [])
  const defused = events.filter(({ what, seat }) => what === 'defuse' && seat === me).length
  const last = events.findLast(({ what }) => what === 'explode')
  const decided = lastWith(steps, ({ what }) => what === 'explode')
  return {
    headline: defused ? { id: 'kittens-ending-snipped', count: defused } : { id: 'kittens-ending-untouched' },
    cause: last?.seat ? { id: 'kittens-ending-last', name: name(last.seat) } : null,
    course,
    moment: turnBefore(steps, decided < 0 ? steps.length - 1 : decided),
  }
}

/** What a moment of the game says on the line. A winner is not shown what went wrong on the way. */
function markOf(event: Seen, me: string, name: (seat: string) => string, won: boolean): NamedEvent | null {
  const mark = namedOf(event, me, name)
  return mark && (mark.good || !won) ? mark : null
}

function namedOf({ what, seat, other, card }: Seen, me: string, name: (seat: string) => string): NamedEvent | null {
  const named = (id: string, good: boolean, weight: number, args: Omit<Note, 'id'> = {}): NamedEvent => ({
    note: { id: `kittens-ending-${id}`, ...args },
    good,
    weight,
  })
  switch (what) {
    case 'explode':
      return seat === me ? named('boom', false, 4) : named('out', true, 1, { name: name(seat ?? '') })
    case 'defuse':
      return seat === me ? named('saved', true, 3) : null
    case 'steal':
    case 'give': {
      // who had the card is the seat of both
      if (!card || (seat !== me && other !== me)) return null
      const weight = card === 'defuse' ? 3 : 0
      const lost = what === 'steal' ? 'stolen' : 'given'
      return seat === me
        ? named(lost, false, weight, { card: nameOf(card) })
        : named('got', true, weight, { card: nameOf(card) })
    }
    case 'noped':
      return seat === me ? named('noped', false, 1) : null
  }
  return null
}
