import { words } from '@tessera/cohort/words'
import type { GameEntry } from '@tessera/play'
import { afterWords } from '@tessera/words'
import { CohortPicture } from './picture.tsx'

export const cohort: GameEntry = {
  id: 'cohort',
  name: 'Cohort',
  blurb: 'Ancient armies in the fog, moved by written orders. Hold the ground that counts.',
  minutes: 40,
  players: 2,
  verb: 'Take the field',
  door: '/cohort/play',
  icon: 'spears',
  Picture: CohortPicture,
  screens: afterWords(words, () => import('./index.tsx')),
}
