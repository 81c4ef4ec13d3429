import type { DuelEvent } from '@tessera/gauntlet'
import { CAMP, type SoundTable } from '@tessera/ui/sound'

export const sounds: SoundTable<DuelEvent> = {
  armies_revealed: 'page',
  battle_started: 'horn',
  round_started: 'dice',
  unit_moved: 'march',
  unit_displaced: 'stone',
  clash: 'metal',
  attack: ({ magic, landed }) => (magic ? 'spell' : landed > 0 ? 'flesh' : 'wood'),
  attack_of_opportunity: 'metal',
  charge_impact: 'stone',
  spear_wall_counter: 'metal',
  overwatch: 'arrow',
  unit_retreating: 'flee',
  unit_crumbling: 'flee',
  unit_rallied: 'horn',
  spell_cast: 'spell',
  aura_pulse: 'bell',
  contagion_damage: 'fire',
  armor_repaired: 'metal',
  unit_died: 'fall',
  unit_revived: 'bell',
  unit_summoned: 'horn',
  battle_ended: 'bell',
}

export const place = CAMP
