import { describe, expect, it, test } from 'vitest'
import type { CohortChoice, OrdersChoice, Placement } from '../choice.ts'
import type { Step, Test } from '../order.ts'
import { away, configIn, foe, type Given, moveTo, order, own, type Piece, position, tile } from '../testing/position.ts'
import { late } from './late.ts'
import { refuse } from './refuse.ts'
import { maskHas, seatOf, view } from './view.ts'

type State = ReturnType<typeof position>
const idle: OrdersChoice = { type: 'orders', orders: [], text: '', recruit: null }

/** Own units 1 and 2, an enemy in sight (X1) and one that is not. */
function seen(to: 0 | 1 | 'spectator' = 0, change: (state: State) => void = () => {}, given: Given = {}) {
  const state = position(
    [own('C12', { equipment: ['warSpears'] }), own('C14', { kind: 'levy' }), foe('E12'), away],
    given,
  )
  change(state)
  return view(state, to, configIn(state))
}

const code = (choice: CohortChoice, from = seen()) => refuse(from, choice)?.code ?? null

describe('COH-13.2 when something may be chosen', () => {
  it('only in its phase, by a seat, between turns, before the end', () => {
    expect(code(idle)).toBeNull()
    expect(code({ type: 'deploy', units: [] })).toBe('wrong_phase')
    expect(code({ type: 'army', culture: 'han', troops: [], support: [] })).toBe('wrong_phase')
    expect(code(idle, seen('spectator'))).toBe('wrong_phase')
    expect(
      code(
        idle,
        seen(0, (state) => Object.assign(state, { stage: 3 })),
      ),
    ).toBe('wrong_phase')
    expect(
      code(
        idle,
        seen(0, (state) => Object.assign(state, { phase: 'over' })),
      ),
    ).toBe('game_over')
    expect(refuse(seen('spectator'), idle)).toMatchObject({ code: 'wrong_phase', message: 'Not now.' })
  })

  it('an army is refused with all its problems, the first of them as the code', () => {
    const muster = seen(0, (state) => Object.assign(state, { phase: 'muster' }))
    const refused = refuse(muster, {
      type: 'army',
      culture: 'spartan',
      troops: [{ type: 'levy', equipment: [] }],
      support: [],
    })
    expect(refused?.code).toBeTypeOf('string')
    expect(refused?.message.split('.').length).toBeGreaterThan(2)
    expect(refuse(muster, { type: 'army', ...presetOf(muster) })).toBeNull()
  })
})

function presetOf(from: ReturnType<typeof seen>) {
  const choice = late(from)
  if (choice === 'forfeit' || choice.type !== 'army') throw new Error('No army')
  const { type: _, ...army } = choice
  return army
}

describe('COH-13.2 deployment', () => {
  const deploying = (change: (state: State) => void = () => {}, given: Given = {}) =>
    seen(
      0,
      (state) => {
        Object.assign(state, { phase: 'deploy' })
        change(state)
      },
      given,
    )
  const at = (unit: number, name: string, more: Partial<Placement> = {}): Placement => ({
    unit,
    tile: tile(name),
    facing: 'E',
    formation: 'standard',
    ...more,
  })
  const placed = (...units: readonly Placement[]) => code({ type: 'deploy', units }, deploying())

  it('own units on own free tiles of the zone, in a formation they know', () => {
    expect(placed(at(1, 'A8'), at(2, 'A9'))).toBeNull()
    expect(placed(at(1, 'A8', { formation: 'phalanx' }))).toBeNull()
    expect(placed(at(2, 'A8', { formation: 'phalanx' }))).toBe('formation_not_available')
    expect([placed(at(3, 'A8')), placed(at(101, 'A8')), placed(at(1, 'A8'), at(1, 'A9'))]).toEqual([
      'not_your_unit',
      'not_your_unit',
      'not_your_unit',
    ])
    expect([placed(at(1, 'D8')), placed(at(1, 'A7'))]).toEqual(['outside_zone', 'outside_zone'])
    expect(placed(at(1, 'A8'), at(2, 'A8'))).toBe('tile_taken')
    const said = refuse(deploying(), { type: 'deploy', units: [at(1, 'D8')] })
    expect(said).toMatchObject({ code: 'outside_zone', message: 'D8 is outside your zone.' })
  })

  it('not on water, not on walls', () => {
    const fort: Given = { config: { map: 'hill_fort' } }
    const state = position([own('A8'), foe('M7')], fort)
    Object.assign(state, { phase: 'deploy' })
    const from = { ...view(state, 1, configIn(state)), zone: ['L9', 'L10', 'M9'].map(tile) }
    const on = (name: string) => refuse(from, { type: 'deploy', units: [at(101, name)] })
    expect([on('M9'), on('L9')?.code, on('L10')?.code]).toEqual([null, 'tile_impassable', 'tile_impassable'])
    const river = position([own('A1'), away], { config: { map: 'river_crossing' } })
    Object.assign(river, { phase: 'deploy' })
    const wet = { ...view(river, 0, configIn(river)), zone: [tile('F5')] }
    expect(refuse(wet, { type: 'deploy', units: [at(1, 'F5')] })?.code).toBe('tile_impassable')
  })
})

describe('COH-13.2 COH-13.3 orders', () => {
  const orders = (steps: readonly Step[], id = 1): CohortChoice => ({ ...idle, orders: [order(id, steps)] })
  const attack = (handle: number): Step => ({ do: 'attack', target: { is: 'contact', handle }, route: 'direct' })

  test.each<[string, CohortChoice, string | null]>([
    ['an own unit', orders([moveTo('C10')]), null],
    ['a stranger', orders([moveTo('C10')], 101), 'not_your_unit'],
    ['a unit twice', { ...idle, orders: [order(1, []), order(1, [])] }, 'not_your_unit'],
    ['a formation it knows', orders([{ do: 'form', formation: 'phalanx' }]), null],
    ['one it does not', orders([{ do: 'form', formation: 'phalanx' }], 2), 'formation_not_available'],
    ['a contact there is', orders([attack(1)]), null],
    ['one there is not', orders([attack(2)]), 'unknown_contact'],
    [
      'shooting at one there is not',
      orders([{ do: 'shoot', target: { is: 'contact', handle: 2 } }]),
      'unknown_contact',
    ],
    [
      'going to one there is not',
      orders([{ do: 'move', to: { is: 'contact', handle: 2 }, route: 'direct' }]),
      'unknown_contact',
    ],
    ['going to one there is', orders([{ do: 'move', to: { is: 'contact', handle: 1 }, route: 'direct' }]), null],
    ['following a friend', orders([{ do: 'follow', unit: 2 }]), null],
    ['following an enemy', orders([{ do: 'follow', unit: 101 }]), 'not_your_unit'],
    ['going to a friend', orders([{ do: 'move', to: { is: 'unit', unit: 2 }, route: 'direct' }]), null],
    [
      'going to an enemy by its id',
      orders([{ do: 'move', to: { is: 'unit', unit: 101 }, route: 'direct' }]),
      'not_your_unit',
    ],
    ['the second step', orders([moveTo('C10'), attack(2)]), 'unknown_contact'],
    ['conditions alone', { ...idle, orders: [{ unit: 1, main: null, conditions: [] }] }, null],
    ['a text of 2000 characters', { ...idle, text: '☺'.repeat(2000) }, null],
    ['one more', { ...idle, text: '☺'.repeat(2001) }, 'text_too_long'],
  ])('%s', (_, choice, refused) => {
    expect(code(choice)).toBe(refused)
  })

  test.each<[string, Test, boolean]>([
    ['the own unit', { test: 'morale', unit: null, below: 5 }, true],
    ['a friend', { test: 'morale', unit: 2, below: 5 }, true],
    ['an enemy', { test: 'morale', unit: 101, below: 5 }, false],
    ['near a friend', { test: 'within', tiles: 2, of: { is: 'unit', unit: 2 }, group: null }, true],
    ['near an enemy', { test: 'within', tiles: 2, of: { is: 'unit', unit: 101 }, group: null }, false],
    ['near a tile', { test: 'within', tiles: 2, of: { is: 'tile', tile: 3 }, group: null }, true],
    ['a friend at a friend', { test: 'reaches', unit: 2, at: { is: 'unit', unit: 1 } }, true],
    ['at an enemy', { test: 'reaches', unit: null, at: { is: 'unit', unit: 101 } }, false],
    ['an enemy somewhere', { test: 'reaches', unit: 101, at: { is: 'self' } }, false],
    ['the turn', { test: 'turn', turn: 3 }, true],
  ])('COH-4.8 a condition may ask about %s', (_, asked, may) => {
    const then = { steps: [], stance: 'steady', fire: 'free' } as const
    const conditional: CohortChoice = {
      ...idle,
      orders: [{ unit: 1, main: null, conditions: [{ on: 'if', test: asked, order: then }] }],
    }
    expect(code(conditional)).toBe(may ? null : 'not_your_unit')
    expect(code(orders([{ do: 'hold', until: asked }]))).toBe(may ? null : 'not_your_unit')
  })

  it('what a condition orders is read like the order itself', () => {
    const order_ = { steps: [attack(2)], stance: 'steady', fire: 'free' } as const
    const conditions = [{ on: 'if', test: { test: 'turn', turn: 3 }, order: order_ }] as const
    expect(code({ ...idle, orders: [{ unit: 1, main: null, conditions }] })).toBe('unknown_contact')
  })

  it('says what is wrong in a sentence', () => {
    expect(refuse(seen(), orders([attack(2)]))).toMatchObject({
      code: 'unknown_contact',
      message: 'You know of no enemy X2.',
    })
    expect(refuse(seen(), orders([], 101))).toMatchObject({ code: 'not_your_unit', message: 'Not your unit.' })
    expect(refuse(seen(), orders([{ do: 'form', formation: 'wedge' }]))?.message).toBe(
      'professional 1 cannot form wedge: it takes cavalry.',
    )
  })

  it('a recruit is refused by COH-9.8', () => {
    const levy = { kind: 'troop', troop: 'levy' } as const
    expect(refuse(seen(), { ...idle, recruit: levy })).toMatchObject({
      code: 'recruit_not_available',
      message: 'That recruit is not to be had.',
    })
    const carthage = seen(0, (state) => Object.assign(state.seats[0], { reserve: 9 }), {
      cultures: ['carthaginian', 'han'],
      turn: 3,
    })
    expect(code({ ...idle, recruit: levy }, carthage)).toBeNull()
  })
})

describe('COH-13.9 what a seat is shown', () => {
  it('shows its own units with what follows from them, and nothing that only the enemy knows', () => {
    const [first, second] = seen(0, ({ units }) => {
      for (const unit of units) Object.assign(unit, { hidden: true, unseen: true })
    }).units
    expect(first).toMatchObject({
      id: 1,
      budget: 6,
      spare: 25,
      broken: false,
      engaged: false,
      hidden: false,
      unseen: false,
    })
    expect(second?.id).toBe(2)
    const shown = (piece: Partial<Piece>, on = 'C12') => {
      const state = position([own(on, piece), foe('D12')])
      return view(state, 0, configIn(state)).units[0]
    }
    expect(shown({ formation: 'phalanx', disordered: true })).toMatchObject({ broken: true, engaged: true })
    expect(shown({ formation: 'phalanx' })?.broken).toBe(false)
  })

  it('contacts with who sees them best and from how far; no ids', () => {
    const { contacts, totalDetected } = seen(0, ({ seats }) => {
      seats[0].areas = [{ name: 'A', left: 0, right: 1, top: 0, bottom: 1 }]
    })
    expect(contacts).toMatchObject([{ handle: 1, state: 'confirmed', detectedBy: 1, distance: 2 }])
    expect(contacts[0]).not.toHaveProperty('unit')
    expect(totalDetected).toBe(2)
    const remembered = seen(0, ({ seats }) => {
      for (const contact of seats[0].contacts) contact.state = 'remembered'
    })
    expect(remembered.contacts).toMatchObject([{ detectedBy: null, distance: null }])
    expect(remembered.totalDetected).toBe(0)
    const nobody = seen(0, ({ units }) => {
      for (const unit of units) if (unit.seat === 0) unit.tile += 300 - 220
    })
    expect(nobody.contacts).toMatchObject([{ state: 'confirmed', detectedBy: null, distance: null }])
    const nearest = position([own('F12'), own('D12'), foe('E13')])
    expect(view(nearest, 0, configIn(nearest)).contacts[0]).toMatchObject({ detectedBy: 1, distance: 1 })
    const farther = position([own('B12'), own('D12'), foe('E12')])
    expect(view(farther, 0, configIn(farther)).contacts[0]).toMatchObject({ detectedBy: 2 })
  })

  it('without fog the nearest unit is named, in or out of sight', () => {
    const state = position([own('C12'), away], { config: { fog: false } })
    expect(view(state, 0, configIn(state)).contacts[0]).toMatchObject({ detectedBy: 1 })
  })

  it('sees now and has seen; before the first turn nothing', () => {
    const mine = seen()
    const has = (mask: readonly number[], name: string) => maskHas(mask, tile(name))
    expect([has(mine.seen, 'F12'), has(mine.seen, 'T20'), has(mine.explored, 'F12')]).toEqual([true, false, true])
    const before = seen(0, (state) => Object.assign(state, { turn: 0 }))
    expect(before.seen.every((word) => word === 0)).toBe(true)
  })

  it('what is secret is its own: purse, orders, arrivals, captives', () => {
    const change = ({ seats, units }: State) => {
      const [unit] = units
      if (unit === undefined) return
      Object.assign(seats[0], { reserve: 7, texts: ['Go.'], missed: 1, supply: 9, recruits: 1, budget: 30 })
      seats[0].arrivals = [{ turn: 4, unit: { ...unit, name: '2nd Levy', men: 44 } }]
    }
    expect(seen(0, change).own).toMatchObject({
      reserve: 7,
      budget: 30,
      texts: ['Go.'],
      missed: 1,
      supply: 9,
      recruits: 1,
      arrivals: [{ turn: 4, name: '2nd Levy', men: 44 }],
      captives: [],
      fallen: [],
      recruit: null,
      administratorsLost: false,
      startWorth: 20_000,
    })
    expect(seen(1, change).own?.reserve).toBe(0)
    expect(seen('spectator', change)).toMatchObject({
      own: null,
      units: [],
      contacts: [],
      areas: [],
      zone: [],
      structures: [],
      totalDetected: 0,
    })
  })

  it('cultures are public after the muster, everything once it is over', () => {
    const mustering = (to: 0 | 1 | 'spectator') =>
      seen(to, (state) => Object.assign(state, { phase: 'muster' })).seats.map(({ culture }) => culture)
    expect([mustering(0), mustering(1), mustering('spectator')]).toEqual([
      ['sarmatian', null],
      [null, 'sarmatian'],
      [null, null],
    ])
    expect(seen(0).seats.map(({ culture }) => culture)).toEqual(['sarmatian', 'sarmatian'])
    expect(seen(0).revealed).toBeNull()
    const over = seen('spectator', (state) => Object.assign(state, { phase: 'over' }))
    expect(over.revealed?.map(({ units }) => units.map(({ id }) => id))).toEqual([
      [1, 2],
      [101, 102],
    ])
  })

  it('works that stand on the map are there for spectators too; a march is at most eight pulses long', () => {
    const state = position([own('A10'), away], { config: { map: 'mountain_pass' } })
    state.pulse = 11
    const shown = view(state, 'spectator', configIn(state))
    expect(shown.forts.length).toBeGreaterThan(0)
    expect(shown.forts.every(({ owner, bonus }) => owner === null && bonus === 3)).toBe(true)
    expect([shown.pulse, shown.limit]).toEqual([8, 14])
    expect(() => seatOf(shown)).toThrow('A spectator has no seat')
    expect(seatOf(seen(1))).toBe(1)
  })
})

describe('COH-13.4 an expired clock', () => {
  it('musters the preset of the first culture allowed, deploys, and then gives no orders or forfeits', () => {
    const at = (phase: string, config: object = {}, missed = 0) =>
      late(
        seen(
          0,
          (state) => {
            Object.assign(state, { phase })
            state.seats[0].missed = missed
          },
          { config },
        ),
      )
    expect(at('muster')).toMatchObject({ type: 'army', culture: 'roman_republic' })
    expect(at('muster', { cultures: [['han', 'greek'], []] })).toMatchObject({ type: 'army', culture: 'han' })
    expect(at('deploy')).toEqual({ type: 'deploy', units: [] })
    expect(at('orders')).toEqual({ type: 'orders', orders: [], text: '', recruit: null })
    expect([at('orders', { timeoutRule: 'forfeit' }), at('orders', {}, 1)]).toEqual(['forfeit', 'forfeit'])
  })
})
