import type { AnyGame, Choices, Json } from '@tessera/kernel'

export interface Checked {
  readonly ruleset: AnyGame['ruleset']
  /** The choices being resolved right now: what a crash was about. */
  inFlight(): Choices<Json> | null
}

/** The same rules, throwing as soon as a step leaves a state that breaks an invariant of the game. */
export function checkedRules(game: AnyGame): Checked {
  const { ruleset } = game
  const { beat, leave } = ruleset
  let inFlight: Choices<Json> | null = null
  const check = (state: Json, after: string): void => {
    const faults = game.faults(state)
    if (faults.length > 0) throw new Error(`After ${after}: ${faults.join('; ')}`)
  }
  return {
    inFlight: () => inFlight,
    ruleset: {
      ...ruleset,
      setup(config, ref) {
        const state = ruleset.setup(config, ref)
        check(state, 'the set-up')
        return state
      },
      resolve(state, choices, ref) {
        inFlight = choices
        ruleset.resolve(state, choices, ref)
        check(state, 'resolving')
        inFlight = null
      },
      ...(beat && {
        beat(state, ref) {
          beat.call(ruleset, state, ref)
          check(state, 'a beat')
        },
      }),
      ...(leave && {
        leave(state, seat, ref, why) {
          leave.call(ruleset, state, seat, ref, why)
          check(state, `seat ${seat} left`)
        },
      }),
    },
  }
}
