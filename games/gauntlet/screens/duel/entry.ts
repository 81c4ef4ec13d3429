import type { GameEntry } from '@tessera/play'
import { GauntletPicture } from './picture.tsx'

export const gauntletDuel: GameEntry = {
  id: 'gauntlet-duel',
  name: 'Gauntlet',
  rulebook: 'gauntlet',
  blurb: 'Muster a team of one of eight factions, place it in secret, and watch the two lines meet.',
  minutes: 8,
  players: 2,
  verb: 'Choose a team',
  door: '/gauntlet-duel/play',
  icon: 'mounted-knight',
  Picture: GauntletPicture,
  matchOfTheDay: 'normal',
  screens: () => import('./index.tsx'),
}
