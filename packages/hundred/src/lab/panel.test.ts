import { Course, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configSchema } from '../config.ts'
import { hundredRules } from '../ruleset.ts'
import { panel } from './panel.ts'

test.each(panel.grounds.map(({ id, config }) => [id, config] as const))(
  'every script plays legally to the end on %s, from its view alone',
  (_, input) => {
    const parsed = configSchema.parse(input)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
    const config = parsed.value
    for (const [place, script] of panel.scripts.entries()) {
      const other = panel.scripts[(place + 1) % panel.scripts.length] ?? script
      const course = new Course(hundredRules, { config, seed: seedFrom(script.id) })
      while (course.result() === null) {
        if (course.awaiting().length === 0) {
          course.beat()
          continue
        }
        const choices = [script, other].map((each, seat) => {
          const seen = hundredRules.view(course.state, seat, config)
          const choice = each.choose(seen, seededDice(seedFrom('script')), {})
          expect(hundredRules.refuse(seen, choice)).toBeNull()
          return choice
        })
        course.resolve({ choices, branch: 0 })
      }
      expect(course.state.turn).toBeGreaterThan(0)
    }
  },
)
