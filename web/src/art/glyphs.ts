// Corner marks and signs on buttons, 24 by 24, in the colour of the text.
import { polygon, ring } from './geometry.ts'

export const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`
export const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`

/** The glyphs that no game has to itself. */
export const GLYPHS: Readonly<Record<string, string>> = {
  burst: solid(polygon(ring(16, (i) => (i % 2 ? 6 : 11.5), 12, 12))),
  defuse: solid('M12 1.5 21 5v7c0 5.4-3.7 9-9 10.8C6.7 21 3 17.4 3 12V5Z'),
  nope: line('M5 5 19 19M19 5 5 19'),
  target: line('M12 5.500a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M12 2v6M12 16v6M2 12h6M16 12h6'),
  hint: line('M9 18.500h6M10 21.500h4M9 15.500c0-2-3-3.500-3-7a6 6 0 0 1 12 0c0 3.500-3 5-3 7Z'),
  skip: line('M3 17C5 6 14 5 18 14M19 7v8h-8'),
  shuffle: line('M2.5 7H7L16 17h5M2.5 17H7l2-2.300M14 9.3 16 7h5M18.5 4 21.5 7l-3 3M18.5 14l3 3-3 3'),
  future: line('M2 12Q12 1 22 12 12 23 2 12Z') + solid('M12 8.200a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6'),
  reveal:
    line('M3 14Q12 4 21 14M12 2v3M4.5 4.5l2 2.500M19.5 4.5l-2 2.500') + solid('M12 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8'),
  contrast: line('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18') + solid('M12 3a9 9 0 0 1 0 18Z'),
  refresh: line('M4 12a8 8 0 0 1 14-5M20 12a8 8 0 0 1-14 5M18.5 2v5h-5M5.5 22v-5h5'),
  move: line('M4 12h15M13 5.5 19.5 12 13 18.5'),
  play: solid('M6 3.500v17l14-8.500Z'),
  pause: line('M8 4.500v15M16 4.500v15'),
  friends: solid(
    'M8.5 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M1 21c0-9 15-9 15 0ZM17 6a3.2 3.2 0 1 1 0 6.400A3.2 3.2 0 0 1 17 6M17.8 21c0-3-.8-5-2.3-6.4 4-1.1 7.5 1.4 7.5 6.400Z',
  ),
  clock: line('M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 8v4.500l3 2'),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  sound: line('M4 9.500v5h3.500L12 19V5L7.5 9.500ZM16 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12'),
  muted: line('M4 9.500v5h3.500L12 19V5L7.5 9.500ZM16 9.500l5 5M21 9.5l-5 5'),
  help: line('M8.5 8.500c0-5 7.5-4.5 7.5 0 0 3-4 3-4 6') + solid('M12 17.600a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8'),
  settings: line('M4 7h8M18 7h2M4 17h3M13 17h7M15 4.500v5M10 14.500v5'),
  send: solid('M2.5 3.5 22 12 2.5 20.5 5 12Z'),
  talk: solid(
    'M4 3h16a2.500 2.500 0 0 1 2.500 2.500v9A2.500 2.500 0 0 1 20 17h-8l-6 5v-5H4a2.500 2.500 0 0 1-2.500-2.500v-9A2.500 2.500 0 0 1 4 3Z',
  ),
  check: line('M4.5 12.5 10 18 20 6.5'),
  close: line('M6 6 18 18M18 6 6 18'),
  more: solid(
    'M5 9.700a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600M12 9.700a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600M19 9.700a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600',
  ),
  plus: line('M12 4v16M4 12h16'),
  minus: line('M4 12h16'),
  copy: line('M8.500 8.500h11v11h-11ZM4.500 15.500v-11h11'),
  link: line(
    'M10 14a4 4 0 0 0 5.500 0l4-4a4 4 0 0 0-5.600-5.600l-1.400 1.400M14 10a4 4 0 0 0-5.500 0l-4 4a4 4 0 0 0 5.600 5.600l1.400-1.400',
  ),
  share: line('M12 15V3M7.500 7 12 2.500 16.500 7M5 12v9h14v-9'),
  back: line('M20 12H5M11 5.500 4.500 12 11 18.500'),
  watch: line('M2 12Q12 2 22 12 12 22 2 12Z') + solid('M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6'),
  crown: solid('M2.500 6 8 11l4-8 4 8 5.500-5L19.500 20h-15Z'),
  bot: line('M5 9h14v11H5ZM12 9V4M9.500 14v1M14.500 14v1'),
  leave: line('M14 4H5v16h9M11 12h10M17.500 8.500 21 12l-3.500 3.500'),
  replay: line('M5 5v5h5M5.600 10A8 8 0 1 1 4 14'),
  log: line('M5 6h14M5 12h14M5 18h8'),
}
