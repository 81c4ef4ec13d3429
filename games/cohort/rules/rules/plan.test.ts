import { describe, expect, it, test } from 'vitest'
import { tileName } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import type { Order, Step, Target } from '../order.ts'
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
import { intends, mark, nextTile } from './plan.ts'

type State = ReturnType<typeof position>
const hold: Step = { do: 'hold', until: null }
const attack = (target: Target, route: 'direct' | 'road' = 'direct'): Step => ({ do: 'attack', target, route })
const X = (handle: number): Target => ({ is: 'contact', handle })
const nearest: Target = { is: 'pick', which: 'nearest', group: null }
const told = (steps: readonly Step[], more: Partial<Order> = {}) =>
  ({ steps, stance: 'steady', fire: 'free', ...more }) as const

/** Where unit 1 goes next, by the name of the tile; what became of its steps; what was said. */
function next(
  piece: Partial<Piece>,
  others: readonly Piece[] = [away],
  given: Given = {},
  change: (state: State) => void = () => {},
) {
  const state = position([own('C12', piece), ...others], given)
  change(state)
  const play = at(state)
  mark(play)
  const to = nextTile(play, unit(state, 1))
  const one = unit(state, 1)
  const quiet = position([own('C12', piece), ...others], given)
  change(quiet)
  const unheard = { ...at(quiet), tell: undefined }
  mark(unheard)
  expect(nextTile(unheard, unit(quiet, 1))).toBe(to)
  return {
    to: to < 0 ? null : tileName(to),
    steps: (one.aside ?? one.order).steps.map((step) => step.do),
    path: one.path.map(tileName),
    one,
    heard: play.heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>),
  }
}

describe('COH-7.1 steps', () => {
  it('a move goes to its tile by the cheapest way and is done there', () => {
    const found = next({ aside: told([moveTo('E12')]) })
    expect([found.to, found.path, found.one.goal]).toEqual(['D12', ['D12', 'E12'], tile('E12')])
    const there = next({ aside: told([moveTo('C12'), moveTo('C11')]) })
    expect([there.to, there.steps]).toEqual(['C11', ['move']])
    // A way laid out already is kept.
    expect(next({ aside: told([moveTo('E12')]), goal: tile('E12'), path: [tile('C13')] }).to).toBe('C13')
    expect(next({ aside: told([moveTo('E12')]), goal: tile('C10') }).to).toBe('C11')
  })

  it('no way at all stops it, and is told', () => {
    const lost = next({ at: 'E5', aside: told([moveTo('F5')]) }, [away], { config: { map: 'river_crossing' } })
    expect([lost.to, lost.one.halted, lost.path]).toEqual([null, true, []])
    expect(lost.heard).toEqual([{ type: 'halt', unit: 1, reason: 'no_path_available', tile: tile('E5') }])
  })

  test.each<['N' | 'E' | 'S' | 'W', number, string]>([
    ['N', 2, 'C10'],
    ['E', 2, 'E12'],
    ['S', 2, 'C14'],
    ['W', 2, 'A12'],
    ['N', 0, 'C9'],
    ['E', 0, 'F12'],
    ['W', 9, 'A12'],
    ['S', 30, 'C20'],
    ['N', 30, 'C1'],
  ])('a march %s by %i goes to %s', (toward, tiles, goal) => {
    const march: Step = { do: 'march', toward, tiles, route: 'direct' }
    expect(tileName(next({ aside: told([march]) }).one.goal)).toBe(goal)
  })

  it('a march to the east ends at the edge of the map', () => {
    const march: Step = { do: 'march', toward: 'E', tiles: 9, route: 'direct' }
    expect(tileName(next({ at: 'O12', aside: told([march]) }).one.goal)).toBe('T12')
  })

  it('to a contact goes where it was last seen; to one nobody knows of it is done', () => {
    const to = (handle: number): Step => ({ do: 'move', to: { is: 'contact', handle }, route: 'direct' })
    expect(tileName(next({ aside: told([to(1)]) }, [foe('F12')]).one.goal)).toBe('F12')
    expect(next({ aside: told([to(2), hold]) }, [foe('F12')]).steps).toEqual(['hold'])
  })

  it('COH-7.11 home is the nearest tile of the own zone', () => {
    const home: Step = { do: 'move', to: { is: 'home' }, route: 'direct' }
    expect(tileName(next({ at: 'F10', aside: told([home]) }).one.goal)).toBe('C10')
    expect(next({ at: 'B10', aside: told([home, hold]) }).steps).toEqual(['hold'])
  })

  it('to a unit ends beside it; following it goes on; the enemy’s are nobody’s leader', () => {
    const to = (id: number): Step => ({ do: 'move', to: { is: 'unit', unit: id }, route: 'direct' })
    const follow = (id: number): Step => ({ do: 'follow', unit: id })
    const leader = own('F12')
    expect(next({ aside: told([to(2), hold]) }, [leader, away])).toMatchObject({ to: 'D12', steps: ['move', 'hold'] })
    expect(next({ at: 'E12', aside: told([to(2), hold]) }, [leader, away])).toMatchObject({ to: null, steps: ['hold'] })
    expect(next({ at: 'E12', aside: told([follow(2), hold]) }, [leader, away])).toMatchObject({
      to: null,
      steps: ['follow', 'hold'],
      path: [],
    })
    expect(next({ aside: told([follow(2), hold]) }, [leader, away]).to).toBe('D12')
    for (const id of [9, 101]) expect(next({ aside: told([follow(id), hold]) }, [leader, away]).steps).toEqual(['hold'])
  })

  it('a turn on the way is free, but not for a phalanx', () => {
    const face: Step = { do: 'face', toward: 'S' }
    const free = next({ aside: told([face, moveTo('D12')]) })
    expect([free.to, free.one.facing, free.heard]).toEqual([
      'D12',
      'S',
      [{ type: 'faced', unit: 1, from: 'E', to: 'S' }],
    ])
    expect(next({ facing: 'S', aside: told([face, hold]) }).heard).toEqual([])
    const rigid = next({ formation: 'phalanx', path: [tile('D12')], aside: told([face, moveTo('D12')]) })
    expect([rigid.to, rigid.one.facing, rigid.path]).toEqual([null, 'E', []])
  })

  it('who works, waits or hides stays', () => {
    for (const step of [hold, { do: 'ambush' }, { do: 'build', work: 'fort', at: null }] as const)
      expect(next({ path: [tile('D12')], aside: told([step]) })).toMatchObject({ to: null, path: [] })
  })

  it('at most six steps are gone through at once', () => {
    const here = moveTo('C12')
    const many = next({ aside: told([here, here, here, here, here, here, moveTo('D12')]) })
    expect([many.to, many.steps]).toEqual([null, ['move']])
  })
})

describe('COH-7.1 attack', () => {
  it('picks its target when it begins and stays with it', () => {
    const found = next({ aside: told([attack(nearest)]) }, [foe('F12'), foe('C14')])
    expect([found.to, found.one.target]).toEqual(['C13', 2])
    const kept = next({ target: 1, aside: told([attack(nearest)]) }, [foe('F12'), foe('C14')])
    expect([kept.to, kept.one.target]).toEqual(['D12', 1])
  })

  it('waits when nobody is known; storms a place that is empty', () => {
    expect(next({ aside: told([attack(nearest), hold]) })).toMatchObject({
      to: null,
      steps: ['attack', 'hold'],
      one: { halted: false },
      heard: [],
    })
    const place: Target = { is: 'at', tile: tile('F12') }
    expect(next({ aside: told([attack(place), hold]) })).toMatchObject({ to: 'D12', steps: ['attack', 'hold'] })
    expect(next({ at: 'F12', aside: told([attack(place), hold]) })).toMatchObject({ to: null, steps: ['hold'] })
    const water: Target = { is: 'at', tile: tile('F5') }
    expect(
      next({ at: 'E5', aside: told([attack(water)]) }, [away], { config: { map: 'river_crossing' } }).heard,
    ).toHaveLength(1)
  })

  it('is over when its target is destroyed, runs, or was out of sight for two turns', () => {
    const state = (how: 'confirmed' | 'remembered' | 'gone' | 'destroyed', unseen: number, routing = false) =>
      next(
        { aside: told([attack(X(1)), hold]), order: { ...told([]), conditions: [], unseen } },
        [foe('F12')],
        {},
        ({ seats }) => {
          const [contact] = seats[0].contacts
          if (contact !== undefined) Object.assign(contact, { state: how, routing })
        },
      ).steps
    expect(state('confirmed', 0)).toEqual(['attack', 'hold'])
    expect(state('confirmed', 2)).toEqual(['attack', 'hold'])
    expect(state('destroyed', 0)).toEqual(['hold'])
    expect(state('confirmed', 0, true)).toEqual(['hold'])
    expect(state('remembered', 0, true)).toEqual(['attack', 'hold'])
    expect([state('gone', 1), state('gone', 2)]).toEqual([['attack', 'hold'], ['hold']])
    expect([state('remembered', 1), state('remembered', 2)]).toEqual([['attack', 'hold'], ['hold']])
  })

  it('goes on towards where it was remembered, and stands still for one that is gone', () => {
    const state = (how: 'remembered' | 'gone', on = 'F12') =>
      next({ aside: told([attack(X(1))]) }, [foe('T20')], {}, ({ seats }) => {
        seats[0].contacts = [{ ...seen, tile: tile(on), state: how }]
      })
    expect([state('remembered').to, state('gone').to, state('remembered', 'C12').to]).toEqual(['D12', null, null])
  })

  const seen = {
    handle: 1,
    unit: 101,
    state: 'confirmed',
    kind: 'professional',
    type: 'Professional',
    mounted: false,
    tile: 0,
    facing: 'W',
    strength: 100,
    formation: 'standard',
    weapon: 'swords',
    routing: false,
    turn: 1,
  } as const

  it('stands when it is there; archers stand off at full range on a clear line, unless bold or empty', () => {
    const bows = { equipment: ['compositeBows'] } as const
    const goes = (piece: Partial<Piece>, on: string, stance: Order['stance'] = 'steady') =>
      next({ ...piece, aside: told([attack(X(1))], { stance }) }, [foe(on)]).to
    expect(goes({}, 'D12')).toBeNull()
    expect([goes({}, 'E12'), goes(bows, 'E12'), goes(bows, 'F12')]).toEqual(['D12', null, null])
    expect(goes(bows, 'D12')).toBeNull()
    expect(goes(bows, 'E12', 'aggressive')).toBe('D12')
    expect(goes({ ...bows, volleys: 0 }, 'E12')).toBe('D12')
    const far = next({ ...bows, aside: told([attack(X(1))]) }, [own('D11', { kind: 'scouts' }), foe('G12')])
    expect(far.to).toBe('D12')
    // Three tiles away behind a hill, seen by others.
    const hill = next(
      { ...bows, at: 'D4', aside: told([attack(X(1))]) },
      [own('H5', { kind: 'scouts' }), foe('G3')],
      {},
      ({ seats }) => {
        expect(seats[0].contacts[0]?.state).toBe('confirmed')
      },
    )
    expect(hill.to).not.toBeNull()
  })

  it('a wall or gate is gone up to; nobody gets to an island', () => {
    const fort = { config: { map: 'hill_fort' } } as const
    const gate: Target = { is: 'at', tile: tile('L10') }
    expect(next({ at: 'I10', aside: told([attack(gate)]) }, [foe('Q13')], fort).path).toEqual(['J10', 'K10', 'L10'])
  })
})

describe('COH-7.2 the aggressive', () => {
  const bold = (on: string, more: Partial<Piece> = {}, steps: readonly Step[] = []) =>
    next({ aside: told(steps, { stance: 'aggressive' }), path: [tile('C11')] }, [foe(on, more)])

  it('idle or told to hold, go for a confirmed enemy within 2, never for routers', () => {
    expect([bold('E12').to, bold('E12', {}, [hold]).to, bold('D13').to]).toEqual(['D12', 'D12', 'D12'])
    expect([bold('F12').to, bold('F12').path]).toEqual([null, []])
    expect(bold('E12', { routing: true }).to).toBeNull()
    expect(next({ aside: told([]) }, [foe('E12')]).to).toBeNull()
    const remembered = next({ aside: told([], { stance: 'aggressive' }) }, [foe('E12')], {}, ({ seats }) => {
      for (const contact of seats[0].contacts) contact.state = 'remembered'
    })
    expect(remembered.to).toBeNull()
  })

  it('of several the nearest, of equals the lower number', () => {
    const of = (...foes: readonly string[]) =>
      next(
        { aside: told([], { stance: 'aggressive' }) },
        foes.map((on) => foe(on)),
      ).to
    expect([of('E12', 'C11'), of('C11', 'E12'), of('E12', 'C10'), of('C10', 'E12')]).toEqual([null, null, 'D12', 'C11'])
  })
})

describe('COH-7.4 who means to move', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['a move', { aside: told([moveTo('D12')]) }, true],
    ['a march', { aside: told([{ do: 'march', toward: 'N', tiles: 1, route: 'direct' }]) }, true],
    ['an attack', { aside: told([attack(nearest)]) }, true],
    ['following', { aside: told([{ do: 'follow', unit: 2 }]) }, true],
    ['nothing', { aside: told([]) }, false],
    ['holding', { aside: told([hold]) }, false],
    ['nothing, aggressively', { aside: told([], { stance: 'aggressive' }) }, true],
    ['holding, aggressively', { aside: told([hold], { stance: 'aggressive' }) }, true],
    ['ambush', { aside: told([{ do: 'ambush' }], { stance: 'aggressive' }) }, false],
    ['shooting', { aside: told([{ do: 'shoot', target: nearest }]) }, false],
    ['running', { routing: true, aside: told([]) }, true],
    ['held up', { halted: true, aside: told([moveTo('D12')]) }, false],
    ['held up, running', { halted: true, routing: true }, false],
  ])('%s', (_, piece, moves) => {
    expect(intends(unit(position([own('C12', piece), away]), 1))).toBe(moves)
  })

  it('marks confirmed enemies, and friends who neither moved nor mean to', () => {
    const state = position([
      own('C12'),
      own('C13', { steps: 1 }),
      own('C14', { aside: told([moveTo('A1')]) }),
      foe('E12'),
      foe('F12'),
    ])
    const [, second] = state.seats[0].contacts
    if (second !== undefined) second.state = 'remembered'
    const play = at(state)
    mark(play)
    const marks = (seat: 0 | 1) => ['C12', 'C13', 'C14', 'E12', 'F12'].map((name) => play.scene.marks[seat][tile(name)])
    expect([marks(0), marks(1)]).toEqual([
      [2, 0, 0, 1, 0],
      [1, 1, 1, 2, 2],
    ])
  })
})

describe('COH-9.5 routers run on', () => {
  it('to the edge of their side, at their mobility and 2 more, round known enemies', () => {
    const state = position([own('K19', { routing: true, rallies: 2 }), own('C3'), away])
    playTurn(state)
    expect(tileName(unit(state, 1).tile)).toBe('G19')
    expect(next({ at: 'A5', routing: true, path: [tile('A6')] })).toMatchObject({ to: null, path: [] })
    expect(next({ at: 'C5', routing: true, aside: told([moveTo('D5')]) }).to).toBe('B5')
    const shut = next({ at: 'C5', routing: true }, [foe('B5'), foe('D5'), foe('C4'), foe('C6')])
    expect([shut.to, shut.heard]).toEqual([null, []])
  })
})

it('COH-7.4 an order by road goes by it, step by step', () => {
  const state = position([own('C5'), away])
  playTurn(state, [order(1, [moveTo('P5', 'road')])])
  expect(tileName(unit(state, 1).tile)).toBe('G6')
})
