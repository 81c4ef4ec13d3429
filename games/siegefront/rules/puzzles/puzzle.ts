import type { SiegefrontConfig } from '../config.ts'
import { configSchema } from '../config.ts'
import type { Status } from '../content/abilities.ts'
import { cardOf } from '../content/cards.ts'
import { DECK_SIZE } from '../content/deck.ts'
import { READY_DECKS } from '../content/decks.ts'
import type { Terrain, Weather } from '../content/tables.ts'
import { type SeatState, type SiegefrontState, type Unit, unitOf } from '../state.ts'

/** A card on the board of a puzzle; what is not said is as printed. */
export interface PuzzleUnit {
  readonly card: string
  readonly owner: 0 | 1
  readonly x: number
  readonly y: number
  readonly hp?: number
  readonly maxHp?: number
  readonly attack?: number
  readonly defence?: number
  readonly statuses?: Readonly<Partial<Record<Status, number>>>
}

/** "Win this turn": seat 0 has to bring the enemy castle down before its turn ends, with every roll of the dice. */
export interface SiegefrontPuzzle {
  readonly weather: Weather
  readonly terrain: readonly Terrain[]
  readonly mana: number
  /** HP of the enemy castle. */
  readonly castle: number
  readonly hand: readonly string[]
  readonly units: readonly PuzzleUnit[]
}

/** The last turn that the shortest match allows, so that ending it ends the puzzle (SGF-1303). */
const LAST_TURN = 10

/** The own castle falls in the next turn, so ending this one without a win loses. */
const OWN_CASTLE = 1

/** A puzzle as a match: its options and its first position. */
export function puzzleStart(puzzle: SiegefrontPuzzle): {
  readonly config: SiegefrontConfig
  readonly state: SiegefrontState
} {
  const parsed = configSchema.parse({
    first: 1,
    turnLimit: LAST_TURN,
    weather: puzzle.weather,
    terrain: puzzle.terrain,
    mulligan: false,
  })
  if (!parsed.ok) throw new Error(parsed.inputErrors[0]?.text)
  const units = puzzle.units.map(unitOn)
  const board = (seat: 0 | 1) => puzzle.units.filter(({ owner }) => owner === seat).length
  const state: SiegefrontState = {
    phase: 'action',
    turn: LAST_TURN,
    active: 0,
    first: 1,
    weather: puzzle.weather,
    duration: 0,
    terrain: [...puzzle.terrain],
    nextUnitId: units.length + 1,
    units,
    seats: [seatWith(OWN_CASTLE, puzzle.mana, puzzle.hand, board(0)), seatWith(puzzle.castle, 0, [], board(1))],
    result: null,
  }
  return { config: parsed.value, state }
}

function unitOn({ card, owner, x, y, statuses, ...changes }: PuzzleUnit, place: number): Unit {
  const unit = unitOf(cardOf(card), place + 1, owner, x, y)
  const maxHp = changes.maxHp ?? unit.maxHp
  return { ...unit, hp: maxHp, ...changes, maxHp, statuses: { ...unit.statuses, ...statuses } }
}

/** No card of a puzzle draws another, so what lies in a deck only has to make thirty (SGF-2004). */
function seatWith(castleHp: number, mana: number, hand: readonly string[], onBoard: number): SeatState {
  const [ready] = READY_DECKS
  return {
    castleHp,
    castleMax: 30,
    mana,
    maxMana: LAST_TURN,
    hand: hand.map((card, index) => ({ id: index + 1, card })),
    deck: (ready?.cards ?? []).slice(0, DECK_SIZE - hand.length - onBoard),
    graveyard: [],
    supply: 'deck',
    charges: 0,
    nextHandId: hand.length + 1,
    impact: 100,
    mulliganDone: true,
  }
}
