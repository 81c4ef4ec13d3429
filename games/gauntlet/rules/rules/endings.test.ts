import { scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../events.ts'
import type { Unit } from '../state.ts'
import { type Standing, scene } from '../testing/scene.ts'
import { beatBattle } from './battle.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 1], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 8], side: 1, ...numbers })
const FLEES: Partial<Unit> = { state: 'retreating', resolve: 0 }

/** How a battle stands after the end of this round: its result, or the step that comes next, and what was told of it. */
function endOf(units: readonly Standing[], round = 5, roundLimit = 40): string {
  const { battle, field } = scene(units)
  Object.assign(battle, { step: 'end', round, roundLimit })
  const told: BattleEvent[] = []
  beatBattle(battle, field.content, { dice: scriptedDice([]), tell: (event) => void told.push(event) })
  const ends = told.filter(({ type }) => type === 'battle_ended')
  const { result, step } = battle
  if (result === null) return `${step} ${ends.length}`
  expect(ends).toEqual([{ type: 'battle_ended', result }])
  return `${result.winner} ${result.reason} ${result.rounds} ${result.shares.join(':')}`
}

describe('GB-1104 how a battle ends', () => {
  test('a side whose units all flee has lost, with any number of HP', () => {
    expect(endOf([A({ is: FLEES }), B({ is: { hp: 10 } })])).toBe('1 rout 5 10000:1000')
    expect(endOf([A({ is: { hp: 10 } }), B({ is: FLEES })])).toBe('0 rout 5 1000:10000')
    expect(endOf([A({ is: FLEES }), A({ at: [5, 1] }), B()])).toBe('round 0')
    expect(endOf([A({ is: FLEES }), A({ at: [5, 1], tags: ['Structure'] }), B()])).toBe('1 rout 5 10000:10000')
    expect(endOf([A({ is: FLEES }), A({ at: [5, 1], is: { side: 1 } }), B()])).toBe('round 0')
  })

  test('when both flee the higher share of HP wins, then more units, then it is a draw', () => {
    const fled = (hp: number): Partial<Unit> => ({ ...FLEES, hp })
    expect(endOf([A({ is: fled(60) }), B({ is: fled(59) })])).toBe('0 rout 5 6000:5900')
    expect(endOf([A({ is: fled(59) }), B({ is: fled(60) })])).toBe('1 rout 5 5900:6000')
    expect(endOf([A({ is: fled(60) }), B({ is: fled(60) })])).toBe('null rout 5 6000:6000')
    const two = [B({ is: fled(60) }), B({ at: [5, 8], is: fled(60) })]
    expect(endOf([A({ is: fled(60) }), ...two])).toBe('1 rout 5 6000:6000')
  })

  test('a side without units other than Structures has lost, and summons that go are gone', () => {
    const summoned: Partial<Unit> = { summoned: true, rounds: 1 }
    expect(endOf([A({ is: summoned }), B()])).toBe('1 elimination 5 0:10000')
    expect(endOf([A({ is: summoned }), B({ is: summoned })])).toBe('null elimination 5 0:0')
    expect(endOf([A({ is: { ...summoned, rounds: 2 } }), B()])).toBe('round 0')
    expect(endOf([A({ tags: ['Structure'] }), B()])).toBe('1 elimination 5 10000:10000')
    // In a round in which it would tire nobody does, since it is over.
    expect(endOf([A(), B({ is: summoned })], 20)).toBe('0 elimination 20 10000:0')
  })

  test('at the limit the higher share wins, the dead counted as part of the whole, summons not', () => {
    const dead: Partial<Unit> = { state: 'dead', cell: -1, hp: 0 }
    expect(endOf([A({ is: { hp: 51 } }), B({ is: { hp: 50 } })], 10, 10)).toBe('0 round_limit 10 5100:5000')
    expect(endOf([A({ is: { hp: 51 } }), B({ is: { hp: 50 } })], 9, 10)).toBe('round 0')
    expect(endOf([A(), A({ at: [5, 1], is: dead }), B({ is: { hp: 50 } })], 10, 10)).toBe(
      'null round_limit 10 5000:5000',
    )
    expect(endOf([A(), A({ at: [5, 1], is: { summoned: true } }), B()], 10, 10)).toBe('null round_limit 10 10000:10000')
    expect(endOf([A({ is: { hp: 50 } }), A({ at: [5, 1] }), B({ is: { hp: 75 } })], 10, 10)).toBe(
      '0 round_limit 10 7500:7500',
    )
  })

  test('GB-413 weariness takes its part from every unit, and decides when none would be left', () => {
    const standing = (a: number, b: number): Standing[] => [A({ is: { hp: a } }), B({ is: { hp: b } })]
    expect(endOf(standing(4, 4), 15)).toBe('round 0')
    expect(endOf(standing(5, 4), 16)).toBe('0 elimination 16 100:0')
    expect(endOf(standing(4, 4), 16)).toBe('null weariness 16 400:400')
    expect(endOf(standing(3, 4), 16)).toBe('1 weariness 16 300:400')
    expect(endOf([...standing(4, 4), A({ at: [5, 1], tags: ['Structure'] })], 16)).toBe('0 weariness 16 5200:400')
  })
})
