// The pictures of the kittens games, drawn when the pages are built.
import type { GameArt } from '../../art/drawing'
import { line, solid } from '../../art/glyphs'
import { rosette } from '../../art/scenes'
import { LOOKS } from './looks'

const art: GameArt = {
  looks: LOOKS,
  glyphs: {
    attack: line('M4 4.5 11.5 12 4 19.500M12.5 4.5 20 12 12.5 19.5'),
    favor: line('M4 11h16v10H4ZM2.5 7h19v4h-19ZM12 7v14M12 7C8 1 4 5 7 7M12 7c4-6 8-2 5 0'),
    heck: line('M4 21h16M12 17V4M6.5 9.5 12 4l5.5 5.5'),
    godcat:
      line('M4 8c0-5 16-5 16 0s-16 5-16 0') + solid('M12 14l2 4.200 4.500.3-3.500 3 1 .5h-8l1-.5-3.500-3 4.500-.3Z'),
    devilcat: line('M4 3c0 5 3 8 8 8s8-3 8-8M12 11v10M8.5 17.5 12 21l3.5-3.5'),
    feral: line('M5 3v9M11 2.500V13M17 3v9M5 17.500q6 6 12 0'),
  },
  pictures: ['bomb', 'pouting-cat'],
  symbols: (draw) => [
    ['rosette-godcat', '0 0 100 140', rosette('#ffe5a0', '#6d22a0', '#fffaf0')],
    draw.box('original', 'burst', 'kitten', draw.at('pouting-cat', 21, 12, 54) + draw.at('bomb', 55, 40, 32, 10)),
    draw.box(
      'good-vs-evil',
      'eclipse',
      'armageddon',
      draw.at('smiling-face-with-halo', 12, 18, 42, -6) + draw.at('smiling-face-with-horns', 46, 20, 42, 6),
    ),
    draw.box(
      'two-player',
      'ribbons',
      'defuse',
      draw.at('cat-with-wry-smile', 10, 22, 42, -8) +
        draw.at('weary-cat', 48, 22, 42, 8) +
        draw.at('high-voltage', 38, 3, 24),
    ),
  ],
}

export default art
