// The editions that the server offers, for those that this client has no manifest of.
import type { EditionFacts } from '../games/manifest'
import type { EditionDescription } from '../wire'
import { api } from './api'

export interface ServerEdition extends EditionFacts {
  title: string
  text: string
}

class ServerEditions {
  #list: readonly ServerEdition[] = $state.raw([])
  #request: Promise<void> | null = null

  /** All editions, once `load` is done. */
  get list(): readonly ServerEdition[] {
    return this.#list
  }

  find(edition: string): ServerEdition | undefined {
    return this.#list.find(({ slug }) => slug === edition)
  }

  /** Fetch the list once; after a failure the next call tries again. */
  load(): Promise<void> {
    this.#request ??= api.editions().then(
      (editions) => {
        this.#list = editions.map(factsOf)
      },
      () => {
        this.#request = null
      },
    )
    return this.#request
  }
}

const factsOf = ({ edition, title, text, minutes, players, options }: EditionDescription): ServerEdition => ({
  slug: edition,
  title,
  text,
  minutes,
  seats: [Math.min(...players), Math.max(...players)],
  options,
})

export const serverEditions = new ServerEditions()
