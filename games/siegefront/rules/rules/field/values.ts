import type { AbilityKey } from '../../content/abilities.ts'
import { FORMATIONS, TERRAIN, WEATHER } from '../../content/tables.ts'
import type { Field, Unit } from '../../state.ts'
import { adjacent, cellIndex, depthOf, SIZE } from './board.ts'
import { formationOf } from './formation.ts'

/** How a value came about: the stat, what is added to it, then every percentage with the hundredths it leaves. */
export interface Chain {
  readonly stat: number
  readonly plus: readonly (readonly [source: string, amount: number])[]
  readonly steps: readonly (readonly [source: string, percent: number, result: number])[]
  readonly value: number
}

/** A chain being written down. */
interface Trace {
  stat: number
  plus: (readonly [string, number])[]
  steps: (readonly [string, number, number])[]
}

/** SGF-002. */
export function pct(value: number, percent: number): number {
  return Math.floor((value * percent) / 100)
}

/** Whether an ability of the unit is at work: it has it and is not silenced (SGF-1101). */
export function has(unit: Unit, ability: AbilityKey): boolean {
  return unit.abilities.includes(ability) && unit.statuses.silenced === 0
}

/** SGF-601, without Lance. */
export function initiative(field: Field, unit: Unit): number {
  const formation = FORMATIONS[formationOf(field, unit.owner)].speed
  return pct(pct(unit.speed * 100, formation), weatherFor(unit, WEATHER[field.weather].speed))
}

/** SGF-403: how many cells the unit may move. */
export function stepsOf(field: Field, unit: Unit): number {
  if (unit.statuses.frozen > 0 || unit.statuses.rooted > 0 || has(unit, 'immobile')) return 0
  const quick = initiative(field, unit)
  return quick < 90 ? 0 : quick < 300 ? 1 : 2
}

/** SGF-502. */
export function reachOf(unit: Unit): number {
  if (has(unit, 'bombard')) return 3
  return has(unit, 'ranged') ? 2 : 1
}

/** SGF-502: a guard that is able to lock its neighbours. */
export function guards(unit: Unit): boolean {
  return has(unit, 'guard') && unit.statuses.frozen === 0 && unit.statuses.stunned === 0
}

/** SGF-507: from a cell the castle is this far. */
export function castleDistance(unit: Pick<Unit, 'owner' | 'y'>): number {
  return SIZE - depthOf(unit)
}

/** SGF-602, in hundredths. */
export function attackValue(field: Field, unit: Unit, target: Unit | 'castle', trace?: Trace): number {
  if (trace) trace.stat = unit.attack
  if (unit.attack === 0) return 0
  const flat = flatAttack(field, unit, target === 'castle' ? null : target, trace)
  const formation = formationOf(field, unit.owner)
  const effect = FORMATIONS[formation]
  let value = flat * 100
  value = step(value, target === 'castle' ? effect.castle : effect.cards, `formation:${formation}`, trace)
  value = step(value, weatherFor(unit, WEATHER[field.weather].attack), `weather:${field.weather}`, trace)
  const terrain = terrainAt(field, unit)
  value = step(value, terrainFor(unit, TERRAIN[terrain].attack), `terrain:${terrain}`, trace)
  if (unit.statuses.rallied > 0) value = step(value, 125, 'rallied', trace)
  if (unit.statuses.weakened > 0) value = step(value, 75, 'weakened', trace)
  if (target === 'castle' && has(unit, 'siegecraft')) value = step(value, 150, 'siegecraft', trace)
  return value
}

/** SGF-602: attack stat, Banner, Rage and, against a card, Pack. Bots use it with no target (SGF-1502). */
export function flatAttack(field: Field, unit: Unit, target: Unit | null, trace?: Trace): number {
  let flat = unit.attack
  for (const friend of field.units) {
    if (friend.owner !== unit.owner || friend === unit || !adjacent(friend, unit) || !has(friend, 'banner')) continue
    flat++
    trace?.plus.push([`banner:${friend.id}`, 1])
  }
  if (has(unit, 'rage') && 2 * unit.hp <= unit.maxHp) {
    flat += 2
    trace?.plus.push(['rage', 2])
  }
  if (target !== null && has(unit, 'pack') && packed(field, unit, target)) {
    flat++
    trace?.plus.push(['pack', 1])
  }
  return flat
}

/** SGF-603, in hundredths, against a striker. */
export function defenceValue(field: Field, unit: Unit, striker: Unit, trace?: Trace): number {
  let flat = unit.defence
  if (trace) trace.stat = unit.defence
  for (const friend of field.units) {
    if (friend.owner !== unit.owner || friend === unit || !adjacent(friend, unit) || !has(friend, 'bulwark')) continue
    flat++
    trace?.plus.push([`bulwark:${friend.id}`, 1])
  }
  const formation = formationOf(field, unit.owner)
  let value = flat * 100
  value = step(value, FORMATIONS[formation].defence, `formation:${formation}`, trace)
  value = step(value, weatherFor(unit, WEATHER[field.weather].defence), `weather:${field.weather}`, trace)
  const terrain = terrainAt(field, unit)
  value = step(value, terrainFor(unit, TERRAIN[terrain].defence), `terrain:${terrain}`, trace)
  if (has(unit, 'shield')) value = step(value, 150, 'shield', trace)
  if (has(striker, 'pierce')) value = step(value, 50, 'pierce', trace)
  return value
}

/** The same number with the way to it, for events, previews and cards. */
export function attackChain(field: Field, unit: Unit, target: Unit | 'castle'): Chain {
  const trace: Trace = { stat: 0, plus: [], steps: [] }
  const value = attackValue(field, unit, target, trace)
  return { ...trace, value }
}

export function defenceChain(field: Field, unit: Unit, striker: Unit): Chain {
  const trace: Trace = { stat: 0, plus: [], steps: [] }
  const value = defenceValue(field, unit, striker, trace)
  return { ...trace, value }
}

function terrainAt(field: Field, unit: Pick<Unit, 'x' | 'y'>) {
  return field.terrain[cellIndex(unit.x, unit.y)] ?? 'NONE'
}

/** Percentages of 100 change nothing and are not written down. */
function step(value: number, percent: number, source: string, trace?: Trace): number {
  if (percent === 100) return value
  const result = pct(value, percent)
  trace?.steps.push([source, percent, result])
  return result
}

function weatherFor(unit: Unit, percent: number): number {
  return percent < 100 && has(unit, 'weatherproof') ? 100 : percent
}

function terrainFor(unit: Unit, percent: number): number {
  if (!has(unit, 'pathfinder')) return percent
  return percent < 100 ? 100 : 100 + 2 * (percent - 100)
}

/** Pack: the target stands next to a friend of the striker. */
function packed(field: Field, unit: Unit, target: Unit): boolean {
  for (const friend of field.units) {
    if (friend.owner === unit.owner && friend !== unit && adjacent(friend, target)) return true
  }
  return false
}
