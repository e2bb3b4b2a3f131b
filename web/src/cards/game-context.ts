// The game that components show: it decides which text is printed on a card that several games have.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('game')

/** Set the game of a component and of all components inside it, by its id. */
export const setGame = (id: string): string => setContext(KEY, id)

/** The game that was set around a component; empty if none was. */
export const getGame = (): string => getContext<string | undefined>(KEY) ?? ''
