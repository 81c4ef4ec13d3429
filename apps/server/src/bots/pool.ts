import type { Answer, AnyGame, Json, Memory, Nonce, Seed, Style } from '@tessera/kernel'
import { seededDice } from '@tessera/kernel'

/** Everything a bot may know: plain data that travels to a worker. */
export interface BotQuestion {
  readonly game: string
  readonly version: number
  readonly view: Json
  readonly seed: Seed
  readonly nonce: Nonce
  readonly style: Style
  readonly memory: Memory
}

export interface BotAnswer {
  readonly answer: Answer<Json>
  readonly memory: Memory
}

export interface BotPool {
  ask(question: BotQuestion): Promise<BotAnswer>
  close(): Promise<void>
}

/** Lets a bot think, wherever this runs. */
export function think(game: AnyGame, { view, seed, nonce, style, memory }: BotQuestion): BotAnswer {
  const own = structuredClone(memory)
  const answer = game.bot.choose(view, seededDice(seed, nonce), style, own)
  return { answer, memory: own }
}

/** Bots that think in this very process: for tests, where a worker would only get in the way. */
export function botsHere(gameAt: (id: string, version: number) => AnyGame | undefined): BotPool {
  return {
    async ask(question) {
      const game = gameAt(question.game, question.version)
      if (game === undefined) throw new Error(`There is no ${question.game} ${question.version} here`)
      return think(game, question)
    },
    async close() {},
  }
}
