import { READY_ARMIES } from '@tessera/hexline'
import { expect, test } from 'vitest'
import { ARMY_WORDS } from './introductions.ts'

test('every ready-made army introduces itself in one sentence', () => {
  expect(Object.keys(ARMY_WORDS).sort()).toEqual(READY_ARMIES.map(({ id }) => id).sort())
  for (const words of Object.values(ARMY_WORDS)) expect(words).toMatch(/^[A-Z][^.]+\.$/)
})
