import { type Memory, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { CohortChoice } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { MAPS, type MapId } from '../content/terms.ts'
import { cohort } from '../index.ts'
import { understand } from '../orders/index.ts'
import { beat, resolve } from '../rules/resolve.ts'
import type { CohortState } from '../state.ts'
import { view } from '../view/view.ts'
import { MOST_TURNS, strategos } from './levels/strategos.ts'

const { ruleset, bot } = cohort
const LEVELS = ['tiro', 'centurion', 'strategos'] as const

interface Asked {
  readonly state: CohortState
  readonly seat: 0 | 1
  readonly choice: CohortChoice
  readonly config: CohortConfig
}

/** A battle between two levels as far as a turn, with every choice that was made. */
function battle(map: MapId, levels: readonly [string, string], seed: string, turns: number): readonly Asked[] {
  const config = configOf(map)
  const ref = refereeOf(config, { dice: seededDice(seedFrom(seed)), tell: undefined })
  const state = ruleset.setup(config, ref)
  const memories: readonly Memory[] = [{}, {}]
  const asked: Asked[] = []
  while (state.result === null && state.turn <= turns) {
    if (ruleset.awaiting(state, config).length === 0) {
      beat(state, ref)
      continue
    }
    const choices = ([0, 1] as const).map((seat) => {
      const dice = seededDice(seedFrom(`${seed} ${seat} ${state.phase} ${state.turn}`))
      const answer = bot.choose(view(state, seat, config), dice, { level: levels[seat] }, memories[seat] ?? {})
      if (!('choice' in answer)) throw new Error('No choice')
      asked.push({ state: structuredClone(state), config, seat, choice: answer.choice })
      return answer.choice
    })
    resolve(state, choices, ref)
  }
  return asked
}

function configOf(map: MapId) {
  const parsed = ruleset.config.parse({ map })
  if (!parsed.ok) throw new Error('A map alone is a config')
  return parsed.value
}

/** A strategos takes long over a turn in which the enemy is near, and plays the same way in all of them. */
const STRATEGOS_TURNS = process.env['TESSERA_DEEP'] === undefined ? 3 : 5

describe.each(MAPS)('on %s', (map) => {
  test('COH-15.1 bots choose what is legal, and the text says what the orders are', () => {
    const asked = [
      ...battle(map, ['centurion', 'tiro'], `${map} a`, 20),
      ...battle(map, ['tiro', 'strategos'], map, STRATEGOS_TURNS),
    ]
    expect(asked.length).toBeGreaterThan(20)
    for (const { state, config, seat, choice } of asked) {
      const seen = view(state, seat, config)
      expect(ruleset.refuse(seen, choice)).toBeNull()
      expect(ruleset.choice.parse(choice)).toMatchObject({ ok: true })
      if (choice.type !== 'orders') continue
      const { orders, errors } = understand(choice.text, seen)
      expect({ text: choice.text, errors }).toEqual({ text: choice.text, errors: [] })
      expect(orders).toEqual(choice.orders)
    }
  })
})

test('COH-15.1 the same view and dice give the same choice, and nothing hidden changes it', () => {
  const asked = battle('desert_oasis', ['centurion', 'centurion'], 'twice', 6).filter(({ state }) => state.turn >= 3)
  for (const { state, config, seat } of asked.slice(0, 3))
    for (const level of LEVELS) {
      const other = structuredClone(state)
      for (const unit of other.units)
        if (unit.seat !== seat) {
          unit.morale = 1 + (unit.morale % 40)
          unit.order = { ...unit.order, stance: 'evade' }
        }
      expect(view(other, seat, config)).toEqual(view(state, seat, config))
      const answers = [state, state, other].map((each) => {
        const seen = JSON.parse(JSON.stringify(view(each, seat, config)))
        return bot.choose(seen, seededDice(seedFrom('same')), { level }, {})
      })
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
})

test('COH-15.1 the strategos stops at its most evaluations', () => {
  const asked = battle('mountain_pass', ['centurion', 'centurion'], 'cap', 7).filter(({ state }) => state.turn >= 4)
  const counts = asked.map(
    ({ state, config, seat }) => strategos(view(state, seat, config), seededDice(seedFrom('cap')), {}).evaluations,
  )
  expect(Math.max(...counts)).toBeGreaterThan(100)
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_TURNS)
  expect(MOST_TURNS).toBeLessThanOrEqual(20_000)
})
