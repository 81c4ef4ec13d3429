import { type Referee, refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, it, test } from 'vitest'
import type { CohortChoice, OrdersChoice, Placement } from '../choice.ts'
import { presetArmy } from '../content/army.ts'
import { type CultureId, tileName } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import type { GivenOrder, Step } from '../order.ts'
import { cohortRules } from '../ruleset.ts'
import {
  at,
  away,
  configIn,
  configOf,
  foe,
  type Given,
  madeWith,
  moveTo,
  order,
  own,
  type Piece,
  playTurn,
  position,
  tile,
  unit,
} from '../testing/position.ts'
import { hear } from '../view/hear.ts'
import { beat, resolve } from './resolve.ts'

type State = ReturnType<typeof position>
const hold: Step = { do: 'hold', until: null }
const idle: OrdersChoice = { type: 'orders', orders: [], text: '', recruit: null }

function refTo(state: State, heard: CohortEvent[] = [], draws: readonly number[] = [], late: readonly (0 | 1)[] = []) {
  const ref: Referee<CohortEvent> = { dice: scriptedDice(draws), tell: (event) => heard.push(event) }
  return refereeOf(configIn(state), ref, late)
}

/** The turn begins: orders are taken and what the turn counts is set back, nothing has happened yet. */
function begun(pieces: readonly Piece[], orders: readonly GivenOrder[] = [], given: Given = {}) {
  const state = position(pieces, given)
  resolve(state, [{ ...idle, orders: orders.filter(({ unit: id }) => id < 100) }, idle], refTo(state))
  return state
}

describe('COH-1.2 from muster to the first turn', () => {
  function opening(cultures: readonly [CultureId, CultureId], config: object = {}, placed: readonly Placement[] = []) {
    const parsed = configOf({ map: 'desert_oasis', weather: 'clear', ...config })
    const heard: CohortEvent[] = []
    const ref = refereeOf(parsed, { dice: scriptedDice([]), tell: (event: CohortEvent) => heard.push(event) })
    const state = madeWith(cohortRules.setup(parsed, ref), parsed)
    const army = (seat: 0 | 1): CohortChoice => ({ type: 'army', ...presetArmy(cultures[seat], parsed, seat) })
    const [first, second] = [army(0), army(1)]
    resolve(state, [first, second], ref)
    const mustered = state.units.length
    resolve(
      state,
      [
        { type: 'deploy', units: placed },
        { type: 'deploy', units: [] },
      ],
      ref,
    )
    return { state, heard, mustered, armies: [first, second] }
  }

  it('armies are set, their price taken off the budget, units come to their zones and are told', () => {
    const { state, heard, mustered, armies } = opening(['macedonian', 'han'])
    expect([state.phase, state.turn, state.stage]).toEqual(['orders', 1, 0])
    expect(state.seats.map(({ culture, deployed, supply }) => [culture, deployed, supply])).toEqual([
      ['macedonian', true, 12],
      ['han', true, 12],
    ])
    expect(state.seats.map(({ army }) => ({ type: 'army', ...army }))).toEqual(armies)
    for (const { budget, reserve } of state.seats)
      expect([budget >= 20, reserve >= 0, reserve < budget]).toEqual([true, true, true])
    expect(state.units.map(({ id }) => id)).toEqual([...state.units.map(({ id }) => id)].sort((a, b) => a - b))
    expect(mustered).toBe(state.units.length)
    const told = heard.map(({ turn: _, stage: __, ...event }) => event as Partial<CohortEvent>)
    expect(told.slice(0, 4)).toEqual([
      { type: 'army_set', seat: 0, culture: 'macedonian' },
      { type: 'army_set', seat: 1, culture: 'han' },
      { type: 'deployed', seat: 0 },
      { type: 'deployed', seat: 1 },
    ])
    expect(told[4]).toEqual({ type: 'turn_opened', weather: 'clear', roll: null })
    for (const seat of [0, 1] as const) {
      const units = state.units.filter((one) => one.seat === seat)
      const worth = units.reduce((sum, one) => sum + (one.combat ? one.men * one.weight : 0), 0)
      expect(state.seats[seat].startWorth).toBe(worth)
      expect(state.seats[seat].nextId).toBe(Math.max(...units.map(({ id }) => id)) + 1)
    }
  })

  it('COH-13.5 who is placed stands there as told, the others by worth towards the points', () => {
    const placed = { unit: 1, tile: tile('A9'), facing: 'N', formation: 'phalanx' } as const
    const { state } = opening(['macedonian', 'han'], {}, [placed, { ...placed, unit: 77 }])
    expect(unit(state, 1)).toMatchObject({ tile: tile('A9'), facing: 'N', formation: 'phalanx' })
    const others = state.units.filter(({ id, seat }) => seat === 0 && id > 1)
    expect(others.map((one) => [tileName(one.tile), one.facing, one.formation])).toEqual([
      ['C8', 'E', 'standard'],
      ['C9', 'E', 'standard'],
      ['A8', 'E', 'standard'],
      ['B8', 'E', 'standard'],
      ['B9', 'E', 'standard'],
    ])
    expect(new Set(state.units.map((one) => one.tile)).size).toBe(state.units.length)
    expect(state.units.filter(({ seat }) => seat === 1).every(({ facing }) => facing === 'W')).toBe(true)
  })

  it('COH-5.17 the Comitatus is sworn, no other unit of its army is', () => {
    const { state } = opening(['germanic', 'celtic'])
    expect(state.units.filter(({ sworn }) => sworn).map(({ kind, seat }) => [kind, seat])).toEqual([['elite', 0]])
  })

  it('COH-9.10 COH-5.16 a train doubles the 6 turns of food, Mongols have 140 % of theirs', () => {
    const { state } = opening(['mongol', 'han'])
    const train = state.units.some(({ seat, kind }) => seat === 0 && kind === 'supplyTrain')
    expect([state.seats[0].supply, state.seats[1].supply]).toEqual([train ? 16 : 8, 12])
  })
})

describe('COH-7.1 orders taken', () => {
  it('replace the standing one, forget its target, leave who is not mentioned alone', () => {
    const standing = { steps: [hold], stance: 'evade', fire: 'hold', conditions: [], unseen: 2 } as const
    const state = begun(
      [own('C12', { order: standing, goal: 5, target: 3 }), own('C14', { order: standing, target: 3 }), away],
      [order(1, [moveTo('E12')], { stance: 'cautious', fire: 'free' })],
    )
    expect(unit(state, 1)).toMatchObject({
      order: { steps: [moveTo('E12')], stance: 'cautious', fire: 'free', conditions: [], unseen: 0 },
      goal: -1,
      target: 0,
    })
    expect(unit(state, 2)).toMatchObject({ order: standing, target: 3 })
  })

  it('conditions alone stand beside the order there is', () => {
    const standing = { steps: [hold], stance: 'evade', fire: 'hold', conditions: [], unseen: 2 } as const
    const condition = {
      on: 'when',
      test: { test: 'turn', turn: 9 },
      order: { steps: [], stance: 'steady', fire: 'free' },
    } as const
    const state = begun(
      [own('C12', { order: standing, target: 3 }), away],
      [{ unit: 1, main: null, conditions: [condition] }],
    )
    expect(unit(state, 1)).toMatchObject({ order: { ...standing, conditions: [condition] }, target: 3 })
  })

  it('nobody commands routers, strangers or the dead', () => {
    const state = position([own('C12', { routing: true, rallies: 2 }), own('A1'), foe('T20')])
    const orders = [order(1, [moveTo('E12')]), order(101, [moveTo('E12')]), order(9, [hold])]
    resolve(state, [{ ...idle, orders }, idle], refTo(state))
    expect(state.units.map((one) => one.order.steps.length)).toEqual([0, 0, 0])
  })

  it('COH-13.4 texts are kept by turn, a recruit is staged for the turn, missed turns are counted in a row', () => {
    const state = position([own('C12'), away])
    resolve(state, [{ ...idle, text: 'Hold.' }, idle], refTo(state, [], [], [1]))
    expect([state.seats[0].texts, state.seats[1].texts]).toEqual([['Hold.'], ['']])
    expect(state.seats.map(({ missed }) => missed)).toEqual([0, 1])
    while (state.stage > 0) beat(state, refTo(state))
    resolve(state, [{ ...idle, text: 'Go.' }, idle], refTo(state, [], [], [0]))
    expect([state.seats[0].texts, state.seats.map(({ missed }) => missed)]).toEqual([
      ['Hold.', 'Go.'],
      [1, 0],
    ])
  })
})

describe('COH-8.1 a turn begins', () => {
  it('what the turn counts is set back', () => {
    const state = begun([
      own('C12', {
        shot: true,
        fought: true,
        worked: true,
        broke: true,
        halted: true,
        wet: true,
        steps: 3,
        lost: 7,
        struck: 'rear',
        turning: 'N',
        aside: { steps: [], stance: 'steady', fire: 'free' },
        path: [tile('C13')],
        goal: tile('C14'),
        pinned: true,
        unseen: true,
        hidden: true,
        reloading: true,
      }),
      foe('E12'),
    ])
    expect(unit(state, 1)).toMatchObject({
      shot: false,
      fought: false,
      worked: false,
      broke: false,
      halted: false,
      wet: false,
      steps: 0,
      lost: 0,
      struck: null,
      turning: null,
      aside: null,
      path: [],
      goal: -1,
      pinned: false,
      unseen: false,
      hidden: false,
      reloading: false,
    })
    expect([state.stage, state.pulse, state.still]).toEqual([1, 0, false])
  })

  it('a march keeps its goal, other steps look for theirs anew', () => {
    const march: Step = { do: 'march', toward: 'N', tiles: 9, route: 'direct' }
    const going = (step: Step) => {
      const order_ = { steps: [step], stance: 'steady', fire: 'free', conditions: [], unseen: 0 } as const
      return unit(begun([own('C12', { order: order_, goal: tile('C3') }), away]), 1).goal
    }
    expect([going(march), going(moveTo('C3'))]).toEqual([tile('C3'), -1])
  })

  it('COH-8.8 slow weapons that shot load, quick ones do not', () => {
    const loads = (piece: Partial<Piece>) => unit(begun([own('C12', piece), away]), 1).reloading
    expect(loads({ equipment: ['crossbows'], shot: true })).toBe(true)
    expect(loads({ equipment: ['crossbows'] })).toBe(false)
    expect(loads({ equipment: ['compositeBows'], shot: true })).toBe(false)
  })

  it('COH-7.8 COH-6.7 COH-8.3 who is engaged, unseen, and hidden in a wood is noted', () => {
    const noted = (on: string, foes: readonly Piece[]) => {
      const { pinned, unseen, hidden } = unit(begun([own(on), ...foes]), 1)
      return [pinned, unseen, hidden]
    }
    expect(noted('C12', [foe('D12')])).toEqual([true, false, false])
    expect(noted('C12', [away])).toEqual([false, true, false])
    expect(noted('I9', [away])).toEqual([false, true, true])
    expect(noted('I9', [foe('H9')])).toEqual([true, false, false])
  })
})

describe('COH-7.1 stage 5', () => {
  it('a move whose last step a friend who stood still bars is done, others are not', () => {
    const left = (steps: readonly Step[], friend: Partial<Piece>, path: readonly string[] = ['D12']) => {
      const state = position([
        own('C12', { aside: { steps, stance: 'steady', fire: 'free' }, path: path.map(tile) }),
        own('D12', friend),
        away,
      ])
      state.stage = 5
      beat(state, refTo(state))
      return unit(state, 1).aside?.steps.length
    }
    const march: Step = { do: 'march', toward: 'E', tiles: 1, route: 'direct' }
    expect([left([moveTo('D12')], {}), left([march], {})]).toEqual([0, 0])
    expect(left([moveTo('D12')], { steps: 1 })).toBe(1)
    expect(left([moveTo('D12')], { at: 'D13' })).toBe(1)
    expect(left([moveTo('E12')], {}, ['D12', 'E12'])).toBe(1)
    expect(left([moveTo('D12')], {}, [])).toBe(1)
    expect(left([hold], {})).toBe(1)
    const enemy = position([
      own('C12', { aside: { steps: [moveTo('D12')], stance: 'steady', fire: 'free' }, path: [tile('D12')] }),
      foe('D12'),
    ])
    enemy.stage = 5
    beat(enemy, refTo(enemy))
    expect(unit(enemy, 1).aside?.steps.length).toBe(1)
  })
})

describe('COH-6.4 COH-7.1 what a turn leaves behind', () => {
  function ended(piece: Partial<Piece>, others: readonly Piece[] = [away], change: (state: State) => void = () => {}) {
    const state = position([own('C12', piece), ...others])
    change(state)
    state.stage = 13
    const heard: CohortEvent[] = []
    beat(state, refTo(state, heard))
    return { one: unit(state, 1), told: heard.filter(({ type }) => type === 'formation') }
  }

  it('15 % of the full strength lost brings disorder, which is told of who is formed', () => {
    const spears = { equipment: ['warSpears'], formation: 'phalanx' } as const
    expect(ended({ ...spears, lost: 15 }).one.disordered).toBe(true)
    expect(ended({ ...spears, lost: 15 }).told).toMatchObject([
      { unit: 1, from: 'phalanx', to: 'phalanx', state: 'disordered' },
    ])
    expect(ended({ ...spears, lost: 14 })).toMatchObject({ one: { disordered: false }, told: [] })
    expect(ended({ lost: 15 })).toMatchObject({ one: { disordered: true }, told: [] })
    expect(ended({ ...spears, lost: 15, disordered: true }).told).toEqual([])
    expect(ended({ ...spears, disordered: true }).one.disordered).toBe(false)
  })

  it('what ran instead is forgotten, and turns without sight of the target are counted', () => {
    const attack: Step = { do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }
    const order_ = { steps: [attack], stance: 'steady', fire: 'free', conditions: [], unseen: 1 } as const
    const aside = { steps: [], stance: 'steady', fire: 'free' } as const
    const chase = { order: order_, target: 1, aside, path: [tile('C13')] }
    const { one } = ended(chase, [foe('F12')])
    expect([one.aside, one.path, one.order.unseen]).toEqual([null, [], 0])
    const forget = ({ units }: State) => {
      const enemy = units.find(({ id }) => id === 101)
      if (enemy !== undefined) enemy.tile = tile('T1')
    }
    expect(ended(chase, [foe('F12')], forget).one.order.unseen).toBe(2)
    expect(ended({ ...chase, target: 0 }, [foe('F12')], forget).one.order.unseen).toBe(1)
    expect(ended({ ...chase, order: { ...order_, steps: [hold] } }, [foe('F12')], forget).one.order.unseen).toBe(1)
  })
})

describe('COH-4.1 a turn opens', () => {
  test.each([
    [1, 'clear', 0],
    [2, 'clear', 0],
    [3, 'dust', 1],
    [4, 'clear', 0],
    [6, 'dust', 1],
  ])('after turn %i: %s', (turn, weather, draws) => {
    const state = position([own('C12'), away], { config: { weather: 'variable' }, turn })
    const events = playTurn(state, [], [9].slice(0, draws))
    expect([state.turn, state.weather]).toEqual([turn + 1, weather])
    const opened = events.find(({ type }) => type === 'turn_opened')
    expect(opened).toMatchObject({ weather, roll: draws === 0 ? null : 9 })
  })

  it('fixed weather stays', () => {
    const state = position([own('C12'), away], { weather: 'fog', turn: 3 })
    playTurn(state)
    expect(state.weather).toBe('fog')
  })
})

it('COH-7.4 a bridge that comes into sight on the way is used in the same turn', () => {
  const state = position([own('E9', { kind: 'cavalry' }), away], { config: { map: 'river_crossing' } })
  state.structures.push({ tile: tile('F5'), terrain: 'bridge', hp: 0, open: false, owner: 1 })
  playTurn(state, [order(1, [moveTo('E7'), moveTo('F5')])])
  expect(tileName(unit(state, 1).tile)).toBe('F5')
})

describe('COH-9.8 arrivals', () => {
  const recruit = (state: State, turn: number, id: number) => {
    const one = { ...unit(state, 1), id, name: `recruit ${id}`, tile: -1 }
    state.seats[0].arrivals.push({ turn, unit: one })
  }

  it('come on the first free tile of the zone when their turn opens, and are told', () => {
    const state = position([own('A8'), own('A9'), away])
    recruit(state, 2, 7)
    recruit(state, 3, 8)
    const events = playTurn(state)
    expect(state.units.map(({ id, tile: on }) => [id, tileName(on)])).toEqual([
      [1, 'A8'],
      [2, 'A9'],
      [7, 'B8'],
      [101, 'T20'],
    ])
    expect(events.find(({ type }) => type === 'arrival')).toMatchObject({
      unit: 7,
      kind: 'professional',
      tile: tile('B8'),
    })
    expect(state.seats[0].arrivals.map(({ unit: one }) => one.id)).toEqual([8])
    playTurn(state)
    expect(tileName(unit(state, 8).tile)).toBe('C8')
  })

  it('two in one turn stand apart; where the zone is full they wait', () => {
    const state = position([own('D20'), away])
    recruit(state, 2, 7)
    recruit(state, 2, 8)
    playTurn(state)
    expect([unit(state, 7), unit(state, 8)].map((one) => tileName(one.tile))).toEqual(['A8', 'B8'])
    const rows = [8, 9, 10, 11, 12].flatMap((row) => ['A', 'B', 'C'].map((column) => `${column}${row}`))
    const full = position([...rows.map((name) => own(name)), away])
    recruit(full, 2, 27)
    playTurn(full)
    expect(full.units.some(({ id }) => id === 27)).toBe(false)
    expect(full.seats[0].arrivals).toHaveLength(1)
  })

  it('seat 1 counts tiles from the other corner', () => {
    const state = position([own('A1'), foe('A20')])
    state.seats[1].arrivals.push({ turn: 2, unit: { ...unit(state, 101), id: 107, tile: -1 } })
    playTurn(state)
    expect(tileName(unit(state, 107).tile)).toBe('T13')
  })
})

it('COH-13.8 events of a turn are told with their turn and stage', () => {
  const state = position([own('C12'), foe('D12')])
  const events = playTurn(state, [], [40, 40])
  expect(events.filter(({ type }) => type === 'strike').map(({ turn, stage }) => [turn, stage])).toEqual([
    [1, 8],
    [1, 8],
  ])
  for (const event of events)
    expect(hear(state, event, 'spectator', at(state).config)?.type ?? event.type).toBe(event.type)
})
