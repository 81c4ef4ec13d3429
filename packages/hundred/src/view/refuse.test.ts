import { expect, test } from 'vitest'
import type { HundredChoice, Step } from '../choice.ts'
import { configSchema } from '../config.ts'
import { hundredRules } from '../ruleset.ts'
import { attack, Battle, move, patch, special, unit } from '../testing/battle.ts'
import { refuse } from './refuse.ts'
import { view } from './view.ts'

const BATTLE = new Battle({
  west: [unit('warrior', 10000, 5000), unit('archer', 10000, 8000), unit('goblin', 10000, 11000)],
  east: [unit('orcWarrior', 20000, 5000)],
  terrain: [patch('R', 30000, 5000, 2000, 2000)],
})
const SEEN = view(BATTLE.state, 0, BATTLE.config)

function code(id: number, ...steps: readonly Step[]): string | undefined {
  return refuse(SEEN, { type: 'orders', plans: { [id]: { steps, loop: false } }, policies: {} })?.code
}

test('HUN-1402 HUN-1403 orders are refused with the first problem, its unit and step', () => {
  expect(code(1, move({ x: 12000, y: 5000 }))).toBeUndefined()
  expect(code(9)).toBe('unknown_unit')
  expect(code(101)).toBe('not_your_unit')
  expect(code(1, move({ x: 99000, y: 5000 }))).toBe('off_map')
  expect(code(1, move({ x: 31000, y: 6000 }))).toBe('point_blocked')
  expect(code(1, move({ area: 'moon' }))).toBe('bad_target')
  expect(code(1, move({ unit: 1 }))).toBe('bad_target')
  expect(code(1, attack(77))).toBe('bad_target')
  expect(code(1, attack(2))).toBe('friendly_target')
  expect(code(1, attack(101, { kind: 'aimed' }))).toBe('aim_needed')
  expect(code(1, attack(101, { weapon: 'lance' }))).toBe('no_such_weapon')
  expect(code(2, attack(101, { weapon: 'bow', kind: 'power' }))).toBe('weapon_cannot')
  expect(code(2, attack(101, { ammo: 'fire' }))).toBe('no_ammo')
  expect(code(1, attack(101, { ammo: 'fire' }))).toBe('weapon_cannot')
  expect(code(1, { do: 'useItem', item: 'oil', target: { x: 1, y: 1 }, when: null })).toBe('no_such_item')
  expect(code(2, special('shieldWall'))).toBe('no_shield')
  expect(code(1, special('treat', 2))).toBe('lacks_trait')
  expect(code(1, special('intimidate', 101))).toBe('lacks_trait')
  expect(code(3, special('challenge', 101))).toBe('lacks_trait')
  expect(code(1, special('execute', 'nearest'))).toBe('bad_target')
  expect(code(1, { do: 'reload', when: null })).toBe('weapon_cannot')
  expect(code(1, { do: 'switch', slot: 2, when: null })).toBe('no_such_weapon')
  expect(code(1, { do: 'pickup', item: 'i1', when: null })).toBe('bad_target')
  expect(code(1, { do: 'hold', turns: 0, ticks: 0, when: null })).toBe('bad_param')
  expect(code(1, attack(101, { when: { is: 'targetDead', target: 55, not: false } }))).toBe('bad_condition')
  expect(code(1, ...Array.from({ length: 13 }, () => move({ x: 12000, y: 5000 })))).toBe('too_many_steps')
  expect(refuse(SEEN, { type: 'deploy', placements: [], halves: {} })?.code).toBe('wrong_phase')
  const message = refuse(SEEN, {
    type: 'orders',
    plans: { 1: { steps: [move({ x: 12000, y: 5000 }), attack(2)], loop: false } },
    policies: {},
  })?.message
  expect(message).toBe('u1, step 2: Not at a friend.')
})

test('HUN-1402 the fallen and the routed take no orders', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 8000)],
    east: [unit('goblin', 30000, 5000)],
  })
  battle.set(1, 'health', 'woundState', 'down').set(2, 'moraleState', 'state', 'routed')
  const seen = view(battle.state, 0, battle.config)
  const of = (id: number) =>
    refuse(seen, { type: 'orders', plans: { [id]: { steps: [], loop: false } }, policies: {} })?.code
  expect([of(1), of(2)]).toEqual(['unit_down', 'unit_routed'])
})

test('HUN-1402 deployment: in the zone, on open ground, with room, and one special half at most', () => {
  const parsed = configSchema.parse({})
  if (!parsed.ok) throw new Error('No config')
  const config = parsed.value
  const ref = {
    config,
    dice: { int: () => 0, d: () => 1, pick: (list: readonly unknown[]) => list[0] as never, shuffle: () => undefined },
    tell: undefined,
    work: undefined as never,
    late: [],
  }
  const state = hundredRules.setup(config, ref)
  expect(state.phase).toBe('deployment')
  const seen = view(state, 0, config)
  const of = (choice: Partial<Extract<HundredChoice, { type: 'deploy' }>>) =>
    refuse(seen, { type: 'deploy', placements: [], halves: {}, ...choice })?.code
  const put = (id: number, x: number, y: number) => ({ unit: id, x, y, facing: null })
  expect(of({ placements: [put(1, 5000, 10000)] })).toBeUndefined()
  expect(of({ placements: [put(1, 15000, 10000)] })).toBe('outside_zone')
  expect(of({ placements: [put(1, 7000, 18100)] })).toBe('overlap')
  expect(of({ placements: [put(101, 5000, 10000)] })).toBe('unknown_unit')
  expect(of({ halves: { 7: ['standard', 'fire'] } })).toBeUndefined()
  expect(of({ halves: { 7: ['bodkin', 'fire'] } })).toBe('bad_ammo')
  expect(of({ halves: { 1: ['standard', 'fire'] } })).toBe('bad_ammo')
})
