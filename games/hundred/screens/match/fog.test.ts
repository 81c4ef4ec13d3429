import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { fogOf } from './fog.ts'

function viewOf(scenario: string) {
  const config = hundredRules.config.parse({ scenario })
  if (!config.ok) throw new Error('The scenario is refused')
  return createMatch(hundredRules, { config: config.value, seed: seedFrom('fog') }).envelope(0).view
}

test('HUN-1512 ground out of sight is washed: what houses and woods hide, and not what lies open', () => {
  const view = viewOf('wolfswood')
  const fog = fogOf(view)
  if (fog === null) throw new Error('There is no fog')
  const { seen, columns, cell } = fog
  const [unit] = view.units
  if (unit === undefined) throw new Error('There is nobody')
  const at = (x: number, y: number): number =>
    seen[Math.floor(y / 1000 / cell) * columns + Math.floor(x / 1000 / cell)] ?? -1
  expect(at(unit.position.x, unit.position.y)).toBe(1)
  const hidden = seen.filter((one) => one === 0).length
  expect(hidden).toBeGreaterThan(seen.length * 0.1)
  expect(hidden).toBeLessThan(seen.length * 0.95)
  expect(fogOf(view)).toBe(fog)
})
test('HUN-1512 every enemy in sight stands on ground that is not washed', () => {
  for (const scenario of ['hold_the_bridge', 'open_field', 'village_road']) {
    const view = viewOf(scenario)
    const fog = fogOf(view)
    if (fog === null) throw new Error('There is no fog')
    for (const { x, y } of view.enemies) {
      const place = Math.floor(y / 1000 / fog.cell) * fog.columns + Math.floor(x / 1000 / fog.cell)
      expect([scenario, fog.seen[place]]).toEqual([scenario, 1])
    }
  }
})
test('there is no fog where the scenario has none', () => {
  expect(fogOf(viewOf('first_muster'))).toBeNull()
})
