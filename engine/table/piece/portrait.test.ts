import { expect, test } from 'vitest'
import { faceOf } from './portrait.tsx'

test('a name always has the same face, and opponents differ', () => {
  expect(faceOf('Strategos')).toEqual(faceOf('Strategos'))
  const faces = ['Tiro', 'Centurion', 'Strategos', 'Recruit', 'Captain', 'Marshal'].map((name) =>
    JSON.stringify(faceOf(name)),
  )
  expect(new Set(faces).size).toBe(faces.length)
})
