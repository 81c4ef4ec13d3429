import { type Dice, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { bot } from '../bot/index.ts'
import type { SiegefrontChoice } from '../choice.ts'
import { configSchema } from '../config.ts'
import { cardOf } from '../content/cards.ts'
import { READY_DECKS } from '../content/decks.ts'
import { PERSONALITIES } from '../content/personalities.ts'
import { resolve } from '../rules/resolve.ts'
import { siegefrontRules } from '../ruleset.ts'
import { copyState, type SiegefrontState, type Unit } from '../state.ts'
import { type PuzzleUnit, puzzleStart, type SiegefrontPuzzle } from './puzzle.ts'
import { outcomes, Solver, TooDeep } from './solve.ts'

/** A puzzle as it is stored: with one way to solve it and how hard that is to guess. */
export interface StoredPuzzle {
  readonly puzzle: SiegefrontPuzzle
  readonly solution: readonly SiegefrontChoice[]
  /** One in so many who guess every command solves it. */
  readonly odds: number
  /** Positions that the proof looks at. */
  readonly looked: number
}

/** Cards that draw others bring chances that a player cannot work out. */
const DRAWS: ReadonlySet<string> = new Set(['scout', 'plunder', 'legacy'])
const MOST_LOOKED = 5_000
const MOST_HAND = 3
const LEAST_STEPS = 3
const LEAST_ODDS = 4

/**
 * Puzzles out of play: positions of matches between bots, each with the highest enemy castle that can still be brought down
 * by force, so that only the best turn will do. In rising difficulty.
 */
export function makePuzzles(count: number, seed: string, note: (done: number) => void = () => {}): StoredPuzzle[] {
  const found: StoredPuzzle[] = []
  const wanted = 2 * count
  for (let match = 0; found.length < wanted; match++) {
    const puzzle = puzzleFrom(turnsOf(`${seed} ${match}`), seededDice(seedFrom(`${seed} turns ${match}`)))
    if (puzzle === null) continue
    found.push(puzzle)
    note(found.length)
  }
  const sorted = found.toSorted((a, b) => a.odds - b.odds || a.looked - b.looked)
  return Array.from({ length: count }, (_, place) => sorted[Math.floor((place * sorted.length) / count)]).filter(
    (each) => each !== undefined,
  )
}

/** The first turn of a match, in a drawn order, that makes a good puzzle. */
function puzzleFrom(turns: SiegefrontState[], dice: Dice): StoredPuzzle | null {
  dice.shuffle(turns)
  for (const turn of turns.slice(0, 4)) {
    const position = positionOf(turn)
    if (position === null) continue
    try {
      const puzzle = hardest(position)
      if (puzzle !== null) return puzzle
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error
    }
  }
  return null
}

/** The position with the highest castle that falls by force, if finding that takes more than storming ahead. */
function hardest(position: SiegefrontPuzzle): StoredPuzzle | null {
  const plain = stormedAtOnce(position)
  const wins = (castle: number) => {
    const { config, state } = puzzleStart({ ...position, castle })
    return new Solver(config, MOST_LOOKED).wins(state)
  }
  let castle = Math.max(2, plain + 1)
  if (!wins(castle)) return null
  while (castle < 30 && wins(castle + 1)) castle++
  const puzzle = { ...position, castle }
  const { config, state } = puzzleStart(puzzle)
  const solver = new Solver(config, MOST_LOOKED)
  const solution = solver.line(state)
  if (solution === null || solution.length < LEAST_STEPS) return null
  const { looked } = solver
  let odds = 1
  let at = state
  for (const choice of solution) {
    const all = solver.commands(at).filter(({ type }) => type !== 'end_turn')
    const good = all.filter((each) => solver.forces(at, each)).length
    odds *= all.length / Math.max(1, good)
    at = outcomes(at, config, choice)[0]?.after ?? at
  }
  return odds < LEAST_ODDS ? null : { puzzle, solution, odds: Math.round(odds), looked }
}

/** The damage of everybody who can hit the castle as they stand, in the best order that needs no other command. */
function stormedAtOnce(position: SiegefrontPuzzle): number {
  const { config, state } = puzzleStart({ ...position, castle: 30 })
  const solver = new Solver(config)
  let at = state
  for (;;) {
    const choice = solver.commands(at).find(({ type }) => type === 'attack_castle')
    const next = choice === undefined ? undefined : outcomes(at, config, choice)[0]?.after
    if (next === undefined || next.result !== null) return 30 - (next ?? at).seats[1].castleHp
    at = next
  }
}

/** A turn as a puzzle with the mover at the bottom; null where the rules of puzzles are broken or nothing is at stake. */
function positionOf(state: SiegefrontState): SiegefrontPuzzle | null {
  const mover = state.active === 0 ? 0 : 1
  const own = state.seats[mover]
  const units = state.units.map((unit) => placed(unit, mover)).toSorted((a, b) => a.owner - b.owner)
  const hand = [...new Set(own.hand.map(({ card }) => card))].filter((card) => cardOf(card).cost <= own.mana)
  const counts = [0, 1].map((seat) => units.filter(({ owner }) => owner === seat).length)
  if ((counts[0] ?? 0) < 2 || (counts[1] ?? 0) < 1) return null
  if (state.units.some(({ token }) => token)) return null
  const cards = [...units.map(({ card }) => card), ...hand]
  if (cards.some((card) => cardOf(card).abilities.some((ability) => DRAWS.has(ability)))) return null
  return {
    weather: state.weather,
    terrain: mover === 0 ? state.terrain : [2, 1, 0].flatMap((row) => state.terrain.slice(3 * row, 3 * row + 3)),
    mana: own.mana,
    castle: 30,
    hand: hand.slice(0, MOST_HAND),
    units,
  }
}

function placed(unit: Unit, mover: 0 | 1): PuzzleUnit {
  const printed = cardOf(unit.card)
  const statuses = Object.fromEntries(Object.entries(unit.statuses).filter(([, turns]) => turns > 0))
  return {
    card: unit.card,
    owner: unit.owner === mover ? 0 : 1,
    x: unit.x,
    y: mover === 0 ? unit.y : 2 - unit.y,
    ...(unit.maxHp === printed.hp ? {} : { maxHp: unit.maxHp }),
    ...(unit.hp === unit.maxHp ? {} : { hp: unit.hp }),
    ...(unit.attack === printed.attack ? {} : { attack: unit.attack }),
    ...(unit.defence === printed.defence ? {} : { defence: unit.defence }),
    ...(Object.keys(statuses).length === 0 ? {} : { statuses }),
  }
}

/** Every position of a match in which a seat begins its turn, from the fourth on. */
function turnsOf(seed: string): SiegefrontState[] {
  const dice = seededDice(seedFrom(seed))
  const decks = [dice.pick(READY_DECKS), dice.pick(READY_DECKS)]
  const parsed = configSchema.parse({ seats: decks.map(({ key }) => ({ supply: 'deck', deck: key })) })
  if (!parsed.ok) throw new Error(parsed.inputErrors[0]?.text)
  const ref = refereeOf(parsed.value, { dice, tell: undefined })
  const styles = [0, 1].map(() => ({ level: 'normal', personality: dice.pick(PERSONALITIES).key }))
  const memories = [{}, {}]
  const state = siegefrontRules.setup(parsed.value, ref)
  const found: SiegefrontState[] = []
  let turn = 3
  while (state.result === null) {
    if (state.turn > turn) {
      turn = state.turn
      found.push(copyState(state))
    }
    const choices = siegefrontRules.awaiting(state, parsed.value).map((seat) => {
      const style = styles[seat] ?? { level: 'normal' }
      const answer = bot.choose(siegefrontRules.view(state, seat, parsed.value), dice, style, memories[seat] ?? {})
      return [seat, 'choice' in answer ? answer.choice : null] as const
    })
    const both: (SiegefrontChoice | null)[] = [null, null]
    for (const [seat, choice] of choices) both[seat] = choice
    resolve(state, both, ref)
  }
  return found
}
