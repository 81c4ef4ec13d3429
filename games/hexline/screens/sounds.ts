import type { HexlineEvent } from '@tessera/hexline'
import { HALL, type SoundTable } from '@tessera/ui/sound'

export const sounds: SoundTable<HexlineEvent> = {
  armies_revealed: 'page',
  battle_start: 'horn',
  round_start: 'dice',
  charge: 'march',
  ability: 'spell',
  move: 'march',
  shadowstep: 'spell',
  attack: 'metal',
  blocked: 'wood',
  damage: 'flesh',
  death: 'fall',
  executed: 'fall',
  undying: 'bell',
  heal: 'heal',
  fortify: 'metal',
  sunder: 'stone',
  push: 'stone',
  retreat: 'flee',
  freeze: 'spell',
  silence: 'spell',
  summon: 'horn',
  battle_end: 'bell',
}

export const place = HALL
