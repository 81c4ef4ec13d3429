import type { Referee } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import type { Battle } from '../state.ts'
import { abandonField, closeField, type Field, openField, writeBack } from './board/scratch.ts'
import { type Id, isAlive } from './board/units.ts'
import { startRound } from './round.ts'
import { takeTurn } from './turn.ts'
import { checkVictory } from './victory.ts'

/** HEX-46: one turn of one unit, or a round start that ends the battle with no turn. */
export function stepBattle(battle: Battle, config: HexlineConfig, ref: Referee<HexlineEvent>): void {
  stepOn(battle, config, ref, 1)
}

/** So many steps, or until the battle is decided (HEX-208); returns how many were taken. */
export function stepOn(battle: Battle, config: HexlineConfig, ref: Referee<HexlineEvent>, most: number): number {
  if (battle.winner !== null) throw new Error(`battle ${battle.number} is over`)
  const field = openField(battle, config, ref)
  const before = battle.steps
  try {
    while (battle.winner === null && battle.steps - before < most) {
      field.work?.begin()
      step(field)
    }
  } catch (error) {
    abandonField(field)
    throw error
  }
  writeBack(field)
  closeField(field)
  return battle.steps - before
}

function step(field: Field): void {
  const { battle } = field
  battle.steps++
  const unit = nextUnit(field)
  if (unit === 0) return
  takeTurn(field, unit)
  battle.index++
  checkVictory(field)
}

/** The next living entry of the turn order, starting rounds as needed; 0 when that ends the battle. */
function nextUnit(field: Field): Id {
  const { battle } = field
  for (;;) {
    while (battle.index < battle.order.length) {
      const unit = battle.order[battle.index] as Id
      if (isAlive(unit)) return unit
      battle.index++
    }
    startRound(field, null)
    if (battle.winner !== null) return 0
  }
}
