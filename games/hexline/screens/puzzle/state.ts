import type { Hex } from '@tessera/hexline'
import { BATTLES, type HexlineAnswer, type HexlinePuzzle, ownUnits, positionIn } from '@tessera/hexline/puzzles'
import { unitName } from '../names.ts'

/** An answer in the making, and what is open beside it. */
export interface DeskState {
  /** Null while the position is as the puzzle gives it. */
  readonly answer: HexlineAnswer | null
  /** A place among the units of the position. */
  readonly selected: number | null
  /** The number of the battle that is watched. */
  readonly watched: number | null
  readonly dialog: 'none' | 'result' | 'solution'
}

export type DeskAction =
  | { readonly type: 'select'; readonly unit: number | null }
  /** A unit goes to a hex; two own units change places. */
  | { readonly type: 'place'; readonly unit: number; readonly hex: Hex }
  /** A unit of another type takes the place of one; null puts it back. */
  | { readonly type: 'swap'; readonly unit: number; readonly unitType: string | null }
  | { readonly type: 'answer'; readonly answer: HexlineAnswer | null }
  | { readonly type: 'watch'; readonly battle: number | null }
  | { readonly type: 'dialog'; readonly dialog: DeskState['dialog'] }

export const OPENED: DeskState = { answer: null, selected: null, watched: null, dialog: 'none' }

export function act(puzzle: HexlinePuzzle, state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.unit }
    case 'place':
      return { ...state, answer: placed(puzzle, state.answer, action.unit, action.hex) }
    case 'swap': {
      const { unit, unitType } = action
      return { ...state, answer: unitType === null ? null : { kind: 'change', unit, type: unitType } }
    }
    case 'answer':
      return { ...state, answer: action.answer, dialog: 'none' }
    case 'watch':
      return { ...state, watched: action.battle }
    case 'dialog':
      return { ...state, dialog: action.dialog }
  }
}

/** Why no battles can be fought now; null when they can. */
export function whyNotFight({ kind }: HexlinePuzzle, { answer }: DeskState, running: boolean): string | null {
  if (answer === null) return WHAT_FIRST[kind]
  return running ? 'The battles are being fought.' : null
}

const WHAT_FIRST = {
  change: 'Choose one of your units and somebody to take its place.',
  place: 'Move at least one of your units.',
} as const

export function taskOf({ kind, goal }: HexlinePuzzle): string {
  const win = `win ${goal} of ${BATTLES} battles`
  return kind === 'change' ? `Swap one of your units and ${win}.` : `Place your units and ${win}.`
}

export function solutionWords(puzzle: HexlinePuzzle, solution: HexlineAnswer): string {
  const { config } = puzzle
  if (solution.kind === 'place') {
    return ownUnits(puzzle)
      .map(({ unit }, i) => `${unitName(config, unit.type)} on ${solution.cells[i]?.join(',')}`)
      .join('; ')
  }
  const old = positionIn(puzzle).units[solution.unit]
  const where = old === undefined ? '' : ` on ${old.col},${old.row}`
  return `${unitName(config, solution.type)} takes the place of ${unitName(config, old?.type ?? '')}${where}.`
}

function placed(puzzle: HexlinePuzzle, answer: HexlineAnswer | null, unit: number, hex: Hex): HexlineAnswer | null {
  const units = ownUnits(puzzle)
  const cells = answer?.kind === 'place' ? answer.cells : units.map(({ unit: { col, row } }): Hex => [col, row])
  const own = units.findIndex(({ place }) => place === unit)
  const from = cells[own]
  if (from === undefined) return answer
  const there = cells.findIndex(([col, row]) => col === hex[0] && row === hex[1])
  return { kind: 'place', cells: cells.map((cell, i) => (i === own ? hex : i === there ? from : cell)) }
}
