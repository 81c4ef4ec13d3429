import { type Answer, type Json, type Memory, seededDice } from '@tessera/kernel'
import type { GameHost } from '@tessera/online'
import type { BotPool } from '../../bots/pool.ts'
import { logFailure, safeText } from '../../operate/safe-error.ts'
import { refused } from '../../request-error.ts'
import { isPlayable, isServed, type LoadedMatch } from '../load/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { settle } from '../settle/index.ts'
import { viewJson } from '../show/index.ts'
import { amended, type Change } from '../store/index.ts'
import { choose } from './submit.ts'

/** The moment a seat was asked: its answer counts only if nothing has happened since. */
interface Asked {
  readonly seat: number
  readonly at: number
  readonly branch: number
}

interface Thought {
  readonly answer: Answer<Json>
  /** What the seat remembers from now on. */
  readonly memory: Memory
}

type Needs = Pick<Rooms, 'road' | 'store' | 'referee' | 'clock' | 'hosts' | 'database' | 'log'>

/** Asks the server's own bots, and the game's answerer for seats of the host, when one is awaited, and puts their answers in. */
export class BotRunner {
  readonly #rooms: Needs
  readonly #bots: BotPool
  /** Questions under way, by match, seat and moment. */
  readonly #thinking = new Map<string, Promise<void>>()
  #closed = false

  constructor(rooms: Needs, bots: BotPool) {
    this.#rooms = rooms
    this.#bots = bots
  }

  look(match: LoadedMatch): void {
    const { row, seats } = match
    if (this.#closed || !isPlayable(match) || row.status !== 'running') return
    for (const seat of row.awaiting) if (isServed(seats[seat])) this.#ask(match, seat)
  }

  /** Asks again where the server that asked may be gone. */
  async recover(id: string): Promise<void> {
    await this.#rooms.road.read(id, (match) => this.look(match))
  }

  load(): { readonly waiting: number; readonly busy: number } {
    return this.#bots.load()
  }

  async idle(): Promise<void> {
    while (this.#thinking.size > 0) await Promise.all(this.#thinking.values())
  }

  async stop(): Promise<void> {
    this.#closed = true
    await this.idle()
  }

  #ask(match: LoadedMatch, seat: number): void {
    const { id, at, branch } = match.row
    const key = `${id} ${seat} ${at} ${branch}`
    if (this.#thinking.has(key)) return
    const asked = { seat, at, branch }
    const thought = this.#think(match, asked)
      .catch((error: unknown) =>
        logFailure(this.#rooms.log, error, "a bot's choice could not be put in", { match: id, seat }),
      )
      .finally(() => this.#thinking.delete(key))
    this.#thinking.set(key, thought)
  }

  async #think(match: LoadedMatch, asked: Asked): Promise<void> {
    const { row, seats } = match
    const { hosts } = this.#rooms
    const { seat } = asked
    const host = seats[seat]?.host ? hosts.find(({ game }) => game === row.game) : undefined
    const { answer, memory } =
      host === undefined ? await this.#askBot(match, asked) : await this.#askHost(host, match, asked)
    if (this.#closed) return
    // What the host answers belongs to the match, where the game's own tables are derived from it; what a bot keeps is its own.
    await this.#putIn(row.id, asked, answer, ({ seats: places }, change) => {
      if (host !== undefined) return { answered: { seat, memory } }
      const place = change.seats.get(seat) ?? places[seat]
      return place === undefined ? {} : { seats: new Map([[seat, { ...place, botMemory: memory }]]) }
    })
  }

  async #askBot(match: LoadedMatch, { seat, at, branch }: Asked): Promise<Thought> {
    const { row, seats, game } = match
    const place = seats[seat]
    const { referee, log } = this.#rooms
    const question = {
      game: row.game,
      version: row.version,
      view: await viewJson(this.#rooms, match, String(seat)),
      seed: seedOf(match),
      nonce: { purpose: 1 + seat, turn: at + 1, branch },
      style: place?.bot ?? { level: game?.bot.levels[0]?.id ?? '' },
      memory: place?.botMemory ?? {},
    }
    const { answer, memory, ms } = await this.#bots.ask(question, row.createdBy).catch((error: unknown) => {
      log.error({ match: row.id, seat, error: safeText(error) }, 'a bot could not choose; some legal choice is made')
      return this.#bots.ask({ ...question, anything: true }, row.createdBy)
    })
    referee.charge(row.createdBy, ms)
    return { answer, memory }
  }

  /** The answerer that comes with a game knows what that game has stored. */
  async #askHost(host: GameHost, match: LoadedMatch, { seat, at, branch }: Asked): Promise<Thought> {
    const { row, seats } = match
    const { choice, memory = {} } = await host.answer({
      match: row.id,
      version: row.version,
      seat,
      at,
      config: row.config,
      view: JSON.parse(await viewJson(this.#rooms, match, String(seat))) as Json,
      people: seats.map(({ account }) => account),
      database: this.#rooms.database,
      dice: seededDice(seedOf(match), { purpose: 1 + seat, turn: at + 1, branch }),
    })
    return { answer: { choice }, memory }
  }

  /** `besides` returns the changes of the answer in addition to its choice or act. */
  async #putIn(
    id: string,
    asked: Asked,
    answer: Thought['answer'],
    besides: (match: LoadedMatch, change: Change) => Partial<Change>,
  ): Promise<void> {
    await this.#rooms.road.change(id, async (match): Promise<Outcome<null>> => {
      const { row, seats } = match
      const { seat, at, branch } = asked
      const awaited = isPlayable(match) && row.at === at && row.branch === branch && row.awaiting.includes(seat)
      if (!awaited || !isServed(seats[seat])) return { answer: null, change: null }
      const change = await this.#answered(match, asked, answer)
      return { answer: null, change: amended(change, besides(match, change)) }
    })
  }

  async #answered(match: LoadedMatch, { seat, at, branch }: Asked, answer: Answer<Json>): Promise<Change> {
    const { referee, clock } = this.#rooms
    if ('choice' in answer) {
      const parsed = match.game?.ruleset.choice.parse(answer.choice)
      if (parsed?.ok !== true)
        throw new Error(`Seat ${seat} of match ${match.row.id} was answered with what is no choice`)
      const key = `bot-${at}-${branch}`
      const { change } = await choose(this.#rooms, match, seat, { at, choice: parsed.value as never, final: true, key })
      if (change === null) throw new Error(`The choice of seat ${seat} of match ${match.row.id} changes nothing`)
      return change
    }
    const played = await referee.play(match, { kind: 'act', seat, act: answer.act, answering: [] })
    if (played.refusal !== null) throw refused(played.refusal)
    return settle(match, played, { kind: 'offer', seat }, clock.now())
  }
}

function seedOf({ row }: LoadedMatch): string {
  if (row.seed === null) throw new Error(`Match ${row.id} has no seed yet`)
  return row.seed
}
