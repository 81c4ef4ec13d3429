import type { AnyGame } from '@tessera/kernel'
import type { OnlineSession } from '@tessera/play/online'
import { expect, test } from 'vitest'
import { readOnly, rulesHere } from './rules-version.ts'

const game = { ruleset: { version: 3 } } as unknown as AnyGame

test('newer rules than the page has are loaded once, then only looked at; older ones are played on', () => {
  expect(rulesHere({ version: 3 }, game, false)).toBe('known')
  expect(rulesHere({ version: 2 }, game, false)).toBe('known')
  expect(rulesHere({ version: 4 }, game, false)).toBe('load-again')
  expect(rulesHere({ version: 4 }, game, true)).toBe('newer')
})

test('a spectator sends no choice', async () => {
  let sent = 0
  const session = { submit: async () => void sent++, withdraw: async () => void sent++ } as unknown as OnlineSession
  const looked = readOnly(session)
  expect(await looked.submit({})).toMatchObject({ code: 'other_rules' })
  expect(await looked.withdraw()).toMatchObject({ code: 'other_rules' })
  expect(sent).toBe(0)
})
