// The sounds of the last moment by name, for captions.
import { settings } from '../state/settings.svelte'

const SHOWN_FOR = 1_800 // ms
const MOST = 2

interface Caption {
  n: number
  name: string
}

class SoundCaptions {
  shown: readonly Caption[] = $state.raw([])
  #count = 0

  /** Write a sound for a moment, if captions are on. */
  show(name: string): void {
    if (!settings.current.captions) return
    const caption = { n: (this.#count += 1), name }
    this.shown = [...this.shown.filter((one) => one.name !== name), caption].slice(-MOST)
    setTimeout(() => (this.shown = this.shown.filter(({ n }) => n !== caption.n)), SHOWN_FOR)
  }
}

export const captions = new SoundCaptions()
