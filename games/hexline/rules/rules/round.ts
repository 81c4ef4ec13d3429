import { grid } from './board/board.ts'
import { type Field, shorten } from './board/scratch.ts'
import { change, units } from './board/units.ts'
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
  battle.index = 0
  if (order === null || battle.round > 1) {
    gather(field)
    field.dice.shuffle(battle.order)
  } else battle.order = [...order]
  if (field.tell)
    field.tell({
      type: 'round_start',
      battle: battle.number,
      step: battle.steps,
      round: battle.round,
      order: [...battle.order],
      stale: battle.stale,
    })
}

/** All living units in id order, refreshed from round 2 on. */
function gather({ battle }: Field): void {
  const { alive, hasActed, blockUsed, turnsTaken, readyBlades } = units()
  const { order } = battle
  const refreshed = battle.round > 1
  let count = 0
  for (let unit = 1; unit <= battle.units.length; unit++) {
    if (alive[unit] === 0) continue
    order[count++] = unit
    if (!refreshed) continue
    change(unit)
    hasActed[unit] = 0
    blockUsed[unit] = 0
    turnsTaken[unit] = 0
    readyBlades[unit] = 0
  }
  shorten(order, count)
}

/** HEX-121: overwrites the last round start's snapshot; true when it was the same. */
function takeSnapshot(field: Field): boolean {
  const { alive, hp, cell, armor, damage } = units()
  const { colOf, rowOf } = grid()
  const { snapshot, units: all } = field.battle
  let at = 0
  let same = true
  for (let unit = 1; unit <= all.length; unit++) {
    if (alive[unit] === 0) continue
    const col = colOf[cell[unit] as number] as number
    const row = rowOf[cell[unit] as number] as number
    same =
      same &&
      snapshot[at] === unit &&
      snapshot[at + 1] === hp[unit] &&
      snapshot[at + 2] === col &&
      snapshot[at + 3] === row &&
      snapshot[at + 4] === armor[unit] &&
      snapshot[at + 5] === damage[unit]
    if (!same) {
      snapshot[at] = unit
      snapshot[at + 1] = hp[unit] as number
      snapshot[at + 2] = col
      snapshot[at + 3] = row
      snapshot[at + 4] = armor[unit] as number
      snapshot[at + 5] = damage[unit] as number
    }
    at += 6
  }
  if (snapshot.length === at) return same
  shorten(snapshot, at)
  return false
}
