import { type CohortView, CULTURES, cohortRules, MAPS, type MapId, presetArmy, understand } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { plansOf } from './plans.ts'
import { exampleFor, sayingsFor } from './sayings.ts'
import { warningsOf } from './warnings.ts'

function opened(map: MapId, culture: (typeof CULTURES)[number], seat: 0 | 1): CohortView {
  const config = cohortRules.config.parse({ map, weather: 'clear' })
  if (!config.ok) throw new Error('The options are refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('sayings') })
  for (const each of [0, 1] as const) {
    const army = presetArmy(culture, config.value, each)
    expect(match.submit(each, match.at, { type: 'army', ...army })).toBeNull()
  }
  for (const each of [0, 1]) expect(match.submit(each, match.at, { type: 'deploy', units: [] })).toBeNull()
  return match.envelope(seat).view
}

test.each(MAPS)('COH-17.2 on %s every ready sentence and the example are understood to the last word', (map) => {
  CULTURES.slice(0, 6).forEach((culture, i) => {
    const view = opened(map, culture, i % 2 === 0 ? 0 : 1)
    expect(sayingsFor(view).length).toBeGreaterThan(1)
    for (const text of [...sayingsFor(view).map((saying) => saying.text), exampleFor(view)]) {
      const { errors, orders } = understand(text, view)
      expect(errors, `${culture}: ${text}`).toEqual([])
      expect(orders.map(({ unit }) => unit).toSorted(), text).toEqual(view.units.map(({ id }) => id).toSorted())
    }
  })
})

test('COH-17.2 an attack on nobody known is warned of, and so is who gets in whose way', () => {
  const view = opened('forest_ambush', 'celtic', 0)
  expect(view.contacts).toEqual([])
  const warned = (text: string) => {
    const { orders } = understand(text, view)
    return warningsOf(view, orders, plansOf(view, orders))
  }
  expect(warned('everyone hold')).toEqual([])
  expect(warned('everyone attack nearest enemy')).toEqual([
    expect.stringMatching(/^No enemy to attack is known: \d+ units wait until/),
  ])
  const [first, second] = view.units
  const [clash] = warned(`${first?.name} move to ${second?.name}`)
  expect(clash ?? '').toMatch(new RegExp(`^${first?.name}: `))
  const conflict = { tile: 0, words: 'The way is blocked.' }
  const plans = view.units.map(({ id }) => ({ unit: id, kind: 'move' as const, tiles: [], stops: [], conflict }))
  expect(warningsOf(view, [], plans)).toEqual([
    `${first?.name}, ${second?.name} and ${plans.length - 2} more: The way is blocked.`,
  ])
})
