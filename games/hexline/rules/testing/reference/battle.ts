import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../../config.ts'
import type { Battle, BattleReason, Side, Unit } from '../../state.ts'
import { move } from './movement.ts'
import type { Mutant } from './mutants.ts'
import { attack, drain, fire } from './reactions.ts'
import { resolveReady } from './ready.ts'
import { enemiesInRange, enemiesOf, living, unitWith, type World, worldOf } from './world.ts'

/** HEX-46: one turn of one unit, or the round start that ends the battle. */
export function referenceStep(battle: Battle, config: HexlineConfig, dice: Dice, mutant?: Mutant): void {
  if (battle.winner !== null) throw new Error('the battle is over')
  const world = worldOf(battle, config, dice, mutant)
  battle.steps += 1
  let unit = nextInOrder(world)
  while (unit === null) {
    beginRound(world, undefined)
    if (battle.winner !== null) return
    unit = nextInOrder(world)
  }
  takeTurn(world, unit)
  battle.index += 1
  checkVictory(world)
}

function nextInOrder(world: World): Unit | null {
  const { battle } = world
  while (battle.index < battle.order.length) {
    const unit = unitWith(world, battle.order[battle.index] as number)
    if (unit.alive) return unit
    battle.index += 1
  }
  return null
}

/**
 * HEX-45. A scenario may give the order of round 1 and what its units have used up in it (HEX-17), so the first round
 * resets nothing.
 */
export function beginRound(world: World, order: readonly number[] | undefined): void {
  const { battle } = world
  battle.round += 1
  const snapshot = snapshotOf(world)
  const unchanged = battle.round > 1 && snapshot.join() === battle.snapshot.join()
  battle.stale = unchanged ? battle.stale + 1 : 0
  battle.snapshot = snapshot
  if (battle.stale === 3) end(battle, 0, 'stalemate')
  else if (battle.round > world.config.round_limit) end(battle, 0, 'round_limit')
  if (battle.winner !== null) return
  const units = living(world)
  if (battle.round > 1) {
    for (const unit of units) {
      unit.has_acted = false
      unit.block_used = 0
      unit.turns_taken = 0
      unit.ready_blades = 0
    }
  }
  battle.index = 0
  if (order !== undefined) {
    battle.order = [...order]
    return
  }
  battle.order = units.map((unit) => unit.id)
  if (world.mutant === 'shuffle_from_the_front') shuffleFromTheFront(battle.order, world.dice)
  else world.dice.shuffle(battle.order)
}

function shuffleFromTheFront(order: number[], dice: Dice): void {
  for (let i = 0; i < order.length - 1; i++) {
    const j = i + dice.int(order.length - i)
    const swapped = order[i] as number
    order[i] = order[j] as number
    order[j] = swapped
  }
}

/** HEX-121. */
function snapshotOf(world: World): number[] {
  return living(world).flatMap((unit) => [unit.id, unit.hp, unit.col, unit.row, unit.armor, unit.damage])
}

/** HEX-47. */
function takeTurn(world: World, unit: Unit): void {
  unit.turns_taken += 1
  const marked = unit.silenced_turns > 0
  if (unit.frozen_turns > 0) {
    unit.frozen_turns -= 1
    unit.has_acted = true
  } else {
    act(world, unit)
    if (unit.alive) unit.has_acted = true
  }
  if (!unit.alive) return
  if (marked || (world.mutant === 'silence_ticks_unmarked' && unit.silenced_turns > 0)) unit.silenced_turns -= 1
  if (unit.ready_triggered) resolveReady(world, unit)
}

/** HEX-47, steps 3 to 6. */
function act(world: World, unit: Unit): void {
  fire(world, unit, 'turnstart', null)
  let attacked: Unit | null = null
  if (unit.alive) {
    if (enemiesInRange(world, unit).length === 0 && enemiesOf(world, unit).length > 0) move(world, unit)
    if (enemiesInRange(world, unit).length > 0) attacked = attack(world, unit)
  }
  if (attacked !== null) fire(world, unit, 'onhit', attacked)
  fire(world, unit, 'endturn', attacked)
  if (world.config.events === 'deferred') drain(world)
}

/** HEX-120. */
function checkVictory(world: World): void {
  if (world.battle.winner !== null) return
  const units = living(world)
  const west = units.some((unit) => unit.side === 1)
  const east = units.some((unit) => unit.side === 2)
  if (!west && !east) end(world.battle, 0, 'mutual')
  else if (!east) end(world.battle, 1, 'eliminated')
  else if (!west) end(world.battle, 2, 'eliminated')
}

function end(battle: Battle, winner: 0 | Side, reason: BattleReason): void {
  battle.winner = winner
  battle.reason = reason
}
