// The sounds of the tables, made here from oscillators and noise. They are silent until the first gesture and when sound is
// off; what can be heard is also written, for who turned captions on.
import { settings } from '../state/settings.svelte'
import { captions } from './sound-captions.svelte'

interface Tone {
  wave: OscillatorType | 'noise'
  from: number // hertz; of noise: where its filter is
  to: number
  at: number // seconds
  long: number
  loud: number
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, long: number, loud = 0.12): Tone => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
})

const beat = (at: number): Tone[] => [tone('sine', 62, 44, at, 0.16, 0.4), tone('sine', 54, 38, at + 0.17, 0.2, 0.3)]

const SOUNDS = {
  card: [tone('noise', 2600, 900, 0, 0.09, 0.2)],
  draw: [tone('noise', 900, 2800, 0, 0.11, 0.18)],
  lift: [tone('noise', 700, 2200, 0, 0.22, 0.1)],
  heartbeat: beat(0),
  flip: [tone('noise', 4200, 1500, 0, 0.05, 0.24), tone('triangle', 300, 180, 0, 0.06, 0.08)],
  safe: [tone('triangle', 523, 523, 0, 0.14, 0.1), tone('triangle', 698, 698, 0.11, 0.26, 0.1)],
  turn: [tone('sine', 660, 660, 0, 0.16), tone('sine', 880, 880, 0.12, 0.24)],
  stamp: [tone('noise', 1200, 200, 0, 0.08, 0.4), tone('square', 130, 92, 0, 0.13, 0.12)],
  nope: [
    tone('noise', 1200, 200, 0, 0.08, 0.35),
    tone('sawtooth', 240, 150, 0.02, 0.16, 0.1),
    tone('sawtooth', 180, 90, 0.15, 0.26, 0.1),
  ],
  yup: [
    tone('noise', 1200, 200, 0, 0.08, 0.3),
    tone('triangle', 330, 420, 0.02, 0.12),
    tone('triangle', 520, 660, 0.12, 0.2),
  ],
  shuffle: [0, 0.07, 0.14, 0.21].map((at) => tone('noise', 1800, 3200, at, 0.06, 0.14)),
  future: [tone('sine', 523, 784, 0, 0.3, 0.08), tone('sine', 784, 1175, 0.14, 0.36, 0.07)],
  fuse: [tone('noise', 5200, 3800, 0, 0.7, 0.07), tone('noise', 7000, 5200, 0.1, 0.6, 0.05)],
  alarm: [tone('square', 880, 880, 0, 0.09, 0.06), tone('square', 880, 880, 0.16, 0.09, 0.06)],
  snip: [
    tone('noise', 6500, 3000, 0, 0.04, 0.3),
    tone('noise', 6500, 2500, 0.07, 0.05, 0.3),
    tone('sine', 1319, 1319, 0.13, 0.4, 0.08),
  ],
  defuse: [
    tone('noise', 6500, 2500, 0, 0.05, 0.25),
    tone('triangle', 392, 392, 0.05, 0.12),
    tone('triangle', 587, 587, 0.15, 0.26),
  ],
  boom: [
    tone('noise', 1400, 60, 0, 0.9, 0.5),
    tone('sine', 120, 32, 0, 0.8, 0.5),
    tone('noise', 3800, 1200, 0.35, 0.9, 0.08),
  ],
  tick: [tone('triangle', 1400, 1100, 0, 0.03, 0.08)],
  pop: [tone('sine', 420, 880, 0, 0.07, 0.12)],
  lose: [tone('triangle', 392, 385, 0, 0.3, 0.09), tone('triangle', 330, 322, 0.24, 0.5, 0.09)],
  win: [
    ...[523, 659, 784, 1047].map((hertz, n) => tone('triangle', hertz, hertz, n * 0.11, 0.3)),
    ...[523, 659, 784, 1047].map((hertz) => tone('sine', hertz, hertz, 0.5, 1.1, 0.06)),
    ...[0.5, 0.62, 0.8, 0.95].map((at) => tone('noise', 6000, 3000, at, 0.12, 0.06)),
  ],
} satisfies Record<string, readonly Tone[]>

export type SoundName = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[]

const isSound = (name: string): name is SoundName => name in SOUNDS

let context: AudioContext | null = null
let mixer: GainNode | null = null

/** Play a sound by its name, some semitones higher if wished; and write it, if captions are on. */
export function sound(name: string, semitones = 0): void {
  if (!isSound(name)) return
  captions.show(name)
  if (!settings.current.sound || !navigator.userActivation?.hasBeenActive) return
  try {
    const audio = (context ??= new AudioContext())
    for (const part of SOUNDS[name]) ring(audio, part, 2 ** (semitones / 12))
  } catch {
    // there is no audio device
  }
}

/** Where all sounds meet: the volume, and a compressor so that a bang among many sounds does not clip. */
export function mixerOf(audio: AudioContext): GainNode {
  if (!mixer || mixer.context !== audio) {
    mixer = audio.createGain()
    mixer.connect(audio.createDynamicsCompressor()).connect(audio.destination)
  }
  mixer.gain.value = settings.current.volume ** 2 * 2 // loudness is felt in steps of a ratio
  return mixer
}

function ring(audio: AudioContext, part: Tone, ratio: number): void {
  const start = audio.currentTime + part.at
  const end = start + part.long
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(part.loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(mixerOf(audio))
  const source =
    part.wave === 'noise'
      ? noise(audio, part, start, end, volume)
      : oscillator(audio, part, part.wave, start, end, ratio)
  if (part.wave !== 'noise') source.connect(volume)
  source.start(start)
  source.stop(end)
}

function oscillator(
  audio: AudioContext,
  part: Tone,
  wave: OscillatorType,
  start: number,
  end: number,
  ratio: number,
): OscillatorNode {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(part.from * ratio, start)
  source.frequency.exponentialRampToValueAtTime(part.to * ratio, end)
  return source
}

function noise(audio: AudioContext, part: Tone, start: number, end: number, out: AudioNode): AudioBufferSourceNode {
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(part.from, start)
  filter.frequency.exponentialRampToValueAtTime(part.to, end)
  const source = audio.createBufferSource()
  source.buffer = whiteNoise(audio, part.long)
  source.connect(filter).connect(out)
  return source
}

export function whiteNoise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  return buffer
}

/** The audio context of this page, if a gesture has allowed one. */
export function audioContext(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  try {
    return (context ??= new AudioContext())
  } catch {
    return null
  }
}
