import { type HundredConfig, scenarioOf, seatOfSide, sideOfSeat, turnLimitOf } from '../config.ts'
import type { Area, Condition, Leaf } from '../content/scenarios.ts'
import { TRAIT_BITS } from '../content/traits.ts'
import type { Modifier } from '../events.ts'
import { at, type HundredResult, type HundredState, type Place, pairOf, type Survival } from '../state.ts'
import { leavesOf } from './ground/scenario-errors.ts'
import { clampChance, d2To, hasTrait, isAble, isNear, isStanding, NOBODY, type Play, tell } from './play.ts'
import { rollD100 } from './rolls.ts'
import { placeOf } from './world.ts'

const MEDIC_REACH = 10000

export function conditionOf(config: HundredConfig, seat: number): Condition {
  return scenarioOf(config).sides[sideOfSeat(config, seat)].condition
}

/** The conditions of a seat, taken apart once. */
interface Aims {
  readonly condition: Condition
  readonly leaves: readonly Leaf[]
  readonly holds: readonly Leaf[]
  /** HUN-1102: that the enemy's army breaks is one of them. */
  readonly morale: boolean
}

const aims = new WeakMap<HundredConfig, readonly [Aims, Aims]>()

function aimsOf(config: HundredConfig, seat: number): Aims {
  let both = aims.get(config)
  if (both === undefined) {
    both = [takenApart(conditionOf(config, 0)), takenApart(conditionOf(config, 1))]
    aims.set(config, both)
  }
  return pairOf(both, seat)
}

function takenApart(condition: Condition): Aims {
  const leaves = leavesOf(condition)
  return {
    condition,
    leaves,
    holds: leaves.filter(({ type }) => type === 'hold'),
    morale: leaves.some(({ type }) => type === 'morale'),
  }
}

/** HUN-1103. */
export function remainingValue(state: HundredState, seat: number): number {
  const { world } = state
  let value = 0
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (world.faction.seat[place] !== seat || !isStanding(world, place)) continue
    const cost = world.faction.cost[place]
    const morale = world.moraleState.state[place]
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
  const first = isMet(play, 0, aimsOf(config, 0).condition)
  const second = isMet(play, 1, aimsOf(config, 1).condition)
  const able = [countAble(state, 0), countAble(state, 1)]
  if (first || second) {
    if (first) tellObjectives(play, 0)
    if (second) tellObjectives(play, 1)
    conclude(play, first === second ? null : first ? 0 : 1, 'objective')
  } else if (able[0] === 0 || able[1] === 0)
    conclude(play, able[0] === able[1] ? null : able[0] === 0 ? 1 : 0, 'no able unit')
  else if (state.turn >= turnLimitOf(config)) atLimit(play)
}

function tellObjectives(play: Play, seat: number): void {
  if (!play.tell) return
  let hold = 0
  for (const leaf of aimsOf(play.config, seat).leaves) {
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

function ableUnits({ world }: HundredState, seat: number): readonly Place[] {
  const able: number[] = []
  for (let place: Place = 0; place < world.ids.length; place++)
    if (world.faction.seat[place] === seat && isAble(world, place)) able.push(place)
  return able
}

function countAble({ world }: HundredState, seat: number): number {
  let able = 0
  for (let place: Place = 0; place < world.ids.length; place++)
    if (world.faction.seat[place] === seat && isAble(world, place)) able++
  return able
}

/** HUN-1101. */
function isMet(play: Play, seat: number, condition: Condition): boolean {
  if (condition.type === 'any') return condition.of.some((each) => isMet(play, seat, each))
  if (condition.type === 'all') return condition.of.every((each) => isMet(play, seat, each))
  return isLeafMet(play, seat, condition, aimsOf(play.config, seat).holds.indexOf(condition))
}

function isLeafMet(play: Play, seat: number, leaf: Leaf, hold: number): boolean {
  const { state, world } = play
  switch (leaf.type) {
    case 'elimination':
      return countAble(state, 1 - seat) === 0
    case 'morale':
      return pairOf(state.seats, 1 - seat).armyBroken
    case 'hold':
      return (pairOf(state.seats, seat).held[hold] ?? 0) >= leaf.turns
    case 'survive':
      return state.turn >= leaf.turns && countAble(state, seat) > 0
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

function isInArea(play: Play, place: Place, id: string): boolean {
  const { x, y, radius } = areaNamed(play, id)
  return d2To(play.world, place, x, y) <= radius * radius
}

/** HUN-1101 `hold`: more able units inside than the enemy. */
function countHolds(play: Play, seat: number): void {
  const { state } = play
  const { held } = pairOf(state.seats, seat)
  let index = 0
  for (const leaf of aimsOf(play.config, seat).holds) {
    if (leaf.type !== 'hold') continue
    const inside = (of: number): number =>
      ableUnits(state, of).filter((place) => isInArea(play, place, leaf.area)).length
    const own = inside(seat)
    if (own > 0 && own > inside(1 - seat)) held[index] = (held[index] ?? 0) + 1
    index++
  }
}

function isCasualty({ world }: HundredState, place: Place): boolean {
  return !isStanding(world, place) || world.moraleState.state[place] === 'routed'
}

/** HUN-1102: who has lost a quarter and lost more this turn; who has lost its leaders or half breaks without a die. */
function checkArmies(play: Play): void {
  const { state, world, config } = play
  const watched = aimsOf(config, 0).morale || aimsOf(config, 1).morale
  for (const seat of [0, 1]) {
    const own = pairOf(state.seats, seat)
    let units = 0
    let lost = 0
    let leaders = 0
    let leadersLost = 0
    let led = false
    for (let place: Place = 0; place < world.ids.length; place++) {
      if (world.faction.seat[place] !== seat) continue
      const gone = isCasualty(state, place)
      units++
      if (gone) lost++
      if (!hasTrait(world, place, TRAIT_BITS.leader)) continue
      leaders++
      if (gone) leadersLost++
      else if (isAble(world, place)) led = true
    }
    const fresh = lost > own.casualties
    own.casualties = lost
    if (!watched || own.armyBroken) continue
    if ((leaders > 0 && leadersLost === leaders) || 2 * lost >= units) own.armyBroken = true
    else if (fresh && 4 * lost >= units) own.armyBroken = !armyStands(play, seat, led)
  }
}

function armyStands(play: Play, seat: number, led: boolean): boolean {
  const { world, state } = play
  const able = ableUnits(state, seat)
  if (able.length === 0) return false
  const base = Math.floor(able.reduce((sum, place) => sum + world.skills.morale[place], 0) / able.length)
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
  for (let place: Place = 0; place < world.ids.length; place++) {
    if (health.woundState[place] !== 'down') continue
    const unit = world.ids[place]
    if (health.executed[place]) {
      survival.push({ unit, survived: false })
      if (play.tell) tell(play, 'SurvivalRolled', place, NOBODY, { roll: null, survived: false })
      continue
    }
    const wounds = 3 * health.current[place]
    const care = health.tended[place] || hasMedicNear(play, place) ? 20 : 0
    const lost = winner !== null && winner !== world.faction.seat[place] ? -10 : 0
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

function hasMedicNear({ world }: Play, place: Place): boolean {
  for (let other: Place = 0; other < world.ids.length; other++)
    if (
      world.faction.seat[other] === world.faction.seat[place] &&
      isStanding(world, other) &&
      hasTrait(world, other, TRAIT_BITS.medic) &&
      isNear(world, place, other, MEDIC_REACH)
    )
      return true
  return false
}
