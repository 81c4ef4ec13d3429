import type { Bench, BenchResult } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import { type CohortChoice, type CohortView, CULTURES, type CultureId, cohort, type MapId } from '@tessera/cohort'
import { anyGame, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { configOf } from './matches.ts'

/** Who does it. */
const DOERS = { works: 'fieldEngineers', engines: 'siegeEngineers', scouts: 'scouts' } as const

interface OwnPlan {
  readonly what: keyof typeof DOERS
  readonly map: MapId
  readonly culture: CultureId
}

/** On every map a people that has something of its own to do there. */
const PLANS: readonly OwnPlan[] = [
  { what: 'works', map: 'river_crossing', culture: 'roman_republic' },
  { what: 'engines', map: 'hill_fort', culture: 'han' },
  { what: 'scouts', map: 'forest_ambush', culture: 'parthian' },
  { what: 'scouts', map: 'desert_oasis', culture: 'mongol' },
  { what: 'scouts', map: 'mountain_pass', culture: 'parthian' },
]

const LEVEL = 'centurion'
const HOLD = { do: 'hold', until: null } as const

/** The same bot with and without what only some can do, from the same seeds against the same enemies. */
export const cohortPlans: Bench = {
  name: 'cohort-plans',
  about:
    'Cohort: what a people gains from its own way of war (works, engines, scouts) on each map; a round is a pair of battles against each of fifteen others',
  async run({ rounds, note }) {
    const lines: BenchResult[] = []
    for (const plan of PLANS) {
      const gains: number[] = []
      let allowed = 0
      for (let at = 0; at < rounds; at++) {
        note(`${plan.what} of ${plan.culture}, round ${at + 1} of ${rounds}`)
        for (const enemy of CULTURES) {
          if (enemy === plan.culture) continue
          const withIt = points(plan, enemy, at, true)
          allowed += withIt
          gains.push(withIt - points(plan, enemy, at, false))
        }
        await new Promise((resume) => setImmediate(resume))
      }
      lines.push(line(plan, gains, allowed))
    }
    return lines
  },
}

/** A battle from one side: 1 won, a half drawn. The side with engines attacks; others change seats from round to round. */
function points({ what, map, culture }: OwnPlan, enemy: CultureId, at: number, allowed: boolean): number {
  const seat = what === 'engines' ? 0 : at % 2
  const cultures = seat === 0 ? [[culture], [enemy]] : [[enemy], [culture]]
  const players = [0, 1].map((each) => ({ level: LEVEL, personality: each === seat && !allowed ? 'without' : 'with' }))
  const without = anyGame({
    ...cohort,
    bot: {
      ...cohort.bot,
      choose(view, dice, style, memory) {
        const answer = cohort.bot.choose(view, dice, { level: style.level }, memory)
        if (style.personality !== 'without' || !('choice' in answer)) return answer
        return { ...answer, choice: forgone(view, answer.choice, what) }
      },
    },
  })
  const { winner } = runMatch(
    without,
    configOf({ map, cultures }),
    seedFrom(`plans ${map} ${enemy} ${at}`),
    players,
  ).result
  return winner === null ? 0.5 : winner === seat ? 1 : 0
}

/** The orders without those in question: a unit that would have had one holds instead. */
function forgone(view: CohortView, given: CohortChoice, what: OwnPlan['what']): CohortChoice {
  if (given.type !== 'orders') return given
  const kind = (id: number) => view.units.find((unit) => unit.id === id)?.kind
  const orders = given.orders.map((order) => {
    const { main } = order
    const isOne = kind(order.unit) === DOERS[what]
    return main === null || !isOne ? order : { ...order, main: { ...main, steps: [HOLD] } }
  })
  return { ...given, orders }
}

/** Normal approximation over pairs. */
function line({ what, map, culture }: OwnPlan, gains: readonly number[], allowed: number): BenchResult {
  const pairs = gains.length
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / pairs
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, pairs - 1)
  const reach = 196 * Math.sqrt(spread / pairs)
  const ours = (100 * allowed) / pairs
  const theirs = ours - 100 * mean
  return {
    name: `cohort-plan-${what}-${map}-${culture}`,
    peer: 'without it',
    ours: round(ours),
    theirs: round(theirs),
    ratio: round(ours / Math.max(1, theirs)),
    rounds: pairs,
    load: load(),
    unit: `% of the points won with it and without, ${LEVEL}; rounds are pairs of battles`,
    range: `gain ${round(100 * mean - reach)} to ${round(100 * mean + reach)} points`,
  }
}
