import type { Dice } from '@tessera/kernel'
import { zoneColumns } from '../rules/board/board.ts'
import type { Hex } from '../state.ts'
import { type HexlineAnswer, type HexlinePuzzle, judge, ownUnits, positionIn, solves, swapsFor } from './puzzle.ts'

type Swap = Extract<HexlineAnswer, { kind: 'change' }>

/** Every single change there is. */
export function allSwaps(puzzle: HexlinePuzzle): readonly Swap[] {
  return ownUnits(puzzle).flatMap(({ place, unit }) =>
    swapsFor(puzzle, unit).map(({ id }): Swap => ({ kind: 'change', unit: place, type: id })),
  )
}

/** Those that reach the goal: exact, since everybody's battles have the same dice. */
export function solvingSwaps(puzzle: HexlinePuzzle): readonly Swap[] {
  return allSwaps(puzzle).filter((swap) => solves(puzzle, swap))
}

/** The columns of the zone that players use first. */
const FRONT = 3

/** Everybody somewhere in the front half of the zone. */
export function randomCells(puzzle: HexlinePuzzle, dice: Dice): readonly Hex[] {
  const { rows } = positionIn(puzzle)
  const hexes = zoneColumns(1)
    .slice(0, FRONT)
    .flatMap((col) => Array.from({ length: rows }, (_, row): Hex => [col, row]))
  dice.shuffle(hexes)
  return hexes.slice(0, ownUnits(puzzle).length)
}

const GLANCE = 24

/** A good placing by climbing: the best of some drawn ones, then one unit at a time somewhere else. */
export function climb(
  puzzle: HexlinePuzzle,
  dice: Dice,
  tries: number,
): { readonly cells: readonly Hex[]; readonly won: number } {
  const glance = (cells: readonly Hex[]) => judge(puzzle, { kind: 'place', cells }, GLANCE).won
  let best = { cells: randomCells(puzzle, dice), won: -1 }
  for (let draw = 0; draw < tries / 4; draw++) {
    const cells = randomCells(puzzle, dice)
    const won = glance(cells)
    if (won > best.won) best = { cells, won }
  }
  for (let step = 0; step < tries; step++) {
    const cells = stirred(puzzle, best.cells, dice)
    const won = glance(cells)
    if (won >= best.won) best = { cells, won }
  }
  return { cells: best.cells, won: judge(puzzle, { kind: 'place', cells: best.cells }).won }
}

/** One unit goes to another hex of the zone; a unit that stands there takes its place. */
function stirred(puzzle: HexlinePuzzle, cells: readonly Hex[], dice: Dice): readonly Hex[] {
  const { rows } = positionIn(puzzle)
  const unit = dice.int(cells.length)
  const to: Hex = [dice.pick(zoneColumns(1)), dice.int(rows)]
  const from = cells[unit] ?? to
  return cells.map((cell, place) => (place === unit ? to : cell[0] === to[0] && cell[1] === to[1] ? from : cell))
}
