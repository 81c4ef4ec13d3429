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
  const check = (state: Json, config: Json, after: string): void => {
    const broken = game.brokenInvariants(state, config)
    if (broken.length > 0) throw new Error(`After ${after}: ${broken.join('; ')}`)
  }
  return {
    inFlight: () => inFlight,
    ruleset: {
      ...ruleset,
      setup(config, ref) {
        const state = ruleset.setup(config, ref)
        check(state, config, 'the set-up')
        return state
      },
      resolve(state, choices, ref) {
        inFlight = choices
        ruleset.resolve(state, choices, ref)
        check(state, ref.config, 'resolving')
        inFlight = null
      },
      ...(beat && {
        beat(state, ref) {
          beat.call(ruleset, state, ref)
          check(state, ref.config, 'a beat')
        },
      }),
      ...(leave && {
        leave(state, seat, ref, why) {
          leave.call(ruleset, state, seat, ref, why)
          check(state, ref.config, `seat ${seat} left`)
        },
      }),
    },
  }
}
