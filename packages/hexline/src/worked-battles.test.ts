import { countingDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { configSchema } from './config.ts'
import { READY_ARMIES } from './content/armies.ts'
import { setupBattle } from './setup.ts'
import type { HexlineConfig } from './state.ts'
import { stepBattle } from './step.ts'

describe('X25 whole battles with the counting stream', () => {
  test('shieldbearer and crossbowman against two greywolves', () => {
    const fought = fight(['shieldbearer', 'crossbowman'], ['greywolf', 'greywolf'])
    expect(fought.start.rows).toBe(5)
    expect(fought.start.units.map((unit) => [unit.id, unit.col, unit.row])).toEqual([
      [1, 5, 2],
      [2, 4, 2],
      [3, 11, 3],
      [4, 11, 2],
    ])
    expect(fought.start.order).toEqual([1, 4, 3, 2])
    expect(fought.summary).toEqual({ winner: 1, reason: 'eliminated', round: 6, steps: 21, draws: 24, units: 4 })
    expect(fought.left.map((unit) => [unit.id, unit.hp, unit.col, unit.row])).toEqual([
      [1, 16, 6, 2],
      [2, 12, 5, 2],
    ])
  })

  test('iron_line against hunting_pack', () => {
    const fought = fight(readyMade('iron_line'), readyMade('hunting_pack'))
    expect(fought.start.rows).toBe(8)
    expect(fought.start.order).toEqual([2, 11, 18, 8, 6, 10, 17, 12, 4, 16, 9, 7, 5, 3, 1, 15, 14, 13])
    expect(fought.summary).toEqual({ winner: 2, reason: 'eliminated', round: 9, steps: 137, draws: 230, units: 18 })
    expect(fought.left.map((unit) => [unit.id, unit.hp])).toEqual([
      [11, 3],
      [13, 12],
      [14, 20],
      [17, 13],
      [18, 13],
    ])
    expect(fought.left.find((unit) => unit.id === 14)?.damage).toBe(15)
  })

  test('last_rites against falling_glass', () => {
    const fought = fight(readyMade('last_rites'), readyMade('falling_glass'))
    expect(fought.start.rows).toBe(8)
    expect(fought.summary).toEqual({ winner: 1, reason: 'eliminated', round: 11, steps: 134, draws: 195, units: 25 })
    expect(fought.left.map((unit) => [unit.id, unit.hp])).toEqual([
      [1, 7],
      [6, 3],
      [7, 10],
      [9, 1],
    ])
  })

  test('knives_at_night against deep_frost', () => {
    const fought = fight(readyMade('knives_at_night'), readyMade('deep_frost'))
    expect(fought.start.rows).toBe(9)
    expect(fought.summary).toEqual({ winner: 2, reason: 'eliminated', round: 10, steps: 151, draws: 216, units: 33 })
    expect(fought.left.map((unit) => [unit.id, unit.hp])).toEqual([
      [13, 20],
      [15, 12],
      [16, 12],
      [17, 8],
      [19, 1],
      [21, 11],
    ])
  })
})

function fight(west: readonly string[], east: readonly string[]) {
  const config = defaults()
  const dice = countingDice()
  const ref = { dice, tell: undefined }
  const battle = setupBattle(config, 1, { army: west }, { army: east }, ref)
  const start = structuredClone(battle)
  while (battle.winner === null) stepBattle(battle, config, ref)
  const { winner, reason, round, steps, units } = battle
  return {
    start,
    summary: { winner, reason, round, steps, draws: dice.draws, units: units.length },
    left: units.filter((unit) => unit.alive),
  }
}

function readyMade(id: string): readonly string[] {
  const army = READY_ARMIES.find((ready) => ready.id === id)
  if (army === undefined) throw new Error(`no ready-made army ${id}`)
  return army.units
}

function defaults(): HexlineConfig {
  const parsed = configSchema.parse({})
  if (!parsed.ok) throw new Error('the defaults are refused')
  return parsed.value
}
