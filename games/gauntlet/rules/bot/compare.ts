import type { Army } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { fight, settledDice } from '../rules/practice.ts'
import type { BattleResult } from '../state.ts'
import { normalDeployment } from './deploy.ts'

/** How an army does against another, both placed soundly. */
export function compare(content: Content, army: Army, other: Army, roundLimit: number, place: number): number {
  const own = { army, deployment: normalDeployment(content, army) }
  const their = { army: other, deployment: normalDeployment(content, other) }
  const side = place % 2 === 1 ? 1 : 0
  const teams = side === 1 ? ([their, own] as const) : ([own, their] as const)
  return gainOf(fight(content, teams, roundLimit, settledDice(`${place}`, side)).result, side)
}

/** What a side has of a battle: a win, and by how much HP. */
export function gainOf({ winner, shares: [first, second] }: BattleResult, side: 0 | 1): number {
  const lead = side === 0 ? first - second : second - first
  return lead + (winner === null ? 0 : winner === side ? WIN : -WIN)
}

/** What a win is worth beside HP shares, which go to 10,000. */
const WIN = 5000
