import { copy, type Dice, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import { ruleset } from '../ruleset.ts'
import type { HexlineState } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { randomBattle } from './generate.ts'

/** The events of one set-up or one step, and the state after it. */
export interface Step {
  readonly events: readonly HexlineEvent[]
  readonly state: HexlineState
  readonly view: HexlineView
}

/** Plays a match that needs no choices, by the rules, step by step; `steps` at most. */
export function stepsOf(config: HexlineConfig, dice: Dice, steps = Number.POSITIVE_INFINITY): readonly Step[] {
  let events: HexlineEvent[] = []
  const ref = { dice, tell: (event: HexlineEvent) => void events.push(copy(event)) }
  const state = ruleset.setup(config, refereeOf(config, ref))
  const frames: Step[] = []
  const keep = () => {
    const kept = copy(state)
    frames.push({ events, state: kept, view: ruleset.view(kept, 'spectator', config) })
    events = []
  }
  keep()
  for (let step = 0; step < steps && ruleset.result(state, config) === null; step++) {
    ruleset.beat?.(state, refereeOf(config, ref))
    keep()
  }
  return frames
}

/** Random battles of every kind of ability, by number, each of them always the same. */
export function randomSteps(number: number): readonly Step[] {
  for (let attempt = 0; ; attempt++) {
    const seed = `told ${number} ${attempt}`
    const { config } = randomBattle(seededDice(seedFrom(seed)))
    const prepared = config.scenario !== null || config.armies.every((army) => army !== null)
    if (prepared) return stepsOf(config, seededDice(seedFrom(`${seed} dice`)))
  }
}
