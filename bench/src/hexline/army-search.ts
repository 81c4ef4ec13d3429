import {
  catalogOf,
  costOf,
  fightBattle,
  type HexlineConfig,
  hexline,
  refuseArmy,
  writeArmyCode,
} from '@tessera/hexline'
import type { Dice } from '@tessera/kernel'

type Army = readonly string[]

/** An army and how much of a field it is. */
export interface Weighed {
  readonly army: Army
  readonly weight: number
}

interface Rated {
  readonly army: Army
  /** Of the points, 0 to 1. */
  readonly share: number
}

/** An army that is searched for a unit has at least so many of it. */
const AT_LEAST = 2

/**
 * Armies that answer each other (a double oracle): the best answer that a search finds to the mixed equilibrium of the armies
 * known so far joins them. Battles are single ones, drilled, sides swapped from battle to battle.
 */
export class ArmySearch {
  readonly pool: Army[]
  readonly #config: HexlineConfig
  readonly #dice: Dice
  /** By the codes of two armies in alphabetical order: what the first has taken from the second. */
  readonly #seen = new Map<string, { points: number; battles: number }>()

  constructor(config: HexlineConfig, dice: Dice, known: readonly Army[]) {
    this.#config = config
    this.#dice = dice
    this.pool = [...known]
  }

  /** Finds one more army; says what it took from the equilibrium in the battles it was chosen by, which flatters it. */
  extend(): Rated {
    const found = this.answer(this.mixed(20).filter(({ weight }) => weight >= 0.01))
    const code = writeArmyCode(found.army)
    if (!this.pool.some((army) => writeArmyCode(army) === code)) this.pool.push(found.army)
    return found
  }

  /** The mixed equilibrium of the pool by multiplicative weights, heaviest first. */
  mixed(battles: number): readonly Weighed[] {
    const shares = this.pool.map((army) => this.pool.map((other) => this.#share(army, other, battles)))
    const total = this.pool.map(() => 0)
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

  /**
   * The best answer to a field, of all armies or of those with a unit: armies drawn at random and the field's own changed, fewer
   * and fewer of them the more they have played, then changed again and again.
   */
  answer(field: readonly Weighed[], unit?: string): Rated {
    const best = (armies: readonly Army[], battles: number, kept: number): readonly Army[] =>
      [...new Map(armies.map((army) => [writeArmyCode(army), army])).values()]
        .map((army) => ({ army, share: this.#against(army, field, battles) }))
        .toSorted((a, b) => b.share - a.share)
        .slice(0, kept)
        .map(({ army }) => army)
    const drawn = Array.from({ length: 50 }, () => this.#completed(unit === undefined ? [] : copies(unit)))
    const changed = Array.from({ length: 50 }, (_, i) =>
      this.#changed((field[i % field.length] as Weighed).army, unit, i < field.length ? 0 : undefined),
    )
    let top = best(best(best([...drawn, ...changed], 14, 36), 36, 14), 100, 7)
    for (let turn = 0; turn < 8; turn++) {
      const next = top.flatMap((army) => Array.from({ length: 6 }, () => this.#changed(army, unit)))
      top = best([...top, ...best(best(next, 16, 14), 44, 6)], turn < 4 ? 100 : 200, 7)
    }
    const [army] = best(top, 400, 1)
    if (army === undefined) throw new Error('The search found no army')
    return { army, share: this.#against(army, field, 400) }
  }

  /** The share of an army in battles that nothing was chosen by, against everybody else of a field by weight. */
  fresh(army: Army, field: readonly Weighed[], battles: number): number {
    const code = writeArmyCode(army)
    const others = field.filter((other) => writeArmyCode(other.army) !== code)
    const all = others.reduce((sum, { weight }) => sum + weight, 0)
    return others.reduce((sum, { army: other, weight }) => {
      const often = battlesFor(weight / all, battles)
      return sum + ((weight / all) * this.#fight(army, other, often)) / often
    }, 0)
  }

  #against(army: Army, field: readonly Weighed[], battles: number): number {
    const all = field.reduce((sum, { weight }) => sum + weight, 0)
    return field.reduce(
      (sum, { army: other, weight }) =>
        sum + (weight / all) * this.#share(army, other, battlesFor(weight / all, battles)),
      0,
    )
  }

  #share(army: Army, other: Army, battles: number): number {
    const [one, two] = [writeArmyCode(army), writeArmyCode(other)]
    if (one === two) return 0.5
    if (one > two) return 1 - this.#share(other, army, battles)
    const key = `${one} ${two}`
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
      const { winner } = fightBattle(this.#config, { army: west }, { army: east }, this.#dice)
      points += winner === side ? 1 : winner === 0 ? 0.5 : 0
    }
    return points
  }

  /** One to three units go at random, or as many as are said; of a unit that is searched for two stay, or come. */
  #changed(army: Army, unit?: string, gone = 1 + this.#dice.int(3)): Army {
    const kept = unit === undefined ? [...army] : this.#beside(unit, army)
    for (let i = 0; i < gone && kept.length > 1; i++) this.#drop(kept)
    const must = unit === undefined ? [] : copies(unit)
    while (costOf(catalogOf(this.#config), [...kept, ...must]) > this.#config.budget) this.#drop(kept)
    return this.#completed([...must, ...kept])
  }

  /** What of an army may stand beside two of a unit. */
  #beside(unit: string, army: Army): string[] {
    const familyOf = (id: string) => catalogOf(this.#config).type(id)?.family
    const own = familyOf(unit)
    const others = [...new Set(army.map(familyOf))].filter((family) => family !== own)
    const second = others.length === 0 ? own : this.#dice.pick(others)
    const kept = army.filter((id) => id !== unit && (familyOf(id) === own || familyOf(id) === second))
    const further = army.filter((id) => id === unit).slice(AT_LEAST)
    return [...kept, ...further]
  }

  #drop(kept: string[]): void {
    kept.splice(this.#dice.int(kept.length), 1)
  }

  /** Filled up, in the order of the roster, so that one army has one code. */
  #completed(kept: Army): Army {
    const army = hexline.workshop?.complete(this.#config, kept, this.#dice) ?? kept
    if (refuseArmy(this.#config, army) !== null) throw new Error(`${writeArmyCode(army)} is not legal`)
    return catalogOf(this.#config).forHire.flatMap(({ id }) => army.filter((unit) => unit === id))
  }
}

/** An even number, so that both sides are played alike. */
function battlesFor(part: number, battles: number): number {
  return 2 * Math.max(1, Math.round((battles * part) / 2))
}

function copies(unit: string): string[] {
  return Array.from({ length: AT_LEAST }, () => unit)
}
