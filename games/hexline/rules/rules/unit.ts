import type { UnitType } from '../content/ability.ts'
import type { Side, Unit } from '../state.ts'

/** A unit as it enters a battle. */
export function newUnit(id: number, type: UnitType, side: Side, col: number, row: number): Unit {
  return {
    id,
    type: type.id,
    side,
    col,
    row,
    alive: true,
    hp: type.max_hp,
    max_hp: type.max_hp,
    damage: type.damage,
    attack_range: type.attack_range,
    armor: type.armor,
    speed: type.speed,
    frozen_turns: 0,
    silenced_turns: 0,
    block_used: 0,
    ramp_accumulated: 0,
    has_acted: false,
    ready_triggered: false,
    turns_taken: 0,
    ready_blades: 0,
    charges: uncharged(type.abilities.length),
    summoner_id: 0,
    dealt: 0,
    taken: 0,
    healed: 0,
    kills: 0,
  }
}

/** Spelled out, since an empty list grows to more than it needs: there are three abilities at most (HEX-110). */
function uncharged(abilities: number): number[] {
  switch (abilities) {
    case 0:
      return []
    case 1:
      return [0]
    case 2:
      return [0, 0]
    default:
      return new Array<number>(abilities).fill(0)
  }
}
