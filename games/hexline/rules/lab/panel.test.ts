import { Course, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { catalogOf } from '../content/catalog.ts'
import { ruleset } from '../ruleset.ts'
import { panel } from './panel.ts'

describe.each(panel.grounds)('$name', ({ config: input }) => {
  const parsed = ruleset.config.parse(input)
  if (!parsed.ok) throw new Error('a ground of the panel is no config')
  const config = parsed.value

  test.each(panel.scripts)('$id chooses legally as long as it is asked', ({ choose }) => {
    const seed = seedFrom('panel')
    const course = new Course(ruleset, { config, seed })
    for (let turn = 0; course.state.battle === null; turn++) {
      const choices = [0, 1].map((seat) => {
        const view = course.view(seat)
        const choice = choose(view, seededDice(seed, { purpose: 1 + seat, turn }), {})
        expect(ruleset.refuse(view, choice)).toBeNull()
        return choice
      })
      course.resolve({ choices, branch: 0 })
    }
    expect(course.state.battle.units.length).toBeGreaterThan(10)
  })

  test('ideas differ: range reaches furthest, walls last longest, swarms are many, champions few', () => {
    const view = new Course(ruleset, { config, seed: seedFrom('ideas') }).view(0)
    const armyOf = (id: string) => {
      const choice = panel.scripts.find((script) => script.id === id)?.choose(view, seededDice(seedFrom(id)), {})
      return choice?.type === 'muster' ? choice.units.flatMap((unit) => catalogOf(config).type(unit) ?? []) : []
    }
    const mean = (id: string, field: 'attack_range' | 'max_hp') =>
      armyOf(id).reduce((sum, type) => sum + type[field], 0) / armyOf(id).length
    expect(mean('range', 'attack_range')).toBeGreaterThan(3.5)
    expect(mean('wall', 'max_hp')).toBeGreaterThan(20)
    expect(armyOf('swarm').length).toBeGreaterThan(armyOf('champions').length + 3)
    expect(armyOf('mass').filter(({ id }, _, [first]) => id === first?.id).length).toBe(config.max_copies)
  })
})
