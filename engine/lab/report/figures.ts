/** How figures are written in reports: with a point for decimals and commas for thousands, wherever they are read. */

import type { Ending } from '../experiment/cell-tally.ts'

export function percent(share: number): string {
  return `${points(share)} %`
}

/** A share with the words that it needs where its cell was stopped early, since that flatters the winner. */
export function measured(share: number, ending: Ending): string {
  return ending === 'played' ? percent(share) : `${percent(share)} (stopped early)`
}

/** Percent without the sign, for the ends of an interval. */
export function points(share: number): string {
  return (share * 100).toFixed(1)
}

export function whole(share: number): string {
  return (share * 100).toFixed(0)
}

export function signed(value: number): string {
  const digits = points(Math.abs(value))
  return `${digits === '0.0' ? '' : value > 0 ? '+' : '−'}${digits} %`
}

export function chance(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}

export function grouped(n: number): string {
  return n.toLocaleString('en-US')
}

export function count(n: number, one: string, many: string): string {
  return `${grouped(n)} ${n === 1 ? one : many}`
}
