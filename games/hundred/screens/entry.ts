import { words } from '@tessera/hundred/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { HundredPicture } from './picture.tsx'

export const hundred: GameEntry = {
  id: 'hundred',
  name: 'Hundred',
  blurb: 'Medieval fighters on open ground, planned in secret, played at once, every die shown.',
  minutes: 30,
  players: 2,
  verb: 'Choose a scenario',
  door: '/hundred/play',
  icon: 'crossed-swords',
  Picture: HundredPicture,
  screens: afterWords(words, () => import('./index.tsx')),
}
