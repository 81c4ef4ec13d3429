import { copy, countingDice, hashOf } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { HexlineEvent } from '../events.ts'
import { brokenInvariants } from '../rules/invariants.ts'
import { setupScenario, typeIn } from '../rules/setup.ts'
import { newUnit } from '../rules/unit.ts'
import type { Battle, Unit } from '../state.ts'
import { configWith, scene } from '../testing/scene.ts'
import { randomSteps } from '../testing/steps.ts'
import { stepReport } from '../words/report.ts'
import { applyEvent, battleFrom } from './fold.ts'

it.each(Array.from({ length: 16 }, (_, i) => i))(
  'HEX-140, HEX-206 events carry every state of random battle %i',
  (number) => {
    let battle: Battle | null = null
    for (const { events, state } of randomSteps(number)) {
      for (const event of events) {
        if (event.type === 'battle_start') battle = battleFrom(event)
        if (battle !== null) applyEvent(battle, event)
      }
      if (hashOf(battle) !== hashOf(state.battle)) expect(battle).toEqual(state.battle)
    }
    expect(battle?.winner).not.toBeNull()
  },
)

it('HEX-200 to HEX-205 hold in every state of random battles', () => {
  for (let number = 0; number < 16; number++) {
    expect(randomSteps(number).flatMap(({ state, view }) => brokenInvariants(state, view.config))).toEqual([])
  }
})

it('HEX-141 every step of random battles has a report that names its unit', () => {
  for (let number = 0; number < 6; number++) {
    for (const { events, view } of randomSteps(number).slice(1)) {
      const report = stepReport(events, view)
      expect(report.round).toBe(view.battle?.round)
      expect(report.type === 'none').toBe(report.unit === undefined)
      const applied = [
        report.heal_events,
        report.fortify_events,
        report.sunder_events,
        report.splash_events,
        report.strike_events,
      ]
      const landed = events.filter(
        (event) =>
          event.type === 'heal' ||
          event.type === 'fortify' ||
          event.type === 'sunder' ||
          (event.type === 'damage' && event.kind !== 'attack'),
      )
      expect(applied.flatMap((list) => list ?? [])).toHaveLength(landed.length)
    }
  }
})

describe('HEX-140 what one event changes', () => {
  type Bare = HexlineEvent extends infer E
    ? E extends { readonly step: number }
      ? Omit<E, 'battle' | 'step'>
      : never
    : never
  const at = { at: [4, 2], source_at: [4, 2] } as const
  /** Two units of West, the second dead, and one of East; the position before and after an event. */
  function folded(
    event: Bare,
    before: (battle: Battle) => void = () => undefined,
  ): { readonly [path: string]: unknown } {
    const config = scene(['W warden (4,2)', 'W greywolf (5,2)', 'E warden (9,2)'])
    if (config.scenario === null) throw new Error('there is no scene')
    const battle = setupScenario(config, config.scenario, { dice: countingDice(), tell: undefined })
    Object.assign(battle.units[1] as Unit, { alive: false, hp: 0 })
    before(battle)
    const was = copy(battle)
    applyEvent(battle, { battle: 1, step: was.steps, ...event } as HexlineEvent)
    const changed: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(battle))
      if (field !== 'units' && hashOf(value) !== hashOf((was as never)[field])) changed[field] = value
    for (const unit of battle.units)
      for (const [field, value] of Object.entries(unit))
        if (hashOf(value) !== hashOf((was.units[unit.id - 1] as never)?.[field] ?? null))
          changed[`${unit.id} ${field}`] = value
    return changed
  }
  const hit = { type: 'damage', unit: 3, kind: 'attack', amount: 4, armor: 0, dealt: 4, answer: false } as const
  const parts = { armor_parts: { base: 0, own: 0, aura: 0 } }

  it('counts for the living alone who deals, kills and heals', () => {
    const { hp } = newWarden()
    expect(folded({ ...hit, ...parts, by: 1, hp: hp - 4 })).toEqual({ '1 dealt': 4, '3 hp': hp - 4, '3 taken': 4 })
    expect(folded({ ...hit, ...parts, by: 2, hp: hp - 4 })).toEqual({ '3 hp': hp - 4, '3 taken': 4 })
    expect(folded({ type: 'death', unit: 3, by: 1, at: [9, 2] })).toEqual({ '1 kills': 1, '3 alive': false, '3 hp': 0 })
    expect(folded({ type: 'death', unit: 3, by: 2, at: [9, 2] })).toEqual({ '3 alive': false, '3 hp': 0 })
    expect(folded({ type: 'heal', unit: 1, by: 3, amount: 2, hp: 7, ...at })).toEqual({ '1 hp': 7, '3 healed': 2 })
    expect(folded({ type: 'heal', unit: 1, by: 2, amount: 2, hp: 7, ...at })).toEqual({ '1 hp': 7 })
    expect(folded({ type: 'fortify', unit: 1, by: 3, amount: 2, hp: 7, max_hp: 90, ...at })).toEqual({
      '1 hp': 7,
      '1 max_hp': 90,
      '3 healed': 2,
    })
  })

  it('starts a charge anew when it is full', () => {
    const charged = (count: number): unknown =>
      folded({ type: 'charge', unit: 1, ability: 0, count, of: 3 }, ({ units }) => {
        ;(units[0] as Unit).charges = [1]
      })
    expect([charged(2), charged(3)]).toEqual([{ '1 charges': [2] }, { '1 charges': [0] }])
  })

  it('gives another turn, and takes one', () => {
    const owed = ({ units }: Battle): void =>
      void Object.assign(units[0] as Unit, { ready_triggered: true, has_acted: true })
    expect(folded({ type: 'ready', unit: 1 })).toEqual({ '1 ready_triggered': true })
    const { order, ...rest } = folded({ type: 'ready_turn', unit: 1 }, owed)
    expect([(order as number[]).at(-1), rest]).toEqual([1, { '1 ready_triggered': false, '1 has_acted': false }])
    expect(folded({ type: 'ready_spent', unit: 1 }, owed)).toEqual({ '1 ready_triggered': false })
    expect(folded({ type: 'turn_end', unit: 1, has_acted: true })).toEqual({ index: 1, '1 has_acted': true })
    expect(folded({ type: 'turn_end', unit: 2, has_acted: true })).toEqual({ index: 1 })
  })

  it('HEX-45 begins a round: from the second on the living are fresh', () => {
    const spent = { has_acted: true, block_used: 1, turns_taken: 2, ready_blades: 1 }
    const tired = ({ units }: Battle): void => {
      for (const unit of units) Object.assign(unit, spent)
    }
    const begun = (round: number) => folded({ type: 'round_start', round, order: [3, 1], stale: 1 }, tired)
    expect(Object.keys(begun(1)).filter((field) => /^\d/.test(field))).toEqual([])
    expect(begun(2)).toMatchObject({ round: 2, order: [3, 1], stale: 1 })
    const fresh = Object.fromEntries(
      [1, 3].flatMap((id) =>
        Object.entries(spent).map(([field, was]) => [`${id} ${field}`, typeof was === 'number' ? 0 : false]),
      ),
    )
    expect(Object.fromEntries(Object.entries(begun(2)).filter(([field]) => /^\d/.test(field)))).toEqual(fresh)
  })

  it('HEX-121 HEX-122 a round that ends the battle as it starts is counted, and compared with the last', () => {
    const end = { type: 'battle_end', winner_side: 0, winner_seat: null, steps: 0, survivors: [], tally: [] } as const
    const ended = (rounds: number, before?: (battle: Battle) => void) =>
      folded({ ...end, reason: 'stalemate', rounds }, (battle) => {
        applyEvent(battle, { type: 'round_start', battle: 1, step: 0, round: 5, order: [1, 3], stale: 1 })
        before?.(battle)
      })
    expect(ended(5)).toEqual({ winner: 0, reason: 'stalemate' })
    expect(ended(6)).toEqual({ winner: 0, reason: 'stalemate', round: 6, index: 2, stale: 2 })
    expect(ended(6, ({ units }) => Object.assign(units[0] as Unit, { hp: 1 }))).toMatchObject({ stale: 0, round: 6 })
    expect(ended(6, ({ units }) => Object.assign(units[2] as Unit, { alive: false }))).toMatchObject({ stale: 0 })
  })

  it('a Blade that acts now stands in the order, and its bearer has used one', () => {
    const summon = (acts_now: boolean) => folded({ type: 'summon', unit: 4, by: 1, at: [6, 2], acts_now })
    expect(summon(true)).toMatchObject({ '1 ready_blades': 1, '4 summoner_id': 1, '4 col': 6, '4 side': 1 })
    expect((summon(true)['order'] as number[]).at(-1)).toBe(4)
    expect(summon(false)).toMatchObject({ '4 summoner_id': 1, '4 has_acted': true })
    expect(Object.keys(summon(false))).not.toContain('order')
  })
})

function newWarden(): Unit {
  return newUnit(1, typeIn(configWith(), 'warden'), 1, 0, 0)
}
