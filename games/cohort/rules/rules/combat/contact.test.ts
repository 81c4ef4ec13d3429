import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { at, away, foe, own, type Piece, position, unit } from '../../testing/position.ts'
import { turnToMeet } from './contact.ts'
import { fightAll } from './melee.ts'

describe('COH-6.7 facing', () => {
  const turned = (mine: Partial<Piece>, ...others: readonly Piece[]) => {
    const state = position([own('C12', { facing: 'N', ...mine }), ...others])
    const play = at(state)
    turnToMeet(play)
    turnToMeet({ ...at(position([own('C12', { facing: 'N', ...mine }), ...others])), tell: undefined })
    const told = play.heard.flatMap((event) =>
      event.type === 'faced' && event.unit === 1 ? [event.from + event.to] : [],
    )
    return [unit(state, 1).facing, ...told]
  }

  it('a steady unit with enemies beside it and none in front turns to the strongest', () => {
    expect(turned({}, foe('D12'))).toEqual(['E', 'NE'])
    expect(turned({}, foe('C13'))).toEqual(['S', 'NS'])
    expect(turned({}, foe('D12', { men: 50 }), foe('B12'))).toEqual(['W', 'NW'])
    expect(turned({}, foe('D12'), foe('B12', { men: 50 }))).toEqual(['E', 'NE'])
    // Men count by weight.
    expect(turned({}, foe('D12'), foe('B12', { kind: 'warElephants', men: 10, weight: 1100 }))).toEqual(['W', 'NW'])
    expect(turned({}, foe('D12'), foe('C11', { men: 20 }))).toEqual(['N'])
    expect(turned({}, own('D12'), away)).toEqual(['N'])
    expect(turned({}, foe('E12'))).toEqual(['N'])
    expect(turned({}, foe('D12', { routing: true }))).toEqual(['N'])
    expect(turned({}, foe('D12', { unseen: true }))).toEqual(['N'])
  })

  it('of equals the first in its own order: N, E, S, W for seat 0, turned by half for seat 1', () => {
    expect(turned({}, foe('D12'), foe('B12'))).toEqual(['E', 'NE'])
    const state = position([own('D12'), own('B12'), foe('C12', { facing: 'N' })])
    turnToMeet(at(state))
    expect(unit(state, 101).facing).toBe('W')
  })

  it('not in phalanx or testudo, nor forming, nor running', () => {
    expect(turned({ formation: 'phalanx' }, foe('D12'))).toEqual(['N'])
    expect(turned({ formation: 'testudo' }, foe('D12'))).toEqual(['N'])
    expect(turned({ forming: 'phalanx' }, foe('D12'))).toEqual(['N'])
    expect(turned({ routing: true }, foe('D12'))).toEqual(['N'])
    expect(turned({ formation: 'loose' }, foe('D12'))).toEqual(['E', 'NE'])
  })

  it('COH-6.5 a phalanx told to turn does so now, and that step is done', () => {
    const face = { do: 'face', toward: 'S' } as const
    const hold = { do: 'hold', until: null } as const
    const state = position([
      own('C12', {
        formation: 'phalanx',
        facing: 'N',
        turning: 'S',
        aside: { steps: [face, hold], stance: 'steady', fire: 'free' },
      }),
      own('G12', { turning: 'E', aside: { steps: [hold], stance: 'steady', fire: 'free' } }),
      foe('D12'),
    ])
    const play = at(state)
    turnToMeet(play)
    expect(unit(state, 1)).toMatchObject({ facing: 'S', turning: null, aside: { steps: [hold] } })
    expect(unit(state, 2)).toMatchObject({ facing: 'E', turning: null, aside: { steps: [hold] } })
    expect(play.heard).toMatchObject([{ type: 'faced', unit: 1, from: 'N', to: 'S' }])
  })

  it('COH-8.7 an ambush is over once somebody stands beside it', () => {
    const waits = (on: string, order: 'ambush' | 'hold') => {
      const step = order === 'ambush' ? ({ do: 'ambush' } as const) : ({ do: 'hold', until: null } as const)
      const state = position([own('C12', { aside: { steps: [step], stance: 'steady', fire: 'free' } }), foe(on)])
      turnToMeet(at(state))
      return unit(state, 1).aside?.steps.length
    }
    expect([waits('D12', 'ambush'), waits('E12', 'ambush'), waits('D12', 'hold')]).toEqual([0, 1, 1])
  })
})

describe('COH-8.2 melee', () => {
  const fought = (pieces: readonly Piece[], count: number) => {
    const state = position(pieces)
    const dice = scriptedDice(Array.from({ length: count }, () => 40))
    const play = at(state, dice)
    fightAll(play)
    dice.done()
    const blows = play.heard.flatMap((event) =>
      event.type === 'strike' ? [`${event.attacker}>${event.target} ${event.effort}`] : [],
    )
    return { state, blows }
  }

  it('everybody steady strikes all adjacent steady enemies in id order, effort shared', () => {
    const { blows, state } = fought([own('C12'), foe('D12'), foe('C11'), foe('B12', { routing: true })], 4)
    expect(blows).toEqual(['1>101 50', '1>102 50', '101>1 100', '102>1 100'])
    expect(state.units.map(({ fought: did }) => did)).toEqual([true, true, true, false])
  })

  it('or else all adjacent routers, who do not strike back', () => {
    const routers = [foe('D12', { routing: true }), foe('C11', { routing: true })]
    expect(fought([own('C12'), ...routers], 2).blows).toEqual(['1>101 50', '1>102 50'])
    expect(fought([own('C12'), own('D13'), foe('C11', { routing: true }), foe('B12')], 2).blows).toEqual([
      '1>102 100',
      '102>1 100',
    ])
    // The router is found before the steady one, or after it.
    expect(fought([own('C12'), foe('C11'), foe('B12', { routing: true })], 2).blows).toEqual(['1>101 100', '101>1 100'])
  })

  it('losses fall at the end: both strike with all their men', () => {
    const { state } = fought([own('C12'), foe('D12')], 2)
    expect(state.units.map(({ men, lost }) => [men, lost])).toEqual([
      [91, 9],
      [91, 9],
    ])
  })

  it('COH-9.1 the worst side a unit was struck from is kept, in any order of blows', () => {
    const struck = (facing: 'N' | 'E' | 'S' | 'W', ...from: readonly string[]) =>
      unit(fought([own('C12', { facing }), ...from.map((name) => foe(name))], 2 * from.length).state, 1).struck
    expect(struck('E', 'D12')).toBe('front')
    expect(struck('E', 'D12', 'C11')).toBe('flank')
    expect(struck('E', 'C11', 'D12')).toBe('flank')
    expect(struck('E', 'C11', 'B12')).toBe('rear')
    expect(struck('E', 'B12', 'C11')).toBe('rear')
  })

  it('nobody apart fights', () => {
    const { state } = fought([own('C12'), foe('E12')], 0)
    expect(state.units.map(({ fought: did, struck }) => [did, struck])).toEqual([
      [false, null],
      [false, null],
    ])
  })
})
