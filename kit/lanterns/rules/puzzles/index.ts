import { refereeOf, type Seat, scriptedDice } from '@tessera/kernel'
import { type Config, lanterns, type State } from '../lanterns.ts'

const { ruleset } = lanterns

/** A position in which seat 0 can win whatever the others do, if it divides its oil well among the nights that are left. */
export interface Puzzle {
  readonly config: Config
  readonly state: State
}

export const PUZZLES: readonly Puzzle[] = [
  { config: { nights: 3, oil: 9, lighthouse: 3 }, state: { night: 0, oil: [9, 5], taken: [0, 0] } },
  { config: { nights: 5, oil: 20, lighthouse: 5 }, state: { night: 3, oil: [7, 4], taken: [2, 1] } },
  { config: { nights: 5, oil: 20, lighthouse: 3 }, state: { night: 1, oil: [17, 7], taken: [0, 1] } },
]

/** What the others burn in a night. */
interface Reply {
  readonly other: number
  readonly lighthouse: number
}

/** How the others keep this plan, a measure for every night, from winning; null when they cannot, even with every coin. */
export function replyTo({ config, state }: Puzzle, plan: readonly number[]): readonly Reply[] | null {
  const result = ruleset.result(state, config)
  if (result !== null) return result.winner === 0 ? null : []
  const [burn = 0, ...later] = plan
  const choicesOf = (seat: Seat) => [...(ruleset.legal?.(ruleset.view(state, seat, config)) ?? [])]
  for (const other of choicesOf(1))
    for (const lighthouse of choicesOf(2)) {
      const after: State = { night: state.night, oil: [...state.oil], taken: [...state.taken] }
      ruleset.resolve(
        after,
        [{ burn }, other, lighthouse],
        refereeOf(config, { dice: scriptedDice([1]), tell: undefined }),
      )
      const replies = replyTo({ config, state: after }, later)
      if (replies !== null) return [{ other: other.burn, lighthouse: lighthouse.burn }, ...replies]
    }
  return null
}
