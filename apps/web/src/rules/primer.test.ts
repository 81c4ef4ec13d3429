import { expect, test } from 'vitest'
import { GAMES } from '#web/games/index.ts'
import { RULE_ICONS } from './icons.ts'
import { primerOf } from './primer.ts'

test.each(GAMES.map(({ id }) => id))('%s has a guide with ten things to know and signs that are listed', (id) => {
  const primer = primerOf(id)
  expect(primer?.goal).toHaveLength(3)
  expect(primer?.turn.length).toBeGreaterThanOrEqual(4)
  expect(primer?.things).toHaveLength(10)
  for (const { icon } of primer?.symbols ?? []) expect(RULE_ICONS).toContain(icon)
})
