import { expect, test } from 'vitest'
import { adviceOf, type Fought } from './advice.ts'

const DID = { attacks: 2, hits: 1, chances: 100, taken: 5, felled: 0 }
const own = (more: Partial<Fought> = {}): Fought => ({
  name: 'Wil',
  own: true,
  down: false,
  fled: false,
  did: DID,
  ...more,
})
const foe = (more: Partial<Fought> = {}): Fought => ({ ...own(more), own: false, name: 'Bran', ...more })

test('the advice after a battle is about what stood out in it', () => {
  const three = [own(), own(), own()]
  expect(adviceOf([...three, foe()], true)).toContain('stronger opponent')
  expect(adviceOf([own({ fled: true }), own({ fled: true }), own(), foe()], false)).toContain('2 of your fighters ran')
  const poor = { ...DID, chances: 40 }
  expect(adviceOf([own({ did: poor }), own({ did: poor }), own({ did: poor }), foe()], false)).toContain('20 in 100')
  expect(adviceOf([...three, foe({ did: { ...DID, felled: 2 } })], false)).toContain('Bran felled 2 of yours')
  expect(
    adviceOf([own({ name: 'Ode', down: true, did: { ...DID, taken: 30 } }), own(), own(), foe()], false),
  ).toContain('Ode took')
  const unlucky = { ...DID, hits: 0, chances: 120 }
  expect(adviceOf([own({ did: unlucky }), own({ did: unlucky }), own({ did: unlucky }), foe()], false)).toContain(
    '4 times less',
  )
  expect(adviceOf([...three, foe()], false)).toContain('Continue from here')
})
