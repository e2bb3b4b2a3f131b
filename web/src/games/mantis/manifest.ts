// Mantis.
import type { GameManifest } from '../manifest'
import { EDITIONS } from './facts/editions'
import { LOOKS } from './looks'

const manifest: GameManifest = {
  id: 'mantis',
  editions: [{ ...EDITIONS.mantis, family: 'trick', prefix: 'MA' }],
  looks: LOOKS,
  hasWindows: false,
  ambience: 'sea',
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: () => import('./lesson.json'),
}

export default manifest
