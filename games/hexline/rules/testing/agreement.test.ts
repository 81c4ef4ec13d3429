import { expect, test } from 'vitest'
import { firstDifference } from './compare.ts'
import { reference, shipping } from './fighter.ts'

const DEEP = process.env['TESSERA_DEEP'] !== undefined && process.env['TESSERA_DEEP'] !== ''
const BATTLES = DEEP ? 20_000 : 300

test(`shipping rules and reference agree after every beat of ${BATTLES} random battles`, { timeout: 3_600_000 }, () => {
  const differences: string[] = []
  for (let i = 0; i < BATTLES && differences.length < 5; i++) {
    const difference = firstDifference(`random ${i}`, shipping, reference)
    if (difference !== null) differences.push(difference)
  }
  expect(differences).toEqual([])
})
