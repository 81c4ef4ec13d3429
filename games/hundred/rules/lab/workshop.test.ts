import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configSchema } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import { workshop } from './workshop.ts'

const parsed = configSchema.parse({ scenario: 'pitched_battle' })
if (!parsed.ok) throw new Error('No config')
const config = parsed.value

test('HUN-1506 builds are read and written, completed within the budget, and figures can be changed', () => {
  expect(workshop.read('company')).toMatchObject({ ok: true })
  expect(workshop.read('warrior, archer')).toEqual({ ok: true, value: ['warrior', 'archer'] })
  expect(workshop.read('dragon').ok).toBe(false)
  const build = workshop.complete(config, ['knight'], seededDice(seedFrom('build')))
  expect(build[0]).toBe('knight')
  expect(workshop.refuse(config, build)).toBeNull()
  const changed = workshop.change(config, 'warrior', 'hp', 30)
  if (!changed.ok) throw new Error('Not changed')
  expect(contentOf(changed.value).templates.warrior.hp).toBe(30)
  const tamed = workshop.change(config, 'troll', 'without', 'fear')
  if (!tamed.ok) throw new Error('Not changed')
  expect(contentOf(tamed.value).templates.troll.traits).not.toContain('fear')
  expect(workshop.change(config, 'dragon', 'hp', 3).ok).toBe(false)
  expect(workshop.change(config, 'warrior', 'torso', 3).ok).toBe(false)
})
