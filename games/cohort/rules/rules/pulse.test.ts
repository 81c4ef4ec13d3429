import { describe, expect, it, test } from 'vitest'
import { tileName } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import type { GivenOrder, Step } from '../order.ts'
import {
  at,
  away,
  foe,
  type Given,
  moveTo,
  order,
  own,
  type Piece,
  playTurn,
  position,
  tile,
  unit,
} from '../testing/position.ts'
import { marchOn, partingBlows } from './pulse.ts'

const where = (state: Parameters<typeof unit>[0], id: number) => tileName(unit(state, id).tile)
const halts = (events: readonly CohortEvent[]) =>
  events.flatMap((event) => (event.type === 'halt' ? [`${event.unit} ${event.reason} ${tileName(event.tile)}`] : []))
const hold: Step = { do: 'hold', until: null }

function turn(
  pieces: readonly Piece[],
  orders: readonly GivenOrder[],
  draws: readonly number[] = [],
  given: Given = {},
) {
  const state = position(pieces, given)
  const events = playTurn(state, orders, draws)
  return { state, events }
}

describe('COH-7.8 parting blows', () => {
  /** A blow that unit 1, set on this way, takes from those beside it. */
  function parting(mine: Partial<Piece>, theirs: Partial<Piece> = {}, first = 'B12') {
    const state = position([own('C12', { pinned: true, path: [tile(first)], ...mine }), foe('D12', theirs)])
    const play = at(state, { ...at(state).ref.dice, int: () => 40 })
    partingBlows(play)
    return play.heard.flatMap((event) =>
      event.type === 'strike' ? [`${event.kind} ${event.side} ${event.effort}`] : [],
    )
  }

  test.each<[string, Partial<Piece>, Partial<Piece>, string, boolean]>([
    ['who turns away', {}, {}, 'B12', true],
    ['who goes round it', {}, {}, 'C11', true],
    ['who was not engaged when the turn opened', { pinned: false }, {}, 'B12', false],
    ['who stays', { path: [] }, {}, 'B12', false],
    ['routers', { routing: true }, {}, 'B12', false],
    ['who is held up', { halted: true }, {}, 'B12', false],
    ['loose order', { formation: 'loose' }, {}, 'B12', false],
    ['from an enemy that looks elsewhere', {}, { facing: 'N' }, 'B12', false],
    ['from routers', {}, { routing: true }, 'B12', false],
    ['from an enemy on the move', {}, { path: [tile('E12')] }, 'B12', false],
    ['riders from foot', { kind: 'cavalry' }, {}, 'B12', false],
    ['riders from riders', { kind: 'cavalry' }, { kind: 'cavalry' }, 'B12', true],
    ['foot from riders', {}, { kind: 'cavalry' }, 'B12', true],
    ['riders on foot from foot', { kind: 'cavalry', dismounted: true }, {}, 'B12', true],
    ['who steps at it', {}, {}, 'D12', false],
  ])('%s', (_, mine, theirs, first, struck) => {
    expect(parting(mine, theirs, first)).toEqual(struck ? ['parting rear 50'] : [])
  })

  it('not where there is no way, not from friends, and everybody who fought has fought', () => {
    const state = position([own('I9', { pinned: true, path: [tile('J10')] }), foe('I8', { facing: 'S' })])
    partingBlows(at(state))
    expect(unit(state, 1).men).toBe(100)
    const two = position([
      own('C12', { pinned: true, path: [tile('B12')] }),
      own('C11', { facing: 'S' }),
      foe('D12'),
      foe('C13', { facing: 'N' }),
    ])
    const play = at(two, { ...at(two).ref.dice, int: () => 40 })
    partingBlows(play)
    expect(play.heard.map((event) => event.type === 'strike' && [event.attacker, event.target])).toEqual([
      [101, 1],
      [102, 1],
    ])
    expect(two.units.map(({ fought }) => fought)).toEqual([true, false, true, true])
    expect(unit(two, 1).lost).toBe(100 - unit(two, 1).men)
    const last = position([own('C12', { men: 1, pinned: true, path: [tile('B12')] }), own('A1'), foe('D12')])
    partingBlows(at(last, { ...at(last).ref.dice, int: () => 40 }))
    expect(last.units.map(({ id }) => id)).toEqual([2, 101])
  })
})

describe('COH-7.6 pulses', () => {
  it('stage 4 is always shown in eight parts; the last holds all pulses that are left', () => {
    const beats = (pieces: readonly Piece[]) => {
      const state = position(pieces)
      for (const one of state.units) one.left = 20
      let count = 1
      while (marchOn(at(state))) count++
      return [count, state.pulse, state.still]
    }
    expect(beats([own('C12'), away])).toEqual([8, 8, true])
    const far = { do: 'move', to: { is: 'tile', tile: tile('P6') }, route: 'direct' } as const
    const rider = own('D6', { kind: 'cavalry', aside: { steps: [far], stance: 'steady', fire: 'free' } })
    expect(beats([rider, away])).toEqual([8, 13, true])
  })

  it('a step tells where from and to, what it cost and left, when, and who saw all of it', () => {
    const { events } = turn([own('C12'), foe('F12')], [order(1, [moveTo('C13')]), order(101, [moveTo('H12')])])
    const steps = events.flatMap(({ ...event }) => (event.type === 'step' ? [event] : []))
    expect(steps.map(({ turn: _, stage: __, ...step }) => step)).toEqual([
      { type: 'step', unit: 1, from: tile('C12'), to: tile('C13'), cost: 2, left: 4, pulse: 1, seenBy: [true, false] },
      {
        type: 'step',
        unit: 101,
        from: tile('F12'),
        to: tile('G12'),
        cost: 2,
        left: 4,
        pulse: 1,
        seenBy: [false, true],
      },
      {
        type: 'step',
        unit: 101,
        from: tile('G12'),
        to: tile('H12'),
        cost: 2,
        left: 2,
        pulse: 2,
        seenBy: [false, true],
      },
    ])
    const watched = turn([own('C12'), foe('E12')], [order(101, [moveTo('E11')])]).events
    expect(watched.find(({ type }) => type === 'step')).toMatchObject({ seenBy: [true, true] })
  })

  it('of several for one tile the one with most left; friends wait, enemies stop', () => {
    const friends = turn(
      [own('C12'), own('E12', { kind: 'cavalry' }), away],
      [order(1, [moveTo('D12')]), order(2, [moveTo('D12')])],
    )
    expect([where(friends.state, 1), where(friends.state, 2)]).toEqual(['C12', 'D12'])
    expect(friends.events.filter(({ type }) => type === 'wait')).toMatchObject([
      { unit: 1, tile: tile('C12'), pulse: 1 },
    ])
    const equal = turn([own('C12'), own('E12'), away], [order(1, [moveTo('D12')]), order(2, [moveTo('D12')])])
    expect([where(equal.state, 1), where(equal.state, 2)]).toEqual(['D12', 'E12'])
    const tie = (roll: number) => {
      const { state, events } = turn(
        [own('C12'), foe('E12')],
        [order(1, [moveTo('D12')]), order(101, [moveTo('D12')])],
        [roll, 40, 40],
      )
      return [where(state, 1), where(state, 101), halts(events), events.find(({ type }) => type === 'tie')]
    }
    expect(tie(0)).toMatchObject([
      'D12',
      'E12',
      ['101 lost_tie E12', '1 zone D12'],
      { tile: tile('D12'), units: [1, 101], roll: 0, winner: 1 },
    ])
    expect(tie(1)).toMatchObject(['C12', 'D12', ['1 lost_tie C12', '101 zone D12'], { roll: 1, winner: 101 }])
    const faster = turn(
      [own('C12'), foe('E12', { kind: 'cavalry' })],
      [order(1, [moveTo('D12')]), order(101, [moveTo('D12')])],
      [40, 40],
    )
    expect([where(faster.state, 1), where(faster.state, 101)]).toEqual(['C12', 'D12'])
    const fastest = turn(
      [own('C12', { kind: 'cavalry' }), foe('E12')],
      [order(1, [moveTo('D12')]), order(101, [moveTo('D12')])],
      [40, 40],
    )
    expect([where(fastest.state, 1), where(fastest.state, 101)]).toEqual(['D12', 'E12'])
  })

  it('two tiles at once are settled in the order of the map', () => {
    const { events } = turn(
      [own('C14'), own('C10'), foe('E14'), foe('E10')],
      [order(1, [moveTo('D14')]), order(2, [moveTo('D10')]), order(101, [moveTo('D14')]), order(102, [moveTo('D10')])],
      [0, 1, 40, 40, 40, 40],
    )
    expect(events.filter(({ type }) => type === 'tie')).toMatchObject([
      { tile: tile('D10'), winner: 2 },
      { tile: tile('D14'), winner: 101 },
    ])
  })

  it('who follows somebody that moves on follows at once', () => {
    const column = turn([own('C12'), own('D12'), away], [order(1, [moveTo('F12')]), order(2, [moveTo('G12')])])
    expect([where(column.state, 1), where(column.state, 2)]).toEqual(['F12', 'G12'])
  })

  it('an enemy that nobody saw is run into: the unit stops at it', () => {
    const state = position([own('C12'), foe('D12', { facing: 'W' })], { weather: 'fog' })
    state.seats[0].contacts = []
    const play = at(state)
    unit(state, 1).left = 6
    unit(state, 1).aside = { steps: [moveTo('F12')], stance: 'steady', fire: 'free' }
    unit(state, 1).path = [tile('D12'), tile('E12'), tile('F12')]
    marchOn(play)
    expect(halts(play.heard)).toEqual(['1 contact C12'])
    expect(unit(state, 1)).toMatchObject({ halted: true, path: [] })
  })

  it('COH-7.3 the first step is always allowed, later ones only within the budget', () => {
    const woods = { config: { map: 'forest_ambush' } } as const
    const { state } = turn([own('C15', { mobility: 3 }), away], [order(1, [moveTo('B15')])], [], woods)
    expect([where(state, 1), unit(state, 1).left]).toEqual(['B15', 0])
    const second = turn([own('C12', { mobility: 3 }), away], [order(1, [moveTo('E12')])])
    expect([where(second.state, 1), unit(second.state, 1).left]).toEqual(['D12', 1])
    const exact = turn([own('C12', { mobility: 4 }), away], [order(1, [moveTo('F12')])])
    expect([where(exact.state, 1), unit(exact.state, 1).left]).toEqual(['E12', 0])
  })

  it('COH-4.2 who enters a ford or marsh is wet for the turn', () => {
    const river = { config: { map: 'river_crossing' } } as const
    const wet = (to: string) => {
      const state = position([own('E11'), away], river)
      playTurn(state, [order(1, [moveTo(to)])])
      return unit(state, 1).wet
    }
    expect([wet('F11'), wet('D11')]).toEqual([true, false])
    const bog = position([own('D12'), away], { config: { map: 'forest_ambush' } })
    playTurn(bog, [order(1, [moveTo('D13')])])
    expect(unit(bog, 1).wet).toBe(true)
  })

  it('a way that was closed meanwhile stops who is on it', () => {
    const state = position([own('E5', { aside: { steps: [moveTo('G5')], stance: 'steady', fire: 'free' } }), away], {
      config: { map: 'river_crossing' },
    })
    Object.assign(unit(state, 1), { left: 6, goal: tile('G5'), path: [tile('F5'), tile('G5')] })
    const play = at(state)
    marchOn(play)
    expect(halts(play.heard)).toEqual(['1 no_path_available E5'])
  })

  it('COH-9.5 a router that starts its move on its edge is gone, others on it are not', () => {
    const state = position([
      own('A5', { routing: true }),
      own('A7'),
      foe('T9', { routing: true }),
      foe('T20'),
      own('T3', { routing: true }),
    ])
    const play = at(state)
    marchOn(play)
    expect(play.heard.flatMap((event) => (event.type === 'left_map' ? [event.unit] : []))).toEqual([1, 101])
    expect(state.units.map(({ id }) => id)).toEqual([2, 3, 102])
  })
})

describe('COH-6.6 zones of control', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['foot', {}, true],
    ['riders', { kind: 'cavalry' }, true],
    ['scouts', { kind: 'scouts' }, false],
    ['loose order', { kind: 'levy', formation: 'loose' }, false],
    ['staff', { kind: 'medicalCorps' }, false],
    ['routers', { routing: true, rallies: 2 }, false],
  ])('%s', (_, theirs, stops) => {
    const state = position([own('A13'), foe('C12', theirs)])
    for (const one of state.units) one.left = 8
    unit(state, 1).aside = { steps: [moveTo('D13')], stance: 'steady', fire: 'free' }
    unit(state, 101).halted = true
    const play = at(state)
    while (marchOn(play));
    expect([where(state, 1), halts(play.heard).length]).toEqual(stops ? ['C13', 1] : ['D13', 0])
  })

  it('routers do not care, nor who has not moved, and friends have no zone for friends', () => {
    const state = position([own('D13', { routing: true }), foe('C12')])
    for (const one of state.units) one.left = 8
    const play = at(state)
    while (marchOn(play));
    expect(halts(play.heard)).toEqual([])
    const still = turn([own('C13'), foe('A12')], [order(101, [moveTo('B13')])], [40, 40])
    expect(halts(still.events)).toEqual(['101 zone B13'])
    const friends = turn([own('A13'), own('C12'), away], [order(1, [moveTo('D13')])])
    expect(where(friends.state, 1)).toBe('D13')
  })
})

describe('COH-7.2 caution', () => {
  it('the cautious stop at 3 of a steady enemy that fights; they do not stop for staff, and the bold for nobody', () => {
    const goes = (stance: 'cautious' | 'steady', theirs: Partial<Piece> = {}) => {
      const { state, events } = turn([own('C12'), foe('H12', theirs)], [order(1, [moveTo('F12')], { stance })])
      return [where(state, 1), ...halts(events)]
    }
    expect(goes('cautious')).toEqual(['E12', '1 cautious E12'])
    expect(goes('steady')).toEqual(['F12'])
    expect(goes('cautious', { kind: 'medicalCorps' })).toEqual(['F12'])
  })

  it('who stands is not stopped, and nobody is stopped twice', () => {
    const { events } = turn(
      [own('C12'), foe('G12')],
      [order(1, [hold], { stance: 'cautious' }), order(101, [moveTo('F12')])],
    )
    expect(halts(events)).toEqual([])
    const near = turn([own('C12'), foe('F12')], [order(1, [moveTo('A12')], { stance: 'cautious' })])
    expect(halts(near.events)).toEqual(['1 cautious C12'])
  })
})
