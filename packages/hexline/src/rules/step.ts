import type { Referee } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import type { Battle, Unit } from '../state.ts'
import { abandonField, closeField, type Field, openField, unitIn } from './board/scratch.ts'
import { startRound } from './round.ts'
import { takeTurn } from './turn.ts'
import { checkVictory } from './victory.ts'

/** HEX-46: one turn of one unit, or a round start that ends the battle with no turn. */
export function stepBattle(battle: Battle, config: HexlineConfig, ref: Referee<HexlineEvent>): void {
  if (battle.winner !== null) throw new Error(`battle ${battle.number} is over`)
  const field = openField(battle, config, ref)
  try {
    battle.steps++
    const unit = nextUnit(field)
    if (unit !== null) {
      takeTurn(field, unit)
      battle.index++
      checkVictory(field)
    }
  } catch (error) {
    abandonField(field)
    throw error
  }
  closeField(field)
}

/** The next living entry of the turn order, starting rounds as needed; null when that ends the battle. */
function nextUnit(field: Field): Unit | null {
  const { battle } = field
  for (;;) {
    while (battle.index < battle.order.length) {
      const unit = unitIn(field, battle.order[battle.index] as number)
      if (unit.alive) return unit
      battle.index++
    }
    startRound(field, null)
    if (battle.winner !== null) return null
  }
}
