// The pictures of the board game, drawn when the pages are built.
import type { GameArt } from '../../art/drawing'
import { line } from '../../art/glyphs'
import { LOOKS } from './looks'

const art: GameArt = {
  looks: LOOKS,
  glyphs: {
    alter: line('M3 8h12M11 3.5 15.5 8 11 12.500M21 17H9M13 12.5 8.5 17 13 21.5'),
    bottom: line('M4 3h16M12 7v13M6.5 14.5 12 20l5.5-5.5'),
    pickpocket: line('M6 9h12l1.5 12h-15ZM8.5 9V6.500a3.5 3.5 0 0 1 7 0V9'),
    magnet: line('M5 3v9a7 7 0 0 0 14 0V3M5 7.500h4.500M14.5 7.500H19M9.5 3v9a2.5 2.5 0 0 0 5 0V3'),
    leapfrog: line('M2.5 18C5 5 11 5 12.500 16M12.5 16C14 5 19.5 5 21 16M17.5 13.5 21 17l2-4.500'),
  },
  pictures: ['bomb', 'ribbon', 'magnet'],
  symbols: (draw) => [
    draw.box(
      'board',
      'waves',
      'future',
      draw.at('ribbon', 56, 5, 32, 10) + draw.at('fox', 12, 27, 38, -8) + draw.at('penguin', 44, 35, 38, 6),
    ),
  ],
}

export default art
