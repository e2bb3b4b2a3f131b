// Short synthesised sounds. They are silent until the first gesture, and when sound is off.
import { settings } from '../state/settings.svelte'

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

const SOUNDS: Record<string, readonly Tone[]> = {
  card: [tone('noise', 2600, 900, 0, 0.09, 0.2)],
  draw: [tone('noise', 900, 2800, 0, 0.11, 0.18)],
  turn: [tone('sine', 660, 660, 0, 0.16), tone('sine', 880, 880, 0.12, 0.24)],
  nope: [tone('sawtooth', 240, 150, 0, 0.16), tone('sawtooth', 180, 90, 0.13, 0.26)],
  yup: [tone('triangle', 330, 420, 0, 0.12), tone('triangle', 520, 660, 0.1, 0.2)],
  shuffle: [0, 0.07, 0.14, 0.21].map((at) => tone('noise', 1800, 3200, at, 0.06, 0.14)),
  future: [tone('sine', 523, 784, 0, 0.3, 0.08), tone('sine', 784, 1175, 0.14, 0.36, 0.07)],
  alarm: [tone('square', 880, 880, 0, 0.09, 0.06), tone('square', 880, 880, 0.16, 0.09, 0.06)],
  defuse: [tone('triangle', 392, 392, 0, 0.12), tone('triangle', 587, 587, 0.1, 0.26)],
  boom: [tone('noise', 1400, 60, 0, 0.9, 0.5), tone('sine', 120, 32, 0, 0.7, 0.4)],
  win: [523, 659, 784, 1047].map((hertz, n) => tone('triangle', hertz, hertz, n * 0.11, 0.3)),
}

let context: AudioContext | null = null

/** Play a sound by its name, if sound is on and possible. */
export function sound(name: string): void {
  const tones = SOUNDS[name]
  if (!tones || !settings.current.sound || !navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    for (const part of tones) ring(context, part)
  } catch {
    // there is no audio device
  }
}

function ring(audio: AudioContext, part: Tone): void {
  const start = audio.currentTime + part.at
  const end = start + part.long
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(part.loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(audio.destination)
  const source = part.wave === 'noise' ? noise(audio, part, start, end, volume) : oscillator(audio, part, start, end)
  if (part.wave !== 'noise') source.connect(volume)
  source.start(start)
  source.stop(end)
}

function oscillator(audio: AudioContext, part: Tone, start: number, end: number): OscillatorNode {
  const source = audio.createOscillator()
  source.type = part.wave as OscillatorType
  source.frequency.setValueAtTime(part.from, start)
  source.frequency.exponentialRampToValueAtTime(part.to, end)
  return source
}

function noise(audio: AudioContext, part: Tone, start: number, end: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.long), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(part.from, start)
  filter.frequency.exponentialRampToValueAtTime(part.to, end)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(filter).connect(out)
  return source
}
