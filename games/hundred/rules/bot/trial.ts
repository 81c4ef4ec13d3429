import { isqrt } from '@tessera/board'
import { copy, type Dice, type Seed, type SeededDice, seededDice } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import type { HundredConfig } from '../config.ts'
import { d2Between, isAble, isStanding, type Play, playOf } from '../rules/play.ts'
import { beat, resolve } from '../rules/turn.ts'
import { copyWorld } from '../rules/world.ts'
import { at, type HundredState, pairOf, type SeatState } from '../state.ts'
import { aimOf } from './goals.ts'
import { progressOf } from './progress.ts'

const OBJECTIVE = 20
/** Hundredths of cost for a thousandth of the way to victory: all of it is worth an army of 300. */
const PROGRESS = 30
const DECIDED = 100_000
const NOTHING: OrdersChoice = { type: 'orders', plans: {}, policies: {} }

/** The weights of a bot: percentages by which hundredths of lost cost are counted. */
export interface Regard {
  readonly own: number
  readonly theirs: number
}

/** Plays some turns on a copy: the orders of the first, and what is left of them in the others. */
export function outcome(
  state: HundredState,
  config: HundredConfig,
  seat: number,
  own: OrdersChoice,
  foe: OrdersChoice,
  seed: Seed,
  turns: number,
  regard: Regard,
): number {
  const trial = copyState(state)
  const dice = seededDice(seed)
  resolve(trial, seat === 0 ? [own, foe] : [foe, own], { config, dice, tell: undefined })
  // Looking around in every tick would take most of the time, and an imagined state is a guess anyway.
  const ref = { config: clearOf(config), dice, tell: undefined }
  for (let turn = 1; ; turn++) {
    while (trial.phase === 'resolution') beat(trial, ref)
    if (trial.phase === 'over' || turn >= turns) return standing(trial, ref.config, seat, regard)
    resolve(trial, [NOTHING, NOTHING], ref)
  }
}

/** How both sides go on after the first turn; null where what is left of their orders is enough. */
export type GoOn = (play: Play) => readonly [OrdersChoice, OrdersChoice] | null

/**
 * The same with dice of their own for every tick of every sample: however else two plans differ, blows that fall in the same tick of both meet the same
 * fortune as far as may be, so that what is left between them is their doing. Returns the state at the end.
 */
export function playOut(
  state: HundredState,
  config: HundredConfig,
  orders: readonly [OrdersChoice, OrdersChoice],
  dice: SeededDice,
  sample: number,
  turns: number,
  goOn: GoOn,
): HundredState {
  const trial = copyState(state)
  resolve(trial, orders, { config, dice, tell: undefined })
  const ref = { config: clearOf(config), dice, tell: undefined }
  for (let turn = 1; ; turn++) {
    while (trial.phase === 'resolution') {
      dice.turnTo(turn * TICKS_APART + trial.tick, sample)
      beat(trial, ref)
    }
    if (trial.phase === 'over' || turn >= turns) return trial
    resolve(trial, goOn(playOf(trial, ref)) ?? [NOTHING, NOTHING], ref)
  }
}

const TICKS_APART = 64

const clear = new WeakMap<HundredConfig, HundredConfig>()

/** The same match without fog. */
export function clearOf(config: HundredConfig): HundredConfig {
  let known = clear.get(config)
  if (known === undefined) {
    known = { ...config, fog: false }
    clear.set(config, known)
  }
  return known
}

/** Written out, so that a copy has the shape of a state that was set up. */
function copyState(state: HundredState): HundredState {
  return {
    phase: state.phase,
    turn: state.turn,
    tick: state.tick,
    world: copyWorld(state.world),
    zones: copy(state.zones),
    zoneCount: state.zoneCount,
    objects: copy(state.objects),
    dropCount: state.dropCount,
    checks: state.checks.slice(),
    seats: [copySeat(state.seats[0]), copySeat(state.seats[1])],
    watching: copy(state.watching),
    result: state.result,
  }
}

function copySeat(seat: SeatState): SeatState {
  return {
    army: seat.army,
    deployed: seat.deployed,
    sight: copy(seat.sight),
    held: seat.held.slice(),
    casualties: seat.casualties,
    armyBroken: seat.armyBroken,
    lastBlow: seat.lastBlow,
    values: seat.values.slice(),
  }
}

/** Own value less the enemy's, by health and nerve, and how near the objective is. */
function standing(state: HundredState, config: HundredConfig, seat: number, regard: Regard): number {
  return worthOfAll(playOf(state, { config, dice: NO_DICE, tell: undefined }), seat, regard)
}

/** The same, with each side's progress to victory. */
export function prospects(state: HundredState, config: HundredConfig, seat: number, regard: Regard): number {
  const play = playOf(state, { config, dice: NO_DICE, tell: undefined })
  return worthOfAll(play, seat, regard) + PROGRESS * (progressOf(play, seat) - progressOf(play, 1 - seat))
}

function worthOfAll(play: Play, seat: number, { own, theirs }: Regard): number {
  const { state } = play
  const { world, result } = state
  let value = 0
  for (let place = 0; place < world.ids.length; place++)
    value += at(world.faction.seat, place) === seat ? own * worth(state, place) : -theirs * worth(state, place)
  value = Math.floor(value / 100)
  if (result !== null) value += result.winner === seat ? DECIDED : result.winner === null ? 0 : -DECIDED
  value += OBJECTIVE * (objective(play, seat) - objective(play, 1 - seat))
  return value - closeness(play, seat)
}

/** Nothing is rolled when a position is looked at. */
const NO_DICE: Dice = { int: () => 0, d: () => 1, pick: (list) => list[0] as never, shuffle: () => undefined }

/** Hundredths of cost: two fifths for standing at all, the rest by hit points. */
function worth({ world }: HundredState, place: number): number {
  if (!isStanding(world, place)) return 0
  const morale = at(world.moraleState.state, place)
  if (morale === 'routed') return 0
  const hp = Math.floor((60 * at(world.health.current, place)) / at(world.health.max, place))
  const whole = at(world.faction.cost, place) * (40 + hp)
  return morale === 'shaken' ? Math.floor((whole * 9) / 10) : morale === 'broken' ? Math.floor(whole / 3) : whole
}

/** Percent of the way to the objective that the able units have behind them, in all, and the turns it was held; the way to a banner is none of it. */
function objective(play: Play, seat: number): number {
  const { world, field } = play
  let sum = pairOf(play.state.seats, seat).held.reduce((turns, held) => turns + held, 0) * 100
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat || !isAble(world, place)) continue
    const aim = aimOf(play, seat, place)
    if (aim === null || aim.banner !== null) continue
    const dx = Math.abs(at(world.position.x, place) - aim.spot.x)
    const dy = Math.abs(at(world.position.y, place) - aim.spot.y)
    const away = Math.max(0, Math.max(dx, dy) - aim.radius)
    sum += Math.max(0, 100 - Math.floor((100 * away) / Math.max(field.w, field.h)))
  }
  return sum
}

/** After quiet turns it counts how far the enemy is, so that nobody waits for ever. */
function closeness({ world, state }: Play, seat: number): number {
  const quiet = Math.min(5, Math.max(0, state.turn - 2 - pairOf(state.seats, seat).lastBlow))
  if (quiet === 0) return 0
  let sum = 0
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat || !isAble(world, place)) continue
    let least = Number.MAX_SAFE_INTEGER
    for (let foe = 0; foe < world.ids.length; foe++)
      if (at(world.faction.seat, foe) !== seat && isStanding(world, foe))
        least = Math.min(least, d2Between(world, place, foe))
    if (least < Number.MAX_SAFE_INTEGER) sum += isqrt(least)
  }
  return Math.floor((quiet * sum) / 500)
}

export function someSeed(dice: Dice): Seed {
  let seed = ''
  for (let byte = 0; byte < 32; byte++) seed += dice.int(256).toString(16).padStart(2, '0')
  return seed
}
