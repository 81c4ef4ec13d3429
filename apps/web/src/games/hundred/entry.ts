import type { GameEntry } from '../entry.ts'
import { HundredPicture } from './picture.tsx'

export const hundred: GameEntry = {
  id: 'hundred',
  name: 'Hundred',
  blurb: 'Plan in secret for fighters on open ground, then watch twenty ticks happen at once. Every die is shown.',
  minutes: 30,
  players: 2,
  verb: 'Choose a scenario',
  door: '/hundred/play',
  icon: 'crossed-swords',
  Picture: HundredPicture,
  screens: () => import('./index.tsx'),
}
