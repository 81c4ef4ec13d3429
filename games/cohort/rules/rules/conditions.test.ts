import { describe, expect, it } from 'vitest'
import type { Spot, Test } from '../order.ts'
import { at, foe, own, type Piece, position, tile, unit } from '../testing/position.ts'
import { holds, testConditions } from './conditions.ts'

const wing: Partial<Piece> = { men: 60, full: 120, morale: 40 }

/** Unit 1 at C12, unit 2 at E12, riders of the enemy at G12 and one far away. */
function field() {
  return position([own('C12', wing), own('E12'), foe('G12', { kind: 'cavalry' }), foe('T20')])
}

describe('COH-12.10 what a condition asks', () => {
  const asks = (test: Test): boolean => {
    const state = field()
    return holds(at(state), unit(state, 1), test)
  }

  it('COH-12.10 the turn has come', () => {
    expect([1, 2].map((turn) => asks({ test: 'turn', turn }))).toEqual([true, false])
  })

  it('COH-12.10 somebody of a kind is in sight, not only remembered', () => {
    const seen = (group: 'cavalry' | 'archers' | null) => asks({ test: 'sight', group })
    expect([seen('cavalry'), seen('archers'), seen(null)]).toEqual([true, false, true])
    const past = field()
    for (const contact of past.seats[0].contacts) contact.state = 'remembered'
    const ask = (test: Test): boolean => holds(at(past), unit(past, 1), test)
    expect(ask({ test: 'sight', group: null })).toBe(false)
    expect(ask({ test: 'within', group: null, tiles: 4, of: { is: 'self' } })).toBe(true)
    for (const contact of past.seats[0].contacts) contact.state = 'gone'
    expect(ask({ test: 'within', group: null, tiles: 4, of: { is: 'self' } })).toBe(false)
  })

  it('COH-12.10 one enemy by its handle, without regard to others near by', () => {
    const other = field()
    const { contacts } = other.seats[0]
    const [near] = contacts
    if (near === undefined) throw new Error('Nobody is known of')
    const far = { ...near, handle: near.handle + 1, tile: tile('T20'), state: 'remembered' as const }
    contacts.push(far)
    const ask = (test: Test): boolean => holds(at(other), unit(other, 1), test)
    const within = (contact: number) => ask({ test: 'within', group: null, tiles: 4, of: { is: 'self' }, contact })
    expect([within(near.handle), within(far.handle), within(99)]).toEqual([true, false, false])
    const seen = (contact: number) => ask({ test: 'sight', group: null, contact })
    expect([seen(near.handle), seen(far.handle)]).toEqual([true, false])
  })

  it('COH-12.10 COH-4.8 somebody is within so many tiles of a place or an own unit', () => {
    const within = (tiles: number, of: Spot, group: 'cavalry' | 'levy' | null = null) =>
      asks({ test: 'within', group, tiles, of })
    expect([within(4, { is: 'self' }), within(3, { is: 'self' })]).toEqual([true, false])
    expect([within(4, { is: 'self' }, 'cavalry'), within(4, { is: 'self' }, 'levy')]).toEqual([true, false])
    expect([within(2, { is: 'unit', unit: 2 }), within(1, { is: 'unit', unit: 2 })]).toEqual([true, false])
    // Asking about an enemy, or somebody who is not there, tells nothing.
    expect([within(9, { is: 'unit', unit: 101 }), within(9, { is: 'unit', unit: 7 })]).toEqual([false, false])
    const to = { is: 'tile', tile: tile('G14') } as const
    expect([within(2, to), within(1, to)]).toEqual([true, false])
    const { points, regions } = at(field()).scene.field.map
    const [point, region] = [points[0], regions[0]]
    if (point === undefined || region === undefined) throw new Error('The map is bare')
    expect(within(40, { is: 'point', point: point.id })).toBe(true)
    expect(within(40, { is: 'point', point: 'nowhere' })).toBe(false)
    expect(within(40, { is: 'region', region: region.name })).toBe(true)
    expect(within(40, { is: 'region', region: 'Nowhere' })).toBe(false)
    expect(within(0, { is: 'region', region: region.name })).toBe(false)
  })

  it('COH-12.10 morale, strength, losses: below and above, never at', () => {
    const morale = (below: number, id: number | null = null) => asks({ test: 'morale', unit: id, below })
    expect([morale(41), morale(40), morale(41, 1), morale(100, 2), morale(100, 101)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    const men = (below: number, percent: boolean, id: number | null = null) =>
      asks({ test: 'strength', unit: id, below, percent })
    expect([men(61, false), men(60, false), men(51, true), men(50, true)]).toEqual([true, false, true, false])
    expect([men(999, false, 2), men(999, false, 101), men(100, true, 2)]).toEqual([true, false, false])
    const lost = (above: number, id: number | null = null) => asks({ test: 'casualties', unit: id, above })
    expect([lost(49), lost(50), lost(0, 2), lost(-1, 2), lost(-1, 101)]).toEqual([true, false, false, true, false])
  })

  it('COH-12.10 a unit is engaged, or has reached a place', () => {
    const fight = position([own('C12'), own('E12'), foe('D12', { at: 'C13' }), foe('T20')])
    const engaged = (id: number | null) => holds(at(fight), unit(fight, 1), { test: 'engaged', unit: id })
    expect([engaged(null), engaged(1), engaged(2), engaged(101)]).toEqual([true, true, false, false])
    const reached = (name: string, id: number | null = null) =>
      asks({ test: 'reaches', unit: id, at: { is: 'tile', tile: tile(name) } })
    expect([reached('C12'), reached('D12'), reached('E12', 2), reached('C12', 2), reached('G12', 101)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })

  it('COH-12.10 a point is held by us or by them', () => {
    const held = (controller: 0 | 1 | null, seat: 0 | 1, by: 'ours' | 'theirs', named?: string) => {
      const held_ = field()
      const [point] = held_.points
      const id = at(held_).scene.field.map.points[0]?.id ?? ''
      if (point !== undefined) point.controller = controller
      return holds(at(held_), unit(held_, seat === 0 ? 1 : 101), { test: 'held', point: named ?? id, by })
    }
    expect([held(0, 0, 'ours'), held(0, 0, 'theirs'), held(0, 1, 'ours'), held(0, 1, 'theirs')]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([held(null, 0, 'ours'), held(null, 0, 'theirs'), held(0, 0, 'ours', 'nowhere')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('COH-7.10 conditions at the start of a turn', () => {
  const then = (stance: 'cautious' | 'evade') => ({ steps: [{ do: 'ambush' }], stance, fire: 'hold' }) as const
  const on = (when: 'if' | 'unless' | 'when', turn: number, stance: 'cautious' | 'evade' = 'cautious') =>
    ({ on: when, test: { test: 'turn', turn }, order: then(stance) }) as const
  const main = { steps: [{ do: 'hold', until: null }], stance: 'steady', fire: 'free', unseen: 2 } as const

  function tested(conditions: readonly ReturnType<typeof on>[], more: Partial<Piece> = {}) {
    const played = (heard: boolean) => {
      const state_ = position([own('C12', { order: { ...main, conditions }, target: 3, goal: 9, ...more }), foe('T20')])
      const play = at(state_)
      testConditions(heard ? play : { ...play, tell: undefined })
      return {
        one: unit(state_, 1),
        told: play.heard.flatMap((event) => (event.type === 'condition' ? [event.value] : [])),
      }
    }
    expect(played(false).one).toEqual(played(true).one)
    return played(true)
  }

  it('COH-7.10 an if that is true runs instead for the turn, and lapses either way', () => {
    const met = tested([on('if', 1)])
    expect(met.one).toMatchObject({ aside: then('cautious'), target: 0, goal: -1, order: { ...main, conditions: [] } })
    expect(met.told).toEqual([true])
    const unmet = tested([on('if', 2)])
    expect(unmet.one).toMatchObject({ aside: null, target: 3, goal: 9, order: { ...main, conditions: [] } })
    expect(unmet.told).toEqual([false])
  })

  it('COH-7.10 an unless runs when its test fails', () => {
    expect([tested([on('unless', 1)]).one.aside, tested([on('unless', 2)]).one.aside]).toEqual([null, then('cautious')])
  })

  it('COH-7.10 a when stays until it is true, and then becomes the order', () => {
    expect(tested([on('when', 2)]).one).toMatchObject({ aside: null, order: { ...main, conditions: [on('when', 2)] } })
    const met = tested([on('when', 1), on('when', 5, 'evade')])
    expect(met.one).toMatchObject({
      aside: null,
      target: 0,
      order: { ...then('cautious'), conditions: [on('when', 5, 'evade')], unseen: 0 },
    })
  })

  it('COH-7.10 the first that is true runs, later ones are not asked', () => {
    const first = tested([on('if', 2), on('if', 1, 'evade'), on('if', 1)])
    expect([first.one.aside, first.told]).toEqual([then('evade'), [false, true]])
    expect(tested([on('if', 1), on('when', 7)]).one.order.conditions).toEqual([on('when', 7)])
  })

  it('COH-7.10 routers are asked nothing', () => {
    const routed = tested([on('if', 1)], { routing: true })
    expect([routed.one.aside, routed.told, routed.one.order.conditions.length]).toEqual([null, [], 1])
    expect(tested([]).told).toEqual([])
  })
})
