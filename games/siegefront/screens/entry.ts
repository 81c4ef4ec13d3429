import type { GameEntry } from '@tessera/play'
import puzzles from '@tessera/siegefront/puzzle-set.json' with { type: 'json' }
import { words } from '@tessera/siegefront/words'
import { afterWords } from '@tessera/words'
import { lazy } from 'react'
import { SiegefrontPicture } from './picture.tsx'

export const siegefront: GameEntry = {
  id: 'siegefront',
  name: 'Siegefront',
  blurb: 'Cards on nine cells between two castles. Break the other one first.',
  minutes: 15,
  players: 2,
  verb: 'Play',
  door: '/siegefront/play',
  icon: 'guarded-tower',
  Picture: SiegefrontPicture,
  puzzles: { ...puzzles, task: 'Bring the castle down this turn, whatever the dice say.' },
  online: {
    plugin: 'siegefront',
    account: { name: 'Holdings', path: '/siegefront/holdings' },
    Option: lazy(() => import('./holdings/lp-option.tsx')),
    Own: lazy(() => import('./holdings/own-bonus.tsx')),
  },
  screens: afterWords(words, () => import('./index.tsx')),
}
