import { createHash } from 'node:crypto'
import { hashOf } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { checkFairness, type FairnessFacts } from './fairness.ts'

const plain = (text: string) => createHash('sha256').update(text).digest('hex')
/** As the server does it: every part after its length. */
const mixed = (...parts: readonly string[]) => plain(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(''))

const config = { rounds: 3, name: 'Nüsse' }
const secret = 'a'.repeat(64)
const salts = ['b'.repeat(64), 'c'.repeat(64)]
const seed = mixed(secret, ...salts)
const facts: FairnessFacts = {
  match: {
    id: 'abcdefghijkl',
    config,
    version: 3,
    mine: 1,
    fairness: {
      commitment: mixed(secret, 'abcdefghijkl', hashOf(config), '2'),
      saltHashes: salts.map(plain),
      salts,
      secret,
      seed,
    },
  },
  names: ['Ada', 'You'],
  ownSalt: salts[1] ?? '',
  recordSeed: seed,
  replayed: true,
}

test('an honest match passes every step, also one carried over to newer rules', async () => {
  const steps = await checkFairness(facts)
  expect(steps.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true])
  expect(steps[0]?.values[2]?.[1]).toContain(', 2')
})

const { match } = facts
test.each([
  ['another secret', { match: { ...match, fairness: { ...match.fairness, secret: 'd'.repeat(64) } } }, [0, 4]],
  [
    'another number of a player',
    { match: { ...match, fairness: { ...match.fairness, salts: [salts[1] ?? '', salts[1] ?? ''] } } },
    [1, 4],
  ],
  ['not the number made here', { ownSalt: salts[0] ?? '' }, [3]],
  ['other options', { match: { ...match, config: { rounds: 4 } } }, [0]],
  ['another seed in the record', { recordSeed: secret }, [5]],
  ['a record that plays differently', { replayed: false }, [5]],
] satisfies readonly (readonly [string, Partial<FairnessFacts>, readonly number[]])[])(
  '%s is found out',
  async (_, change, broken) => {
    const steps = await checkFairness({ ...facts, ...change })
    expect(steps.flatMap(({ ok }, index) => (ok === true ? [] : [index]))).toEqual(broken)
  },
)
