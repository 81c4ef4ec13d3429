import { cardOf, isCard } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { Deck } from './cards.ts'

/** How many cards a deck has of each cost. */
export interface Curve {
  /** Index 0 is cost 1; ten of them. */
  readonly byCost: readonly number[]
  /** Rounded to a tenth; 0 for no cards. */
  readonly average: number
}

export function curveOf(deck: Deck): Curve {
  const byCost = new Array<number>(10).fill(0)
  let sum = 0
  let count = 0
  for (const key of deck) {
    if (!isCard(key)) continue
    const { cost } = cardOf(key)
    byCost[cost - 1] = (byCost[cost - 1] ?? 0) + 1
    sum += cost
    count++
  }
  return { byCost, average: count === 0 ? 0 : Math.round((10 * sum) / count) / 10 }
}

/** "2 of cost 1, 8 of cost 2": for those who do not see the bars. */
export function curveInWords({ byCost, average }: Curve): string {
  const parts = byCost.flatMap((count, i) =>
    count === 0 ? [] : [words.text('build.ofCost', { n: count, cost: i + 1 })],
  )
  return parts.length === 0
    ? words.text('build.noCards')
    : words.text('build.curve', { costs: parts.join(', '), mana: average })
}
