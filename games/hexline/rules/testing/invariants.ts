import { hashOf } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { brokenInvariants } from '../rules/invariants.ts'
import type { Battle, HexlineState } from '../state.ts'
import { typeNamed, typesOf } from './reference/world.ts'

/**
 * Watches one battle: called after the set-up and after every step. Returns what is broken in the state (HEX-200 to HEX-205),
 * and what only the course shows: the dead never change (HEX-200), rounds and battles end (HEX-210).
 */
export function invariantsOf(config: HexlineConfig): (battle: Battle) => string[] {
  const graves = new Map<number, string>()
  let round = 0
  let mostTurns = 0
  return (battle) => {
    const broken = [...brokenInvariants(stateAround(battle), config)]
    for (const unit of battle.units) {
      if (unit.alive) continue
      const grave = graves.get(unit.id) ?? hashOf(unit)
      graves.set(unit.id, grave)
      if (hashOf(unit) !== grave) broken.push(`HEX-200: #${unit.id} changed after its death`)
    }
    if (battle.round > round && battle.winner === null) {
      round = battle.round
      mostTurns = turnLimit(battle, config)
    }
    if (battle.order.length > mostTurns) broken.push(`HEX-210: ${battle.order.length} turns in round ${round}`)
    if (battle.round > config.round_limit + 1) broken.push(`HEX-210: round ${battle.round} of ${config.round_limit}`)
    return broken
  }
}

function stateAround(battle: Battle): HexlineState {
  return {
    phase: 'battle',
    battle_number: battle.number,
    score: [0, 0],
    armies: [null, null],
    battle,
    past: [],
    result: null,
  }
}

/** HEX-210: turns that the round just begun can have at the most. */
function turnLimit(battle: Battle, config: HexlineConfig): number {
  const units = battle.units.filter((unit) => unit.alive)
  const summoners = units.filter((unit) =>
    typeNamed(typesOf(config), unit.type).abilities.some((ability) => ability.effect === 'summon'),
  )
  return 3 * units.length + 2 * summoners.length
}
