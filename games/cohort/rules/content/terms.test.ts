import { plainWords } from '@tessera/words'
import { describe, expect, it } from 'vitest'
import type { CohortEvent } from '../events.ts'
import { cohort, cohortRules } from '../index.ts'
import { ceil, div, percent, rnd } from '../rules/arithmetic.ts'
import { musterArmy } from '../rules/muster.ts'
import { worth } from '../rules/unit.ts'
import { configIn, moveTo, order, playTurn, position, tile, unit } from '../testing/position.ts'
import { MAP_DATA } from './maps.ts'
import { columnOf, displayed, MAPS, manhattan, rowOf, squared } from './terms.ts'

describe('terms', () => {
  it('COH-1.3 div, rnd, ceil and percentages', () => {
    expect([div(7, 2), rnd(5, 2), rnd(4, 3), ceil(7, 2), ceil(6, 2), percent(79, 50)]).toEqual([3, 3, 1, 4, 3, 39])
  })

  it('COH-2.1 COH-2.2 tiles and distances', () => {
    expect([tile('F11'), rowOf(tile('F11')), columnOf(tile('F11'))]).toEqual([205, 10, 5])
    expect([manhattan(tile('A1'), tile('B3')), squared(tile('A1'), tile('B3'))]).toEqual([3, 5])
    expect([displayed(tile('A1'), tile('B1')), displayed(tile('A1'), tile('C2'))]).toEqual([1, 2])
  })

  it('COH-3.3 COH-3.6 what is to be held on each map, and for how long', () => {
    const rules = MAPS.map((map) => {
      const { hold, turnLimit, limitRule } = MAP_DATA[map]
      return [hold.seats.length, hold.points, hold.value, hold.turns, turnLimit, limitRule]
    })
    expect(rules).toEqual([
      [2, 2, 0, 5, 12, 'score'],
      [1, 0, 2, 2, 20, 'defender'],
      [2, 2, 0, 5, 14, 'score'],
      [2, 2, 0, 5, 14, 'score'],
      [2, 2, 0, 5, 14, 'score'],
    ])
  })

  it('COH-1.6 COH-5.2 support is no combat unit, except Spartan; worth is men by weight', () => {
    const fights = (culture: 'spartan' | 'greek') =>
      musterArmy({ culture, troops: [], support: ['medicalCorps'] }, 0).filter(({ combat }) => combat).length
    expect([fights('spartan'), fights('greek')]).toEqual([3, 1])
    expect(worth(unit(position([{ seat: 0, kind: 'cavalry', at: 'C12' }]), 1))).toBe(10_000)
  })

  it('COH-5.8 the Silver Shields are veterans', () => {
    const [elite] = musterArmy({ culture: 'macedonian', troops: [], support: [] }, 0)
    expect(elite).toMatchObject({ attack: 14, defence: 13, morale0: 100, weapon: 'sarissas' })
  })

  it('COH-13.7 every event of a turn carries turn and stage and can be told in a sentence', () => {
    const state = position([
      { seat: 0, kind: 'professional', at: 'C12', equipment: ['compositeBows'] },
      { seat: 1, kind: 'militia', at: 'F12' },
    ])
    const events: CohortEvent[] = playTurn(state, [order(1, [moveTo('D12')]), order(101, [moveTo('E12')])], [0, 0])
    const seen = cohortRules.view(state, 0, configIn(state))
    const tell = cohort.narrator()
    for (const event of events) {
      expect(event.turn).toBeGreaterThan(0)
      expect(event.stage).toBeGreaterThan(0)
      expect(plainWords(tell([event], seen)[0]?.line?.parts ?? [])).toMatch(/^\S.*\.$/)
    }
    expect(cohort.picture(seen)).toContain('#1')
  })
})
