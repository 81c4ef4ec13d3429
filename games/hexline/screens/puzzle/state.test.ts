import { ownUnits, PUZZLES, storedPuzzle } from '@tessera/hexline/puzzles'
import { describe, expect, test } from 'vitest'
import { act, OPENED, solutionWords, taskOf, whyNotFight } from './state.ts'

const stored = (kind: 'place' | 'change') => {
  const found = PUZZLES.find((puzzle) => puzzle.kind === kind)
  if (found === undefined) throw new Error(`There is no stored puzzle of kind ${kind}`)
  return { puzzle: storedPuzzle(found), solution: found.solution }
}
const { puzzle } = stored('place')
const [first, second] = ownUnits(puzzle)
if (first === undefined || second === undefined) throw new Error('The puzzle has two own units')

describe('a puzzle of placing', () => {
  test('on a taken hex two units change places', () => {
    const hex = [second.unit.col, second.unit.row] as const
    const { answer } = act(puzzle, OPENED, { type: 'place', unit: first.place, hex })
    if (answer?.kind !== 'place') throw new Error('an answer of places')
    expect(answer.cells[0]).toEqual(hex)
    expect(answer.cells[1]).toEqual([first.unit.col, first.unit.row])
  })
  test('an enemy unit cannot be placed', () => {
    expect(act(puzzle, OPENED, { type: 'place', unit: -1, hex: [0, 0] }).answer).toBeNull()
  })
  test('battles are fought once something has changed, one series at a time', () => {
    expect(whyNotFight(puzzle, OPENED, false)).toBe('Move at least one of your units.')
    const state = act(puzzle, OPENED, { type: 'place', unit: first.place, hex: [0, 0] })
    expect(whyNotFight(puzzle, state, false)).toBeNull()
    expect(whyNotFight(puzzle, state, true)).toBe('The battles are being fought.')
  })
})

describe('a puzzle of swapping', () => {
  const swap = stored('change')
  test('a type takes the place of a unit, or is taken back', () => {
    const state = act(swap.puzzle, OPENED, { type: 'swap', unit: 1, unitType: 'warden' })
    expect(state.answer).toEqual({ kind: 'change', unit: 1, type: 'warden' })
    expect(act(swap.puzzle, state, { type: 'swap', unit: 1, unitType: null }).answer).toBeNull()
  })
  test('the solution goes on the board and closes its dialog', () => {
    const state = { ...OPENED, dialog: 'solution' } as const
    const answer = swap.solution
    expect(act(swap.puzzle, state, { type: 'answer', answer })).toMatchObject({ answer, dialog: 'none' })
    expect(solutionWords(swap.puzzle, answer)).toMatch(/ takes the place of /)
    expect(taskOf(swap.puzzle)).toMatch(/^Swap one of your units and win \d+ of \d+ battles\.$/)
  })
})
