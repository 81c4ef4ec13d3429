import { words } from '@tessera/gauntlet/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { RunPicture } from './picture.tsx'

export const gauntletRun: GameEntry = {
  id: 'gauntlet-run',
  name: 'Gauntlet run',
  blurb: 'Draft a team card by card and fight stored teams of other players: nine wins before four losses.',
  minutes: 20,
  players: 1,
  verb: 'Set out',
  door: '/gauntlet-run/play',
  icon: 'knight-banner',
  Picture: RunPicture,
  notices: { 'team-fought': '/gauntlet-run/battles/', 'champion-fell': '/gauntlet-run/challenges/' },
  screens: afterWords(words, () => import('./index.tsx')),
}
