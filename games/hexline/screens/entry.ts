import puzzles from '@tessera/hexline/puzzle-set.json' with { type: 'json' }
import { words } from '@tessera/hexline/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { HexlinePicture } from './picture.tsx'

export const hexline: GameEntry = {
  id: 'hexline',
  name: 'Hexline',
  blurb: 'Buy an army, place it, and watch the two lines meet on the hexes.',
  minutes: 10,
  players: 2,
  verb: 'Choose an army',
  door: '/hexline/army',
  icon: 'viking-shield',
  Picture: HexlinePicture,
  puzzles: {
    ...puzzles,
    task: 'Swap one unit, or place all of yours, so that a lost battle is won.',
    make: '/hexline/lab',
  },
  matchOfTheDay: 'captain',
  screens: afterWords(words, () => import('./index.tsx')),
}
