import { type Json, seededDice } from '@tessera/kernel'
import type { GameHost } from '../../games/index.ts'
import { logFailure, safeText } from '../../operate/safe-error.ts'
import { isPlayable, type LoadedMatch } from '../load/loaded-match.ts'
import type { MatchCache } from '../road/match-cache.ts'
import { isServed } from '../settle/settle.ts'
import { viewJson } from '../show/show.ts'
import { serverChooses } from './play.ts'

/** Asks the server's own bots, and who answers for seats of the host, whenever one is awaited, and puts their answers in. */
export class BotRunner {
  readonly #cache: MatchCache
  /** What is being thought about: match, seat and moment. */
  readonly #thinking = new Map<string, Promise<void>>()
  #closed = false

  constructor(cache: MatchCache) {
    this.#cache = cache
  }

  look(loaded: LoadedMatch): void {
    const { row, seats } = loaded
    if (this.#closed || !isPlayable(loaded) || row.status !== 'running') return
    for (const seat of row.awaiting) if (isServed(seats[seat])) this.#ask(loaded, seat)
  }

  /** Somebody else's bot that was never answered: the server that asked it may be gone. */
  async recover(id: string): Promise<void> {
    await this.#cache.read(id, (loaded) => this.look(loaded))
  }

  async idle(): Promise<void> {
    while (this.#thinking.size > 0) await Promise.all(this.#thinking.values())
  }

  async stop(): Promise<void> {
    this.#closed = true
    await this.idle()
  }

  #ask(loaded: LoadedMatch, seat: number): void {
    const { row, seats } = loaded
    const place = seats[seat]
    if (row.seed === null || place === undefined || !isServed(place)) return
    const asked = { at: row.at, branch: row.branch }
    const key = `${row.id} ${seat} ${asked.at} ${asked.branch}`
    if (this.#thinking.has(key)) return
    const thought = this.#think(loaded, seat, asked)
      .catch((error: unknown) =>
        logFailure(this.#cache.log, error, "a bot's choice could not be put in", { match: row.id, seat }),
      )
      .finally(() => this.#thinking.delete(key))
    this.#thinking.set(key, thought)
  }

  async #think(loaded: LoadedMatch, seat: number, asked: { at: number; branch: number }): Promise<void> {
    const { row } = loaded
    const place = loaded.seats[seat]
    if (row.seed === null || place === undefined) return
    const host = place.host ? this.#cache.hosts.find(({ game }) => game === row.game) : undefined
    if (host !== undefined) return await this.#askHost(host, loaded, seat, asked)
    const question = {
      game: row.game,
      version: row.version,
      view: await viewJson(this.#cache, loaded, String(seat)),
      seed: row.seed,
      nonce: { purpose: 1 + seat, turn: asked.at + 1, branch: asked.branch },
      style: place.bot ?? { level: loaded.game?.bot.levels[0]?.id ?? '' },
      memory: place.botMemory ?? {},
    }
    const { bots, log } = this.#cache
    const { answer, memory, ms } = await bots.ask(question, row.createdBy).catch((error: unknown) => {
      log.error({ match: row.id, seat, error: safeText(error) }, 'a bot could not choose; some legal choice is made')
      return bots.ask({ ...question, anything: true }, row.createdBy)
    })
    this.#cache.shares.note(row.createdBy, ms)
    if (!this.#closed) await serverChooses(this.#cache, row.id, seat, asked, answer, memory)
  }

  /** One of those that come with a game of the server's own: it knows what that game has stored. */
  async #askHost(
    host: GameHost,
    loaded: LoadedMatch,
    seat: number,
    asked: { at: number; branch: number },
  ): Promise<void> {
    const { row, seats } = loaded
    if (row.seed === null) return
    const { choice, memory = {} } = await host.answer({
      match: row.id,
      version: row.version,
      seat,
      at: asked.at,
      config: row.config,
      view: JSON.parse(await viewJson(this.#cache, loaded, String(seat))) as Json,
      people: seats.map(({ account }) => account),
      database: this.#cache.database,
      dice: seededDice(row.seed, { purpose: 1 + seat, turn: asked.at + 1, branch: asked.branch }),
    })
    if (!this.#closed) await serverChooses(this.#cache, row.id, seat, asked, { choice }, memory)
  }
}
