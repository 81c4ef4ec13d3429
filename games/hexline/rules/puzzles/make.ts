import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { PAIRS } from '../bot/fill.ts'
import type { Scenario } from '../config.ts'
import type { UnitType } from '../content/ability.ts'
import { ROSTER } from '../content/roster.ts'
import { rowsFor } from '../rules/board/board.ts'
import { drillCells } from '../rules/deployment.ts'
import {
  BATTLES,
  type HexlineAnswer,
  type HexlinePuzzle,
  judge,
  type PuzzleKind,
  puzzleOf,
  solves,
  summons,
} from './puzzle.ts'
import { allSwaps, climb, randomCells, solvingSwaps } from './search.ts'

/** A puzzle as it is stored: its position, one answer that solves it, and how hard that is to guess. */
export interface StoredPuzzle {
  readonly kind: PuzzleKind
  readonly goal: number
  readonly position: Scenario
  readonly solution: HexlineAnswer
  /** Battles won as it stands and by the solution, of the hundred that decide. */
  readonly before: number
  readonly after: number
  /** The solution over further battles, in per mille. */
  readonly rate: number
  /** One guess in so many solves it: exact for swaps, over drawn placings otherwise. */
  readonly odds: number
}

/** A stored puzzle as it is played. */
export function storedPuzzle({ kind, goal, position }: StoredPuzzle): HexlinePuzzle {
  return puzzleOf(kind, goal, position)
}

const GOALS = [80, 70, 60, 50]
const MOST_BEFORE = 35
/** How far the best answer must lie above the goal, and how many battles more say that it is no accident. */
const MARGIN = 4
const FURTHER = 1000
const GUESSES = 150
const CLIMBS = 70
/** Of a hundred swaps at most so many may solve it. */
const MOST_SOLVING = 20

/** Puzzles by drawing small battles that the West loses and searching for what turns them. In rising difficulty. */
export function makePuzzles(
  counts: Readonly<Record<PuzzleKind, number>>,
  seed: string,
  note: (done: number) => void = () => {},
): readonly StoredPuzzle[] {
  const found: StoredPuzzle[] = []
  for (const kind of ['change', 'place'] as const) {
    let made = 0
    for (let draw = 0; made < counts[kind]; draw++) {
      const dice = seededDice(seedFrom(`${seed} ${kind} ${draw}`))
      const puzzle = kind === 'change' ? swapPuzzle(dice, made) : placePuzzle(dice)
      if (puzzle === null) continue
      found.push(puzzle)
      made++
      note(found.length)
    }
  }
  return found.toSorted((a, b) => a.odds - b.odds || a.goal - b.goal)
}

function swapPuzzle(dice: Dice, made: number): StoredPuzzle | null {
  // Small battles first: three to eight a side.
  const position = drawn(dice, 3 + (made % 6))
  const trial = puzzleOf('change', BATTLES, position)
  const before = judge(trial, null).won
  if (before > MOST_BEFORE) return null
  const best = Math.max(...allSwaps(trial).map((swap) => judge(trial, swap, 20).won))
  const goal = GOALS.find((each) => each / 5 <= best - 1)
  if (goal === undefined || goal < before + 25) return null
  const puzzle = { ...trial, goal }
  const solving = solvingSwaps(puzzle)
  const all = allSwaps(puzzle).length
  if (solving.length === 0 || solving.length * 100 > all * MOST_SOLVING) return null
  const [first] = solving.map((swap) => ({ swap, won: judge(puzzle, swap).won })).toSorted((a, b) => b.won - a.won)
  return first === undefined ? null : stored(puzzle, position, first.swap, before, Math.round(all / solving.length))
}

function placePuzzle(dice: Dice): StoredPuzzle | null {
  const position = drawn(dice, 7)
  const trial = puzzleOf('place', BATTLES, position)
  const before = judge(trial, null).won
  if (before > MOST_BEFORE) return null
  const { cells, won } = climb(trial, dice, CLIMBS)
  const goal = GOALS.find((each) => each <= won - MARGIN)
  if (goal === undefined || goal < before + 25) return null
  const puzzle = { ...trial, goal }
  let hits = 0
  for (let guess = 0; guess < GUESSES; guess++)
    if (solves(puzzle, { kind: 'place', cells: randomCells(puzzle, dice) })) hits++
  if (hits * 3 > GUESSES) return null
  return stored(puzzle, position, { kind: 'place', cells }, before, Math.round(GUESSES / Math.max(0.5, hits)))
}

function stored(
  puzzle: HexlinePuzzle,
  position: Scenario,
  solution: HexlineAnswer,
  before: number,
  odds: number,
): StoredPuzzle | null {
  const after = judge(puzzle, solution).won
  const rate = judge(puzzle, solution, FURTHER, BATTLES).won
  if (after < puzzle.goal || rate < 10 * puzzle.goal) return null
  const { kind, goal } = puzzle
  return { kind, goal, position, solution, before, after, rate, odds }
}

const DEARER = 4

/** So many units a side, each side of two families, about equally dear, lined up by the drill. */
function drawn(dice: Dice, count: number): Scenario {
  for (;;) {
    const [west, east] = [army(dice, count), army(dice, count)]
    if (Math.abs(costOf(west) - costOf(east)) > DEARER) continue
    const rows = rowsFor(count)
    const units = ([1, 2] as const).flatMap((side) => {
      const types = side === 1 ? west : east
      return drillCells(types, side, rows, dice).map(([col, row], place) => ({
        type: types[place]?.id ?? '',
        side,
        col,
        row,
      }))
    })
    return { rows, units }
  }
}

function army(dice: Dice, count: number): readonly UnitType[] {
  const pair = dice.pick(PAIRS)
  const types = ROSTER.filter((type) => pair.some((family) => family === type.family) && !summons(type))
  return Array.from({ length: count }, () => dice.pick(types))
}

function costOf(types: readonly UnitType[]): number {
  return types.reduce((sum, { cost }) => sum + cost, 0)
}
