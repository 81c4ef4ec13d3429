import { copy, type Dice, type Seed, seededDice } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import { isStanding, playOf } from '../rules/play.ts'
import { beat, resolve } from '../rules/turn.ts'
import { at, type HundredState, pairOf } from '../state.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import type { Candidate } from './candidates.ts'
import { aimOf } from './goals.ts'
import { ordersOf, type Ranked, rankAll } from './planner.ts'
import type { Personality } from './temper.ts'

/** HUN-1705. */
const MOST_RESOLUTIONS = 200
const OPTIONS = 4
const LEAST_TRIALS = 3
const MOST_TRIALS = 12
/** Half a point of cost a trial: less is chance. */
const MARGIN = 50
const OBJECTIVE = 20

/** First the plan of a normal bot; then each unit tries its best candidates in private resolutions of the turn. */
export function hard(view: HundredView, dice: Dice, personality: Personality): OrdersChoice {
  const seat = seatOf(view)
  const { config } = view
  const state = imagine(view, dice)
  const play = playOf(state, { config, dice, tell: undefined })
  const ranked = rankAll(play, seat, personality, null)
  const foe = ordersOf(
    play,
    rankAll(playOf(copy(state), { config, dice, tell: undefined }), 1 - seat, 'aggressive', null).map(picked),
  )
  const trials = Math.max(
    LEAST_TRIALS,
    Math.min(MOST_TRIALS, Math.floor(MOST_RESOLUTIONS / (1 + OPTIONS * ranked.length))),
  )
  const seeds: Seed[] = Array.from({ length: trials }, () => someSeed(dice))
  const chosen = ranked.map(picked)
  let left = MOST_RESOLUTIONS
  const trial = (plans: readonly Picked[]): number => {
    left -= trials
    const own = ordersOf(play, plans)
    return seeds.reduce((sum, seed) => sum + outcome(state, seat, own, foe, seed, view), 0)
  }
  if (ranked.length === 0) return ordersOf(play, [])
  let best = trial(chosen)
  for (const [index, unit] of ranked.entries())
    for (const candidate of alternatives(unit)) {
      if (left < trials) return ordersOf(play, chosen)
      const plans = chosen.map((each, place) => (place === index ? { place: unit.place, candidate } : each))
      const value = trial(plans)
      if (value <= best + MARGIN * trials) continue
      best = value
      chosen[index] = { place: unit.place, candidate }
    }
  return ordersOf(play, chosen)
}

interface Picked {
  readonly place: number
  readonly candidate: Candidate
}

function picked({ place, chosen }: Ranked): Picked {
  return { place, candidate: chosen }
}

/** The other good candidates, and the best attack aimed. */
function alternatives({ options, chosen }: Ranked): readonly Candidate[] {
  const others = options.filter((option) => option !== chosen).slice(0, OPTIONS - 1)
  const attack = options.find(({ kind, attacks }) => (kind === 'strike' || kind === 'shoot') && attacks > 0)
  return attack === undefined ? others : [...others, aimed(attack)]
}

function aimed(candidate: Candidate): Candidate {
  return {
    ...candidate,
    steps: candidate.steps.map((step, place) =>
      step.do === 'attack' && place === 0 ? { ...step, kind: 'aimed' as const, aim: 'torso' as const } : step,
    ),
  }
}

function outcome(
  state: HundredState,
  seat: number,
  own: OrdersChoice,
  foe: OrdersChoice,
  seed: Seed,
  view: HundredView,
): number {
  const trial = copy(state)
  const ref = { config: view.config, dice: seededDice(seed), tell: undefined }
  resolve(trial, seat === 0 ? [own, foe] : [foe, own], ref)
  while (trial.phase === 'resolution') beat(trial, ref)
  return standing(trial, seat, view)
}

/** Own value less the enemy's, by health and nerve, and how near the objective is. */
function standing(state: HundredState, seat: number, view: HundredView): number {
  const { world, result } = state
  let value = 0
  for (let place = 0; place < world.ids.length; place++) {
    const sign = at(world.faction.seat, place) === seat ? 1 : -1
    value += sign * worth(state, place)
  }
  if (result !== null) value += result.winner === seat ? 100_000 : result.winner === null ? 0 : -100_000
  const play = playOf(state, { config: view.config, dice: seededDice(NO_SEED), tell: undefined })
  return value + OBJECTIVE * objective(play, seat) - OBJECTIVE * heldBy(state, 1 - seat)
}

const NO_SEED = '00'.repeat(32)

/** Hundredths of cost. */
function worth({ world }: HundredState, place: number): number {
  if (!isStanding(world, place)) return 0
  const morale = at(world.moraleState.state, place)
  if (morale === 'routed') return 0
  const whole = Math.floor(
    (100 * at(world.faction.cost, place) * at(world.health.current, place)) / at(world.health.max, place),
  )
  return morale === 'shaken' ? Math.floor((whole * 9) / 10) : morale === 'broken' ? Math.floor(whole / 3) : whole
}

/** Percent of the way to the objective that the able units have behind them, in all. */
function objective(play: ReturnType<typeof playOf>, seat: number): number {
  const { world, field } = play
  let sum = heldBy(play.state, seat) * 100
  for (let place = 0; place < world.ids.length; place++) {
    if (at(world.faction.seat, place) !== seat || !isStanding(world, place)) continue
    const aim = aimOf(play, seat, place)
    if (aim === null) continue
    const dx = Math.abs(at(world.position.x, place) - aim.spot.x)
    const dy = Math.abs(at(world.position.y, place) - aim.spot.y)
    const away = Math.max(0, Math.max(dx, dy) - aim.radius)
    sum += Math.max(0, 100 - Math.floor((100 * away) / Math.max(field.w, field.h)))
  }
  return sum
}

function heldBy(state: HundredState, seat: number): number {
  return pairOf(state.seats, seat).held.reduce((sum, turns) => sum + turns, 0)
}

function someSeed(dice: Dice): Seed {
  let seed = ''
  for (let byte = 0; byte < 32; byte++) seed += dice.int(256).toString(16).padStart(2, '0')
  return seed
}
