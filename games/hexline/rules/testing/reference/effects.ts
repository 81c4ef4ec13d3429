import type { Ability } from '../../content/ability.ts'
import { BLADE } from '../../content/roster.ts'
import type { Unit } from '../../state.ts'
import { COLUMNS, cellAt, distance, hexOf } from './hexes.ts'
import { resolveReady } from './ready.ts'
import { apart, cellOf, freeHexes, freshUnit, valueIn, type World } from './world.ts'

/** The immediate effects of section 9, on living targets (retreat: on its target, dead or alive). */
export function applyAtOnce(world: World, bearer: Unit, ability: Ability, targets: readonly Unit[]): void {
  const value = valueIn(ability)
  switch (ability.effect) {
    case 'ramp':
      gainDamage(world, bearer, value)
      return
    case 'push':
      pushAll(world, bearer, targets, value)
      return
    case 'retreat':
      for (const target of targets) retreat(world, bearer, target, value)
      return
    case 'freeze':
      for (const target of targets) {
        const adds = world.mutant === 'freeze_adds_up'
        target.frozen_turns = adds ? target.frozen_turns + value : Math.max(target.frozen_turns, value)
      }
      return
    case 'silence':
      for (const target of targets) target.silenced_turns = Math.max(target.silenced_turns, value)
      return
    case 'summon':
      summon(world, bearer, value, ability.summon_ready === true)
      return
    case 'ready':
      bearer.ready_triggered = true
      if (bearer.has_acted) resolveReady(world, bearer)
      return
    default:
      throw new Error(`${ability.effect} is not an immediate effect`)
  }
}

/** Ramp and the lament aura (HEX-65). */
export function gainDamage(world: World, unit: Unit, value: number): void {
  if (unit.ramp_accumulated >= 5 && world.mutant !== 'gains_without_end') return
  unit.damage += value
  unit.ramp_accumulated += value
}

/** HEX-80. */
function pushAll(world: World, bearer: Unit, targets: readonly Unit[], value: number): void {
  const furthest = world.mutant === 'push_nearest_first' ? -1 : 1
  const ordered = [...targets].sort((a, b) => furthest * (apart(bearer, b) - apart(bearer, a)) || a.id - b.id)
  for (const target of ordered) push(world, bearer, target, value)
}

function push(world: World, bearer: Unit, target: Unit, value: number): void {
  const free = freeHexes(world)
  const facing = (bearer.side === 1 ? 1 : -1) * (world.mutant === 'push_equal_x_backward' ? -1 : 1)
  const direction = Math.sign(doubledX(target) - doubledX(bearer)) || facing
  for (let slid = 0; slid < value; slid++) {
    const col = target.col + direction
    if (col < 0 || col >= COLUMNS || !free[cellAt(col, target.row)]) return
    target.col = col
  }
}

function doubledX(unit: Unit): number {
  return 2 * unit.col + (unit.row % 2)
}

/** HEX-81. */
function retreat(world: World, bearer: Unit, target: Unit, value: number): void {
  for (let step = 0; step < value; step++) {
    const free = freeHexes(world)
    let furthest = apart(bearer, target)
    let to: number | null = null
    for (const cell of world.board.backward[bearer.side][cellOf(bearer)] as readonly number[]) {
      const [col, row] = hexOf(cell)
      const away = distance(col, row, target.col, target.row)
      if (free[cell] && away > furthest) {
        furthest = away
        to = cell
      }
    }
    if (to === null) return
    const [col, row] = hexOf(to)
    bearer.col = col
    bearer.row = row
  }
}

/** HEX-82. */
function summon(world: World, bearer: Unit, value: number, summonReady: boolean): void {
  const { battle } = world
  const free = freeHexes(world)
  let own = battle.units.filter((unit) => unit.alive && unit.summoner_id === bearer.id).length
  let placed = 0
  for (const cell of world.board.forward[bearer.side][cellOf(bearer)] as readonly number[]) {
    if (placed === value || own === 4) return
    if (!free[cell]) continue
    const [col, row] = hexOf(cell)
    const blade = freshUnit(battle.units.length + 1, BLADE, bearer.side, col, row)
    blade.summoner_id = bearer.id
    blade.has_acted = true
    battle.units.push(blade)
    placed += 1
    own += 1
    if (summonReady && (bearer.ready_blades < 2 || world.mutant === 'blades_unlimited')) {
      bearer.ready_blades += 1
      blade.has_acted = false
      battle.order.push(blade.id)
    }
  }
}
