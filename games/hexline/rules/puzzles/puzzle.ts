import { createMatch, type MatchRecord, type Parsed, type Seed, seedFrom } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import { DEFAULT_CONFIG, type HexlineConfig, type Scenario, type ScenarioUnit } from '../config.ts'
import type { UnitType } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import { inZone } from '../rules/board/sides.ts'
import { ruleset } from '../ruleset.ts'
import type { Hex, HexlineState } from '../state.ts'

/** `change`: swap one unit of the West for another that costs no more. `place`: put the units of the West where they win. */
export type PuzzleKind = 'change' | 'place'

/** A position that the West loses as it stands, and how many of the hundred battles it is to win. */
export interface HexlinePuzzle {
  readonly kind: PuzzleKind
  readonly goal: number
  /** With a scenario: the position before anything is changed. */
  readonly config: HexlineConfig
}

export type HexlineAnswer =
  | { readonly kind: 'change' /** Its place in the scenario. */; readonly unit: number; readonly type: string }
  /** By unit of the West, in the scenario's order. */
  | { readonly kind: 'place'; readonly cells: readonly Hex[] }

export interface Tally {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

/** How many battles decide. Each has dice of its own, the same for everybody: the same answer always wins as often. */
export const BATTLES = 100
export const LEAST_GOAL = 10

export function positionIn({ config }: HexlinePuzzle): Scenario {
  if (config.scenario === null) throw new Error('A puzzle needs a scenario')
  return config.scenario
}

/** Units of the West with their places in the scenario. */
export function ownUnits(puzzle: HexlinePuzzle): readonly { readonly place: number; readonly unit: ScenarioUnit }[] {
  return positionIn(puzzle).units.flatMap((unit, place) => (unit.side === 1 ? [{ place, unit }] : []))
}

/** Whom a unit may be swapped for: what costs no more and calls no Blades. Empty for the enemy's. */
export function swapsFor({ config }: HexlinePuzzle, unit: ScenarioUnit): readonly UnitType[] {
  const catalog = catalogOf(config)
  const most = catalog.type(unit.type)?.cost ?? 0
  if (unit.side !== 1) return []
  return catalog.forHire.filter((type) => type.id !== unit.type && type.cost <= most && !summons(type))
}

export function summons(type: UnitType): boolean {
  return type.abilities.some(({ effect }) => effect === 'summon')
}

/** Why an answer does not count, in a sentence; null when it does. */
export function refuseAnswer(puzzle: HexlinePuzzle, answer: HexlineAnswer): string | null {
  if (answer.kind !== puzzle.kind) return 'This is an answer to another kind of puzzle.'
  const position = positionIn(puzzle)
  if (answer.kind === 'change') {
    const unit = position.units[answer.unit]
    if (unit === undefined || unit.side !== 1) return 'Only your own units can be changed.'
    return swapsFor(puzzle, unit).some(({ id }) => id === answer.type)
      ? null
      : 'The new unit must be another one, cost no more than the old one, and call no Blades.'
  }
  const { cells } = answer
  if (cells.length !== ownUnits(puzzle).length) return 'Every unit needs a hex.'
  if (cells.some((cell) => !inZone(cell, 1, position.rows))) return 'Units stand in the first six columns.'
  return new Set(cells.map(String)).size < cells.length ? 'Two units stand on one hex.' : null
}

/** The position with an answer in it, or as it is given. */
export function answered(puzzle: HexlinePuzzle, answer: HexlineAnswer | null): HexlineConfig {
  const position = positionIn(puzzle)
  if (answer === null) return puzzle.config
  const units =
    answer.kind === 'change'
      ? position.units.map((unit, place) => (place === answer.unit ? swapped(unit, answer.type) : unit))
      : placed(position, answer.cells)
  return { ...puzzle.config, scenario: { ...position, units } }
}

/** The new unit comes fresh: what was set for the old one goes with it. */
function swapped({ side, col, row }: ScenarioUnit, type: string): ScenarioUnit {
  return { type, side, col, row }
}

function placed({ units }: Scenario, cells: readonly Hex[]): readonly ScenarioUnit[] {
  let next = 0
  return units.map((unit) => {
    const cell = unit.side === 1 ? cells[next++] : undefined
    return cell === undefined ? unit : { ...unit, col: cell[0], row: cell[1] }
  })
}

/** Battles of an answer, from one number up to another. */
export function judge(puzzle: HexlinePuzzle, answer: HexlineAnswer | null, battles: number = BATTLES, from = 0): Tally {
  const config = answered(puzzle, answer)
  const tally = { won: 0, drawn: 0, lost: 0 }
  for (let battle = from; battle < from + battles; battle++) {
    const winner = createMatch(ruleset, { config, seed: seedOf(battle) }).result()?.winner
    if (winner === 0) tally.won++
    else if (winner === 1) tally.lost++
    else tally.drawn++
  }
  return tally
}

/** Whether an answer reaches the goal; stops as soon as that is settled. */
export function solves(puzzle: HexlinePuzzle, answer: HexlineAnswer): boolean {
  const config = answered(puzzle, answer)
  let won = 0
  for (let battle = 0; battle < BATTLES; battle++) {
    if (won + BATTLES - battle < puzzle.goal) return false
    if (createMatch(ruleset, { config, seed: seedOf(battle) }).result()?.winner === 0) won++
    if (won >= puzzle.goal) return true
  }
  return false
}

/** One of the battles that decide, to be watched. */
export function battleOf(
  puzzle: HexlinePuzzle,
  answer: HexlineAnswer | null,
  battle: number,
): MatchRecord<HexlineConfig, HexlineState, HexlineChoice> {
  return createMatch(ruleset, { config: answered(puzzle, answer), seed: seedOf(battle) }).record()
}

const seeds: Seed[] = []

function seedOf(battle: number): Seed {
  let seed = seeds[battle]
  if (seed === undefined) {
    seed = seedFrom(`puzzle battle ${battle}`)
    seeds[battle] = seed
  }
  return seed
}

/** A puzzle from a position. */
export function puzzleOf(kind: PuzzleKind, goal: number, scenario: Scenario): HexlinePuzzle {
  return { kind, goal, config: { ...DEFAULT_CONFIG, battles: 1, scenario } }
}

/** Reads a puzzle from a link: untrusted input. */
export function readPuzzle(input: unknown): Parsed<HexlinePuzzle> {
  const bad = (text: string): Parsed<HexlinePuzzle> => ({
    ok: false,
    inputErrors: [{ path: '', code: 'bad_puzzle', text }],
  })
  if (typeof input !== 'object' || input === null) return bad('This is no puzzle of Hexline.')
  const { kind, goal, config } = input as Readonly<Record<string, unknown>>
  if (kind !== 'change' && kind !== 'place') return bad('This is no puzzle of Hexline.')
  if (typeof goal !== 'number' || !Number.isInteger(goal) || goal < LEAST_GOAL || goal > BATTLES)
    return bad(`The goal of a puzzle is ${LEAST_GOAL} to ${BATTLES} battles.`)
  const parsed = ruleset.config.parse(config)
  if (!parsed.ok) return parsed
  const { scenario } = parsed.value
  if (scenario === null) return bad('A puzzle needs a position.')
  const puzzle: HexlinePuzzle = { kind, goal, config: parsed.value }
  const away = scenario.units.some(({ side, col, row }) => side === 1 && !inZone([col, row], 1, scenario.rows))
  if (kind === 'place' && away) return bad('In a puzzle of placing, every unit of the West stands in its zone.')
  if (kind === 'change' && ownUnits(puzzle).every(({ unit }) => swapsFor(puzzle, unit).length === 0))
    return bad('No unit of the West can be swapped for another.')
  return { ok: true, value: puzzle }
}
