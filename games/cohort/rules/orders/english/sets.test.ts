import { describe, expect, test } from 'vitest'
import { type Kind, type Sample, setsOf } from '../testing/samples.ts'
import { countsOf } from '../testing/verdicts.ts'

const deep = process.env['TESSERA_DEEP'] === '1'

/** A sentence takes some 10 ms and there are thousands: daily runs read a third of some sets, deep runs all of every set. */
const daily = (samples: readonly Sample[]): readonly Sample[] =>
  deep ? samples : samples.filter((_, at) => at % 3 === 0)

const sets: Readonly<Record<Kind, Readonly<Record<string, readonly Sample[]>>>> = {
  'built-on': setsOf('built-on'),
  'held-out': setsOf('held-out'),
  sealed: setsOf('sealed'),
}

const setOf = (kind: Kind, name: string): readonly Sample[] => {
  const samples = sets[kind][name]
  if (samples === undefined) throw new Error(`There is no set ${kind}/${name}`)
  return samples
}

/** The least share that must be understood or asked about, and the largest share that may be wrong. */
const SHARES = [
  ['built-on', 'soldiers-and-visitors', 0.9, 0.005],
  ['built-on', 'drivers-and-fishermen', 0.8, 0.025],
  ['held-out', 'officers-and-streamers', 0.9, 0.005],
  ['held-out', 'librarians-and-gamers', 0.9, 0.005],
] as const

/** How many must be understood or asked about, and how many may be wrong. */
const COUNTS = [
  ['built-on', 'nurses-and-butlers', 87, 0],
  ['built-on', 'optimists-and-pessimists', 111, 0],
  ['built-on', 'bakers-and-boxers', 44, 3],
  ['held-out', 'novelists-and-sailors', 139, 0],
  ['held-out', 'beekeepers-and-divers', 127, 0],
  ['held-out', 'cyclists-and-quiz-masters', 118, 0],
  ['held-out', 'priests-and-camel-traders', 116, 4],
  ['held-out', 'managers-and-grandfathers', 102, 1],
  ['built-on', 'pirates-and-generals', 224, 0],
  ['built-on', 'traders-and-trolls', 205, 0],
  ['held-out', 'farmers-and-diplomats', 109, 2],
  ['built-on', 'chess-players-and-children', 69, 1],
  ['held-out', 'corporals-and-coaches', 40, 2],
  ['built-on', 'lawyers-and-grandmothers', 164, 0],
  ['sealed', 'foremen-and-khans', 148, 1],
] as const

describe('COH-12.15 orders as people write them', () => {
  test.each(SHARES)('reads %s/%s', (kind, name, least, most) => {
    const { meant, exact, asked, wrong, all } = countsOf(daily(setOf(kind, name)))
    expect((exact + asked) / meant).toBeGreaterThanOrEqual(least)
    expect(wrong / all).toBeLessThanOrEqual(most)
  })

  test.runIf(deep).each(COUNTS)('reads %s/%s in full', (kind, name, least, most) => {
    const { exact, asked, wrong } = countsOf(setOf(kind, name))
    expect(exact + asked).toBeGreaterThanOrEqual(least)
    expect(wrong).toBeLessThanOrEqual(most)
  })

  test('every set has its figures, and no set has a sentence twice', () => {
    const samples = Object.entries(sets).flatMap(([kind, byName]) =>
      Object.entries(byName).map(([name, each]) => [`${kind}/${name}`, each] as const),
    )
    const measured = [...SHARES, ...COUNTS].map(([kind, name]) => `${kind}/${name}`)
    expect(measured.toSorted()).toEqual(samples.map(([name]) => name).toSorted())
    for (const [name, each] of samples)
      expect([name, new Set(each.map(({ position, text }) => `${position} ${text}`)).size]).toEqual([name, each.length])
  })

  test('there are more than 4000 sentences by more than 200 people', () => {
    const all = Object.values(sets).flatMap((byName) => Object.values(byName).flat())
    expect(all.length).toBeGreaterThan(4000)
    expect(new Set(all.map(({ who }) => who)).size).toBeGreaterThan(200)
  })
})
