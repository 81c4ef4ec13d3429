import { describe, expect, it } from 'vitest'
import { tileName } from '../content/terms.ts'
import { at, moveTo, order, type Piece, playTurn, position, tile, unit } from '../testing/position.ts'
import { DIRECT, findPath } from './ground/path.ts'

const P = { kind: 'professional' } as const
const own = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 0, ...P, at, ...more })
const foe = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 1, ...P, at, ...more })
const away = foe('T20')
const where = (state: Parameters<typeof unit>[0], id: number) => tileName(unit(state, id).tile)

describe('formations and facing', () => {
  it('COH-6.3 a phalanx takes the turn to form, counts as standard meanwhile, and cannot begin while engaged', () => {
    const state = position([own('C12', { equipment: ['warSpears'] }), away])
    const events = playTurn(state, [order(1, [{ do: 'form', formation: 'phalanx' }, moveTo('F12')])])
    expect(events.filter(({ type }) => type === 'formation').map((event) => 'state' in event && event.state)).toEqual([
      'begun',
      'done',
    ])
    expect([where(state, 1), unit(state, 1).formation]).toEqual(['C12', 'phalanx'])
    const met = position([own('C12', { equipment: ['warSpears'] }), foe('D12')])
    playTurn(met, [order(1, [{ do: 'form', formation: 'phalanx' }])], [0, 0])
    expect(unit(met, 1).formation).toBe('standard')
  })

  it('COH-6.3 COH-5.10 Romans change formation at once, even while engaged', () => {
    const state = position([own('C12', { equipment: ['heavyShields'] }), foe('D12')], {
      cultures: ['roman_republic', 'sarmatian'],
    })
    playTurn(state, [order(1, [{ do: 'form', formation: 'testudo' }])], [0, 0])
    expect(unit(state, 1).formation).toBe('testudo')
  })

  it('COH-6.4 heavy losses disorder a phalanx for the next turn', () => {
    const state = position([own('C12', { equipment: ['warSpears'], formation: 'phalanx', facing: 'N' }), foe('D12')])
    playTurn(state, [], [0, 10])
    expect(unit(state, 1)).toMatchObject({ disordered: true, formation: 'phalanx' })
  })

  it('COH-6.5 a phalanx keeps its facing, pays for steps aside, and turns only by standing', () => {
    const state = position([own('C12', { equipment: ['warSpears'], formation: 'phalanx' }), away])
    const steps = playTurn(state, [order(1, [moveTo('C13')])]).filter(({ type }) => type === 'step')
    expect(steps).toMatchObject([{ cost: 3 }])
    expect(unit(state, 1).facing).toBe('E')
    playTurn(state, [order(1, [{ do: 'face', toward: 'N' }, moveTo('C9')])])
    expect([unit(state, 1).facing, where(state, 1)]).toEqual(['N', 'C13'])
  })

  it('COH-6.5 COH-5.17 berserkers go for the nearest enemy they see, against their orders', () => {
    const state = position([own('C12', { formation: 'berserker' }), foe('F12')], { cultures: ['celtic', 'sarmatian'] })
    playTurn(state, [order(1, [moveTo('A12')])], [0, 0])
    expect(where(state, 1)).toBe('E12')
  })

  it('COH-6.5 an order to close ranks, which the wild do not take, does not hold them back', () => {
    const wild = own('C12', { formation: 'berserker', equipment: ['warSpears'] })
    const state = position([wild, foe('F12')], { cultures: ['celtic', 'sarmatian'] })
    playTurn(state, [order(1, [{ do: 'form', formation: 'phalanx' }])], [0, 0])
    expect([where(state, 1), unit(state, 1).formation]).toEqual(['E12', 'berserker'])
  })

  it('COH-6.6 a unit that has moved stops in an enemy zone, but not in that of scouts', () => {
    const state = position([own('A13'), foe('C12')])
    playTurn(state, [order(1, [moveTo('D13')])], [0, 0])
    expect(where(state, 1)).toBe('C13')
    const past = position([own('A13'), foe('C12', { kind: 'scouts' })])
    playTurn(past, [order(1, [moveTo('D13')])])
    expect(where(past, 1)).toBe('D13')
  })

  it('COH-6.7 a unit turns to meet the stronger enemy beside it, not one that came unseen', () => {
    const meet = (unseen: boolean) => {
      const state = position([own('C12', { facing: 'W' }), foe('D12', { unseen })])
      if (unseen) state.seats[0].contacts = []
      playTurn(state, [], [0, 0])
      return unit(state, 1).facing
    }
    expect([meet(false), meet(true)]).toEqual(['E', 'W'])
  })
})

describe('orders in action', () => {
  it('COH-7.1 steps run in sequence and movement flows on while the budget lasts', () => {
    const state = position([own('C12'), away])
    playTurn(state, [order(1, [moveTo('D12'), moveTo('D13'), { do: 'face', toward: 'N' }])])
    expect([where(state, 1), unit(state, 1).facing, unit(state, 1).order.steps]).toEqual(['D13', 'N', []])
  })

  it('COH-7.1 a move is done when only a friend that stood still bars its last step', () => {
    const state = position([own('C12'), own('E12'), away])
    playTurn(state, [order(1, [moveTo('E12')])])
    expect([where(state, 1), unit(state, 1).order.steps]).toEqual(['D12', []])
  })

  it('COH-7.2 a cautious unit that had to wait stops too when an enemy comes within 3 meanwhile', () => {
    const state = position([own('D11', { kind: 'scouts' }), own('C12'), foe('G12')])
    const cautious = order(2, [moveTo('E12')], { stance: 'cautious' })
    const events = playTurn(state, [order(1, [moveTo('D14')]), cautious, order(101, [moveTo('F12')])])
    expect(events.find(({ type }) => type === 'wait')).toMatchObject({ unit: 2, pulse: 1 })
    expect(where(state, 2)).toBe('C12')
  })

  it('COH-13.8 a wait is told once, however long an enemy out of sight marches on', () => {
    const waits = (goal: string) => {
      const state = position([own('C12'), own('E12'), foe('T20')])
      const events = playTurn(state, [order(1, [moveTo('E12')]), order(101, [moveTo(goal)])])
      expect([where(state, 1), where(state, 101)]).toEqual(['D12', goal])
      return events.filter(({ type }) => type === 'wait')
    }
    expect(waits('T20')).toHaveLength(1)
    expect(waits('T18')).toEqual(waits('T20'))
  })

  it('COH-7.2 the cautious stop when they see an enemy within 3, the evasive get away', () => {
    const state = position([own('C12'), foe('G12')])
    playTurn(state, [order(1, [moveTo('G12')], { stance: 'cautious' })])
    expect(where(state, 1)).toBe('D12')
    const runner = position([own('C12'), foe('E12')])
    playTurn(runner, [order(1, [{ do: 'hold', until: null }], { stance: 'evade' })])
    expect(where(runner, 1)).toBe('C9')
  })

  it('COH-7.2 COH-9.5 an aggressive unit pounces within 2', () => {
    const state = position([own('C12'), foe('E12')])
    playTurn(state, [order(1, [{ do: 'hold', until: null }], { stance: 'aggressive' })], [0, 0])
    expect(where(state, 1)).toBe('D12')
  })

  it('COH-7.4 by road goes round by the road, and confirmed enemies close their tiles', () => {
    const state = position([own('C5'), away], { config: { map: 'desert_oasis' } })
    const path: number[] = []
    findPath(at(state), unit(state, 1), tile('P5'), { route: 'road' }, path)
    expect(path.map(tileName)).toContain('J6')
    const barred = position([own('C12'), foe('D12')])
    const play = at(barred)
    play.scene.marks[0][tile('D12')] = 1
    findPath(play, unit(barred, 1), tile('E12'), DIRECT, path)
    expect(path.map(tileName)).not.toContain('D12')
  })

  it('COH-7.6 friends may change places, enemies who try stop', () => {
    const friends = position([own('C12'), own('D12'), away])
    playTurn(friends, [order(1, [moveTo('D12')]), order(2, [moveTo('C12')])])
    expect([where(friends, 1), where(friends, 2)]).toEqual(['D12', 'C12'])
    const enemies = position([own('C12'), foe('D12')])
    const events = playTurn(enemies, [order(1, [moveTo('D12')]), order(101, [moveTo('C12')])], [0, 0])
    expect(events.filter((event) => event.type === 'halt' && event.reason === 'swap')).toHaveLength(2)
  })

  it('COH-7.8 turning one’s back on an enemy costs a blow in the rear, loose order none', () => {
    const state = position([own('C12', { facing: 'E' }), foe('D12', { facing: 'W' })])
    const events = playTurn(state, [order(1, [moveTo('A12')])], [0])
    expect(events.filter((event) => event.type === 'strike')).toMatchObject([
      { kind: 'parting', side: 'rear', effort: 50 },
    ])
    const loose = position([own('C12', { kind: 'levy', formation: 'loose' }), foe('D12')])
    expect(playTurn(loose, [order(1, [moveTo('A12')])]).some(({ type }) => type === 'strike')).toBe(false)
  })

  it('COH-7.10 an if runs once instead of the main order, a when becomes it', () => {
    const state = position([own('C12'), away])
    const test = { test: 'turn', turn: 2 } as const
    const hold = { steps: [{ do: 'hold', until: null }], stance: 'steady', fire: 'free' } as const
    const go = { steps: [moveTo('C8')], stance: 'steady', fire: 'free' } as const
    playTurn(state, [{ unit: 1, main: hold, conditions: [{ on: 'when', test, order: go }] }])
    expect(where(state, 1)).toBe('C12')
    playTurn(state)
    expect([where(state, 1), unit(state, 1).order.conditions]).toEqual(['C9', []])
    const once = position([own('C12'), away])
    playTurn(once, [{ unit: 1, main: hold, conditions: [{ on: 'unless', test, order: go }] }])
    playTurn(once)
    expect([where(once, 1), unit(once, 1).order.steps]).toEqual(['C9', hold.steps])
  })

  it('COH-7.11 home is the nearest tile of the own zone', () => {
    const state = position([own('F12'), away])
    playTurn(state, [order(1, [{ do: 'move', to: { is: 'home' }, route: 'direct' }])])
    expect(where(state, 1)).toBe('C12')
  })

  it('COH-7.12 Mongols dismount for a turn and mount again by themselves', () => {
    const state = position([own('C12', { kind: 'cavalry' }), away], { cultures: ['mongol', 'sarmatian'] })
    playTurn(state, [order(1, [{ do: 'dismount' }, { do: 'hold', until: null }])])
    expect(unit(state, 1).dismounted).toBe(true)
    const events = playTurn(state, [order(1, [{ do: 'dismount' }])])
    expect([unit(state, 1).dismounted, events.some(({ type }) => type === 'mounted')]).toEqual([false, true])
  })
})
