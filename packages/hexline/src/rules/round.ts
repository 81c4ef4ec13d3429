import type { Unit } from '../state.ts'
import type { Field } from './board/scratch.ts'
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
  const refreshed = battle.round > 1
  battle.index = 0
  if (order === null || refreshed) {
    let count = 0
    for (let i = 0; i < battle.units.length; i++) {
      const unit = battle.units[i] as Unit
      if (!unit.alive) continue
      if (refreshed) refresh(unit)
      battle.order[count++] = unit.id
    }
    shorten(battle.order, count)
    field.dice.shuffle(battle.order)
  } else battle.order = [...order]
  if (field.tell)
    field.tell({ type: 'round_start', round: battle.round, order: [...battle.order], stale: battle.stale })
}

function refresh(unit: Unit): void {
  unit.has_acted = false
  unit.block_used = 0
  unit.turns_taken = 0
  unit.ready_blades = 0
}

/** HEX-121: overwrites the last round start's snapshot; true when it was the same. */
function takeSnapshot(field: Field): boolean {
  const { snapshot, units } = field.battle
  let at = 0
  let same = true
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (!unit.alive) continue
    same =
      same &&
      snapshot[at] === unit.id &&
      snapshot[at + 1] === unit.hp &&
      snapshot[at + 2] === unit.col &&
      snapshot[at + 3] === unit.row &&
      snapshot[at + 4] === unit.armor &&
      snapshot[at + 5] === unit.damage
    if (!same) {
      snapshot[at] = unit.id
      snapshot[at + 1] = unit.hp
      snapshot[at + 2] = unit.col
      snapshot[at + 3] = unit.row
      snapshot[at + 4] = unit.armor
      snapshot[at + 5] = unit.damage
    }
    at += 6
  }
  if (snapshot.length === at) return same
  shorten(snapshot, at)
  return false
}

/** Faster than setting the length, which gives up and asks the runtime. */
function shorten(list: number[], length: number): void {
  while (list.length > length) list.pop()
}
