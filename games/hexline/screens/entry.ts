import puzzles from '@tessera/hexline/puzzle-set.json' with { type: 'json' }
import { words } from '@tessera/hexline/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { HexlinePicture } from './picture.tsx'

export const hexline: GameEntry = {
  id: 'hexline',
  name: 'Hexline',
  blurb: {
    en: 'Buy an army, place it, and watch the two lines meet on the hexes.',
    de: 'Kaufe ein Heer, stelle es auf und sieh zu, wie die Linien aufeinandertreffen.',
  },
  minutes: 10,
  players: 2,
  verb: { en: 'Choose an army', de: 'Heer wählen' },
  door: '/hexline/army',
  icon: 'viking-shield',
  Picture: HexlinePicture,
  puzzles: {
    ...puzzles,
    task: {
      en: 'Swap one unit, or place all of yours, so that a lost battle is won.',
      de: 'Tausche eine Einheit oder stelle alle deine auf, sodass eine verlorene Schlacht gewonnen wird.',
    },
    make: '/hexline/lab',
  },
  matchOfTheDay: 'captain',
  screens: afterWords(words, () => import('./index.tsx')),
}
