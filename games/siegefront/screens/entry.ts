import type { GameEntry } from '@tessera/play'
import puzzles from '@tessera/siegefront/puzzle-set.json' with { type: 'json' }
import { words } from '@tessera/siegefront/words'
import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { SiegefrontPicture } from './picture.tsx'

export const siegefront: GameEntry = {
  id: 'siegefront',
  name: 'Siegefront',
  blurb: {
    en: 'Cards on nine cells between two castles. Break the other one first.',
    de: 'Karten auf neun Feldern zwischen zwei Burgen. Brich die andere zuerst.',
  },
  minutes: 15,
  players: 2,
  verb: { en: 'Play', de: 'Spielen' },
  door: '/siegefront/play',
  icon: 'guarded-tower',
  Picture: SiegefrontPicture,
  puzzles: {
    ...puzzles,
    task: {
      en: 'Bring the castle down this turn, whatever the dice say.',
      de: 'Bring die Burg in diesem Zug zu Fall, was die Würfel auch sagen.',
    },
  },
  online: {
    plugin: 'siegefront',
    account: { name: { en: 'Holdings', de: 'Besitz' }, path: '/siegefront/holdings' },
    Option: lazy(() => import('./holdings/lp-option.tsx')),
    Own: lazy(() => import('./holdings/own-bonus.tsx')),
  },
  screens: afterWords(words, () => import('./index.tsx')),
}
