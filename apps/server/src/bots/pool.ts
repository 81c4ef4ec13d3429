import {
  type Answer,
  type AnyGame,
  type Json,
  type Memory,
  type Nonce,
  type Seed,
  type Style,
  seededDice,
} from '@tessera/kernel'

/** Everything a bot may know: plain data that travels to a worker. */
export interface BotQuestion {
  readonly game: string
  readonly version: number
  /** As JSON. */
  readonly view: string
  readonly seed: Seed
  readonly nonce: Nonce
  readonly style: Style
  readonly memory: Memory
  /** Any legal choice will do: the bot has failed to make one. */
  readonly anything?: true
}

export interface BotAnswer {
  readonly answer: Answer<Json>
  readonly memory: Memory
  /** How long the bot was at work. */
  readonly ms: number
}

export interface BotPool {
  /** `account` is whose bot it is: all accounts get the same share of the threads. */
  ask(question: BotQuestion, account: string): Promise<BotAnswer>
  /** Questions that wait, and threads at work; for operators. */
  load(): { readonly waiting: number; readonly busy: number }
  close(): Promise<void>
}

/** Lets a bot think, wherever this runs. */
export function think(game: AnyGame, question: BotQuestion): BotAnswer {
  const from = performance.now()
  const { seed, nonce, style, anything } = question
  const memory = structuredClone(question.memory)
  const view = JSON.parse(question.view) as Json
  const dice = seededDice(seed, nonce)
  const answer = anything ? { choice: game.ruleset.sample(view, dice) } : game.bot.choose(view, dice, style, memory)
  return { answer, memory, ms: performance.now() - from }
}

/** Bots that think in this very process: for tests, where a worker would only get in the way. */
export function botsHere(gameAt: (id: string, version: number) => AnyGame | undefined): BotPool {
  return {
    async ask(question) {
      const game = gameAt(question.game, question.version)
      if (game === undefined) throw new Error(`There is no ${question.game} ${question.version} here`)
      return think(game, question)
    },
    load: () => ({ waiting: 0, busy: 0 }),
    async close() {},
  }
}
