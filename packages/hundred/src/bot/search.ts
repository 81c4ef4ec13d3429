import type { Dice, Memory } from '@tessera/kernel'
import type { OrdersChoice } from '../choice.ts'
import type { Play } from '../rules/play.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { bestOf, improved } from './contest.ts'
import { aimOf } from './goals.ts'
import { stillness } from './habit.ts'
import { rankAll } from './planner.ts'
import { ableOf, type Course, focusPlans, ordersFor, planOf, type TeamScript, teamPlan, usualIdea } from './team.ts'
import type { Personality } from './temper.ts'
import { type Foresight, Trials } from './trials.ts'

/** HUN-1705: how hard a level thinks. Effort is counted in turns of one unit, so that large battles take no longer. */
interface Effort extends Foresight {
  /** What the side may do now, and how it goes on after that; null: with what is left of its orders. */
  readonly ideas: readonly (readonly [TeamScript, TeamScript | null])[]
  /** Enemies that the whole side may fall upon. */
  readonly focus: number
  readonly unitTurns: number
  /** Samples after which a plan that does better takes over, and the standard errors it must do better by. */
  readonly decision: number
  readonly sure: number
  /** Spent on fighters one by one, each given what it would do in another plan. */
  readonly singleTurns: number
}

export const EFFORTS: Readonly<Record<'normal' | 'hard', Effort>> = {
  normal: {
    turns: 2,
    ideas: [
      ['rush', null],
      ['counter', null],
      ['screen', null],
      ['hunt', null],
      ['objective', null],
    ],
    focus: 0,
    guesses: ['rush', 'receive'],
    unitTurns: 4000,
    singleTurns: 0,
    decision: 16,
    sure: 1,
  },
  hard: {
    turns: 8,
    ideas: [
      ['standOff', 'standOff'],
      ['rush', 'rush'],
      ['screen', 'screen'],
      ['standOff', 'rush'],
      ['close', 'rush'],
      ['screen', 'rush'],
      ['harass', 'harass'],
      ['fallBack', 'screen'],
      ['objective', 'objective'],
      ['stand', 'screen'],
    ],
    focus: 3,
    guesses: ['usual', 'receive', 'usual', 'rush'],
    unitTurns: 60000,
    singleTurns: 30000,
    decision: 48,
    sure: 2,
  },
}

/**
 * Plans for the whole side compete: what the character of the bot would do, and simple ideas. They are played through on imagined
 * states against guesses of the enemy. A usual plan is kept unless another does surely better: of many plans tried a few times
 * each, the luckiest would win.
 */
export function search(
  view: HundredView,
  dice: Dice,
  personality: Personality,
  effort: Effort,
  memory: Memory,
): OrdersChoice {
  const seat = seatOf(view)
  const trials = new Trials(view, dice, personality, effort, stillness(view, memory))
  const { play, still } = trials
  if (ableOf(play, seat).length === 0) return ordersFor(play, new Map())
  const usual = usualScript(play, seat, still.enemy)
  const goesOn = effort.ideas.some(([, later]) => later !== null)
  const ranked: Course = { now: planOf(rankAll(play, seat, personality, null)), later: null }
  const first: Course = usual === null ? ranked : { now: teamPlan(play, seat, usual), later: goesOn ? usual : null }
  const courses: Course[] = effort.ideas
    .filter(([now, later]) => now !== usual || later !== first.later)
    .map(([now, later]) => ({ now: teamPlan(play, seat, now), later }))
  for (const now of focusPlans(play, seat, effort.focus)) courses.push({ now, later: null })
  if (usual !== null) courses.unshift(ranked)
  const best = bestOf(first, courses, trials, effort)
  const { now } =
    effort.singleTurns > 0
      ? improved(best, [first, ...courses], trials, { ...effort, unitTurns: effort.singleTurns })
      : best
  return ordersFor(play, now)
}

/** What to do where nothing speaks against it: let those come who come, go where nobody does. Objectives ask for more than a script. */
function usualScript(play: Play, seat: number, still: number): TeamScript | null {
  if (ableOf(play, seat).some((place) => aimOf(play, seat, place) !== null)) return null
  return usualIdea(still)
}
