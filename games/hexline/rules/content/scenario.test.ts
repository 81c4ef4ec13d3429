import { expect, it } from 'vitest'
import { configSchema } from '../config.ts'
import { setupScenario } from '../rules/setup.ts'
import type { Unit } from '../state.ts'
import { randomSteps } from '../testing/steps.ts'
import { labConfig } from './scenario.ts'

const noDice = {
  int: (n: number) => n - 1,
  d: (n: number) => n,
  pick: <T>(list: readonly T[]) => list[0] as T,
  shuffle() {},
}

it.each(Array.from({ length: 12 }, (_, i) => i))('HEX-162 positions of random battle %i open in the lab', (number) => {
  for (const { view } of randomSteps(number).filter((_, frame) => frame % 7 === 0)) {
    const { battle, config } = view
    if (battle === null) continue
    const sides = new Set(battle.units.filter((unit) => unit.alive).map((unit) => unit.side))
    const lab = labConfig(battle, config)
    if (sides.size < 2) {
      expect(lab).toBeNull()
      continue
    }
    const read = configSchema.parse(JSON.parse(JSON.stringify(lab)))
    expect(read.ok ? [] : read.inputErrors).toEqual([])
    if (!read.ok || read.value.scenario === null) continue
    const opened = setupScenario(read.value, read.value.scenario, { dice: noDice, tell: undefined })
    const living = battle.units.filter((unit) => unit.alive)
    expect(opened.units.map(seen)).toEqual(living.map(seen))
    const ids = battle.order.slice(battle.index).filter((id) => battle.units[id - 1]?.alive)
    expect(opened.order.map((id) => living[id - 1]?.id)).toEqual(ids)
  }
})

/** What a scenario carries of a unit, cut to its limits. */
function seen(unit: Unit) {
  const { type, side, col, row, attack_range, speed, frozen_turns, silenced_turns, block_used, charges } = unit
  const max_hp = Math.min(unit.max_hp, 200)
  const numbers = {
    max_hp,
    hp: Math.min(unit.hp, max_hp),
    damage: Math.min(unit.damage, 50),
    armor: Math.max(unit.armor, -50),
  }
  return { type, side, col, row, attack_range, speed, frozen_turns, silenced_turns, block_used, charges, ...numbers }
}
