import { type HundredConfig, scenarioOf, seatOfSide, sideOfSeat, turnLimitOf } from '../config.ts'
import type { Area, Condition, Leaf } from '../content/scenarios.ts'
import type { Modifier } from '../events.ts'
import { at, type HundredResult, type HundredState, pairOf, type Survival } from '../state.ts'
import { clampChance, d2To, hasTrait, isAble, isNear, isStanding, NOBODY, type Play, tell } from './play.ts'
import { rollD100 } from './rolls.ts'
import { leavesOf } from './scenario-errors.ts'
import { placeOf } from './world.ts'

const MEDIC_REACH = 10000

export function conditionOf(config: HundredConfig, seat: number): Condition {
  return scenarioOf(config).sides[sideOfSeat(config, seat)].condition
}

/** HUN-1103. */
export function remainingValue(state: HundredState, seat: number): number {
  const { world } = state
  let value = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat || !isStanding(world, place)) continue
    const cost = at(world.faction.cost, place)
    const morale = at(world.moraleState.state, place)
    value += morale === 'routed' ? 0 : morale === 'broken' ? Math.floor(cost / 2) : cost
  }
  return value
}

/** HUN-720 (10): objectives, army checks, and whether the match is over. */
export function judge(play: Play): void {
  const { state, config } = play
  for (const seat of [0, 1]) countHolds(play, seat)
  checkArmies(play)
  for (const seat of [0, 1]) pairOf(state.seats, seat).values.push(remainingValue(state, seat))
  const won = [0, 1].map((seat) => isMet(play, seat, conditionOf(config, seat)))
  const able = [0, 1].map((seat) => ableUnits(state, seat).length)
  if (won[0] === true || won[1] === true) {
    for (const seat of [0, 1]) if (won[seat] === true) tellObjectives(play, seat)
    conclude(play, won[0] === won[1] ? null : won[0] === true ? 0 : 1, 'objective')
  } else if (able[0] === 0 || able[1] === 0)
    conclude(play, able[0] === able[1] ? null : able[0] === 0 ? 1 : 0, 'no able unit')
  else if (state.turn >= turnLimitOf(config)) atLimit(play)
}

function tellObjectives(play: Play, seat: number): void {
  if (!play.tell) return
  let hold = 0
  for (const leaf of leavesOf(conditionOf(play.config, seat))) {
    const index = leaf.type === 'hold' ? hold++ : 0
    if (isLeafMet(play, seat, leaf, index)) tell(play, 'ObjectiveCompleted', NOBODY, NOBODY, { seat, leaf })
  }
}

function atLimit(play: Play): void {
  const { state, config } = play
  const rule = scenarioOf(config).atLimit
  if (rule === 'draw') conclude(play, null, 'turn limit')
  else if (rule === 'points') {
    const [first, second] = [remainingValue(state, 0), remainingValue(state, 1)]
    conclude(play, first === second ? null : first > second ? 0 : 1, 'points')
  } else conclude(play, seatOfSide(config, rule === 'side0' ? 0 : 1), 'turn limit')
}

function ableUnits({ world }: HundredState, seat: number): readonly number[] {
  const able: number[] = []
  for (let place = 0; place < world.ids.length; place++)
    if (at(world.faction.seat, place) === seat && isAble(world, place)) able.push(place)
  return able
}

/** HUN-1101. */
function isMet(play: Play, seat: number, condition: Condition): boolean {
  const holds = leavesOf(conditionOf(play.config, seat)).filter(({ type }) => type === 'hold')
  const met = (each: Condition): boolean => {
    if (each.type === 'any') return each.of.some(met)
    if (each.type === 'all') return each.of.every(met)
    return isLeafMet(play, seat, each, holds.indexOf(each))
  }
  return met(condition)
}

function isLeafMet(play: Play, seat: number, leaf: Leaf, hold: number): boolean {
  const { state, world } = play
  switch (leaf.type) {
    case 'elimination':
      return ableUnits(state, 1 - seat).length === 0
    case 'morale':
      return pairOf(state.seats, 1 - seat).armyBroken
    case 'hold':
      return (pairOf(state.seats, seat).held[hold] ?? 0) >= leaf.turns
    case 'survive':
      return state.turn >= leaf.turns && ableUnits(state, seat).length > 0
    case 'escort': {
      const place = placeOf(world, leaf.unit)
      return place !== NOBODY && isAble(world, place) && isInArea(play, place, leaf.area)
    }
    case 'reach':
      return ableUnits(state, seat).filter((place) => isInArea(play, place, leaf.area)).length >= leaf.units
    case 'capture': {
      const banner = state.objects.find(({ id }) => id === leaf.banner)
      if (banner === undefined || banner.carrier < 0 || at(world.faction.seat, banner.carrier) !== seat) return false
      return isAble(world, banner.carrier) && isInArea(play, banner.carrier, leaf.area)
    }
    case 'assassinate': {
      const place = placeOf(world, leaf.unit)
      return place !== NOBODY && !isStanding(world, place)
    }
    case 'keep': {
      const place = placeOf(world, leaf.unit)
      return place !== NOBODY && isStanding(world, place)
    }
    case 'points':
      return state.turn >= leaf.turns && remainingValue(state, seat) > remainingValue(state, 1 - seat)
  }
}

function areaNamed({ field }: Play, id: string): Area {
  const area = field.areas.find((each) => each.id === id)
  if (area === undefined) throw new Error(`There is no area ${id}`)
  return area
}

function isInArea(play: Play, place: number, id: string): boolean {
  const { x, y, radius } = areaNamed(play, id)
  return d2To(play.world, place, x, y) <= radius * radius
}

/** HUN-1101 `hold`: more able units inside than the enemy. */
function countHolds(play: Play, seat: number): void {
  const { state } = play
  const { held } = pairOf(state.seats, seat)
  let index = 0
  for (const leaf of leavesOf(conditionOf(play.config, seat))) {
    if (leaf.type !== 'hold') continue
    const inside = (of: number): number =>
      ableUnits(state, of).filter((place) => isInArea(play, place, leaf.area)).length
    const own = inside(seat)
    if (own > 0 && own > inside(1 - seat)) held[index] = (held[index] ?? 0) + 1
    index++
  }
}

function isCasualty({ world }: HundredState, place: number): boolean {
  return !isStanding(world, place) || at(world.moraleState.state, place) === 'routed'
}

/** HUN-1102: who has lost a quarter and lost more this turn; who has lost its leaders or half breaks without a die. */
function checkArmies(play: Play): void {
  const { state, world, config } = play
  const watched = [0, 1].some((seat) => leavesOf(conditionOf(config, seat)).some(({ type }) => type === 'morale'))
  for (const seat of [0, 1]) {
    const own = pairOf(state.seats, seat)
    const units = world.ids.map((_, place) => place).filter((place) => at(world.faction.seat, place) === seat)
    const lost = units.filter((place) => isCasualty(state, place)).length
    const fresh = lost > own.casualties
    own.casualties = lost
    if (!watched || own.armyBroken) continue
    const leaders = units.filter((place) => hasTrait(world, place, 'leader'))
    if ((leaders.length > 0 && leaders.every((place) => isCasualty(state, place))) || 2 * lost >= units.length)
      own.armyBroken = true
    else if (fresh && 4 * lost >= units.length)
      own.armyBroken = !armyStands(
        play,
        seat,
        leaders.some((place) => isAble(world, place)),
      )
  }
}

function armyStands(play: Play, seat: number, led: boolean): boolean {
  const { world, state } = play
  const able = ableUnits(state, seat)
  if (able.length === 0) return false
  const base = Math.floor(able.reduce((sum, place) => sum + at(world.skills.morale, place), 0) / able.length)
  const terms: Modifier[] = led ? [{ source: 'leader', value: 10 }] : []
  const { passed, shown } = rollD100(play, clampChance(base + (led ? 10 : 0)), base, () => terms)
  if (play.tell) tell(play, 'ArmyMoraleChecked', NOBODY, NOBODY, { seat, roll: shown, broken: !passed })
  return passed
}

/** The match is over: who survives, and everybody is told. */
export function conclude(play: Play, winner: 0 | 1 | null, reason: string): void {
  const { state } = play
  state.phase = 'over'
  state.tick = 0
  const survival = survivalOf(play, winner)
  const score = [remainingValue(state, 0), remainingValue(state, 1)] as const
  const result: HundredResult = { winner, reason, score, survival }
  state.result = result
  if (!play.tell) return
  if (winner === null) tell(play, 'MatchDrawn', NOBODY, NOBODY, { why: reason })
  else {
    tell(play, 'VictoryAchieved', NOBODY, NOBODY, { seat: winner, why: reason })
    tell(play, 'DefeatSuffered', NOBODY, NOBODY, { seat: 1 - winner })
  }
}

/** HUN-1120. */
function survivalOf(play: Play, winner: number | null): readonly Survival[] {
  const { world } = play
  const { health } = world
  const survival: Survival[] = []
  for (let place = 0; place < world.ids.length; place++) {
    if (at(health.woundState, place) !== 'down') continue
    const unit = at(world.ids, place)
    if (at(health.executed, place)) {
      survival.push({ unit, survived: false })
      if (play.tell) tell(play, 'SurvivalRolled', place, NOBODY, { roll: null, survived: false })
      continue
    }
    const wounds = 3 * at(health.current, place)
    const care = at(health.tended, place) || hasMedicNear(play, place) ? 20 : 0
    const lost = winner !== null && winner !== at(world.faction.seat, place) ? -10 : 0
    const { passed, shown } = rollD100(play, clampChance(SURVIVAL + wounds + care + lost), SURVIVAL, () => [
      { source: 'hit points', value: wounds },
      { source: 'care', value: care },
      { source: 'defeat', value: lost },
    ])
    survival.push({ unit, survived: passed })
    if (play.tell) tell(play, 'SurvivalRolled', place, NOBODY, { roll: shown, survived: passed })
  }
  return survival
}

const SURVIVAL = 70

function hasMedicNear({ world }: Play, place: number): boolean {
  for (let other = 0; other < world.ids.length; other++)
    if (
      at(world.faction.seat, other) === at(world.faction.seat, place) &&
      isStanding(world, other) &&
      hasTrait(world, other, 'medic') &&
      isNear(world, place, other, MEDIC_REACH)
    )
      return true
  return false
}
