// The looks of the cards that several games have.
import { look, type Look } from './look.ts'

export const COMMON_LOOKS: Readonly<Record<string, Look>> = {
  defuse: look('defuse', 'cloud', 'scissors', 'defuse'),
  nope: look('nope', 'hazard', 'raised-hand', 'nope'),
  skip: look('trick', 'ribbons', 'roller-skate', 'skip'),
  shuffle: look('trick', 'waves', 'cyclone', 'shuffle'),
  'see-the-future': look('future', 'waves', 'crystal-ball', 'future'),
  'reveal-the-future': look('future', 'rays', 'flashlight', 'reveal', 'eyes'),
}
