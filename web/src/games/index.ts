// The games of this client, in the order of the first page. A new game is added here and nowhere else outside its folder.
import board from './board/manifest'
import kittens from './kittens/manifest'
import type { GameManifest } from './manifest'
import mantis from './mantis/manifest'

export const GAMES: readonly GameManifest[] = [kittens, board, mantis]
