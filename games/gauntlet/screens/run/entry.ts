import { words } from '@tessera/gauntlet/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { RunPicture } from './picture.tsx'

export const gauntletRun: GameEntry = {
  id: 'gauntlet-run',
  name: 'Gauntlet run',
  blurb: {
    en: 'Draft a team card by card and fight stored teams of other players: nine wins before four losses.',
    de: 'Stelle Karte für Karte eine Truppe zusammen und kämpfe gegen Truppen anderer: neun Siege vor vier Niederlagen.',
  },
  minutes: 20,
  players: 1,
  verb: { en: 'Set out', de: 'Aufbrechen' },
  door: '/gauntlet-run/play',
  icon: 'knight-banner',
  Picture: RunPicture,
  notices: { 'team-fought': '/gauntlet-run/battles/', 'champion-fell': '/gauntlet-run/challenges/' },
  screens: afterWords(words, () => import('./index.tsx')),
}
