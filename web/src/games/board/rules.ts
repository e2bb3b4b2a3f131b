// The rules page and the help pages of the board game.
import { chapter, rule, type Chapter } from '../manifest'

export { CARDS as cards } from './facts/cards'

/** The four Super Moves have one help page. */
export const pages = Object.fromEntries([1, 2, 3, 4].map((spaces) => [`super-move-${spaces}`, 'super-move']))

export const chapters: readonly Chapter[] = [
  chapter(
    'setup',
    rule('aim-board', 'BG-01 BG-04'),
    rule('board-deal', 'BG-06 BG-07 BG-08'),
    rule('board-discs', 'BG-03 BG-09 BG-10 BG-25'),
    rule('board-pack', 'B-90'),
    rule('first', 'BG-11 B-91'),
  ),
  chapter(
    'turn',
    rule('board-turn', 'BG-12 BG-13 BG-14'),
    rule('board-empty', 'BG-16 B-86'),
    rule('board-now', 'BG-26 BG-27 B-82'),
    rule('board-silence', 'B-92'),
  ),
  chapter(
    'discs',
    rule('board-move', 'BG-17'),
    rule('board-either', 'BG-18'),
    rule('board-flip-move', 'BG-19'),
    rule('board-leapfrog', 'BG-20 B-76'),
    rule('board-magnet', 'BG-21 BG-22 BG-23 B-78'),
  ),
  chapter(
    'spaces',
    rule('board-number', 'BG-28'),
    rule('board-occupied', 'BG-30 BG-31 B-72'),
    rule('board-kitten', 'BG-32 B-83 B-84'),
    rule('board-explode', 'BG-33 BG-34 BG-35 BG-36 BG-37'),
    rule('board-flipping', 'BG-24 BG-38 BG-39 BG-40 BG-41'),
  ),
  chapter('end', rule('board-bow', 'BG-43 BG-44 BG-45 B-70 B-71'), rule('board-renew', 'BG-42')),
]
