import type { SimulationReport } from '@tessera/lab'
import { wilson } from '@tessera/lab/statistics'
import { words } from '../words/catalogue.ts'

export interface Share {
  /** Percent won, drawn ones counting half. */
  readonly percent: number
  readonly low: number
  readonly high: number
}

/** The share won with its 95 % interval. */
export function shareOf({ matches, wins, draws }: Pick<SimulationReport, 'matches' | 'wins' | 'draws'>): Share {
  const points = wins[0] + draws / 2
  const { low, high } = wilson(points, matches)
  return { percent: matches === 0 ? 0 : (100 * points) / matches, low: 100 * low, high: 100 * high }
}

export function shareInWords(share: Share): string {
  return words.text('share.won', { percent: share.percent, low: share.low, high: share.high })
}
