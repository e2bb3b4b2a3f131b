// The rules page and the help pages of the kittens games.
import { chapter, rule, type Chapter } from '../manifest'

export { CARDS as cards } from './facts/cards'

/** The cats have one help page. */
export const pages = Object.fromEntries(['loaf', 'moon', 'cactus', 'noodle', 'drizzle'].map((kind) => [kind, 'cat']))

export const chapters: readonly Chapter[] = [
  chapter(
    'setup',
    rule('aim-kittens', { original: 'EK-04 EK-29', 'good-vs-evil': 'GE-06 GE-20', 'two-player': 'TP-04' }),
    rule('decks', { original: 'EK-01 EK-15' }),
    rule('mat', { 'good-vs-evil': 'GE-05 GE-07' }),
    rule('deal', {
      original: 'EK-06 EK-07 EK-08',
      'good-vs-evil': 'GE-08 GE-09 GE-12',
      'two-player': 'TP-05 TP-06 TP-08',
    }),
    rule('kittens', { original: 'EK-09 EK-12', 'good-vs-evil': 'GE-13 GE-15' }),
    rule('one-kitten', { 'two-player': 'TP-01 TP-09 TP-10' }),
    rule('spare-after', { original: 'EK-10 EK-11 EK-14' }),
    rule('spare-before', { 'good-vs-evil': 'GE-10 GE-11' }),
    rule('third-before', { 'two-player': 'TP-06 TP-07' }),
    rule('quick', { original: 'B-54', 'good-vs-evil': 'GE-14 B-54', 'two-player': 'B-54' }),
    rule('first', { original: 'EK-13 B-91', 'good-vs-evil': 'GE-16 B-91', 'two-player': 'TP-11 B-91' }),
  ),
  chapter(
    'turn',
    rule('play', { original: 'EK-16 EK-17 EK-18', 'good-vs-evil': 'GE-17', 'two-player': 'TP-12' }),
    rule('draw', { original: 'EK-19 EK-20', 'good-vs-evil': 'GE-18 GE-19', 'two-player': 'TP-13' }),
    rule('count', { original: 'EK-21 EK-22', 'good-vs-evil': 'GE-21', 'two-player': 'TP-15' }),
    rule('silence', 'B-92'),
  ),
  chapter(
    'exploding',
    rule('show', { original: 'EK-23 EK-24', 'good-vs-evil': 'GE-22', 'two-player': 'TP-16' }),
    rule('defuse', {
      original: 'EK-25 EK-26 EK-27',
      'good-vs-evil': 'GE-23 GE-24 GE-25',
      'two-player': 'TP-17 TP-18 TP-19',
    }),
    rule('only-defuse', { original: 'EK-28', 'two-player': 'TP-37' }),
    rule('only-defuse-or-godcat', { 'good-vs-evil': 'GE-60 B-03' }),
    rule('never-empty', { original: 'EK-30', 'good-vs-evil': 'GE-20', 'two-player': 'TP-14' }),
  ),
  chapter(
    'nope',
    rule('nope', { original: 'EK-31 EK-33', 'good-vs-evil': 'GE-50 GE-52 GE-53', 'two-player': 'TP-27 TP-29 TP-30' }),
    rule('yup', { original: 'EK-32', 'good-vs-evil': 'GE-51', 'two-player': 'TP-28' }),
    rule('noped', { original: 'EK-34 EK-35', 'good-vs-evil': 'GE-52', 'two-player': 'TP-29 TP-31' }),
    rule('window', 'B-18 B-19'),
  ),
  chapter(
    'combos',
    rule('cats', { original: 'EK-44 EK-45', 'good-vs-evil': 'GE-54 GE-55', 'two-player': 'TP-32' }),
    rule('two', { original: 'EK-47 EK-51 EK-52', 'good-vs-evil': 'GE-58 GE-61', 'two-player': 'TP-34 TP-38' }),
    rule('three', { original: 'EK-48', 'good-vs-evil': 'GE-59', 'two-player': 'TP-35' }),
    rule('five', { original: 'EK-49 EK-50' }),
    rule('no-five', { 'good-vs-evil': 'GE-04', 'two-player': 'TP-36' }),
  ),
]
