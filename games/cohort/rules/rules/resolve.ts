import type { Choices, MatchReferee, Seat } from '@tessera/kernel'
import type { ArmyChoice, CohortChoice, OrdersChoice } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { armyCost, budgetOf } from '../content/army.ts'
import { contentOf } from '../content/changes.ts'
import type { CohortEvent } from '../events.ts'
import { type CohortState, pairOf, type Unit } from '../state.ts'
import { turnToMeet } from './combat/contact.ts'
import { fightAll } from './combat/melee.ts'
import { isSlow } from './combat/missile.ts'
import { SUPPLY_WITHOUT_TRAIN } from './combat/removal.ts'
import { routAll } from './combat/rout.ts'
import { shootAll } from './combat/shooting.ts'
import { testConditions } from './conditions.ts'
import { deployed } from './deploy.ts'
import { COST, COVER } from './ground/field.ts'
import { isConfirmed, look } from './ground/sight.ts'
import { openGates, workAll } from './ground/works.ts'
import { readyUnits } from './instant.ts'
import { marchOn, partingBlows } from './pulse.ts'
import { enlist } from './recruit.ts'
import { giveBack, hasTrait, isEngaged, type Play, playOf, regroup, unitAt } from './scene.ts'
import { earlier } from './targets.ts'
import { running, stepDone, worth } from './unit.ts'
import { keepUp, recover } from './upkeep.ts'
import { judge } from './victory.ts'

type MatchRef = MatchReferee<CohortConfig, CohortEvent>

export function resolve(state: CohortState, choices: Choices<CohortChoice>, ref: MatchRef): void {
  const play = playOf(state, ref.config, ref)
  answer(play, choices, ref.late)
  giveBack(play)
}

function answer(play: Play, choices: Choices<CohortChoice>, late: readonly Seat[]): void {
  const { state } = play
  for (const seat of [0, 1] as const) {
    const choice = choices[seat]
    if (choice?.type === 'army') muster(play, seat, choice)
    else if (choice?.type === 'deploy') {
      state.units = [...state.units.filter((unit) => unit.seat !== seat), ...deployed(play, seat, choice.units)]
      state.seats[seat].deployed = true
      play.tell?.({ type: 'deployed', seat })
    } else if (choice?.type === 'orders') command(state, seat, choice, late.includes(seat))
  }
  switch (state.phase) {
    case 'muster':
      state.units = [...deployed(play, 0, []), ...deployed(play, 1, [])]
      state.phase = 'deploy'
      return
    case 'deploy':
      begin(play)
      return
    default:
      startTurn(play)
  }
}

/** One stage of COH-8.1; of stage 4 mostly one pulse. */
export function beat(state: CohortState, ref: MatchRef): void {
  const play = playOf(state, ref.config, ref)
  const marching = state.stage === 4 && marchOn(play)
  if (state.stage !== 4) STAGES[state.stage]?.(play)
  giveBack(play)
  if (!marching && state.phase === 'orders') state.stage = state.stage === 14 ? 0 : state.stage + 1
}

/** A whole turn on one board, for playing through what nobody watches: the same as `resolve` and all its beats. */
export function playThrough(state: CohortState, choices: Choices<CohortChoice>, ref: MatchRef): void {
  let play = playOf(state, ref.config, ref)
  answer(play, choices, ref.late)
  while (state.stage > 0 && state.phase === 'orders') {
    const marching = state.stage === 4 && marchOn(play)
    if (state.stage !== 4) STAGES[state.stage]?.(play)
    if (!marching && state.phase === 'orders') state.stage = state.stage === 14 ? 0 : state.stage + 1
    if (state.structures.length + state.forts.length === 0) continue
    // Works and breaches may have changed, or been seen: they are laid out anew.
    giveBack(play)
    play = playOf(state, ref.config, ref)
  }
  giveBack(play)
}

const STAGES: Readonly<Record<number, (play: Play) => void>> = {
  1: testConditions,
  2: readyUnits,
  3: partingBlows,
  5: meetContact,
  6: turnToMeet,
  7: shootAll,
  8: fightAll,
  9: routAll,
  10: workAll,
  11: keepUp,
  12: recover,
  13: endTurn,
  14: openTurn,
}

function muster(play: Play, seat: 0 | 1, choice: ArmyChoice): void {
  const { state } = play
  const { culture, troops, support } = choice
  const own = state.seats[seat]
  own.culture = culture
  own.army = { culture, troops, support }
  own.budget = budgetOf(play.config, seat, culture)
  own.reserve = own.budget - armyCost(own.army, contentOf(play.config))
  play.tell?.({ type: 'army_set', seat, culture })
}

/** Turn 1 opens on two armies in place. */
function begin(play: Play): void {
  const { state } = play
  for (const seat of [0, 1] as const) {
    const own = state.seats[seat]
    const units = state.units.filter((unit) => unit.seat === seat)
    own.nextId = Math.max(...units.map(({ id }) => id)) + 1
    own.startWorth = units.reduce((sum, unit) => sum + (unit.combat ? worth(unit) : 0), 0)
    const turns = units.some(({ kind }) => kind === 'supplyTrain') ? 2 * SUPPLY_WITHOUT_TRAIN : SUPPLY_WITHOUT_TRAIN
    own.supply = supplyTurns(turns, hasTrait(play, seat, 'endurance'))
  }
  regroup(play)
  state.phase = 'orders'
  state.turn = 0
  openTurn(play)
}

/** COH-9.10, COH-5.16. */
export function supplyTurns(turns: number, endurance: boolean): number {
  return endurance ? Math.floor((turns * 140) / 100) : turns
}

/** COH-7.1, COH-13.4. */
function command(state: CohortState, seat: 0 | 1, choice: OrdersChoice, late: boolean): void {
  const own = state.seats[seat]
  own.texts.push(choice.text)
  own.recruit = choice.recruit
  own.missed = late ? own.missed + 1 : 0
  for (const { unit: id, main, conditions } of choice.orders) {
    const unit = state.units.find((other) => other.id === id && other.seat === seat && !other.routing)
    if (unit === undefined) continue
    unit.order =
      main === null
        ? { ...unit.order, conditions }
        : { steps: main.steps, stance: main.stance, fire: main.fire, conditions, unseen: 0 }
    if (main !== null) {
      unit.goal = -1
      unit.target = 0
    }
  }
}

/** Both are ready: what the turn counts begins anew, and how it opened is kept (COH-6.7, COH-7.8, COH-8.3). */
function startTurn(play: Play): void {
  const { state, scene } = play
  enlist(play, 0)
  enlist(play, 1)
  for (const unit of state.units) {
    unit.reloading = unit.shot && isSlow(unit)
    unit.shot = false
    unit.fought = false
    unit.worked = false
    unit.broke = false
    unit.halted = false
    unit.wet = false
    unit.steps = 0
    unit.lost = 0
    unit.struck = null
    unit.turning = null
    unit.aside = null
    unit.path.length = 0
    if (unit.order.steps[0]?.do !== 'march') unit.goal = -1
    unit.pinned = isEngaged(play, unit)
    unit.unseen = !isConfirmed(play, unit)
    unit.hidden = unit.unseen && (COVER[scene.ground[unit.tile] as number] as number) > 0
  }
  state.stage = 1
  state.pulse = 0
  state.still = false
}

/** Stage 5: units that came close are seen; moves that only a friend bars are done (COH-7.1). */
function meetContact(play: Play): void {
  look(play)
  for (const unit of play.state.units) {
    const step = running(unit).steps[0]
    const last = unit.path[0]
    if ((step?.do !== 'move' && step?.do !== 'march') || last === undefined || unit.path.length > 1) continue
    const friend = unitAt(play, last)
    if (friend !== undefined && friend.seat === unit.seat && friend.steps === 0) stepDone(unit)
  }
}

/** Stage 13. */
function endTurn(play: Play): void {
  openGates(play)
  look(play, true)
  for (const unit of play.state.units) settleOrder(play, unit)
  judge(play)
}

/** What the turn leaves behind for the next: disorder, and how long a target has been out of sight (COH-6.4, COH-7.1). */
function settleOrder(play: Play, unit: Unit): void {
  const was = unit.disordered
  unit.disordered = 100 * unit.lost >= 15 * unit.full
  if (unit.disordered && !was && unit.formation !== 'standard')
    play.tell?.({ type: 'formation', unit: unit.id, from: unit.formation, to: unit.formation, state: 'disordered' })
  unit.aside = null
  unit.path.length = 0
  if (unit.order.steps[0]?.do !== 'attack' || unit.target === 0) return
  const contact = pairOf(play.state.seats, unit.seat).contacts[unit.target - 1]
  unit.order.unseen = contact?.state === 'confirmed' ? 0 : unit.order.unseen + 1
}

/** Stage 14, and the opening of turn 1: weather, arrivals. */
function openTurn(play: Play): void {
  const { state, scene, config } = play
  state.turn++
  let roll: number | null = null
  if (config.weather !== 'variable') state.weather = config.weather
  else if (state.turn % 3 === 1) {
    const deck = scene.field.map.weatherDeck
    roll = play.ref.dice.int(deck.length)
    state.weather = deck[roll] ?? 'clear'
  }
  play.tell?.({ type: 'turn_opened', weather: state.weather, roll })
  arrive(play, 0)
  arrive(play, 1)
  look(play)
}

/** COH-9.8: on the first free tile of the zone, else it waits. */
function arrive(play: Play, seat: Seat): void {
  const { state, scene } = play
  const own = pairOf(state.seats, seat)
  for (const arrival of own.arrivals.filter(({ turn }) => turn <= state.turn)) {
    const tile = [...pairOf(scene.field.zones, seat)]
      .sort((a, b) => (earlier(seat, a, b) ? -1 : 1))
      .find((free) => unitAt(play, free) === undefined && (COST[scene.ground[free] as number] as number) > 0)
    if (tile === undefined) return
    own.arrivals = own.arrivals.filter((other) => other !== arrival)
    const unit: Unit = { ...arrival.unit, tile }
    state.units.push(unit)
    state.units.sort((a, b) => a.id - b.id)
    regroup(play)
    play.tell?.({ type: 'arrival', unit: unit.id, kind: unit.kind, tile })
  }
}
