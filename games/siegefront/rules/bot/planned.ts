import type { Json, Memory } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontState } from '../state.ts'
import { refuse } from '../view/refuse.ts'
import type { SiegefrontView } from '../view/view.ts'
import { planKey, type Step } from './search.ts'

/** SGF-1504: the next command of the plan made earlier this turn, as long as all has gone as planned; null: think anew. */
export function planned(view: SiegefrontView, state: SiegefrontState, memory: Memory): SiegefrontChoice | null {
  const [next, ...rest] = (memory['plan'] ?? []) as unknown as readonly Step[]
  if (next === undefined || next.key !== planKey(state, state.active) || refuse(view, next.choice) !== null) return null
  keep(memory, rest)
  return next.choice
}

/** The first command of a plan; the others are remembered. */
export function begin([first, ...rest]: readonly Step[], memory: Memory): SiegefrontChoice {
  keep(memory, rest)
  return first?.choice ?? { type: 'end_turn' }
}

function keep(memory: Memory, steps: readonly Step[]): void {
  memory['plan'] = steps as unknown as Json
}
