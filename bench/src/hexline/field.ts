import { DEFAULT_CONFIG, fightBattle, hexline, READY_ARMIES, writeArmyCode } from '@tessera/hexline'
import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { wilson } from '@tessera/lab'
import type { Bench, BenchResult } from '../bench.ts'
import { load, round } from '../measure.ts'

type Army = readonly string[]

/** An army and how much of the mixed equilibrium it is. */
interface Weighed {
  readonly army: Army
  readonly weight: number
}

const TEN = 10
const FRESH = 60

/**
 * A double oracle: the best answer that a search finds to the mixed equilibrium of the armies known so far joins them, round by
 * round. What comes out is the field in which armies and prices are judged.
 */
export const hexlineField: Bench = {
  name: 'hexline-field',
  about:
    'Hexline: the armies a search finds, the best of them beside the ten of most weight, and the ready-made ones (-r 30 or more)',
  async run({ rounds, note }) {
    const search = new Search(seededDice(seedFrom('hexline field')))
    for (let turn = 0; turn < rounds; turn++) {
      const { army, share } = search.answer(search.mixed())
      search.pool.push(army)
      note(`round ${turn + 1} of ${rounds}: ${round(100 * share)} % for ${writeArmyCode(army)}`)
      await new Promise((resume) => setImmediate(resume))
    }
    const ten = search.mixed().slice(0, TEN)
    const armies = ten.map(({ army }) => army)
    for (const { army, weight } of ten) note(`weight ${round(100 * weight)} %: ${writeArmyCode(army)}`)
    const shares = search.pool.map((army) => ({ army, share: search.fresh(army, armies) }))
    const best = shares.reduce((most, next) => (next.share > most.share ? next : most))
    const answer = search.answer(armies.map((army) => ({ army, weight: 1 / TEN }))).army
    return [
      line('hexline-field-best', best.share, `% of the points of ${writeArmyCode(best.army)} from the ten others`, 70),
      line(
        'hexline-field-answer',
        search.fresh(answer, armies),
        `% of the points of ${writeArmyCode(answer)} from the ten`,
        70,
      ),
      ...READY_ARMIES.map(({ id, units }) =>
        line(`hexline-field-${id}`, search.fresh(units, armies), '% of the points', 50),
      ),
    ]
  },
}

class Search {
  readonly pool: Army[]
  readonly #dice: Dice
  /** By the codes of both armies: what the first has taken from the second. */
  readonly #seen = new Map<string, { points: number; battles: number }>()

  constructor(dice: Dice) {
    this.#dice = dice
    this.pool = READY_ARMIES.map(({ units }) => units)
  }

  /** The mixed equilibrium of the pool by multiplicative weights, heaviest first. */
  mixed(): readonly Weighed[] {
    const shares = this.pool.map((army) =>
      this.pool.map((other) => (army === other ? 0.5 : this.#share(army, other, 12))),
    )
    const total = new Float64Array(this.pool.length)
    let weights = this.pool.map(() => 1 / this.pool.length)
    for (let step = 0; step < 3000; step++) {
      const values = shares.map((row) => row.reduce((sum, share, i) => sum + share * (weights[i] ?? 0), 0))
      const grown = weights.map((weight, i) => weight * Math.exp(0.15 * ((values[i] ?? 0) - 0.5)))
      const sum = grown.reduce((a, b) => a + b, 0)
      weights = grown.map((weight) => Math.max(weight / sum, 1e-5))
      if (step >= 500) for (const [i, weight] of weights.entries()) total[i] = (total[i] ?? 0) + weight
    }
    const all = total.reduce((a, b) => a + b, 0)
    return this.pool.map((army, i) => ({ army, weight: (total[i] ?? 0) / all })).toSorted((a, b) => b.weight - a.weight)
  }

  /** The best answer to a field: drawn armies, halved while they play on, then changed again and again. */
  answer(field: readonly Weighed[]): { readonly army: Army; readonly share: number } {
    const heavy = field.filter(({ weight }) => weight > 0.01).slice(0, 14)
    const best = (armies: readonly Army[], battles: number, kept: number) =>
      [...new Map(armies.map((army) => [writeArmyCode(army), army])).values()]
        .map((army) => ({ army, share: this.#against(army, heavy, battles) }))
        .toSorted((a, b) => b.share - a.share)
        .slice(0, kept)
    const armies = (rated: readonly { readonly army: Army }[]) => rated.map(({ army }) => army)
    const drawn = Array.from({ length: 50 }, () => this.#drawn([]))
    const changed = Array.from({ length: 30 }, () => this.#changed(this.#dice.pick(heavy).army))
    let top = best(armies(best(armies(best([...drawn, ...changed], 12, 30)), 30, 12)), 80, 5)
    for (let turn = 0; turn < 5; turn++) {
      const next = armies(top).flatMap((army) => Array.from({ length: 5 }, () => this.#changed(army)))
      top = best([...armies(top), ...armies(best(armies(best(next, 14, 10)), 40, 5))], turn < 3 ? 80 : 140, 5)
    }
    const [first] = best(armies(top), 240, 1)
    if (first === undefined) throw new Error('The search found no army')
    return first
  }

  /** The share against other armies in battles that nothing was chosen by. */
  fresh(army: Army, others: readonly Army[]): number {
    const code = writeArmyCode(army)
    const met = others.filter((other) => writeArmyCode(other) !== code)
    return met.reduce((sum, other) => sum + this.#fight(army, other, FRESH), 0) / met.length / FRESH
  }

  #against(army: Army, field: readonly Weighed[], battles: number): number {
    const all = field.reduce((sum, { weight }) => sum + weight, 0)
    return field.reduce((sum, { army: other, weight }) => {
      const often = 2 * Math.max(1, Math.round((battles * weight) / all / 2))
      return sum + (weight / all) * this.#share(army, other, often)
    }, 0)
  }

  #share(army: Army, other: Army, battles: number): number {
    const key = `${writeArmyCode(army)} ${writeArmyCode(other)}`
    const seen = this.#seen.get(key) ?? { points: 0, battles: 0 }
    this.#seen.set(key, seen)
    if (seen.battles < battles) {
      seen.points += this.#fight(army, other, battles - seen.battles)
      seen.battles = battles
    }
    return seen.points / seen.battles
  }

  /** Points of the first army, which is West in every other battle. */
  #fight(army: Army, other: Army, battles: number): number {
    let points = 0
    for (let battle = 0; battle < battles; battle++) {
      const side = battle % 2 === 0 ? 1 : 2
      const [west, east] = side === 1 ? [army, other] : [other, army]
      const { winner } = fightBattle(DEFAULT_CONFIG, { army: west }, { army: east }, this.#dice)
      points += winner === side ? 1 : winner === 0 ? 0.5 : 0
    }
    return points
  }

  #changed(army: Army): Army {
    const kept = [...army]
    const gone = 1 + this.#dice.int(3)
    for (let i = 0; i < gone && kept.length > 1; i++) kept.splice(this.#dice.int(kept.length), 1)
    return this.#drawn(kept)
  }

  #drawn(kept: Army): Army {
    return hexline.workshop?.complete(DEFAULT_CONFIG, kept, this.#dice) ?? kept
  }
}

function line(name: string, share: number, unit: string, goal: number): BenchResult {
  const battles = FRESH * TEN
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
