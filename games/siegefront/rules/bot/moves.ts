import type { Dice } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import type { Temper } from '../content/personalities.ts'
import { command } from '../rules/resolve.ts'
import { copyState, pairOf, type SiegefrontState } from '../state.ts'
import { commands } from '../view/legal.ts'
import { score, type Weights } from './score.ts'

/** A command tried on a copy: where it leads, and what it gains, doubled so that the half a move costs stays whole. */
export interface Tried {
  readonly choice: SiegefrontChoice
  readonly after: SiegefrontState
  readonly gain: number
  readonly score: number
  readonly temper: number
}

/**
 * SGF-1503: every command of the active seat but ending the turn, in the rule's order. Positions in `known` are left
 * out before they are scored.
 */
export function tryAll(
  state: SiegefrontState,
  config: SiegefrontConfig,
  weights: Weights,
  deploying = true,
  known?: (after: SiegefrontState) => boolean,
): readonly Tried[] {
  const seat = state.active
  const before = score(state, seat, weights)
  const tried: Tried[] = []
  for (const choice of commands(state, seat, pairOf(state.seats, seat), config, deploying)) {
    const after = afterCommand(state, config, choice)
    if (known?.(after) === true) continue
    const value = score(after, seat, weights)
    const temper = temperFor(choice, weights.temper)
    const gain = 2 * (value - before + temper) - (choice.type === 'move_card' ? 1 : 0)
    tried.push({ choice, after, score: value, temper, gain })
  }
  return tried
}

/** SGF-1506. */
function temperFor({ type }: SiegefrontChoice, temper: Temper): number {
  switch (type) {
    case 'attack_card':
      return temper.cards
    case 'attack_castle':
      return temper.castle
    case 'deploy_card':
    case 'forge_card':
      return temper.deploy
    case 'move_card':
      return temper.march
    default:
      return 0
  }
}

/** The best command if it gains anything; of equals the earlier (SGF-1503). */
export function best(tried: readonly Tried[]): Tried | null {
  let found: Tried | null = null
  for (const entry of tried) if (entry.gain > 0 && (found === null || entry.gain > found.gain)) found = entry
  return found
}

export function afterCommand(
  state: SiegefrontState,
  config: SiegefrontConfig,
  choice: SiegefrontChoice,
): SiegefrontState {
  const after = copyState(state)
  command({ state: after, config, ref: { dice: MIDDLE, tell: undefined }, queue: [] }, choice)
  return after
}

/** SGF-1501: in a bot's head draw(n) always gives ceil(n/2). */
const MIDDLE: Dice = {
  int: (n) => Math.ceil(n / 2) - 1,
  d: (n) => Math.ceil(n / 2),
  pick: <T>(list: readonly T[]) => list[Math.ceil(list.length / 2) - 1] as T,
  shuffle: () => {},
}
