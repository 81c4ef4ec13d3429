import { hashOf } from '@tessera/kernel'
import { expect, it } from 'vitest'
import { brokenInvariants } from '../rules/invariants.ts'
import type { Battle } from '../state.ts'
import { toldAtRandom } from '../testing/told.ts'
import { stepReport } from '../words/report.ts'
import { applyEvent, battleFrom } from './fold.ts'

it.each(Array.from({ length: 16 }, (_, i) => i))(
  'HEX-140, HEX-206 events carry every state of random battle %i',
  (number) => {
    let battle: Battle | null = null
    for (const { events, state } of toldAtRandom(number)) {
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
    expect(toldAtRandom(number).flatMap(({ state, view }) => brokenInvariants(state, view.config))).toEqual([])
  }
})

it('HEX-141 every step of random battles has a report that names its unit', () => {
  for (let number = 0; number < 6; number++) {
    for (const { events, view } of toldAtRandom(number).slice(1)) {
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
