import type { AnySoundTable } from '../table.ts'
import { cohortSounds } from './cohort.ts'
import { gauntletSounds } from './gauntlet.ts'
import { hexlineSounds } from './hexline.ts'
import { hundredSounds } from './hundred.ts'
import { siegefrontSounds } from './siegefront.ts'

/** By the name of the game; a run of Gauntlet sounds like its battles. */
export const SOUND_TABLES: Readonly<Record<string, AnySoundTable | undefined>> = {
  hexline: hexlineSounds,
  siegefront: siegefrontSounds,
  cohort: cohortSounds,
  'gauntlet-duel': gauntletSounds,
  'gauntlet-run': gauntletSounds,
  hundred: hundredSounds,
}
