import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { type CohortView, cohort, presetArmy } from '../../index.ts'
import { recruited } from './recruit.ts'

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
