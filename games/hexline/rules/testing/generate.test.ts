import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configSchema } from '../config.ts'
import { checkCustomUnit } from '../content/custom.ts'
import { EFFECTS, TRIGGERS } from '../content/grammar.ts'
import { randomBattle } from './generate.ts'

test('generated battles are legal by HEX-15, HEX-17, HEX-112 and HEX-113, and mix everything', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 300; i++) {
    const { config, opening } = randomBattle(seededDice(seedFrom(`generated ${i}`)))
    for (const unit of config.custom_units) {
      expect(checkCustomUnit(unit)).toEqual([])
      for (const { trigger, effect, target } of unit.abilities) {
        for (const word of [trigger, effect, `target ${target}`]) seen.add(word)
      }
    }
    seen
      .add(config.events)
      .add(config.scenario === null ? 'armies' : 'scenario')
      .add(opening.cells ? 'cells' : 'drill')
    const parsed = configSchema.parse({ ...config, armies: [null, null] })
    expect(parsed.ok ? [] : parsed.inputErrors).toEqual([])
  }
  const targets = ['self', 'target', 'random', 'area', 'global'].map((target) => `target ${target}`)
  const modes = ['immediate', 'deferred', 'armies', 'scenario', 'cells', 'drill']
  expect([...TRIGGERS, ...Object.keys(EFFECTS), ...targets, ...modes].filter((word) => !seen.has(word))).toEqual([])
})
