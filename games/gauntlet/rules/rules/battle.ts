import type { Army, Deployment } from '../choice.ts'
import type { Content } from '../content/content.ts'
import type { Tier } from '../content/vocabulary.ts'
import type { Battle, BattleReason, BattleResult, SideState, Unit } from '../state.ts'
import { localCell, type SideIndex } from './board.ts'
import { STAT_INDEX, TRIGGER_INDEX } from './codes.ts'
import { WEARY } from './combat/damage.ts'
import { settle } from './combat/death.ts'
import { castSpell } from './effects/casting.ts'
import { admit, newUnit } from './effects/summon.ts'
import { fireAll } from './effects/triggers.ts'
import { expireZones } from './effects/zones.ts'
import { type BattleReferee, battleOrder, cardFor, type Field, fieldOf, unitById, vacate } from './field.ts'
import { takeTurn } from './turn.ts'
import { blowsOf, initiativeOf, points, speedOf } from './values.ts'

const { battle_start, round_end, round_start } = TRIGGER_INDEX

/** One side of a battle as it comes to it. */
export interface Team {
  readonly army: Army
  readonly deployment: Deployment
}

/** GB-401 (1): the units on their cells, nothing drawn yet. */
export function createBattle(content: Content, teams: readonly [Team, Team], roundLimit: number): Battle {
  const units: Unit[] = []
  for (const side of [0, 1] as const) {
    const { army, deployment } = teams[side]
    const placed = [...deployment.units].sort((a, b) => a.r - b.r || a.c - b.c)
    for (const { card, c, r } of placed) {
      const chosen = army.cards[card]
      const entry = chosen === undefined ? undefined : content.units.get(chosen.key)
      if (chosen === undefined || entry === undefined) throw new Error(`Card ${card} is not in the army`)
      units.push(newUnit(entry, units.length + 1, chosen.tier, side, localCell(side, c, r)))
    }
  }
  return {
    roundLimit,
    step: 'start',
    round: 0,
    first: 0,
    priority: 0,
    order: [],
    next: 0,
    turnOf: 0,
    again: [],
    tick: 0,
    units,
    zones: [],
    sides: [sideState(teams[0], units, 0), sideState(teams[1], units, 1)],
    result: null,
  }
}

function sideState({ army, deployment }: Team, units: readonly Unit[], side: SideIndex): SideState {
  const own = units.filter((unit) => unit.owner === side)
  const sum = own.reduce((total, unit) => total + unit.tier, 0)
  return {
    faction: army.faction,
    leader: army.leader,
    spells: army.spells.map((id, slot) => ({ id, timing: deployment.timings[slot] ?? 'early', fired: false })),
    tier: Math.max(1, Math.floor(sum / Math.max(1, own.length))) as Tier,
  }
}

/** One beat: the opening, the beginning of a round, one unit's turn, or the end of a round. */
export function beatBattle(battle: Battle, content: Content, ref: BattleReferee): void {
  beat(fieldOf(battle, content, ref))
}

/** All beats that are left. */
export function endBattle(battle: Battle, content: Content, ref: BattleReferee): BattleResult {
  const field = fieldOf(battle, content, ref)
  while (battle.result === null) beat(field)
  return battle.result
}

function beat(field: Field): void {
  switch (field.battle.step) {
    case 'start':
      openBattle(field)
      return
    case 'round':
      beginRound(field)
      return
    case 'turns':
      nextTurn(field)
      return
    case 'end':
      endRound(field)
      return
    case 'over':
      throw new Error('The battle is over')
  }
}

/** GB-401 (1) to (3). */
function openBattle(field: Field): void {
  const { battle } = field
  for (const unit of field.units) admit(field, unit)
  const roll = field.dice.d(2)
  battle.first = roll === 1 ? 0 : 1
  battle.priority = battle.first
  field.ordered = null
  field.tell?.({
    type: 'battle_started',
    roll,
    priority: battle.priority,
    units: field.units.map((unit) => unit.id),
  })
  fireAll(field, battle_start)
  settle(field)
  castReady(field, true)
  battle.step = 'round'
  checkElimination(field)
}

/** R1 and R2. */
function beginRound(field: Field): void {
  const { battle } = field
  battle.round++
  battle.priority = battle.round % 2 === 1 ? battle.first : battle.first === 0 ? 1 : 0
  battle.turnOf = 0
  field.ordered = null
  for (const unit of field.units) {
    if (unit.cell < 0) continue
    unit.ripostes = Math.max(0, blowsOf(field, unit) + points(field, unit, STAT_INDEX.riposteCharges))
    unit.again = false
    unit.reached = []
  }
  fireAll(field, round_start)
  settle(field)
  if (checkElimination(field)) return
  const draws: number[] = []
  battle.order = turnOrder(field, draws)
  battle.next = 0
  battle.step = 'turns'
  field.tell?.({
    type: 'round_started',
    round: battle.round,
    priority: battle.priority,
    order: [...battle.order],
    draws,
  })
  if (battle.order.length === 0) battle.step = 'end'
}

/** Bits of an id: there are fewer than 4096 in a battle. */
const ID_BITS = 12
const ID_MASK = (1 << ID_BITS) - 1

/** GB-401 R2: initiative, then speed; among equals of both sides a draw for each place while both wait. */
function turnOrder(field: Field, draws: number[]): number[] {
  // High keys first, low ids among equals: one number for both.
  const entries: number[] = []
  for (const unit of battleOrder(field))
    if (!cardFor(field, unit).structure)
      insert(entries, ((1000 - initiativeOf(field, unit) * 10 - speedOf(field, unit)) << ID_BITS) | unit.id)
  const order: number[] = []
  for (let from = 0; from < entries.length; ) {
    const key = (entries[from] as number) >> ID_BITS
    let to = from + 1
    while (to < entries.length && (entries[to] as number) >> ID_BITS === key) to++
    drawOrder(field, entries.slice(from, to), order, draws)
    from = to
  }
  return order
}

/** Into a list that ascends; there are few. */
function insert(list: number[], value: number): void {
  let place = list.length
  list.push(value)
  for (; place > 0 && (list[place - 1] as number) > value; place--) list[place] = list[place - 1] as number
  list[place] = value
}

function drawOrder(field: Field, entries: readonly number[], order: number[], draws: number[]): void {
  const a: number[] = []
  const b: number[] = []
  for (const entry of entries) {
    const id = entry & ID_MASK
    if (unitById(field, id).side === 0) a.push(id)
    else b.push(id)
  }
  let nextA = 0
  let nextB = 0
  while (nextA < a.length && nextB < b.length) {
    const roll = field.dice.d(2)
    draws.push(roll)
    order.push((roll === 1 ? a[nextA++] : b[nextB++]) as number)
  }
  while (nextA < a.length) order.push(a[nextA++] as number)
  while (nextB < b.length) order.push(b[nextB++] as number)
}

/** R3: the turn of the next unit, then the spell checkpoint and the end check. */
function nextTurn(field: Field): void {
  const { battle } = field
  const again = skipGone(field, battle.again, 0) < battle.again.length
  const unit = upcoming(field)
  if (unit === null) {
    endRound(field)
    return
  }
  battle.turnOf = unit.id
  takeTurn(field, unit, again)
  castReady(field, false)
  if (checkElimination(field)) return
  const nobody =
    skipGone(field, battle.again, 0) >= battle.again.length &&
    skipGone(field, battle.order, battle.next) >= battle.order.length
  if (nobody) battle.step = 'end'
}

/** Takes the next unit off the list of those who act again, or of the round's order. */
function upcoming(field: Field): Unit | null {
  const { battle } = field
  const again = skipGone(field, battle.again, 0)
  if (again < battle.again.length) {
    const id = battle.again[again] as number
    battle.again = battle.again.slice(again + 1)
    return unitById(field, id)
  }
  battle.again = []
  const place = skipGone(field, battle.order, battle.next)
  battle.next = Math.min(place + 1, battle.order.length)
  const id = battle.order[place]
  return id === undefined ? null : unitById(field, id)
}

/** The first place from here on whose unit is still on the board. */
function skipGone(field: Field, ids: readonly number[], from: number): number {
  let place = from
  while (place < ids.length && unitById(field, ids[place] as number).cell < 0) place++
  return place
}

/** R4. */
function endRound(field: Field): void {
  const { battle } = field
  battle.turnOf = 0
  fireAll(field, round_end)
  settle(field)
  expireZones(field)
  vanish(field)
  if (checkElimination(field)) return
  if (weary(field)) return
  if (checkElimination(field) || checkRout(field)) return
  if (battle.round >= battle.roundLimit) decide(field, 'round_limit')
  else battle.step = 'round'
}

/** Timed summons go when their rounds are over; nobody dies. */
function vanish(field: Field): void {
  for (const unit of field.units) {
    if (unit.cell < 0 || unit.rounds === 0) continue
    unit.rounds--
    if (unit.rounds > 0) continue
    vacate(field, unit)
    unit.fell = unit.cell
    unit.cell = -1
    unit.state = 'vanished'
    unit.vigilant = false
    field.ordered = null
    field.tell?.({ type: 'unit_vanished', unitId: unit.id })
  }
  settle(field)
}

/** GB-413; true: the battle ended by it. */
function weary(field: Field): boolean {
  const { battle } = field
  if (battle.round < WEARY) return false
  const percent = battle.round - 12
  const tired = battleOrder(field).filter((unit) => !cardFor(field, unit).structure)
  const lossOf = (unit: Unit): number => Math.max(1, Math.floor((unit.maxHp * percent) / 100))
  const taken = tired.some((unit) => unit.hp > lossOf(unit))
  field.tell?.({ type: 'weariness', round: battle.round, percent, taken })
  if (!taken) {
    decide(field, 'weariness')
    return true
  }
  for (const unit of tired) {
    const loss = lossOf(unit)
    unit.hp -= loss
    unit.wasAttacked = true
    if (unit.hp <= 0) {
      field.slayer[unit.id] = 0
      field.slainBy[unit.id] = 'weariness'
      field.slainByShot[unit.id] = false
      field.restless = true
    }
    field.tell?.({
      type: 'hp_changed',
      unitId: unit.id,
      cause: 'weariness',
      amount: 0 - loss,
      absorbed: 0,
      value: unit.hp,
    })
  }
  settle(field)
  return false
}

/** GB-1101: mid and late spells whose side has lost enough; with nothing to aim at they wait. */
function castReady(field: Field, opening: boolean): void {
  const first = field.battle.priority
  castReadyOf(field, first, opening)
  castReadyOf(field, first === 0 ? 1 : 0, opening)
}

function castReadyOf(field: Field, side: SideIndex, opening: boolean): void {
  const { spells } = field.battle.sides[side]
  for (let i = 0; i < spells.length; i++) {
    const spell = spells[i] as (typeof spells)[number]
    if (spell.fired || (opening && spell.timing !== 'early')) continue
    if (spell.timing !== 'early' && healthOf(field, side) >= (spell.timing === 'mid' ? 70 : 40)) continue
    if (castSpell(field, side, spell.id, spell.timing)) spell.fired = true
  }
}

/** Whole percents that are left of the HP of the units a side started with: below 70 mid spells are due, below 40 late ones. */
function healthOf(field: Field, side: SideIndex): number {
  let hp = 0
  let max = 0
  const { units } = field
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.owner !== side || unit.summoned) continue
    max += unit.maxHp
    if (unit.cell >= 0) hp += unit.hp
  }
  return max === 0 ? 100 : Math.floor((hp * 100) / max)
}

/** Of the units it started with, the dead included. */
export function teamHp(units: readonly Unit[], side: SideIndex): { hp: number; max: number; alive: number } {
  let hp = 0
  let max = 0
  let count = 0
  for (const unit of units) {
    if (unit.owner !== side || unit.summoned) continue
    max += unit.maxHp
    if (unit.cell < 0) continue
    hp += Math.max(0, unit.hp)
    count++
  }
  return { hp, max, alive: count }
}

function present(field: Field, side: SideIndex): boolean {
  const { units } = field
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.cell >= 0 && unit.owner === side && !cardFor(field, unit).structure) return true
  }
  return false
}

/** GB-1104: a side without units other than Structures has lost. */
function checkElimination(field: Field): boolean {
  const a = present(field, 0)
  const b = present(field, 1)
  if (a && b) return false
  finish(field, a ? 0 : b ? 1 : null, 'elimination')
  return true
}

function checkRout(field: Field): boolean {
  const a = routed(field, 0)
  const b = routed(field, 1)
  if (!a && !b) return false
  if (a && b) decide(field, 'rout')
  else finish(field, a ? 1 : 0, 'rout')
  return true
}

function routed(field: Field, side: SideIndex): boolean {
  for (const unit of field.units)
    if (unit.cell >= 0 && unit.owner === side && unit.state !== 'retreating' && !cardFor(field, unit).structure)
      return false
  return true
}

/** As at the limit: the higher share of HP, then more units alive, then a draw. */
function decide(field: Field, reason: BattleReason): void {
  const [a, b] = shares(field)
  const alive = ([0, 1] as const).map((side) => teamHp(field.units, side).alive)
  const lead = a - b || (alive[0] ?? 0) - (alive[1] ?? 0)
  finish(field, lead > 0 ? 0 : lead < 0 ? 1 : null, reason)
}

function shares(field: Field): readonly [number, number] {
  const share = (side: SideIndex): number => {
    const { hp, max } = teamHp(field.units, side)
    return max === 0 ? 0 : Math.floor((10000 * hp) / max)
  }
  return [share(0), share(1)]
}

function finish(field: Field, winner: SideIndex | null, reason: BattleReason): void {
  const result: BattleResult = { winner, reason, rounds: field.battle.round, shares: shares(field) }
  field.battle.result = result
  field.battle.step = 'over'
  field.battle.turnOf = 0
  field.tell?.({ type: 'battle_ended', result })
}
