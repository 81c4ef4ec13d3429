import { DEFAULT_CONFIG, READY_ARMIES, ROSTER, writeArmyCode } from '@tessera/hexline'
import { seededDice, seedFrom } from '@tessera/kernel'
import { wilson } from '@tessera/lab'
import type { Bench, BenchResult } from '../bench.ts'
import { load, round } from '../measure.ts'
import { ArmySearch, type Weighed } from './army-search.ts'

const TEN = 10
const FIELD = 16
const BATTLES = 1000

/**
 * The field in which armies and prices are judged: the armies of most weight that a search finds, half of their weight by the
 * equilibrium and half alike, since nobody plays an equilibrium. Another number of rounds is another search with other dice.
 */
export const hexlineField: Bench = {
  name: 'hexline-field',
  about:
    'Hexline: the armies a search finds (-r 30 rounds or more), the best of them beside the ten of most weight, and what the ready-made ones and the best with each unit take from them',
  async run({ rounds, note }) {
    const search = new ArmySearch(
      DEFAULT_CONFIG,
      seededDice(seedFrom(`hexline field ${rounds}`)),
      READY_ARMIES.map(({ units }) => units),
    )
    for (let turn = 0; turn < rounds; turn++) {
      const { army, share } = search.extend()
      note(`round ${turn + 1} of ${rounds}: ${round(100 * share)} % for ${writeArmyCode(army)}`)
      await new Promise((resume) => setImmediate(resume))
    }
    const mixed = search.mixed(60)
    const field = flattened(mixed.slice(0, FIELD))
    for (const { army, weight } of field) note(`weight ${round(100 * weight)} %: ${writeArmyCode(army)}`)
    const units = ROSTER.map(({ id }) => {
      const { army } = search.answer(field, id)
      note(`${id}: ${writeArmyCode(army)}`)
      return line(
        `hexline-field-unit-${id}`,
        search.fresh(army, field, BATTLES),
        `% of the points of ${writeArmyCode(army)}`,
        50,
      )
    })
    const ten = alike(mixed.slice(0, TEN))
    const shares = search.pool.map((army) => ({ army, share: search.fresh(army, ten, BATTLES / 2) }))
    const best = shares.reduce((most, next) => (next.share > most.share ? next : most)).army
    const answer = search.answer(ten).army
    return [
      line(
        'hexline-field-best',
        search.fresh(best, ten, BATTLES),
        `% of the points of ${writeArmyCode(best)} from the ten`,
        70,
      ),
      line(
        'hexline-field-answer',
        search.fresh(answer, ten, BATTLES),
        `% of the points of ${writeArmyCode(answer)} from the ten`,
        70,
      ),
      ...READY_ARMIES.map(({ id, units: army }) =>
        line(`hexline-field-${id}`, search.fresh(army, field, BATTLES), '% of the points', 50),
      ),
      ...units,
    ]
  },
}

function flattened(field: readonly Weighed[]): readonly Weighed[] {
  const all = field.reduce((sum, { weight }) => sum + weight, 0)
  return field.map(({ army, weight }) => ({ army, weight: weight / all / 2 + 1 / field.length / 2 }))
}

function alike(field: readonly Weighed[]): readonly Weighed[] {
  return field.map(({ army }) => ({ army, weight: 1 / field.length }))
}

function line(name: string, share: number, unit: string, goal: number): BenchResult {
  const { low, high } = wilson(share * BATTLES, BATTLES)
  return {
    name,
    peer: goal === 50 ? 'even' : 'goal, at most',
    ours: round(100 * share),
    theirs: goal,
    ratio: round(goal / (100 * share)),
    rounds: BATTLES,
    load: load(),
    unit,
    range: `${round(100 * low)} to ${round(100 * high)} (95 %)`,
  }
}
