// Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
import type { GameManifest } from '../manifest'
import { EDITIONS } from './facts/editions'
import { LOOKS } from './looks'

const manifest: GameManifest = {
  id: 'kittens',
  editions: [
    { ...EDITIONS.original, family: 'kitten', prefix: 'EK' },
    { ...EDITIONS['good-vs-evil'], family: 'armageddon', prefix: 'GE' },
    { ...EDITIONS['two-player'], family: 'defuse', prefix: 'TP' },
  ],
  looks: LOOKS,
  cover: ['defuse', 'see-the-future', 'kitten', 'nope', 'attack'],
  hasWindows: true,
  ambience: 'hearth',
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: () => import('./lesson.json'),
}

export default manifest
