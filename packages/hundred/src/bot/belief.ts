import type { Json, Memory } from '@tessera/kernel'
import type { HundredView } from '../view/view.ts'

/** Where a guess expected the enemies at the end of the turn. */
export type Expected = { readonly [id: string]: readonly number[] }

const FARTHEST = 6000
const DOUBT = 600

/**
 * How much each guess about the enemy is worth, in percent: those that expected it where it went count more. What they expected last
 * turn, and how far they were off so far, is kept in the bot's memory.
 */
export function beliefs(view: HundredView, memory: Memory, guesses: readonly string[]): readonly number[] {
  const expected = (memory['expected'] ?? {}) as { readonly [guess: string]: Expected }
  const before = (memory['off'] ?? {}) as { readonly [guess: string]: number }
  const off: { [guess: string]: number } = {}
  for (const guess of guesses) {
    const now = offOf(view, expected[guess])
    const last = before[guess]
    off[guess] = now === null ? (last ?? 0) : last === undefined ? now : Math.floor((last + now) / 2)
  }
  memory['off'] = off
  const weights = guesses.map((guess) => (DOUBT * DOUBT) / ((DOUBT + (off[guess] ?? 0)) * (DOUBT + (off[guess] ?? 0))))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.round((100 * weight) / all))
}

/** Mean distance between where the enemies were expected and where they are, as far as is known; null when nothing is. */
function offOf({ enemies }: HundredView, expected: Expected | undefined): number | null {
  if (expected === undefined) return null
  let sum = 0
  let known = 0
  for (const { id, x, y, woundState } of enemies) {
    const spot = expected[id]
    if (woundState === 'down' || spot === undefined) continue
    const [ex = 0, ey = 0] = spot
    sum += Math.min(FARTHEST, Math.max(Math.abs(ex - x), Math.abs(ey - y)))
    known++
  }
  return known === 0 ? null : Math.floor(sum / known)
}

export function expect(memory: Memory, expected: { readonly [guess: string]: Expected }): void {
  memory['expected'] = expected as Json
}
