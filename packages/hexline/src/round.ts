import type { Field } from './scratch.ts'
import { endBattle } from './victory.ts'

const MOST_STALE_ROUNDS = 3

/**
 * HEX-45. Round 1 resets nothing: units come fresh, or as the scenario says (HEX-17), whose order then also takes the
 * place of the shuffle.
 */
export function startRound(field: Field, order: readonly number[] | null): void {
  const { battle } = field
  battle.round++
  const unchanged = takeSnapshot(field)
  battle.stale = unchanged && battle.round > 1 ? battle.stale + 1 : 0
  if (battle.stale === MOST_STALE_ROUNDS) endBattle(battle, 0, 'stalemate')
  else if (battle.round > field.config.round_limit) endBattle(battle, 0, 'round_limit')
  else orderTurns(field, order)
}

function orderTurns(field: Field, order: readonly number[] | null): void {
  const { battle } = field
  if (battle.round > 1) refresh(field)
  battle.index = 0
  battle.order.length = 0
  if (order === null) {
    for (const unit of battle.units) if (unit.alive) battle.order.push(unit.id)
    field.dice.shuffle(battle.order)
  } else battle.order.push(...order)
  if (field.tell)
    field.tell({ type: 'round_start', round: battle.round, order: [...battle.order], stale: battle.stale })
}

function refresh(field: Field): void {
  for (const unit of field.battle.units) {
    if (!unit.alive) continue
    unit.has_acted = false
    unit.block_used = 0
    unit.turns_taken = 0
    unit.ready_blades = 0
  }
}

/** HEX-121: overwrites the last round start's snapshot; true when it was the same. */
function takeSnapshot(field: Field): boolean {
  const { snapshot, units } = field.battle
  let at = 0
  let same = true
  const note = (value: number) => {
    if (snapshot[at] !== value) same = false
    snapshot[at++] = value
  }
  for (const unit of units) {
    if (!unit.alive) continue
    note(unit.id)
    note(unit.hp)
    note(unit.col)
    note(unit.row)
    note(unit.armor)
    note(unit.damage)
  }
  if (snapshot.length !== at) same = false
  snapshot.length = at
  return same
}
