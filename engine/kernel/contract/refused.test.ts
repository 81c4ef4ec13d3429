import { Catalogue, speak } from '@tessera/words'
import { expect, it } from 'vitest'
import { refused } from './ruleset.ts'

const words = new Catalogue(
  'refused test',
  { far: '{$n :integer} steps are too far.' },
  { de: () => Promise.resolve({ far: '{$n :integer} Schritte sind zu weit.' }) },
)

it('is worded when it is read, in the language that is spoken then', async () => {
  const refusal = refused('far', words.said('far', { n: 4 }))
  expect(JSON.parse(JSON.stringify(refusal))).toEqual({
    code: 'far',
    message: '4 steps are too far.',
    said: { scope: 'refused test', key: 'far', facts: { n: 4 } },
  })
  await speak('de')
  expect(refusal.message).toBe('4 Schritte sind zu weit.')
  await speak('en')
})
