import type { Json, Memory } from '@tessera/kernel'
import type { HundredView } from '../view/view.ts'

/** The places of the enemies at the end of the turn, by a guess. */
export type Expected = { readonly [id: string]: readonly number[] }

/** A guess about the enemy, and what is believed of it at first. */
interface Guessed {
  readonly guess: string
  readonly prior: number
}

const FARTHEST = 6000
const DOUBT = 600

/**
 * How much each guess about the enemy is worth, in percent: those that expected it where it went count more. What they expected last
 * turn, and how far they were off so far, is kept in the bot's memory.
 */
export function beliefs(view: HundredView, memory: Memory, guesses: readonly Guessed[]): readonly number[] {
  const expected = (memory['expected'] ?? {}) as { readonly [guess: string]: Expected }
  const before = (memory['off'] ?? {}) as { readonly [guess: string]: number }
  const off: { [guess: string]: number } = {}
  const weights = guesses.map(({ guess, prior }) => {
    const now = offOf(view, expected[guess])
    const last = before[guess]
    const mean = now === null ? (last ?? 0) : last === undefined ? now : Math.floor((last + now) / 2)
    off[guess] = mean
    return (prior * DOUBT * DOUBT) / ((DOUBT + mean) * (DOUBT + mean))
  })
  memory['off'] = off
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

/** The expectations of all guesses for the turn that is about to be played. */
export function expectNext(memory: Memory, expected: { readonly [guess: string]: Expected }): void {
  memory['expected'] = expected as Json
}
