import type { GameEntry } from '@tessera/play'
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
  screens: () => import('./index.tsx'),
}
