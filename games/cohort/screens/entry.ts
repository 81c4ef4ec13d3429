import { words } from '@tessera/cohort/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { CohortPicture } from './picture.tsx'

export const cohort: GameEntry = {
  id: 'cohort',
  name: 'Cohort',
  blurb: {
    en: 'Ancient armies in the fog, moved by written orders. Hold the ground that counts.',
    de: 'Antike Heere im Nebel, geführt durch geschriebene Befehle. Halte das Gelände, das zählt.',
  },
  minutes: 40,
  players: 2,
  verb: { en: 'Take the field', de: 'Ins Feld ziehen' },
  door: '/cohort/play',
  icon: 'spears',
  Picture: CohortPicture,
  screens: afterWords(words, () => import('./index.tsx')),
}
