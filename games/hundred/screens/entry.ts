import { words } from '@tessera/hundred/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { HundredPicture } from './picture.tsx'

export const hundred: GameEntry = {
  id: 'hundred',
  name: 'Hundred',
  blurb: {
    en: 'Medieval fighters on open ground, planned in secret, played at once, every die shown.',
    de: 'Kämpfer des Mittelalters auf freiem Feld: geheim geplant, gleichzeitig gespielt, jeder Wurf offen.',
  },
  minutes: 30,
  players: 2,
  verb: { en: 'Choose a scenario', de: 'Szenario wählen' },
  door: '/hundred/play',
  icon: 'crossed-swords',
  Picture: HundredPicture,
  screens: afterWords(words, () => import('./index.tsx')),
}
