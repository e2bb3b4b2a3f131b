// The rules of each game as chapters of short sentences, each with the ids of the rules it tells.
import type { Edition } from '../wire'

export interface Item {
  say: string
  ids: string[]
}

export interface Chapter {
  title: string
  items: Item[]
}

const item = (say: string, ids: string): Item => ({ say: `rules-${say}`, ids: ids.split(' ').filter(Boolean) })
const chapter = (title: string, ...items: (Item | null)[]): Chapter => ({
  title: `rules-title-${title}`,
  items: items.filter((found) => found !== null),
})

type Kittens = 'original' | 'good-vs-evil' | 'two-player'

function kittens(edition: Kittens): Chapter[] {
  /** The same sentence with each edition's own ids; where it has none, the sentence is not told. */
  const of = (say: string, original: string, goodVsEvil: string, twoPlayer: string): Item | null => {
    const ids = { original, 'good-vs-evil': goodVsEvil, 'two-player': twoPlayer }[edition]
    return ids ? item(say, ids) : null
  }
  return [
    chapter(
      'setup',
      of('aim-kittens', 'EK-04 EK-29', 'GE-06 GE-20', 'TP-04'),
      of('decks', 'EK-01 EK-15', '', ''),
      of('mat', '', 'GE-05 GE-07', ''),
      of('deal', 'EK-06 EK-07 EK-08', 'GE-08 GE-09 GE-12', 'TP-05 TP-06 TP-08'),
      of('kittens', 'EK-09 EK-12', 'GE-13 GE-15', ''),
      of('one-kitten', '', '', 'TP-01 TP-09 TP-10'),
      of('spare-after', 'EK-10 EK-11 EK-14', '', ''),
      of('spare-before', '', 'GE-10 GE-11', ''),
      of('third-before', '', '', 'TP-06 TP-07'),
      of('quick', 'B-54', 'GE-14 B-54', 'B-54'),
      of('first', 'EK-13 B-91', 'GE-16 B-91', 'TP-11 B-91'),
    ),
    chapter(
      'turn',
      of('play', 'EK-16 EK-17 EK-18', 'GE-17', 'TP-12'),
      of('draw', 'EK-19 EK-20', 'GE-18 GE-19', 'TP-13'),
      of('count', 'EK-21 EK-22', 'GE-21', 'TP-15'),
      of('silence', 'B-92', 'B-92', 'B-92'),
    ),
    chapter(
      'exploding',
      of('show', 'EK-23 EK-24', 'GE-22', 'TP-16'),
      of('defuse', 'EK-25 EK-26 EK-27', 'GE-23 GE-24 GE-25', 'TP-17 TP-18 TP-19'),
      of('only-defuse', 'EK-28', '', 'TP-37'),
      of('only-defuse-or-godcat', '', 'GE-60 B-03', ''),
      of('never-empty', 'EK-30', 'GE-20', 'TP-14'),
    ),
    chapter(
      'nope',
      of('nope', 'EK-31 EK-33', 'GE-50 GE-52 GE-53', 'TP-27 TP-29 TP-30'),
      of('yup', 'EK-32', 'GE-51', 'TP-28'),
      of('noped', 'EK-34 EK-35', 'GE-52', 'TP-29 TP-31'),
      of('window', 'B-18 B-19', 'B-18 B-19', 'B-18 B-19'),
    ),
    chapter(
      'combos',
      of('cats', 'EK-44 EK-45', 'GE-54 GE-55', 'TP-32'),
      of('two', 'EK-47 EK-51 EK-52', 'GE-58 GE-61', 'TP-34 TP-38'),
      of('three', 'EK-48', 'GE-59', 'TP-35'),
      of('five', 'EK-49 EK-50', '', ''),
      of('no-five', '', 'GE-04', 'TP-36'),
    ),
  ]
}

const mantis: Chapter[] = [
  chapter(
    'setup',
    item('aim-mantis', 'MA-01 MA-07'),
    item('mantis-cards', 'MA-02 MA-03 MA-04 MA-05 MA-06'),
    item('mantis-deal', 'MA-08 MA-09 MA-10 MA-11'),
    item('first', 'MA-13 B-91'),
  ),
  chapter(
    'turn',
    item('mantis-decide', 'MA-14 B-67'),
    item('mantis-score', 'MA-16 MA-17 MA-21'),
    item('mantis-steal', 'MA-18 MA-19 MA-20'),
    item('mantis-known', 'MA-22 MA-23 MA-24 B-66'),
    item('mantis-silence', 'B-92'),
  ),
  chapter('end', item('mantis-end', 'MA-25 MA-26 B-60 B-61 B-62')),
  chapter('two', item('mantis-two', 'MA-27 MA-28 B-63 B-64')),
]

const board: Chapter[] = [
  chapter(
    'setup',
    item('aim-board', 'BG-01 BG-04'),
    item('board-deal', 'BG-06 BG-07 BG-08'),
    item('board-discs', 'BG-03 BG-09 BG-10 BG-25'),
    item('board-pack', 'B-90'),
    item('first', 'BG-11 B-91'),
  ),
  chapter(
    'turn',
    item('board-turn', 'BG-12 BG-13 BG-14'),
    item('board-empty', 'BG-16 B-86'),
    item('board-now', 'BG-26 BG-27 B-82'),
    item('board-silence', 'B-92'),
  ),
  chapter(
    'discs',
    item('board-move', 'BG-17'),
    item('board-either', 'BG-18'),
    item('board-flip-move', 'BG-19'),
    item('board-leapfrog', 'BG-20 B-76'),
    item('board-magnet', 'BG-21 BG-22 BG-23 B-78'),
  ),
  chapter(
    'spaces',
    item('board-number', 'BG-28'),
    item('board-occupied', 'BG-30 BG-31 B-72'),
    item('board-kitten', 'BG-32 B-83 B-84'),
    item('board-explode', 'BG-33 BG-34 BG-35 BG-36 BG-37'),
    item('board-flipping', 'BG-24 BG-38 BG-39 BG-40 BG-41'),
  ),
  chapter('end', item('board-bow', 'BG-43 BG-44 BG-45 B-70 B-71'), item('board-renew', 'BG-42')),
]

export const CHAPTERS: Record<Edition, Chapter[]> = {
  original: kittens('original'),
  'good-vs-evil': kittens('good-vs-evil'),
  'two-player': kittens('two-player'),
  mantis,
  board,
}
