// Exploding Kittens: The Board Game.
import type { GameManifest } from '../manifest'
import { EDITIONS } from './facts/editions'
import { LOOKS } from './looks'

const manifest: GameManifest = {
  id: 'board',
  editions: [{ ...EDITIONS.board, family: 'future', prefix: 'BG' }],
  looks: LOOKS,
  hasWindows: true,
  ambience: 'wind',
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: () => import('./lesson.json'),
}

export default manifest
