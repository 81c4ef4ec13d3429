import { type Audience, copy, createMatch, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { leaksOf, type Rehide } from '@tessera/kernel/testing'
import { describe, expect, it } from 'vitest'
import { presetArmy } from '../content/army.ts'
import { MAPS } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import { cohort, cohortRules } from '../index.ts'
import { roughly } from '../rules/unit.ts'
import { type CohortState, pairOf } from '../state.ts'
import { configIn, configOf, madeWith } from '../testing/position.ts'

const BATTLES = process.env['TESSERA_DEEP'] ? 30 : 1

/** Other men, morale, orders, reserves and places wherever the listener cannot look. */
const rehide: Rehide<CohortState, CohortEvent> = {
  state(state, to) {
    const other = copy(state)
    if (other.phase === 'over') return other
    for (const seat of [0, 1] as const) {
      if (seat === to) continue
      const own = other.seats[seat]
      own.reserve += 3
      own.supply += 2
      own.texts = own.texts.map(() => 'something else')
      own.recruit = null
      own.captives = []
      own.arrivals = []
      own.areas = []
      own.explored = own.explored.map(() => 0)
      own.startWorth += 7
      own.missed = 1
      if (other.phase === 'muster' || own.army === null) continue
      own.army = { ...own.army, support: [] }
      hideUnits(other, seat, to)
    }
    return other
  },
  event(event, to) {
    if (event.type === 'recruit' && event.seat !== to) return { ...event, source: 'levy' }
    if (!('unit' in event) || typeof event.unit !== 'number' || Math.floor(event.unit / 100) === to) return event
    switch (event.type) {
      case 'order_run':
        return { ...event, step: { do: 'ambush' } }
      case 'morale':
        return { ...event, from: 1, to: 2, reasons: [] }
      case 'rally':
        return { ...event, roll: 0, need: 1 }
      case 'step':
        return { ...event, cost: 9, left: 9 }
      case 'broke':
        return { ...event, loss: 1, threshold: 1, excess: 1 }
      case 'resupplied':
        return { ...event, volleys: 9 }
      default:
        return event
    }
  },
}

/** Unconfirmed enemies stand nowhere in particular; of confirmed ones only what can be seen stays. */
function hideUnits(state: CohortState, seat: 0 | 1, to: Audience): void {
  const known = to === 'spectator' ? [] : pairOf(state.seats, to).contacts
  state.units = state.units.filter((unit) => {
    if (unit.seat !== seat) return true
    return known.some((contact) => contact.unit === unit.id && contact.state === 'confirmed') || unit.id % 2 === 0
  })
  for (const unit of state.units) {
    if (unit.seat !== seat) continue
    const men = Math.max(1, unit.men - 1)
    if (roughly(men) === roughly(unit.men)) unit.men = men
    unit.morale = 33
    unit.volleys = 1
    unit.order = { ...unit.order, steps: [], stance: 'cautious' }
    unit.path = []
    unit.left = 0
  }
}

describe('secrecy', () => {
  it.each(MAPS.map((map) => [map]))(
    'COH-4.6 COH-13.8 COH-13.9 COH-18.4 %s: nothing a listener gets changes with what is hidden from it',
    (map) => {
      for (let battle = 0; battle < BATTLES; battle++)
        expect(leaksOf(cohortRules, configOf({ map }), rehide, `secrets ${map} ${battle}`)).toEqual([])
    },
  )

  it('COH-14.1 what a seat is sent outside the game does not change with what is hidden from it', () => {
    const config = configOf({ map: 'forest_ambush' })
    const facts = { seat: 0, names: ['A', 'B'], awaiting: [0, 1], deadline: '2026-11-17T12:00:00.000Z' }
    const told = (state: CohortState, seat: 0 | 1) =>
      cohort.report?.(cohortRules.view(state, seat, config), { ...facts, seat }) ?? null
    const match = createMatch(cohortRules, { config, seed: seedFrom('reports') })
    const dice = seededDice(seedFrom('choices of reports'))
    let met = 0
    while (match.result() === null) {
      for (const seat of [0, 1] as const) {
        const report = told(match.state, seat)
        expect(report).toEqual(told(rehide.state(match.state, seat), seat))
        if (report?.fields?.some(({ value }) => value.includes('**Enemy'))) met++
      }
      for (const seat of match.awaiting())
        match.submit(seat, match.at, cohortRules.sample(match.envelope(seat).view, dice))
    }
    expect(met).toBeGreaterThan(0)
  })

  it('COH-13.8 planted leaks are caught: an army, a hidden unit, an enemy told as it is', () => {
    const config = configOf({ map: 'forest_ambush', turnLimit: 6 })
    const spoken: typeof cohortRules = { ...cohortRules, hear: (_state, event) => event }
    const reserve: typeof cohortRules = {
      ...cohortRules,
      view(state, to, config) {
        const seen = cohortRules.view(state, to, config)
        return { ...seen, limit: state.seats[1].reserve }
      },
    }
    const counted: typeof cohortRules = {
      ...cohortRules,
      view: (state, to, config) => ({ ...cohortRules.view(state, to, config), totalDetected: state.units.length }),
    }
    for (const leaking of [spoken, reserve, counted])
      expect(leaksOf(leaking, config, rehide, 'planted').length).toBeGreaterThan(0)
  })

  it('COH-13.9 the end reveals both armies and both sides’ orders as written', () => {
    const config = configOf()
    const ref = {
      dice: { int: () => 0, d: () => 1, pick: <T>(list: readonly T[]) => list[0] as T, shuffle: () => {} },
      tell: undefined,
    }
    const state = madeWith(cohortRules.setup(config, refereeOf(config, ref)), config)
    const army = (seat: 0 | 1) => ({ type: 'army' as const, ...presetArmy('han', config, seat) })
    cohortRules.resolve(state, [army(0), army(1)], refereeOf(configIn(state), ref))
    cohortRules.resolve(
      state,
      [
        { type: 'deploy', units: [] },
        { type: 'deploy', units: [] },
      ],
      refereeOf(configIn(state), ref),
    )
    expect(cohortRules.view(state, 0, configIn(state)).revealed).toBeNull()
    cohortRules.leave?.(state, 1, refereeOf(configIn(state), ref), 'resign')
    const { revealed, result } = cohortRules.view(state, 0, configIn(state))
    expect(result).toEqual({ winner: 0, reason: 'resignation' })
    expect(revealed?.[1].units.length).toBe(state.units.filter(({ seat }) => seat === 1).length)
  })
})
