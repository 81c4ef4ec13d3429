import type { CohortEvent } from '@tessera/cohort'
import { FIELD, type SoundTable } from '@tessera/ui/sound'

export const sounds: SoundTable<CohortEvent> = {
  turn_opened: 'page',
  arrival: 'horn',
  step: 'march',
  strike: ({ kind, men }) => (kind === 'shot' ? 'arrow' : men > 0 ? 'flesh' : 'metal'),
  shot_at_structure: 'stone',
  structure: 'stone',
  broke: 'flee',
  fled: 'flee',
  surrendered: 'fall',
  dispersed: 'fall',
  amok: 'horn',
  rally: ({ ok }) => (ok ? 'horn' : 'flee'),
  healed: 'heal',
  resupplied: 'coin',
  work: ({ done }) => (done ? 'wood' : null),
  sighted: 'horn',
  control: 'bell',
  game_over: 'bell',
}

export const place = FIELD
