import { gameById, games } from '@tessera/games'
import {
  type AnyGame,
  type AnyRecord,
  createMatch,
  hashOf,
  playRecord,
  readRecord,
  seededDice,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'

/** Runs in Node and, bundled, in the browser: everything below must come out the same. */

export interface Played {
  readonly record: string
  /** Of the state after every step. */
  readonly states: readonly string[]
}

/** A match of each game, with random legal choices, in every configuration that changes how it runs. */
export function playAll(seed: string): Played[] {
  return games.flatMap((game) => {
    const configs = [{}, game.simulation]
    return configs.map((input, index) => {
      const config = game.ruleset.config.parse(input)
      if (!config.ok) throw new Error(`${game.name} does not take its own config: ${config.inputErrors[0]?.text}`)
      const match = createMatch(game.ruleset, { config: config.value, seed: seedFrom(`${seed} ${index}`) })
      const dice = seededDice(seedFrom(`choices ${seed} ${index}`))
      while (match.result() === null) {
        for (const seat of match.awaiting()) {
          match.submit(seat, match.at, game.ruleset.sample(match.envelope(seat).view, dice))
        }
      }
      return replay(JSON.stringify(match.record()))
    })
  })
}

export function replay(text: string): Played {
  const { game, record } = readOne(text)
  const playback = playRecord(game.ruleset, record)
  const states = [hashOf(playback.course.state)]
  while (playback.next() !== null) states.push(hashOf(playback.course.state))
  return { record: JSON.stringify(record), states }
}

/** Whether it ends in the state whose hash it carries. */
export function verifies(text: string): boolean {
  const { game, record } = readOne(text)
  return verifyRecord(game.ruleset, record).ok
}

function readOne(text: string): { readonly game: AnyGame; readonly record: AnyRecord } {
  const read = readRecord(text, gameById)
  if (!read.ok) throw new Error(`The record is refused: ${read.inputErrors[0]?.text}`)
  const game = gameById(read.value.game)
  if (game === undefined) throw new Error(`There is no game called ${read.value.game}`)
  return { game, record: read.value }
}
