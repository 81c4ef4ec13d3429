import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import type { SiegefrontState } from '../state.ts'
import { refuse } from '../view/refuse.ts'
import { view } from '../view/view.ts'
import { outcomes, type Solver, stormed } from './solve.ts'

/** A command that was given, and the position it was given in. */
export interface Given {
  readonly state: SiegefrontState
  readonly choice: SiegefrontChoice
}

/** Whether a won line needed luck: the place of the first command that another roll would have spoiled; null without one. */
export function luckyAt(line: readonly Given[], config: SiegefrontConfig, solver: Solver): number | null {
  for (const [place, { state, choice }] of line.entries()) {
    const after = outcomes(state, config, choice)
    if (after.length === 1) continue
    const rest = line.slice(place + 1).map((given) => given.choice)
    const safe = after.every((each) => holds(each.after, rest, config) || solver.wins(each.after))
    if (!safe) return place
  }
  return null
}

/** The rest of the line wins from here with every roll: the cheap answer, tried before a proof. */
function holds(state: SiegefrontState, rest: readonly SiegefrontChoice[], config: SiegefrontConfig): boolean {
  if (state.result !== null) return stormed(state)
  const [next, ...others] = rest
  if (next === undefined || refuse(view(state, 0, config), next) !== null) return false
  return outcomes(state, config, next).every(({ after }) => holds(after, others, config))
}
