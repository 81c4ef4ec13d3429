import type { Seat } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { personalityOf } from '../content/personalities.ts'
import { pairOf, type SiegefrontState } from '../state.ts'
import { afterCommand, best, tryAll } from './moves.ts'
import { score, type Weights } from './score.ts'

const WIDTH = 6
const DEPTH = 8
const FINALISTS = 8
const MOST_REPLIES = 10

/** A position of the own turn, and the first command of the line that led to it. */
interface Line {
  readonly first: SiegefrontChoice | null
  readonly state: SiegefrontState
  /** Of the position, with the temper of the commands that led to it (SGF-1506). */
  readonly score: number
  readonly temper: number
}

/** SGF-1504, hard: a beam over the own turn; the best positions met are judged after the enemy's replies. */
export function search(state: SiegefrontState, config: SiegefrontConfig, weights: Weights): SiegefrontChoice {
  const seat = state.active
  const seen = new Set([keyOf(state, seat)])
  const met: Line[] = [{ first: null, state, score: score(state, seat, weights), temper: 0 }]
  let beam = met.slice()
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    const next: Line[] = []
    for (const line of beam) {
      for (const tried of tryAll(line.state, config, weights)) {
        const first = line.first ?? tried.choice
        if (tried.after.result?.winner === seat) return first
        if (tried.after.result !== null) continue
        const key = keyOf(tried.after, seat)
        if (seen.has(key)) continue
        seen.add(key)
        const temper = line.temper + tried.temper
        next.push({ first, state: tried.after, score: tried.score + temper, temper })
      }
    }
    beam = highest(next, WIDTH)
    met.push(...beam)
  }
  let chosen: SiegefrontChoice | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const line of finalists(met)) {
    const value = score(afterReplies(line.state, config, seat), seat, weights) + line.temper
    if (value <= most) continue
    most = value
    chosen = line.first
  }
  return chosen ?? { type: 'end_turn' }
}

/** The turn ended, and the enemy playing what a normal marshal would without new cards. */
function afterReplies(state: SiegefrontState, config: SiegefrontConfig, seat: Seat): SiegefrontState {
  let after = afterCommand(state, config, { type: 'end_turn' })
  for (let reply = 0; reply < MOST_REPLIES && after.result === null && after.active !== seat; reply++) {
    const found = best(tryAll(after, config, MARSHAL, false))
    if (found === null) break
    after = found.after
  }
  return after
}

const MARSHAL: Weights = personalityOf('marshal')

/** The best by score in the order they were met; of equals the earlier is kept. */
function highest(lines: readonly Line[], count: number): Line[] {
  if (lines.length <= count) return lines.slice()
  return [...lines.entries()]
    .sort(([i, a], [j, b]) => b.score - a.score || i - j)
    .slice(0, count)
    .sort(([i], [j]) => i - j)
    .map(([, line]) => line)
}

/** The positions worth a closer look: the untouched one, and the best of the others. */
function finalists([untouched, ...others]: readonly Line[]): Line[] {
  return [...(untouched === undefined ? [] : [untouched]), ...highest(others, FINALISTS - 1)]
}

/** SGF-1504: copies equal in this are dropped. */
function keyOf(state: SiegefrontState, seat: Seat): string {
  const own = pairOf(state.seats, seat)
  let key = `${pairOf(state.seats, 1 - seat).castleHp}/${own.mana}/${own.hand.length + own.charges}`
  for (const unit of state.units)
    key += `|${unit.id}:${unit.x}${unit.y}${unit.hp}${unit.attacked ? 'a' : ''}${unit.moved ? 'm' : ''}`
  return key
}
