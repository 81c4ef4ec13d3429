import { type Dice, hashOf, type Refusal } from '@tessera/kernel'
import type { SiegefrontEvent } from './events.ts'
import { plan } from './imagine.ts'
import { refuse } from './refuse.ts'
import { command } from './resolve.ts'
import { copyState, type SiegefrontChoice, type SiegefrontState, type SiegefrontView } from './state.ts'

/** One way a command can go, and how likely it is in parts of `of`. */
export interface Outcome {
  readonly weight: number
  readonly events: readonly SiegefrontEvent[]
  readonly after: SiegefrontState
}

export type Preview =
  | { readonly ok: false; readonly refusal: Refusal }
  /**
   * The first outcome is the likeliest. Weights add up to `of`, but for rounding; `exact` is false when there were too many
   * to follow, as with a card that is still to be forged.
   */
  | { readonly ok: true; readonly outcomes: readonly Outcome[]; readonly of: number; readonly exact: boolean }

/**
 * What a command would do: the rules themselves run on a copy made from the view, once for every way the dice can fall.
 * Critical draws fall into two classes (SGF-504), so each is followed twice and not a hundred times.
 */
export function preview(view: SiegefrontView, choice: SiegefrontChoice): Preview {
  const refusal = refuse(view, choice)
  if (refusal !== null) return { ok: false, refusal }
  if (choice.type === 'forge_card') return { ok: true, outcomes: [], of: SHARES, exact: false }
  const start = plan(view)
  const found: { weight: number; events: SiegefrontEvent[]; after: SiegefrontState }[] = []
  let exact = true
  const follow = (script: readonly Drawn[]): void => {
    if (found.length >= MOST_OUTCOMES) {
      exact = false
      return
    }
    const events: SiegefrontEvent[] = []
    const state = copyState(start)
    const dice = branching(script)
    command({ state, ref: { dice, tell: (event) => events.push(event) }, queue: [] }, choice)
    found.push({ weight: dice.drawn.reduce((product, drawn) => product * drawn.share, 1), events, after: state })
    for (let at = script.length; at < dice.drawn.length; at++) {
      const fixed = dice.drawn.slice(0, at)
      const last = dice.drawn[at]
      if (last !== undefined) for (const other of last.others) follow([...fixed, other])
    }
  }
  follow([])
  return { ok: true, outcomes: merged(found), of: SHARES, exact }
}

/** Ways that end alike are one outcome, the likeliest first. */
function merged(found: readonly Outcome[]): readonly Outcome[] {
  const alike = new Map<string, { weight: number; events: readonly SiegefrontEvent[]; after: SiegefrontState }>()
  for (const outcome of found) {
    const key = hashOf(outcome.after)
    const same = alike.get(key)
    if (same === undefined) alike.set(key, { ...outcome })
    else same.weight += outcome.weight
  }
  const total = found.reduce((sum, outcome) => sum + outcome.weight, 0)
  return [...alike.values()]
    .sort((a, b) => b.weight - a.weight)
    .map((outcome) => ({ ...outcome, weight: Math.round((outcome.weight / total) * SHARES) }))
}

/** Weights are told in parts of ten thousand. */
const SHARES = 10_000
const MOST_OUTCOMES = 64

/** A draw as a preview follows it: one result standing for a class of equal ones. */
interface Drawn {
  readonly result: number
  readonly share: number
  readonly others: readonly Drawn[]
}

/** Dice that follow a script of classes, and beyond it take the likeliest class of each draw. */
function branching(script: readonly Drawn[]): Dice & { readonly drawn: readonly Drawn[] } {
  const drawn: Drawn[] = []
  const int = (n: number): number => {
    if (n === 1) return 0
    const next = script[drawn.length] ?? likeliest(n)
    drawn.push(next)
    return next.result
  }
  return {
    drawn,
    int,
    d: (n) => int(n) + 1,
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    shuffle: () => {},
  }
}

/** A draw among 100 decides a critical: up to 10, up to 30 (Keen), or neither. Any other is as wide as it is. */
function likeliest(n: number): Drawn {
  const classes =
    n === 100
      ? [
          [99, 70],
          [0, 10],
          [20, 20],
        ]
      : Array.from({ length: n }, (_, result) => [result, 100 / n])
  const [first, ...rest] = classes.map(([result, share]) => ({
    result: result ?? 0,
    share: (share ?? 0) / 100,
    others: [],
  }))
  return { ...(first ?? { result: 0, share: 1 }), others: rest }
}
