import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { type CohortEvent, type CohortView, cohort, presetArmy } from '../../index.ts'
import { recruited } from './recruit.ts'
import { storyteller } from './story.ts'

/** A Carthaginian's view of turn 3, with this much in reserve. */
function inTurnThree(reserve: number): CohortView {
  const parsed = cohort.ruleset.config.parse({})
  if (!parsed.ok) throw new Error('no config')
  const config = parsed.value
  const match = createMatch(cohort.ruleset, { config, seed: seedFrom('desk') })
  for (const seat of [0, 1] as const)
    match.submit(seat, 0, { type: 'army', ...presetArmy('carthaginian', config, seat) })
  for (const seat of [0, 1] as const) match.submit(seat, 1, { type: 'deploy', units: [] })
  const { view } = match.envelope(0)
  if (view.own === null) throw new Error('no seat')
  return { ...view, turn: 3, own: { ...view.own, reserve } }
}

test('COH-9.8 recruit lists who is to be had, stages one, and says why not', () => {
  const view = inTurnThree(4)
  expect(recruited(view, '', null).says).toContain('Levy 3, Scouts 2')
  const levy = { kind: 'troop', troop: 'levy' } as const
  expect(recruited(view, 'LEVY', null)).toEqual({
    staged: levy,
    says: 'Levy will join for 3 supply points, two turns from now.',
  })
  expect(recruited(view, 'cavalry', levy)).toEqual({ staged: levy, says: '11 supply points needed, 4 in reserve.' })
  expect(recruited(view, 'nobody', levy).staged).toBeNull()
  expect(recruited({ ...view, turn: 1 }, 'levy', null)).toEqual({ staged: null, says: 'Nobody is to be had now.' })
})

test('a march is told in one line, after the pulses', () => {
  const view = { ...inTurnThree(0), stage: 4 }
  const tell = storyteller()
  const step = (unit: number | string, from: number, to: number): CohortEvent =>
    ({ turn: 3, stage: 4, type: 'step', unit, from, to, cost: 2, left: 2, pulse: 1, seenBy: [true, true] }) as const
  expect(tell([step(2, 0, 1), step('X1', 40, 60)], view)).toEqual([])
  expect(tell([step(2, 1, 2)], view)).toEqual([])
  expect(tell([], { ...view, stage: 5 })).toEqual([`${view.units[1]?.name}: A1 B1 C1`, 'X1: A3 A4'])
  expect(tell([], { ...view, stage: 6 })).toEqual([])
})
