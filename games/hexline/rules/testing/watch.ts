import { copy, hashOf, scriptedDice } from '@tessera/kernel'
import type { HexlineConfig, Scenario } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import { setupScenario } from '../rules/setup.ts'
import { stepBattle } from '../rules/step.ts'
import type { Battle, Unit } from '../state.ts'

export interface Watched {
  readonly battle: Battle
  /** The events of the steps, without the set-up. */
  readonly events: readonly HexlineEvent[]
  unit(id: number): Unit
  /** The events of one type, in order. */
  all<Type extends HexlineEvent['type']>(type: Type): readonly Extract<HexlineEvent, { type: Type }>[]
}

/** Fights a scene for so many steps; the dice must give exactly these draws. */
export function watch(config: HexlineConfig, { steps = 1, draws = [] as readonly number[] } = {}): Watched {
  if (config.scenario === null) throw new Error('there is no scene to watch')
  const dice = scriptedDice(draws)
  const events: HexlineEvent[] = []
  const battle = setupScenario(config, config.scenario, { dice, tell: undefined })
  const ref = { dice, tell: (event: HexlineEvent) => void events.push(event) }
  for (let step = 0; step < steps; step++) stepBattle(battle, config, ref)
  dice.done()
  const unheard = fightUnheard(config, config.scenario, steps, draws)
  if (hashOf(unheard) !== hashOf(battle)) throw new Error('it comes to something else when nobody listens')
  return {
    battle,
    events,
    unit(id) {
      const unit = battle.units[id - 1]
      if (unit === undefined) throw new Error(`there is no unit ${id}`)
      return unit
    },
    all: (type) => events.filter((event) => event.type === type) as never,
  }
}

/** The same steps once more, each from the state alone and without listeners. */
function fightUnheard(config: HexlineConfig, scenario: Scenario, steps: number, draws: readonly number[]): Battle {
  const dice = scriptedDice(draws)
  let battle = setupScenario(config, scenario, { dice, tell: undefined })
  for (let step = 0; step < steps; step++) {
    battle = copy(battle)
    stepBattle(battle, config, { dice, tell: undefined })
  }
  dice.done()
  return battle
}
