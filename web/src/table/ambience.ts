// A quiet background sound, looped: noise through a slowly moving filter. It is off unless the player wants it.
import { settings } from '../state/settings.svelte'
import { captions } from './sound-captions.svelte'
import { audioContext, mixerOf, whiteNoise } from './sounds'

/** What a background sounds like: a fire, waves, or wind. */
export const AMBIENCES = ['hearth', 'sea', 'wind'] as const
export type Ambience = (typeof AMBIENCES)[number]

interface Bed {
  filter: number // hertz
  sway: number // hertz that the filter moves up and down
  period: number // seconds of one movement
  loud: number
}

const BEDS: Record<Ambience, Bed> = {
  hearth: { filter: 420, sway: 180, period: 1.7, loud: 0.03 },
  sea: { filter: 600, sway: 420, period: 7, loud: 0.05 },
  wind: { filter: 900, sway: 500, period: 4.3, loud: 0.025 },
}
const LOOP = 3 // seconds of noise

/** Start a background; the returned function ends it. */
export function startAmbience(name: Ambience): () => void {
  if (!settings.current.ambience) return () => undefined
  captions.show(name)
  const audio = audioContext()
  if (!audio || !settings.current.sound) return () => undefined
  const { filter, sway, period, loud } = BEDS[name]
  const source = audio.createBufferSource()
  source.buffer = whiteNoise(audio, LOOP)
  source.loop = true
  const pass = audio.createBiquadFilter()
  pass.type = 'lowpass'
  pass.frequency.value = filter
  const swing = audio.createOscillator()
  swing.frequency.value = 1 / period
  const depth = audio.createGain()
  depth.gain.value = sway
  swing.connect(depth).connect(pass.frequency)
  const volume = audio.createGain()
  volume.gain.value = loud
  source.connect(pass).connect(volume).connect(mixerOf(audio))
  source.start()
  swing.start()
  return () => {
    source.stop()
    swing.stop()
    volume.disconnect()
  }
}
