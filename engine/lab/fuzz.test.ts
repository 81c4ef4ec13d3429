import { readRecord } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { type Planted, stones } from './testing/toy.ts'

const setup = { configs: [{ rounds: 2 }, { rounds: 5 }], seed: 'fuzz', matches: 60 }

test('sound rules stand up to it', () => {
  const report = fuzz(stones(), setup)
  expect(report.failures).toEqual([])
  expect(report.matches).toBe(60)
  expect(report.turns).toBeGreaterThan(60)
  expect(report.turns).toBeLessThan(report.steps)
  expect(report.steps).toBeGreaterThan(600)
  expect(report.refusals).toBeGreaterThan(600)
})

test('it repeats exactly', () => {
  expect(fuzz(stones(), setup)).toEqual(fuzz(stones(), setup))
})

describe('planted faults are found', () => {
  const cases: readonly (readonly [NonNullable<Planted['fault']>, RegExp])[] = [
    ['lost-stone', /After resolving: stones are missing in round \d/],
    ['crash', /two stones are too heavy/],
    ['unstable', /hash|timeline|differently|stones are missing/],
    ['meddling', /Refused \(stones\), yet it changed the match/],
    ['bad-words', /told badly, "Seat undefined wins"/],
  ]
  test.each(cases)('%s', (fault, sentence) => {
    const { failures } = fuzz(stones({ fault }), setup)
    expect(failures[0]?.sentence).toMatch(sentence)
  })

  test('the record of a crash leads to it', () => {
    const broken = stones({ fault: 'crash' })
    const [failure] = fuzz(broken, setup).failures
    const read = readRecord(JSON.stringify(failure?.record), () => broken)
    expect(read).toMatchObject({ ok: false, inputErrors: [{ code: 'cannot_replay' }] })
    expect(failure?.record.turns.at(-1)?.choices[0]).toEqual({ stones: 2 })
  })
})

test('it stops when asked', () => {
  const report = fuzz(stones(), { ...setup, progress: (done) => done === 3 })
  expect(report.matches).toBe(3)
})
