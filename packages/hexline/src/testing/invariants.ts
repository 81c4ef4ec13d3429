import { hashOf } from '@tessera/kernel'
import type { Battle, HexlineConfig, Unit } from '../state.ts'
import { typeNamed, typesOf } from './reference/world.ts'

/** Watches one battle, told after the set-up and after every step; gives what is broken (HEX-200 to HEX-205, HEX-210). */
export function invariantsOf(config: HexlineConfig): (battle: Battle) => string[] {
  const graves = new Map<number, string>()
  let round = 0
  let mostTurns = 0
  return (battle) => {
    const broken: string[] = []
    const must = (holds: boolean, what: string) => {
      if (!holds) broken.push(`step ${battle.steps}: ${what}`)
    }
    onTheBoard(battle, must)
    numbers(battle, config, must)
    turns(battle, config, must)
    bloodlines(battle, must)
    ending(battle, config, must)
    for (const unit of battle.units) {
      if (unit.alive) continue
      const grave = graves.get(unit.id) ?? hashOf(unit)
      graves.set(unit.id, grave)
      must(hashOf(unit) === grave, `HEX-200 #${unit.id} changed after its death`)
    }
    if (battle.round > round && battle.winner === null) {
      round = battle.round
      mostTurns = turnLimit(battle, config)
    }
    must(battle.order.length <= mostTurns || battle.winner !== null, `HEX-210 ${battle.order.length} turns in a round`)
    return broken
  }
}

type Must = (holds: boolean, what: string) => void

/** HEX-200. */
function onTheBoard(battle: Battle, must: Must): void {
  const taken = new Set<number>()
  for (const unit of battle.units) {
    if (!unit.alive) {
      must(unit.hp === 0, `HEX-200 dead #${unit.id} has hp ${unit.hp}`)
      continue
    }
    const cell = unit.row * 17 + unit.col
    must(!taken.has(cell), `HEX-200 two units on (${unit.col},${unit.row})`)
    taken.add(cell)
    const inside = unit.col >= 0 && unit.col < 17 && unit.row >= 0 && unit.row < battle.rows
    must(inside, `HEX-200 #${unit.id} is off the board`)
    must(unit.hp >= 1 && unit.hp <= unit.max_hp, `HEX-200 #${unit.id} has hp ${unit.hp} of ${unit.max_hp}`)
  }
}

/** HEX-201; and HEX-3, all numbers are whole. */
function numbers(battle: Battle, config: HexlineConfig, must: Must): void {
  for (const unit of battle.units) {
    for (const [field, value] of Object.entries(unit)) {
      if (typeof value !== 'number') continue
      const whole = Number.isInteger(value) && (value >= 0 || field === 'armor')
      must(whole, `HEX-201 #${unit.id} has ${field} ${value}`)
    }
    const { abilities } = typeNamed(typesOf(config), unit.type)
    must(unit.charges.length === abilities.length, `HEX-31 #${unit.id} has ${unit.charges.length} counters`)
    abilities.forEach((ability, i) => {
      const count = unit.charges[i] as number
      must(count >= 0 && count < (ability.charge ?? 1), `HEX-201 #${unit.id} has charge ${count}`)
    })
    const blocks = abilities.reduce((sum, ability) => sum + (ability.effect === 'block' ? (ability.value ?? 0) : 0), 0)
    must(unit.block_used <= blocks, `HEX-201 #${unit.id} blocked ${unit.block_used} times`)
  }
}

/** HEX-202, HEX-203. */
function turns(battle: Battle, config: HexlineConfig, must: Must): void {
  must(battle.queue.length === 0, 'HEX-202 the queue is not empty')
  const firstOrder = battle.round === 1 ? config.scenario?.order : undefined
  const coming = battle.order.slice(battle.index)
  for (const unit of battle.units) {
    must(unit.turns_taken <= 3, `HEX-203 #${unit.id} took ${unit.turns_taken} turns`)
    if (!unit.alive) continue
    must(!(unit.has_acted && unit.ready_triggered), `HEX-202 #${unit.id} has acted and is ready`)
    const leftOut = firstOrder !== undefined && isFromTheStart(unit, config) && !firstOrder.includes(unit.id)
    if (unit.has_acted || leftOut || battle.winner !== null) continue
    const places = coming.filter((id) => id === unit.id).length
    must(places === 1, `HEX-203 #${unit.id} stands ${places} times in the order to come`)
  }
}

function isFromTheStart(unit: Unit, config: HexlineConfig): boolean {
  return unit.id <= (config.scenario?.units.length ?? 0)
}

/** HEX-204. */
function bloodlines(battle: Battle, must: Must): void {
  const blades = new Map<number, number>()
  battle.units.forEach((unit, i) => {
    must(unit.id === i + 1, `HEX-204 #${unit.id} stands in place ${i + 1}`)
    if (unit.summoner_id === 0) return
    must(unit.type === 'blade', `HEX-204 #${unit.id} was summoned and is a ${unit.type}`)
    if (unit.alive) blades.set(unit.summoner_id, (blades.get(unit.summoner_id) ?? 0) + 1)
  })
  for (const [summoner, count] of blades) must(count <= 4, `HEX-204 #${summoner} has ${count} Blades`)
}

/** HEX-205. */
function ending(battle: Battle, config: HexlineConfig, must: Must): void {
  const [west, east] = [1, 2].map((side) => battle.units.some((unit) => unit.alive && unit.side === side))
  const over = !west || !east || battle.stale === 3 || battle.round > config.round_limit
  must((battle.winner !== null) === over, `HEX-205 the winner is ${battle.winner}`)
  must(battle.round <= config.round_limit + 1, `HEX-210 round ${battle.round}`)
  must((battle.winner !== null) === (battle.reason !== null), `HEX-205 the reason is ${battle.reason}`)
}

/** HEX-210: turns that the round just begun can have at the most. */
function turnLimit(battle: Battle, config: HexlineConfig): number {
  const units = battle.units.filter((unit) => unit.alive)
  const summoners = units.filter((unit) =>
    typeNamed(typesOf(config), unit.type).abilities.some((ability) => ability.effect === 'summon'),
  )
  return 3 * units.length + 2 * summoners.length
}
