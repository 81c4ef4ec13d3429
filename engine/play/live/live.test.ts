import { expect, test } from 'vitest'
import { type Live, standing, waitsFor } from './live.ts'

const live: Live<never> = {
  me: 0,
  awaited: false,
  sent: false,
  sending: false,
  sealed: [],
  thinking: false,
  trouble: null,
  over: false,
  drafted: null,
  onDraft: () => undefined,
  send: () => undefined,
  reopen: () => undefined,
  stop: null,
  retry: () => undefined,
}

test('a player is awaited until a choice of theirs is final, and a spectator never', () => {
  const asked = { awaiting: [0, 1], sealed: [1], mine: null, result: null }
  expect(standing(asked, 0)).toEqual({ awaited: true, sent: false, sealed: [1], over: false })
  expect(standing(asked, null).awaited).toBe(false)
  expect(standing({ ...asked, mine: { choice: 1, final: false } }, 0).awaited).toBe(true)
  expect(standing({ ...asked, mine: { choice: 1, final: true } }, 0)).toMatchObject({ awaited: false, sent: true })
})

test.each<[Partial<Live<never>>, boolean, string]>([
  [{ trouble: 'No connection', sent: true }, true, 'trouble'],
  [{ over: true }, false, 'behind'],
  [{ over: true, thinking: true }, true, 'over'],
  [{ me: null, thinking: true }, true, 'watching'],
  [{ sent: true, sending: true }, true, 'sending'],
  [{ sent: true, thinking: true }, true, 'thinking'],
  [{ sent: true }, true, 'sent'],
  [{}, true, 'others'],
])('of %o, at the newest frame %s, a table says: %s', (facts, atLast, waits) => {
  expect(waitsFor({ ...live, ...facts }, atLast)).toBe(waits)
})
