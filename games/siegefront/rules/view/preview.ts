import { type Dice, hashOf, type Refusal } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { Card } from '../content/cards.ts'
import { type Personality, personalityOf } from '../content/personalities.ts'
import type { SiegefrontEvent } from '../events.ts'
import { boardMode } from '../rules/field/mode.ts'
import { forge } from '../rules/forge.ts'
import { command } from '../rules/resolve.ts'
import { copyState, pairOf, type SiegefrontState } from '../state.ts'
import { behind } from './imagine.ts'
import { refuse } from './refuse.ts'
import type { SiegefrontView } from './view.ts'

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
   * to follow. A deck, a mulligan and a card still to be forged have none: `forgeOdds` says what may be forged.
   */
  | { readonly ok: true; readonly outcomes: readonly Outcome[]; readonly of: number; readonly exact: boolean }

/**
 * What a command would do: the rules themselves run on a copy made from the view, once for every way the dice can fall.
 * Unseen cards stay unknown in it.
 */
export function preview(view: SiegefrontView, choice: SiegefrontChoice): Preview {
  const refusal = refuse(view, choice)
  if (refusal !== null) return { ok: false, refusal }
  if (choice.type === 'forge_card' || choice.type === 'deck' || choice.type === 'mulligan')
    return { ok: true, outcomes: [], of: SHARES, exact: false }
  const start = behind(view)
  const { ways, exact } = everyWay(CRITICAL, MOST_OUTCOMES, (dice) => {
    const events: SiegefrontEvent[] = []
    const after = copyState(start)
    command(
      { state: after, config: view.config, ref: { dice, tell: (event) => events.push(event) }, queue: [] },
      choice,
    )
    return { events, after }
  })
  return { ok: true, outcomes: merged(ways, ({ after }) => hashOf(after)), of: SHARES, exact }
}

/** A card that may be forged, and how likely it is in parts of ten thousand. */
export interface ForgeOdds {
  readonly weight: number
  readonly card: Card
}

/** SGF-1213: every card that a forge seat may get for this cost now, the likeliest first. */
export function forgeOdds(view: SiegefrontView, cost: number): readonly ForgeOdds[] {
  const spec = view.to === 'spectator' ? undefined : pairOf(view.config.seats, view.to).forge
  if (spec === undefined || view.to === 'spectator') return []
  const personality = personalityOf(spec.personality)
  const mode = boardMode(view, view.to, personality)
  const { ways } = everyWay(forgeClasses(personality), MOST_FORGINGS, (dice) => ({
    card: forge(personality, spec.difficulty, cost, mode, dice).card,
  }))
  return merged(ways, ({ card }) => hashOf(card))
}

/** Weights are parts of ten thousand. */
const SHARES = 10_000
const MOST_OUTCOMES = 64
const MOST_FORGINGS = 4000

/** A draw among 100 decides a critical: up to 10, up to 30 (Keen, SGF-504), or neither. */
const CRITICAL: readonly Class[] = [
  { result: 99, share: 0.7 },
  { result: 0, share: 0.1 },
  { result: 20, share: 0.2 },
]

/** A draw among 100 opens a gate or decides the speed (SGF-1213). */
function forgeClasses({ gate, speeds }: Personality): readonly Class[] {
  const bounds = [...new Set([gate, ...speeds, 100])].sort((a, b) => a - b)
  return bounds.map((bound, index) => ({ result: bound - 1, share: (bound - (bounds[index - 1] ?? 0)) / 100 }))
}

/** Results of one draw that all come to the same, and their share of it. */
interface Class {
  readonly result: number
  readonly share: number
}

interface Way {
  readonly weight: number
}

/**
 * Plays something once for every way its dice can fall. Draws among 100 fall into the classes given, so that each is
 * followed a few times and not a hundred.
 */
function everyWay<T>(
  hundred: readonly Class[],
  most: number,
  play: (dice: Dice) => T,
): { readonly ways: readonly (T & Way)[]; readonly exact: boolean } {
  const ways: (T & Way)[] = []
  let exact = true
  const follow = (script: readonly Class[]): void => {
    if (ways.length >= most) {
      exact = false
      return
    }
    const drawn: { readonly taken: Class; readonly others: readonly Class[] }[] = []
    const int = (n: number): number => {
      if (n === 1) return 0
      const scripted = script[drawn.length]
      const classes = n === 100 ? hundred : Array.from({ length: n }, (_, result) => ({ result, share: 1 / n }))
      const taken = scripted ?? classes[0] ?? { result: 0, share: 1 }
      drawn.push({ taken, others: scripted === undefined ? classes.slice(1) : [] })
      return taken.result
    }
    const played = play({
      int,
      d: (n) => int(n) + 1,
      pick: <V>(list: readonly V[]) => list[int(list.length)] as V,
      shuffle: () => {},
    })
    ways.push({ ...played, weight: drawn.reduce((product, { taken }) => product * taken.share, 1) })
    for (const [at, { others }] of drawn.entries()) {
      const fixed = drawn.slice(0, at).map(({ taken }) => taken)
      for (const other of others) follow([...fixed, other])
    }
  }
  follow([])
  return { ways, exact }
}

/** Ways that end alike are one, the likeliest first. */
function merged<T>(ways: readonly (T & Way)[], keyOf: (way: T) => string): readonly (T & Way)[] {
  const alike = new Map<string, { way: T & Way; weight: number }>()
  for (const way of ways) {
    const same = alike.get(keyOf(way))
    if (same === undefined) alike.set(keyOf(way), { way, weight: way.weight })
    else same.weight += way.weight
  }
  const total = ways.reduce((sum, { weight }) => sum + weight, 0)
  return [...alike.values()]
    .sort((a, b) => b.weight - a.weight)
    .map(({ way, weight }) => ({ ...way, weight: Math.round((weight / total) * SHARES) }))
}
