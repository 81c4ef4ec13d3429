import type { Dice } from '@tessera/kernel'
import type { Army, Deployment, Placement } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { fight, settledDice } from '../rules/practice.ts'
import { FORMATIONS, formationPlacement } from '../view/formations.ts'
import { gainOf } from './compare.ts'
import { normalDeployment } from './deploy.ts'

/** Deployments that are tried a second time, and exchanges of two cells that are tried on the best of them. */
const FINALISTS = 3
const EXCHANGES = 3

/** GB-1406 hard: the normal deployment and every formation, rehearsed against the other army as it would usually stand. */
export function hardDeployment(
  content: Content,
  army: Army,
  other: Army,
  side: 0 | 1,
  roundLimit: number,
  dice: Dice,
): Deployment {
  const enemy = { army: other, deployment: normalDeployment(content, other) }
  const rehearse = (deployment: Deployment, seed: string): number => {
    let sum = 0
    for (const priority of [0, 1] as const) {
      const own = { army, deployment }
      const teams = side === 0 ? ([own, enemy] as const) : ([enemy, own] as const)
      sum += gainOf(fight(content, teams, roundLimit, settledDice(seed, priority)).result, side)
    }
    return sum
  }
  const [best] = distinct(content, army)
    .map((deployment) => ({ deployment, score: rehearse(deployment, '1') }))
    .sort((a, b) => b.score - a.score)
    .slice(0, FINALISTS)
    .map(({ deployment, score }) => ({ deployment, score: score + rehearse(deployment, '2') }))
    .sort((a, b) => b.score - a.score)
  if (best === undefined) throw new Error('There is nothing to deploy')
  let { deployment, score } = best
  for (let i = 0; i < EXCHANGES; i++) {
    const changed = { ...deployment, units: exchanged(deployment.units, dice.int(16), dice.int(16)) }
    const first = rehearse(changed, '1')
    // What does worse than the best so far on average is not rehearsed again.
    if (2 * first < score) continue
    const both = first + rehearse(changed, '2')
    if (both <= score) continue
    deployment = changed
    score = both
  }
  return deployment
}

/** The normal deployment first, then the formations that differ from all before. */
function distinct(content: Content, army: Army): readonly Deployment[] {
  const normal = normalDeployment(content, army)
  const placements = [normal.units, ...FORMATIONS.map(({ id }) => formationPlacement(content, army.cards, id))]
  const found = new Map(placements.map((units) => [JSON.stringify(units), units]))
  return [...found.values()].map((units) => ({ ...normal, units }))
}

/** Exchanges what stands on two of the sixteen cells. */
function exchanged(units: readonly Placement[], a: number, b: number): Placement[] {
  return units.map((unit) => {
    const cell = unit.r * 8 + unit.c
    const now = cell === a ? b : cell === b ? a : cell
    return { card: unit.card, c: now % 8, r: Math.floor(now / 8) }
  })
}
