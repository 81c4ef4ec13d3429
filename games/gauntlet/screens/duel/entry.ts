import { words } from '@tessera/gauntlet/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { GauntletPicture } from './picture.tsx'

export const gauntletDuel: GameEntry = {
  id: 'gauntlet-duel',
  name: 'Gauntlet',
  rulebook: 'gauntlet',
  blurb: {
    en: 'Muster a team of one of eight factions, place it in secret, and watch the two lines meet.',
    de: 'Stelle eine Truppe aus einer von acht Fraktionen auf, geheim, und sieh zu, wie die Linien aufeinandertreffen.',
  },
  minutes: 8,
  players: 2,
  verb: { en: 'Choose a team', de: 'Truppe wählen' },
  door: '/gauntlet-duel/play',
  icon: 'mounted-knight',
  Picture: GauntletPicture,
  matchOfTheDay: 'normal',
  screens: afterWords(words, () => import('./index.tsx')),
}
