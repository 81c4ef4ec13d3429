import type { Seat } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import { personalityOf } from '../content/personalities.ts'
import { pairOf, type SiegefrontState } from '../state.ts'
import { afterCommand, best, tryAll } from './moves.ts'
import { score, type Weights } from './score.ts'

/** How far a level looks: positions kept at every command, positions judged by the enemy's replies, and who may reply. */
export interface Effort {
  readonly width: number
  readonly finalists: number
  readonly enemies: readonly Weights[]
}

/** A command of a plan, and the position it is meant for. */
export interface Step {
  readonly key: string
  readonly choice: SiegefrontChoice
}

const DEPTH = 8
const MOST_REPLIES = 10

/** A position of the own turn, and the command that led to it. */
interface Line {
  readonly from: Line | null
  readonly choice: SiegefrontChoice | null
  readonly state: SiegefrontState
  /** Of the position, with the temper of the commands that led to it (SGF-1506). */
  readonly score: number
  readonly temper: number
}

/** SGF-1504: a beam over the own turn; the best positions met are judged after the enemy's replies. The best line, to its end. */
export function search(
  state: SiegefrontState,
  config: SiegefrontConfig,
  weights: Weights,
  { width, finalists: judged, enemies }: Effort,
): readonly Step[] {
  const seat = state.active
  const seen = new Set([keyOf(state, seat)])
  const untouched: Line = { from: null, choice: null, state, score: score(state, seat, weights), temper: 0 }
  const met: Line[] = [untouched]
  let beam = met.slice()
  /** A finished match is never known: it is scored each time it is reached. */
  const known = (after: SiegefrontState): boolean => {
    if (after.result !== null) return false
    const key = keyOf(after, seat)
    if (seen.has(key)) return true
    seen.add(key)
    return false
  }
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    const next: Line[] = []
    for (const line of beam) {
      for (const { choice, after, score: value, temper } of tryAll(line.state, config, weights, true, known)) {
        const reached = { from: line, choice, state: after, temper: line.temper + temper }
        if (after.result?.winner === seat) return stepsTo({ ...reached, score: value }, seat)
        if (after.result !== null) continue
        next.push({ ...reached, score: value + reached.temper })
      }
    }
    beam = highest(next, width)
    met.push(...beam)
  }
  let chosen = untouched
  let most = Number.NEGATIVE_INFINITY
  for (const line of finalists(met, judged)) {
    const ended = afterCommand(line.state, config, { type: 'end_turn' })
    let value = 0
    for (const enemy of enemies) value += score(afterReplies(ended, config, seat, enemy), seat, weights) + line.temper
    if (value <= most) continue
    most = value
    chosen = line
  }
  return [...stepsTo(chosen, seat), { key: planKey(chosen.state, seat), choice: { type: 'end_turn' } }]
}

/** What a plan's next command is meant for: the position, and the cards held, so that a card drawn is thought about. */
export function planKey(state: SiegefrontState, seat: Seat): string {
  const hand = pairOf(state.seats, seat).hand.map(({ card }) => card)
  return `${state.turn}:${keyOf(state, seat)}|${hand.join()}`
}

function stepsTo(line: Line, seat: Seat): readonly Step[] {
  const steps: Step[] = []
  for (let at = line; at.from !== null && at.choice !== null; at = at.from)
    steps.unshift({ key: planKey(at.from.state, seat), choice: at.choice })
  return steps
}

/** The enemy's turn played in its best single steps, without new cards. */
function afterReplies(ended: SiegefrontState, config: SiegefrontConfig, seat: Seat, enemy: Weights): SiegefrontState {
  let after = ended
  for (let reply = 0; reply < MOST_REPLIES && after.result === null && after.active !== seat; reply++) {
    const found = best(tryAll(after, config, enemy, false))
    if (found === null) break
    after = found.after
  }
  return after
}

/** The enemies a search expects: one that weighs everything alike, and one that hits the castle when it can. */
export const MARSHAL: Weights = personalityOf('marshal')
export const STORMER: Weights = { ...MARSHAL, temper: { cards: 0, castle: 40, deploy: 0, march: 3 } }

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
function finalists([untouched, ...others]: readonly Line[], count: number): Line[] {
  return [...(untouched === undefined ? [] : [untouched]), ...highest(others, count - 1)]
}

/** SGF-1504: copies equal in this are dropped. */
function keyOf(state: SiegefrontState, seat: Seat): string {
  const own = pairOf(state.seats, seat)
  let key = `${pairOf(state.seats, 1 - seat).castleHp}/${own.mana}/${own.hand.length + own.charges}`
  for (const unit of state.units)
    key += `|${unit.id}:${unit.x}${unit.y}${unit.hp}${unit.attacked ? 'a' : ''}${unit.moved ? 'm' : ''}`
  return key
}
