import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { fightersOf } from '../match/battle.ts'
import { deployingAfter, deployingFrom, quiverOf, withPlacements } from './state.ts'

const side = (x: number) => ({
  zone: { x: x - 4000, y: 0, w: 8000, h: 20_000 },
  condition: { type: 'elimination' },
  units: [
    { template: 'warrior', x, y: 9000 },
    { template: 'archer', x, y: 11_000 },
  ],
})
const config = hundredRules.config.parse({
  scenario: { name: 'Two zones', w: 30_000, h: 20_000, fog: false, sides: [side(4000), side(26_000)] },
})
if (!config.ok) throw new Error('The scenario is refused')
const { view } = createMatch(hundredRules, { config: config.value, seed: seedFrom('deployment') }).envelope(0)
const fighters = fightersOf(view)
const [warrior, archer] = fighters
if (warrior === undefined || archer === undefined) throw new Error('Nobody can be placed')
const inside = { x: 6, y: 5 }

test('a fighter is placed inside its zone, and placed again instead of twice', () => {
  const once = deployingAfter(view, deployingFrom(null), { do: 'place', unit: warrior.id, ...inside })
  expect(once).toMatchObject({ refused: null, choice: { placements: [{ unit: warrior.id }] } })
  const twice = deployingAfter(view, once, { do: 'place', unit: warrior.id, x: inside.x + 1, y: inside.y })
  expect(twice.choice.placements).toHaveLength(1)
  expect(withPlacements(view, twice.choice).units.find(({ id }) => id === warrior.id)?.position.x).toBe(
    Math.round((inside.x + 1) * 1000),
  )
})

test('a place outside the zone is refused with a sentence, and the draft stays', () => {
  const state = deployingFrom(null)
  const outside = deployingAfter(view, state, { do: 'place', unit: warrior.id, x: inside.x + 500, y: inside.y })
  expect(outside.refused).toBeTypeOf('string')
  expect(outside.choice).toBe(state.choice)
})

test('an archer whose quiver the scenario leaves open may fill its second half', () => {
  const start = deployingFrom(null)
  expect(quiverOf(view, start.choice, warrior)).toBeNull()
  expect(quiverOf(view, start.choice, archer)).toBe('standard')
  const filled = deployingAfter(view, start, { do: 'fill', unit: archer.id, arrow: 'bodkin' })
  expect(quiverOf(view, filled.choice, archer)).toBe('bodkin')
})
