import type { HexlineEvent } from '../events.ts'

/** HEX-163: the rule behind an event. */
export function ruleOf(event: HexlineEvent): string {
  return RULES[event.type]
}

const RULES: Readonly<Record<HexlineEvent['type'], string>> = {
  armies_revealed: 'HEX-10',
  battle_start: 'HEX-41',
  round_start: 'HEX-45',
  turn_start: 'HEX-47',
  frozen_skip: 'HEX-47',
  charge: 'HEX-84',
  ability: 'HEX-75',
  queued: 'HEX-94',
  speed_roll: 'HEX-52',
  move: 'HEX-51',
  shadowstep: 'HEX-55',
  idle: 'HEX-53',
  attack: 'HEX-60',
  blocked: 'HEX-61',
  damage: 'HEX-61',
  undying: 'HEX-61',
  executed: 'HEX-62',
  death: 'HEX-63',
  heal: 'HEX-95',
  fortify: 'HEX-95',
  sunder: 'HEX-95',
  ramp: 'HEX-75',
  vengeance: 'HEX-63',
  push: 'HEX-80',
  retreat: 'HEX-81',
  freeze: 'HEX-83',
  silence: 'HEX-83',
  silence_tick: 'HEX-83',
  summon: 'HEX-82',
  ready: 'HEX-48',
  ready_turn: 'HEX-48',
  ready_spent: 'HEX-48',
  turn_end: 'HEX-47',
  battle_end: 'HEX-120',
  match_end: 'HEX-11',
}
