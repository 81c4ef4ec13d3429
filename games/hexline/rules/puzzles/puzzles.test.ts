import { describe, expect, it } from 'vitest'
import { ROSTER } from '../content/roster.ts'
import {
  allSwaps,
  answered,
  BATTLES,
  battleOf,
  type HexlineAnswer,
  judge,
  PUZZLES,
  puzzleOf,
  readPuzzle,
  refuseAnswer,
  solves,
  solvingSwaps,
  storedPuzzle,
  summons,
} from './index.ts'

const numbered = PUZZLES.map((stored, place) => [place + 1, stored] as const)

describe('the stored puzzles', () => {
  it.each(numbered)('%i is solved by its solution', (_, stored) => {
    const puzzle = storedPuzzle(stored)
    expect(readPuzzle(puzzle)).toEqual({ ok: true, value: puzzle })
    expect(refuseAnswer(puzzle, stored.solution)).toBeNull()
    expect(solves(puzzle, stored.solution)).toBe(true)
    expect(stored.rate).toBeGreaterThanOrEqual(10 * stored.goal)
    expect(stored.before).toBeLessThan(stored.goal - 20)
  })

  const deep = process.env['TESSERA_DEEP'] !== undefined
  it.each(numbered.filter(([number]) => deep || number % 9 === 0))('%i wins as often as it says', (_, stored) => {
    expect(judge(storedPuzzle(stored), stored.solution).won).toBe(stored.after)
    expect(judge(storedPuzzle(stored), null).won).toBe(stored.before)
  })

  it('are at least forty of both kinds, all different, in rising difficulty, without Blades', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(['change', 'place']))
    expect(new Set(PUZZLES.map(({ position }) => JSON.stringify(position))).size).toBe(PUZZLES.length)
    expect(PUZZLES.map(({ odds }) => odds)).toEqual(PUZZLES.map(({ odds }) => odds).toSorted((a, b) => a - b))
    const callers = new Set(ROSTER.filter(summons).map(({ id }) => id))
    expect(callers.size).toBeGreaterThan(0)
    for (const { position, solution } of PUZZLES) {
      expect(position.units.filter(({ type }) => callers.has(type))).toEqual([])
      expect(solution.kind === 'change' && callers.has(solution.type)).toBe(false)
    }
  })

  // Every change of every puzzle is tried in the deep run; the ordinary one takes the smallest puzzle.
  const swaps = numbered.filter(([, { kind, position }]) => kind === 'change' && (deep || position.units.length <= 6))
  it.each(deep ? swaps : swaps.slice(0, 1))('%i is as hard to guess as it says', (_, stored) => {
    const puzzle = storedPuzzle(stored)
    const solving = solvingSwaps(puzzle)
    expect(solving).toContainEqual(stored.solution)
    expect(Math.round(allSwaps(puzzle).length / solving.length)).toBe(stored.odds)
  })
})

describe('an answer', () => {
  const [, change] = numbered.find(([, { kind }]) => kind === 'change') ?? []
  const [, place] = numbered.find(([, { kind }]) => kind === 'place') ?? []
  if (change === undefined || place === undefined) throw new Error('a kind is missing')

  it('swaps an own unit for another that costs no more and calls no Blades', () => {
    const puzzle = storedPuzzle(change)
    const swap = (unit: number, type: string): HexlineAnswer => ({ kind: 'change', unit, type })
    const enemy = change.position.units.findIndex(({ side }) => side === 2)
    const own = change.position.units[0]?.type ?? ''
    const dearest = ROSTER.toSorted((a, b) => b.cost - a.cost)[0]?.id ?? ''
    expect(refuseAnswer(puzzle, swap(enemy, own))).toBe('Only your own units can be changed.')
    for (const type of [own, dearest, 'nobody', 'blade'])
      expect(refuseAnswer(puzzle, swap(0, type))).toContain('must be another one')
    expect(refuseAnswer(puzzle, place.solution)).toContain('another kind')
  })

  it('places every own unit on a hex of its own in the zone', () => {
    const puzzle = storedPuzzle(place)
    if (place.solution.kind !== 'place') throw new Error('not a placing')
    const { cells } = place.solution
    const put = (...changed: (readonly [number, number])[]) =>
      refuseAnswer(puzzle, { kind: 'place', cells: [...changed, ...cells.slice(changed.length)] })
    expect(put([6, 0])).toContain('first six columns')
    expect(put(cells[1] ?? [0, 0])).toContain('one hex')
    expect(refuseAnswer(puzzle, { kind: 'place', cells: cells.slice(1) })).toContain('needs a hex')
  })

  it('is judged by the same battles for everybody, and any of them can be watched', () => {
    const puzzle = storedPuzzle(change)
    const { won, drawn, lost } = judge(puzzle, change.solution)
    expect(won + drawn + lost).toBe(BATTLES)
    expect(judge(puzzle, change.solution)).toEqual({ won, drawn, lost })
    const record = battleOf(puzzle, change.solution, 7)
    expect(record.result?.winner === 0 ? 1 : 0).toBe(judge(puzzle, change.solution, 1, 7).won)
    expect(record.start.config).toEqual(answered(puzzle, change.solution))
    expect(solves({ ...puzzle, goal: won }, change.solution)).toBe(true)
    expect(solves({ ...puzzle, goal: won + 1 }, change.solution)).toBe(false)
  })
})

describe('a puzzle from a link', () => {
  const good = puzzleOf('place', 60, { rows: 7, units: [unit(1, 3), unit(2, 12)] })

  it.each([
    ['nothing', null, 'no puzzle'],
    ['another kind', { ...good, kind: 'chess' }, 'no puzzle'],
    ['a goal nobody can reach', { ...good, goal: 101 }, '10 to 100'],
    ['no position', { ...good, config: { ...good.config, scenario: null } }, 'needs a position'],
    ['a unit outside its zone', puzzleOf('place', 60, { rows: 7, units: [unit(1, 8), unit(2, 12)] }), 'in its zone'],
    [
      'an unknown unit',
      puzzleOf('place', 60, { rows: 7, units: [{ ...unit(1, 3), type: 'x' }, unit(2, 12)] }),
      'no unit',
    ],
  ])('is refused with %s', (_, input, text) => {
    const read = readPuzzle(input)
    expect(read.ok ? '' : read.inputErrors[0]?.text).toContain(text)
  })

  it('is read when all is well', () => expect(readPuzzle(good)).toEqual({ ok: true, value: good }))

  function unit(side: 1 | 2, col: number) {
    return { type: 'pikeman', side, col, row: 3 }
  }
})
