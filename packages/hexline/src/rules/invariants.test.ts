import { countingDice } from '@tessera/kernel'
import { expect, it } from 'vitest'
import { READY_ARMIES } from '../content/armies.ts'
import type { Battle, HexlineState, Unit } from '../state.ts'
import { configWith } from '../testing/scene.ts'
import { told } from '../testing/told.ts'
import { brokenInvariants } from './invariants.ts'

const [iron, , pack] = READY_ARMIES
const config = configWith({ armies: [iron?.units ?? [], pack?.units ?? []] })
const start = () => told(config, countingDice(), 30).at(-1)?.state as HexlineState

it('finds nothing in a sound state', () => {
  expect(brokenInvariants(start(), config)).toEqual([])
})

it.each<[string, (battle: Battle, unit: Unit, state: HexlineState) => void]>([
  ['HEX-200', (battle, unit) => Object.assign(unit, { col: battle.units[1]?.col, row: battle.units[1]?.row })],
  ['HEX-200', (_, unit) => Object.assign(unit, { row: 14 })],
  ['HEX-200', (_, unit) => Object.assign(unit, { hp: unit.max_hp + 1 })],
  ['HEX-200', (_, unit) => Object.assign(unit, { hp: 0 })],
  ['HEX-201', (_, unit) => Object.assign(unit, { damage: -1 })],
  ['HEX-201', (_, unit) => Object.assign(unit, { charges: [1] })],
  ['HEX-201', (_, unit) => Object.assign(unit, { block_used: 2 })],
  ['HEX-202', (battle) => battle.queue.push({} as never)],
  ['HEX-203', (battle, unit) => battle.order.push(unit.id)],
  ['HEX-203', (_, unit) => Object.assign(unit, { turns_taken: 4 })],
  ['HEX-204', (_, unit) => Object.assign(unit, { summoner_id: 2 })],
  ['HEX-204', (_, unit) => Object.assign(unit, { id: 40 })],
  ['HEX-205', (battle) => Object.assign(battle, { stale: 3 })],
  ['HEX-205', (battle) => Object.assign(battle, { winner: 1, reason: 'eliminated' })],
  ['HEX-3', (_, unit) => Object.assign(unit, { armor: 0.5 })],
  ['HEX-11', (_battle, _unit, state) => Object.assign(state, { score: [1, 0] })],
  ['HEX-11', (_battle, _unit, state) => Object.assign(state, { score: [0, 1] })],
  ['HEX-11', (_battle, _unit, state) => Object.assign(state, { phase: 'over' })],
  ['HEX-11', (_battle, _unit, state) => Object.assign(state, { result: { winner: 0, reason: 'score' } })],
  ['HEX-11', (_battle, _unit, state) => Object.assign(state, { past: Array.from({ length: 99 }, () => ({})) })],
  ['HEX-10', (_battle, _unit, state) => Object.assign(state, { battle_number: 7 })],
])('%s is noticed when broken', (rule, damage) => {
  const state = start()
  const unit = state.battle?.units.find((entry) => entry.alive && entry.type === 'shieldbearer')
  if (state.battle === null || unit === undefined) throw new Error('the position has no shieldbearer')
  damage(state.battle, unit, state)
  expect(brokenInvariants(state, config).some((sentence) => sentence.startsWith(`${rule}:`))).toBe(true)
})

it('says in so many words what is broken, and nothing else', () => {
  const broken = (damage: (battle: Battle, unit: Unit, state: HexlineState) => void): readonly string[] => {
    const state = start()
    const { battle } = state
    const unit = battle?.units.find((entry) => entry.alive && entry.type === 'shieldbearer')
    if (battle === null || unit === undefined) throw new Error('the position has no shieldbearer')
    damage(battle, unit, state)
    return brokenInvariants(state, config).map((sentence) => sentence.replace(/#\d+/, '#'))
  }
  const acted = (battle: Battle, unit: Unit): void => {
    unit.has_acted = true
    battle.order = [
      ...battle.order.slice(0, battle.index),
      ...battle.order.slice(battle.index).filter((id) => id !== unit.id),
    ]
  }
  expect(broken((battle) => Object.assign(battle, { reason: 'eliminated' }))).toEqual([
    'HEX-205: winner null for the reason eliminated',
  ])
  expect(broken(acted)).toEqual([])
  expect(
    broken((battle, unit) => {
      acted(battle, unit)
      unit.ready_triggered = true
    }),
  ).toEqual(['HEX-202: # shieldbearer has acted and is still owed a turn'])
  expect(broken((_battle, _unit, state) => Object.assign(state, { battle_number: 7 }))).toEqual([
    'HEX-10: battle 1 is fought as 7',
  ])
  // Between two battles the last one is still there.
  expect(broken((_battle, _unit, state) => Object.assign(state, { battle_number: 7, phase: 'muster' }))).toEqual([])
  expect(broken((_battle, _unit, state) => Object.assign(state, { battle: null, phase: 'muster' }))).toEqual([])
})
