import type { Dice } from '@tessera/kernel'
import type { Army, Deployment, Placement } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { TIMINGS } from '../content/vocabulary.ts'
import { fight, settledDice } from '../rules/practice.ts'
import { placeCards } from '../view/placement.ts'

/** GB-1406 easy: fighters on a free cell of the front row, the others of the back row; timings by chance. */
export function easyDeployment(content: Content, army: Army, dice: Dice): Deployment {
  const free = [0, 1].map((row) => Array.from({ length: 8 }, (_, c) => ({ c, r: row })))
  const units: Placement[] = army.cards.map(({ key }, card) => {
    const row = content.units.get(key)?.range === 1 ? 1 : 0
    const cells = (free[row]?.length ?? 0) > 0 ? free[row] : free[1 - row]
    const [cell] = cells?.splice(dice.int(cells.length), 1) ?? []
    return { card, c: cell?.c ?? 0, r: cell?.r ?? 0 }
  })
  return { units, timings: army.spells.map(() => dice.pick(TIMINGS)) }
}

/** GB-1406 normal: GR-606 and the spells' hints. */
export function normalDeployment(content: Content, army: Army): Deployment {
  return {
    units: placeCards(content, army.cards),
    timings: army.spells.map((spell) => content.spells.get(spell)?.hint ?? 'early'),
  }
}

const VARIANTS = 7
const SEEDS = ['1', '2'] as const

/** GB-1406 hard: the normal deployment and seven changes of it, each tried against the other army as it would usually stand. */
export function hardDeployment(
  content: Content,
  army: Army,
  other: Army,
  side: 0 | 1,
  roundLimit: number,
  dice: Dice,
): Deployment {
  const enemy = { army: other, deployment: normalDeployment(content, other) }
  const first = normalDeployment(content, army)
  const judge = (deployment: Deployment): number => {
    let sum = 0
    for (const seed of SEEDS)
      for (const priority of [0, 1] as const) {
        const own = { army, deployment }
        const teams = side === 0 ? ([own, enemy] as const) : ([enemy, own] as const)
        const { shares } = fight(content, teams, roundLimit, settledDice(seed, priority)).result
        sum += side === 0 ? shares[0] - shares[1] : shares[1] - shares[0]
      }
    return sum
  }
  let best = first
  let bestScore = judge(first)
  for (let i = 0; i < VARIANTS; i++) {
    const variant = { ...best, units: swapped(best.units, dice.int(16), dice.int(16)) }
    const score = judge(variant)
    if (score > bestScore) {
      best = variant
      bestScore = score
    }
  }
  return best
}

/** Exchanges what stands on two of the sixteen cells. */
function swapped(units: readonly Placement[], a: number, b: number): Placement[] {
  return units.map((unit) => {
    const cell = unit.r * 8 + unit.c
    const now = cell === a ? b : cell === b ? a : cell
    return { card: unit.card, c: now % 8, r: Math.floor(now / 8) }
  })
}
