import {
  type ActEntry,
  type AnyGame,
  type AnyRecord,
  Course,
  endedBy,
  type Json,
  type Memory,
  matchHash,
  peopleSeats,
  type Result,
  type Seat,
  type Seed,
  type Start,
  seededDice,
  seedFrom,
  type Turn,
} from '@tessera/kernel'
import { type Player, scriptOf } from './player.ts'

export interface Played {
  readonly result: Result
  /** The game's own turns: its period when it ended. */
  readonly turns: number
  /** Everything that happened: set-up, resolved choices, beats. */
  readonly steps: number
  /** Made when it is first asked for: the fingerprint of the last state is dear where results are all that counts. */
  readonly record: AnyRecord
}

/** Who plays which seat of matches with one config: what is the same in all of them is looked up once. */
export interface Lineup {
  readonly game: AnyGame
  readonly config: Json
  readonly people: readonly Seat[]
  /** By seat; where it is the host's, the game's bot answers. */
  readonly players: readonly Player[]
  /** By seat: what it brings was accepted in a match where nothing had been drawn before, so it would be in every other. */
  readonly accepted: boolean[]
}

/** Players are by seat of people. */
export function lineupOf(game: AnyGame, config: Json, players: readonly Player[]): Lineup {
  const { ruleset } = game
  const people = peopleSeats(ruleset, config)
  if (players.length !== people.length)
    throw new Error(`${game.name} has ${people.length} seats for players here, not ${players.length}`)
  const bySeat = Array.from({ length: ruleset.seats(config) }, (_, seat) => {
    return players[people.indexOf(seat)] ?? hostPlayer(game)
  })
  return { game, config, people, players: bySeat, accepted: bySeat.map(() => false) }
}

/**
 * A whole match without listeners: no events, no frames, no copies. Players are by seat; their dice are the ones a
 * match would give them, so the record is the one a match would have made.
 */
export function runMatch(game: AnyGame, config: Json, seed: Seed, players: readonly Player[]): Played {
  return runLineup(lineupOf(game, config, players), seed)
}

/** The same, of a lineup that may play many. */
export function runLineup(lineup: Lineup, seed: Seed): Played {
  return play(lineup, { config: lineup.config, seed })
}

/** The same from a position, with the choices of its first turn where they are given. */
export function runFrom(
  game: AnyGame,
  start: Start<Json, Json>,
  players: readonly Player[],
  given?: Turn<Json>,
): Played {
  return play(lineupOf(game, start.config, players), start, given)
}

function play({ game, people, players, accepted }: Lineup, start: Start<Json, Json>, given?: Turn<Json>): Played {
  const { ruleset } = game
  const { seed } = start
  const course = new Course(ruleset, start)
  const memories: Memory[] = []
  const turns: Turn<Json>[] = []
  const acts: ActEntry<Json>[] = []
  /** How a player who left ended it, where the rules have no say. */
  let ended: Result | null = null
  let steps = 1
  if (given !== undefined) {
    course.resolve(given)
    turns.push(given)
  }

  for (;;) {
    const before = course.beats
    course.advance()
    steps += course.beats - before
    const result: Result | null = ended ?? course.result()
    if (result !== null) return played(result)
    steps++
    const choices: (Json | null)[] = players.map(() => null)
    const leaving = course.awaiting().find((seat) => {
      const choice = ask(seat)
      if (choice !== LEAVES) choices[seat] = choice
      return choice === LEAVES
    })
    if (leaving !== undefined) {
      leave(leaving)
      continue
    }
    const turn = { choices, branch: 0 }
    course.resolve(turn)
    turns.push(turn)
  }

  /** With more than two seats the others may go on; what they chose this turn they choose again. */
  function leave(seat: Seat): void {
    acts.push({ at: course.at, seat, act: 'resign' })
    if (!course.leave(seat, 'resign')) ended = endedBy('resign', seat, people)
  }

  function ask(seat: Seat): Json | typeof LEAVES {
    const player = players[seat]
    if (player === undefined) throw new Error(`Nobody sits at seat ${seat} of ${game.name}`)
    if (player.brings !== undefined && mayBring(seat, player.brings)) return player.brings
    const view = course.view(seat)
    const dice = seededDice(seed, { purpose: 1 + seat, turn: course.at + 1 })
    if (player.level === 'random') return legal(player, view, ruleset.sample(view, dice))
    memories[seat] ??= {}
    const script = scriptOf(game, player)
    if (script !== null) return legal(player, view, script.choose(view, dice, memories[seat]))
    const answer = game.bot.choose(view, dice, player, memories[seat])
    if ('choice' in answer) return legal(player, view, answer.choice)
    if (answer.act === 'resign') return LEAVES
    throw new Error(`A bot answered "${answer.act}" in a simulation, where only choices and resigning count`)
  }

  /** Before anything is drawn or chosen, every match of a lineup is the same, and what is legal in one is in all. */
  function mayBring(seat: Seat, brings: Json): boolean {
    const alike = course.at === 0 && course.undrawn && acts.length === 0 && start.state === undefined
    if (alike && accepted[seat] === true) return true
    const refusal = ruleset.refuse(course.view(seat), brings)
    if (refusal === null) accepted[seat] ||= alike
    else if (course.at === 0) throw new Error(`Seat ${seat} cannot bring what it was given: ${refusal.message}`)
    return refusal === null
  }

  function legal({ level }: Player, view: Json, choice: Json): Json {
    const refusal = ruleset.refuse(view, choice)
    if (refusal === null) return choice
    throw new Error(
      `${level} of ${game.name} made an illegal choice at turn ${course.at}, seed ${seed}: ${refusal.message} ${JSON.stringify(choice)}`,
    )
  }

  function played(result: Result): Played {
    return new PlayedMatch(result, course.period(), steps, () => recordOf(result))
  }

  function recordOf(result: Result): AnyRecord {
    const { id, version } = ruleset
    const { limits } = course
    const parts = {
      game: id,
      version,
      start,
      turns,
      acts,
      result,
      ...(limits !== null && { limits }),
    }
    return { format: 'tessera-record', ...parts, hash: matchHash(parts, course.state) }
  }
}

/** A getter of a class: one in an object of its own would keep every match until the whole heap is looked through. */
class PlayedMatch implements Played {
  readonly result: Result
  readonly turns: number
  readonly steps: number
  readonly #make: () => AnyRecord
  #record: AnyRecord | null = null

  constructor(result: Result, turns: number, steps: number, make: () => AnyRecord) {
    this.result = result
    this.turns = turns
    this.steps = steps
    this.#make = make
  }

  get record(): AnyRecord {
    this.#record ??= this.#make()
    return this.#record
  }
}

/** Match number `index` of a batch has dice of its own, independent of the rest of the batch. */
export function matchSeed(seed: string, index: number): Seed {
  return seedFrom(`${seed}/${index}`)
}

/** Where a seat is the host's, the game's bot answers for it. */
function hostPlayer({ bot }: AnyGame): Player {
  return { level: bot.levels[0]?.id ?? 'random' }
}

const LEAVES = Symbol('leaves')
