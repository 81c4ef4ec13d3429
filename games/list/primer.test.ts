import { expect, test } from 'vitest'
import { RULE_ICONS } from '../../engine/play/guide/icons.ts'
import { primerOf } from './primers.ts'
import { GAMES } from './screens.ts'

test.each(GAMES.map(({ id }) => id))('%s has a guide with ten things to know and signs that are listed', (id) => {
  const primer = primerOf(id)
  expect(primer?.goal).toHaveLength(3)
  expect(primer?.turn.length).toBeGreaterThanOrEqual(4)
  expect(primer?.things).toHaveLength(10)
  for (const { icon } of primer?.symbols ?? []) expect(RULE_ICONS).toContain(icon)
})
