import { countingDice } from '@tessera/kernel'
import { expect, it } from 'vitest'
import { READY_ARMIES } from '../content/armies.ts'
import { BLADE } from '../content/roster.ts'
import type { Battle, HexlineState, Unit } from '../state.ts'
import { configWith } from '../testing/scene.ts'
import { stepsOf } from '../testing/steps.ts'
import { COLUMNS } from './board/board.ts'
import { brokenInvariants } from './invariants.ts'
import { newUnit } from './unit.ts'

const [iron, , pack] = READY_ARMIES
const config = configWith({ armies: [iron?.units ?? [], pack?.units ?? []] })
const start = () => stepsOf(config, countingDice(), 30).at(-1)?.state as HexlineState

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

it('HEX-200 to HEX-205 what is just still sound is sound, and one more is not', () => {
  const { rows } = start().battle as Battle
  const free = { 0: [0, 0], 1: [COLUMNS - 1, rows - 1] } as const
  const broken = (unitIs: Partial<Unit>, battleIs: Partial<Battle> = {}): readonly string[] => {
    const state = start()
    const { battle } = state
    const unit = battle?.units.find((entry) => entry.alive && entry.type === 'shieldbearer')
    if (battle === null || unit === undefined) throw new Error('the position has no shieldbearer')
    Object.assign(unit, unitIs)
    Object.assign(battle, battleIs)
    return brokenInvariants(state, config).map((sentence) => sentence.replace(/#\d+ \w+ /, ''))
  }
  const at = ([col, row]: readonly [number, number]): Partial<Unit> => ({ col, row })
  expect([at(free[0]), at(free[1])].map((place) => broken(place))).toEqual([[], []])
  for (const [col, row] of [
    [0, -1],
    [-1, 0],
    [COLUMNS, 0],
    [0, rows],
  ] as const)
    expect(broken(at([col, row]))).toEqual([`HEX-200: off the board at (${col},${row})`])
  expect([broken({ hp: 1, max_hp: 1 }), broken({ hp: 2, max_hp: 1 })]).toEqual([[], ['HEX-200: is alive with 2 of 1']])
  expect(broken({ hp: 0 })).toEqual([expect.stringMatching(/^HEX-200: is alive with 0 of/)])
  expect(broken({ alive: false, hp: 0 })).toEqual([])
  expect(broken({ alive: false, hp: 1 })).toEqual([expect.stringMatching(/^HEX-200: is dead with 1 of/)])
  expect([broken({ turns_taken: 3 }), broken({ turns_taken: 4 })]).toEqual([[], ['HEX-203: took 4 turns']])
  expect([broken({ block_used: 1 }), broken({ block_used: 2 })]).toEqual([[], ['HEX-201: blocked 2 of 1']])
  for (const counter of ['frozen_turns', 'silenced_turns', 'block_used', 'ramp_accumulated', 'damage'] as const) {
    expect(broken({ [counter]: 0 })).toEqual([])
    expect(broken({ [counter]: -1 })).toEqual([expect.stringMatching(/^HEX-201: has a negative number among/)])
  }
  expect(broken({ charges: [] })).toEqual(['HEX-201: has charges '])
  expect(broken({ charges: [-1] })).toEqual(['HEX-201: has charges -1'])
  expect(broken({}, { stale: 2 })).toEqual([])
  expect(broken({}, { stale: 3 })).toEqual([expect.stringMatching(/^HEX-205: the winner is null with .* 3 stale$/)])
  expect(broken({}, { round: config.round_limit })).toEqual([])
  expect(broken({}, { round: config.round_limit + 1 })).toHaveLength(1)
})

it('HEX-120 HEX-204 HEX-205 the side that is left wins, neither after stale rounds; four Blades and no more', () => {
  const spoiled = (spoil: (battle: Battle) => void): readonly string[] => {
    const state = start()
    spoil(state.battle as Battle)
    return brokenInvariants(state, config).map((sentence) => sentence.replace(/#\d+ \w+ /, ''))
  }
  const without = (side: number, winner: Battle['winner']) => (battle: Battle) => {
    for (const unit of battle.units) if (unit.side === side) Object.assign(unit, { alive: false, hp: 0 })
    Object.assign(battle, { winner, reason: winner === null ? null : 'eliminated' })
  }
  expect([without(2, 1), without(1, 2)].map(spoiled)).toEqual([[], []])
  expect([without(2, 2), without(1, 1)].map(spoiled)).toEqual([
    ['HEX-120: 2 won, 1 is left'],
    ['HEX-120: 1 won, 2 is left'],
  ])
  expect(spoiled(without(2, null))).toEqual([expect.stringMatching(/^HEX-205: the winner is null/)])
  expect(spoiled((battle) => Object.assign(battle, { stale: 3, winner: 0, reason: 'stalemate' }))).toEqual([])
  expect(spoiled((battle) => Object.assign(battle, { stale: 3, winner: 1, reason: 'stalemate' }))).toEqual([
    'HEX-120: 1 won, 1 is left',
  ])
  expect(spoiled((battle) => Object.assign(battle, { stale: 3, winner: 0 }))).toEqual([
    'HEX-205: winner 0 for the reason null',
  ])
  const summoned = (count: number) => (battle: Battle) => {
    Object.assign(battle, { stale: 3, winner: 0, reason: 'stalemate' })
    const taken = new Set(battle.units.filter(({ alive }) => alive).map(({ col }) => col))
    const col = Array.from({ length: COLUMNS }, (_, n) => n).find((n) => !taken.has(n)) ?? -1
    for (let row = 0; row < count; row++) {
      const blade = newUnit(battle.units.length + 1, BLADE, 1, col, row)
      blade.summoner_id = 1
      battle.units.push(blade)
    }
  }
  expect([spoiled(summoned(4)), spoiled(summoned(5))]).toEqual([[], ['HEX-204: has 5 living Blades']])
})
