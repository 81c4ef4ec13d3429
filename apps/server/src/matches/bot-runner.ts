import type { MatchCache } from './match-cache.ts'
import { botChooses } from './play.ts'
import { isBot } from './settle.ts'
import type { Table } from './table.ts'

/** Asks the server's own bots whenever one is awaited, and puts their answers in. */
export class BotRunner {
  readonly #cache: MatchCache
  /** What is being thought about: match, seat and moment. */
  readonly #thinking = new Map<string, Promise<void>>()
  #closed = false

  constructor(cache: MatchCache) {
    this.#cache = cache
  }

  look(table: Table): void {
    const { match, row, seats } = table
    if (this.#closed || match === null || row.status !== 'running') return
    for (const seat of match.awaiting()) if (isBot(seats[seat])) this.#ask(table, seat)
  }

  /** Somebody else's bot that was never answered: the server that asked it may be gone. */
  async recover(id: string): Promise<void> {
    await this.#cache.read(id, (table) => this.look(table))
  }

  async idle(): Promise<void> {
    while (this.#thinking.size > 0) await Promise.all(this.#thinking.values())
  }

  async stop(): Promise<void> {
    this.#closed = true
    await this.idle()
  }

  #ask(table: Table, seat: number): void {
    const { match, row, seats } = table
    const place = seats[seat]
    if (match === null || row.seed === null || place === undefined || place.bot === null) return
    const asked = { at: match.at, branch: match.branch }
    const key = `${row.id} ${seat} ${asked.at} ${asked.branch}`
    if (this.#thinking.has(key)) return
    const question = {
      game: row.game,
      version: row.version,
      view: match.envelope(seat).view,
      seed: row.seed,
      nonce: { purpose: 1 + seat, turn: asked.at + 1, branch: asked.branch },
      style: place.bot,
      memory: place.botMemory ?? {},
    }
    const thought = this.#cache.bots
      .ask(question)
      .catch((error: unknown) => {
        this.#cache.log.error(
          { match: row.id, seat, error: String(error) },
          'a bot could not choose; some legal choice is made',
        )
        return { answer: { choice: match.ruleset.sample(question.view, match.botDice(seat)) }, memory: question.memory }
      })
      .then(({ answer, memory }) =>
        this.#closed ? undefined : botChooses(this.#cache, row.id, seat, asked, answer, memory),
      )
      .catch((error: unknown) => {
        this.#cache.log.error({ match: row.id, seat, error: String(error) }, "a bot's choice could not be put in")
      })
      .finally(() => this.#thinking.delete(key))
    this.#thinking.set(key, thought)
  }
}
