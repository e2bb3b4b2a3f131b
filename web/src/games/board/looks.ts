// The looks of the cards that only the board game has. One line a card.
import { look, type Look } from '../../cards/look'

const superMove = (number: number): Look => ({ ...look('cat', 'chevrons', 'rocket', 'move'), number })

export const LOOKS: Readonly<Record<string, Look>> = {
  flip: look('trick', 'ribbons', 'open-book', 'refresh'),
  'super-move-1': superMove(1),
  'super-move-2': superMove(2),
  'super-move-3': superMove(3),
  'super-move-4': superMove(4),
  'draw-from-the-bottom': look('trick', 'hills', 'hole', 'bottom', 'hook'),
  'add-magnet': look('attack', 'burst', 'magnet', 'magnet'),
  'alter-the-future': look('future', 'hills', 'magic-wand', 'alter'),
  pickpocket: look('armageddon', 'cloud', 'gloves', 'pickpocket'),
}
