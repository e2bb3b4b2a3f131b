// The look of every card of every game.
import { GAMES } from '../games'
import { COMMON_LOOKS } from './common'
import type { CardLook } from './look'

const LOOKS: Readonly<Record<string, CardLook>> = Object.assign({}, COMMON_LOOKS, ...GAMES.map(({ looks }) => looks))

/** The look of a card; undefined for a card of a game that this client does not know. */
export const lookOf = (kind: string): CardLook | undefined => LOOKS[kind]
