import type { Bench, BenchResult } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import { DEFAULT_CONFIG, READY_ARMIES, ROSTER, writeArmyCode } from '@tessera/hexline'
import { whole } from '@tessera/hexline/bot/field'
import { seededDice, seedFrom } from '@tessera/kernel'
import { wilson } from '@tessera/lab'
import { armySearch, type Weighed, weighing } from './army-search.ts'

const FIELDS = 3
const IN_A_FIELD = 16
const TEN = 10
const BATTLES = 1000
const BATTLES_A_PAIRING = 400

/**
 * The fields in which armies and prices are judged, each by a search with dice of its own: the armies of most weight that it
 * finds, half of their weight by the equilibrium and half alike, since players do not play an equilibrium. A unit's share moves by four
 * points from field to field, so the mean of them counts. Another number of rounds is another search with other dice.
 */
export const hexlineField: Bench = {
  name: 'hexline-field',
  about:
    'Hexline: three fields of armies that a search in C finds (-r 16 rounds or more), the best of them beside the ten of most weight, and what the ready-made ones and the best with each unit take from the fields',
  async run({ root, rounds, note }) {
    const search = armySearch(root)
    if (search === null) {
      note('There is no C compiler called cc here, so no armies are searched for.')
      return []
    }
    const seed = (what: number, field: number) => 1000 * rounds + 10 * what + field
    const ready = READY_ARMIES.map(({ units }) => units)
    const known = (['known', 'field'] as const).flatMap((list) =>
      whole(list, DEFAULT_CONFIG, seededDice(seedFrom('legal as they are'))),
    )
    const pools = Array.from({ length: FIELDS }, (_, i) => {
      const pool = search.find('field', seed(0, i), rounds, weighing(0, [...ready, ...known]))
      for (const { army, weight } of pool.slice(0, IN_A_FIELD))
        note(`field ${i + 1}, weight ${round(100 * weight)} %: ${writeArmyCode(army)}`)
      return pool
    })
    const fields = pools.map((pool) => flattened(pool.slice(0, IN_A_FIELD)))
    const units = pools.map((pool, i) =>
      search.find('units', seed(1, i), BATTLES, [...(fields[i] ?? []), ...withoutWeight(pool.slice(IN_A_FIELD))]),
    )
    const shares = fields.map((field, i) =>
      search.find('shares', seed(2, i), BATTLES, [...field, ...weighing(0, ready)]),
    )
    const tens = pools.flatMap((pool, i) => {
      const ten = pool.slice(0, TEN).map(({ army }) => ({ army, weight: 1 / TEN }))
      const others = withoutWeight(pool.slice(TEN))
      const best = heaviest(search.find('shares', seed(3, i), BATTLES / 2, [...ten, ...withoutWeight(pool)]))
      const [answer] = search.find('answer', seed(4, i), BATTLES, [...ten, ...others])
      const again = search.find('shares', seed(5, i), BATTLES, [...ten, { army: best.army, weight: 0 }]).at(-1)
      return [
        tenLine(`hexline-field-${i + 1}-best`, again as Weighed),
        tenLine(`hexline-field-${i + 1}-answer`, answer as Weighed),
      ]
    })
    const pairs = search.pairs(seed(6, 0), BATTLES_A_PAIRING, ready)
    return [
      ...tens,
      line('hexline-field-widest-pairing', Math.max(...pairs.flat()), BATTLES_A_PAIRING, 80, '% of the points'),
      ...READY_ARMIES.map(({ id }, place) => meanLine(`hexline-field-${id}`, shares, place)),
      ...ROSTER.map(({ id }, place) => meanLine(`hexline-field-unit-${id}`, units, place)),
    ]
  },
}

function flattened(field: readonly Weighed[]): readonly Weighed[] {
  const all = field.reduce((sum, { weight }) => sum + weight, 0)
  return field.map(({ army, weight }) => ({ army, weight: weight / all / 2 + 1 / field.length / 2 }))
}

function withoutWeight(armies: readonly Weighed[]): readonly Weighed[] {
  return armies.map(({ army }) => ({ army, weight: 0 }))
}

function heaviest(armies: readonly Weighed[]): Weighed {
  return armies.reduce((most, next) => (next.weight > most.weight ? next : most))
}

function tenLine(name: string, { army, weight }: Weighed): BenchResult {
  return line(name, weight, BATTLES, 70, `% of the points of ${writeArmyCode(army)} from the ten`)
}

/** The mean over the fields, and each of them. */
function meanLine(name: string, fields: readonly (readonly Weighed[])[], place: number): BenchResult {
  const shares = fields.map((field) => field[place]?.weight ?? 0)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const each = shares.map((share) => round(100 * share)).join(', ')
  return line(name, mean, BATTLES * shares.length, 50, `% of the points (${each})`)
}

function line(name: string, share: number, battles: number, goal: number, unit: string): BenchResult {
  const { low, high } = wilson(share * battles, battles)
  return {
    name,
    peer: goal === 50 ? 'even' : 'goal, at most',
    ours: round(100 * share),
    theirs: goal,
    ratio: round(goal / (100 * share)),
    rounds: battles,
    load: load(),
    unit,
    range: `${round(100 * low)} to ${round(100 * high)} (95 %)`,
  }
}
