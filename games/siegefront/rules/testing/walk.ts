import { refereeOf, type Seat, seededDice, seedFrom } from '@tessera/kernel'
import { bot } from '../bot/index.ts'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontConfig } from '../config.ts'
import type { SiegefrontEvent } from '../events.ts'
import { siegefrontRules } from '../index.ts'
import { copyState, type SiegefrontState } from '../state.ts'
import { madeWith } from './position.ts'

/** One choice of a match, with the state on either side of it. */
export interface Stride {
  readonly before: SiegefrontState
  readonly choices: readonly (SiegefrontChoice | null)[]
  readonly events: readonly SiegefrontEvent[]
  readonly after: SiegefrontState
}

/** Configs that reach what the default does not; fuzzing takes them too. */
export const CONFIGS: readonly Readonly<Record<string, unknown>>[] = [
  { seats: [{ deck: 'red-vanguard' }, { deck: 'storm-court' }] },
  {},
  { seats: [forge('arcanist', 'hard'), { deck: 'far-bows' }], weather: 'SNOW', castleHp: 12 },
  { seats: [forge('besieger', 'easy'), forge('stalker', 'normal')], openingHand: 7 },
  { seats: [{}, forge('bastion', 'normal')], turnLimit: 12, weather: 'off', terrain: 'off', mulligan: false },
  { lp: { mode: 'capped', cap: 10 }, lpSteps: [4, 20], castleHp: 60, first: 1 },
  { castleHp: 100, turnLimit: 200, openingHand: 3, terrain: new Array<string>(9).fill('HIGH_GROUND') },
]

export function configOf(config: Readonly<Record<string, unknown>>): SiegefrontConfig {
  const parsed = siegefrontRules.config.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

/** Plays a match, half at random and half by an easy bot so that the boards fill, and shows every stride. */
export function walk(config: SiegefrontConfig, seed: string, look: (stride: Stride) => void): SiegefrontState {
  const dice = seededDice(seedFrom(seed))
  const whims = seededDice(seedFrom(`${seed} choices`))
  const state = madeWith(siegefrontRules.setup(config, refereeOf(config, { dice, tell: undefined })), config)
  while (state.result === null) {
    const choices: (SiegefrontChoice | null)[] = [null, null]
    for (const seat of siegefrontRules.awaiting(state, config)) choices[seat] = choose(seat)
    const before = madeWith(copyState(state), config)
    const events: SiegefrontEvent[] = []
    siegefrontRules.resolve(state, choices, refereeOf(config, { dice, tell: (event) => events.push(event) }))
    look({ before, choices, events, after: state })
  }
  return state

  function choose(seat: Seat): SiegefrontChoice {
    const view = siegefrontRules.view(state, seat, config)
    if (whims.int(2) === 0) return siegefrontRules.sample(view, whims)
    const answer = bot.choose(view, whims, { level: 'easy' }, {})
    return 'choice' in answer ? answer.choice : siegefrontRules.sample(view, whims)
  }
}

function forge(personality: string, difficulty: string): Readonly<Record<string, unknown>> {
  return { supply: 'forge', forge: { personality, difficulty } }
}
