import type { SiegefrontEvent } from '@tessera/siegefront'
import { type SoundTable, WALLS } from '@tessera/ui/sound'

export const sounds: SoundTable<SiegefrontEvent> = {
  match_started: 'horn',
  mulligan_done: 'page',
  turn_started: 'page',
  card_drawn: 'card',
  card_forged: 'coin',
  unit_entered: 'wood',
  unit_moved: 'march',
  unit_displaced: 'stone',
  blow: ({ crit }) => (crit ? 'metal' : 'flesh'),
  castle_hit: 'stone',
  damage: 'flesh',
  healed: 'heal',
  castle_healed: 'heal',
  ability: 'spell',
  status_added: 'spell',
  unit_died: 'fall',
  unit_returned: 'bell',
  weather_changed: 'fire',
  terrain_changed: 'stone',
  control_changed: 'horn',
  match_ended: 'bell',
}

export const place = WALLS
