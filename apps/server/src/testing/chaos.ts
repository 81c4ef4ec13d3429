import { once } from 'node:events'
import { type AnyGame, type Json, seededDice, seedFrom } from '@tessera/kernel'
import type { Accepted, MatchView } from '@tessera/wire'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import { gameRegistry } from '../matches/index.ts'
import { seatsOf } from './games-over.ts'
import { type Killable, leaksIn, startKillable } from './killable.ts'
import { logGuard } from './log-guard.ts'
import { newSalt } from './people.ts'
import { verifyMatch } from './verify.ts'

export interface ChaosOptions {
  readonly games: readonly AnyGame[]
  /** The bundled module of `chaos-server.ts`. */
  readonly server: URL
  readonly servers: number
  readonly players: number
  readonly kills: number
  /** Of the dice that say when whom is killed and what people choose. */
  readonly seed: string
  readonly environment: Readonly<Record<string, string>>
  /** Takes the database away for a moment, where it is a server of its own. */
  interrupt?(): Promise<void>
  /** Opens the database once every server is down. */
  open(): Promise<Database>
  note(text: string): void
}

export interface ChaosReport {
  readonly kills: number
  /** How often the database was taken away. */
  readonly interruptions: number
  readonly acknowledged: number
  readonly matches: number
  readonly finished: number
  /** How many matches of each game. */
  readonly games: Readonly<Record<string, number>>
  /** Lines of all servers' logs, each looked through for secrets. */
  readonly logged: number
  /** One sentence for everything that was lost, doubled or stuck, and for secrets in logs. */
  readonly wrong: readonly string[]
}

interface Promised {
  readonly match: string
  readonly key: string
  readonly revision: number
}

/** Servers that are killed again and again, and a database that goes away, while people play on them; afterwards every promise is looked up. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const logged: string[] = []
  const fleet = await Promise.all(
    Array.from({ length: options.servers }, () => startKillable(options.server, options.environment, logged)),
  )
  const promised: Promised[] = []
  const state = { stopping: false, moves: 0, made: [] as number[] }
  const pairs = Array.from({ length: Math.ceil(options.players / 2) }, (_, index) =>
    playPair(options, fleet, index, promised, state),
  )
  const dice = seededDice(seedFrom(`${options.seed} kills`))
  let interruptions = 0
  for (let kill = 1; kill <= options.kills; kill++) {
    const from = state.moves
    const wanted = 5 + dice.int(30)
    await until(() => state.moves >= from + wanted, `no player moved after kill ${kill - 1}`)
    const victim = fleet[dice.int(fleet.length)]
    if (victim === undefined) continue
    victim.child.kill('SIGKILL')
    await once(victim.child, 'exit')
    Object.assign(victim, await startKillable(options.server, options.environment, logged))
    options.note(`kill ${kill} of ${options.kills}: ${state.moves} choices acknowledged`)
    if (options.interrupt === undefined || kill % INTERRUPT_EVERY !== 1) continue
    const then = state.moves
    await until(() => state.moves > then, `no player moved after kill ${kill}`)
    await options.interrupt()
    interruptions++
    options.note(`the database was away: ${state.moves} choices acknowledged`)
  }
  const last = pairs.map((_, index) => state.made[index] ?? 0)
  await until(() => last.every((made, index) => (state.made[index] ?? 0) > made), 'not everybody could go on')
  state.stopping = true
  const ended = await Promise.allSettled(pairs)
  const wrong = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  for (const { child } of fleet) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { ...(await lookUp(options, promised, logged, wrong)), interruptions }
}

/** After one kill of so many the database goes away too. */
const INTERRUPT_EVERY = 5

/** Two people, or one and a bot, play one match after the other, all games in turn, on whichever server answers. */
async function playPair(
  { games, seed }: ChaosOptions,
  fleet: readonly Killable[],
  index: number,
  promised: Promised[],
  state: { readonly stopping: boolean; readonly made: number[]; moves: number },
): Promise<void> {
  const dice = seededDice(seedFrom(`${seed} pair ${index}`))
  const people = index % 5 === 4 ? [new Player(fleet, index)] : [new Player(fleet, index), new Player(fleet, index + 1)]
  for (let number = index; !state.stopping; number++) {
    const game = games[number % games.length]
    if (game === undefined) return
    const seated = people.slice(0, seatsOf(game))
    const id = await begin(game, seated)
    const open = new Set(seated)
    while (open.size > 0 && !state.stopping) {
      for (const person of open) {
        const view = await person.ask<MatchView>('GET', `/api/matches/${id}`)
        if (view.status === 'finished') open.delete(person)
        if (view.mine === null || !view.awaiting.includes(view.mine) || view.status !== 'running') continue
        const key = newId()
        const choice = game.ruleset.sample(view.view as Json, dice)
        const body = { at: view.at, choice, final: true, key }
        const receipt = await person.ask<z.infer<typeof Accepted>>('POST', `/api/matches/${id}/choice`, body)
        promised.push({ match: id, key, revision: receipt.revision })
        state.moves++
        state.made[index] = (state.made[index] ?? 0) + 1
      }
      if (seated.length === 1) await pause(30)
    }
  }
}

async function begin(game: AnyGame, people: readonly Player[]): Promise<string> {
  const [first, second] = people
  if (first === undefined) throw new Error('A match needs a person')
  const salts = people.map(() => newSalt())
  const level = game.bot.levels[0]?.id ?? ''
  const others = seatsOf(game) === 1 ? [] : [second === undefined ? { who: 'bot', bot: { level } } : { who: 'open' }]
  const saltHash = salts[0]?.saltHash
  const wish = { game: game.ruleset.id, seats: [{ who: 'me' }, ...others], saltHash, key: newId() }
  const { id } = await first.ask<MatchView>('POST', '/api/matches', wish)
  if (second !== undefined) await second.ask('POST', `/api/matches/${id}/join`, { saltHash: salts[1]?.saltHash })
  for (const [index, person] of people.entries())
    await person.ask('POST', `/api/matches/${id}/salt`, { salt: salts[index]?.salt })
  return id
}

/** Asks until a server answers, with the same request, as a client does that lost its connection. */
class Player {
  readonly #fleet: readonly Killable[]
  #server: number
  #cookie: string | null = null

  constructor(fleet: readonly Killable[], server: number) {
    this.#fleet = fleet
    this.#server = server
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (this.#cookie === null && path !== '/api/guest') await this.ask('POST', '/api/guest')
    for (let attempt = 0; attempt < 6000; attempt++) {
      const url = this.#fleet[this.#server % this.#fleet.length]?.url ?? ''
      try {
        const response = await fetch(url + path, {
          method,
          headers: {
            origin: url,
            ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        })
        const text = await response.text()
        if (response.status >= 500) throw new TypeError(`${response.status} ${text}`)
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
        const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0]
        if (cookie !== undefined) {
          this.#cookie = cookie
          logGuard.plant(cookie.split('=')[1] ?? '')
        }
        return (text === '' ? null : JSON.parse(text)) as T
      } catch (error) {
        if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error
        this.#server++
        await pause(100)
      }
    }
    throw new Error(`No server answered ${method} ${path}`)
  }
}

async function lookUp(
  options: ChaosOptions,
  promised: readonly Promised[],
  logged: readonly string[],
  wrong: string[],
): Promise<Omit<ChaosReport, 'interruptions'>> {
  const database = await options.open()
  try {
    const registry = gameRegistry(options.games)
    const log = await database.sql<{ match: string; key: string; revision: number }>(
      'select match, key, revision from choices',
    )
    const times = new Map<string, number>()
    for (const { match, key, revision } of log) {
      const name = `${match} ${key} ${revision}`
      times.set(name, (times.get(name) ?? 0) + 1)
    }
    for (const { match, key, revision } of promised) {
      const found = times.get(`${match} ${key} ${revision}`) ?? 0
      if (found !== 1)
        wrong.push(`The choice ${key} of match ${match} was acknowledged and is in the log ${found} times`)
    }
    const doubled = await database.sql<{ match: string; turn: number }>(
      'select match, turn from turns where not dropped group by match, turn having count(*) > 1',
    )
    for (const { match, turn } of doubled) wrong.push(`Turn ${turn} of match ${match} was resolved twice`)
    const rows = await database.sql<{ id: string; status: string; game: string }>(
      'select id, status, game from matches',
    )
    for (const { id } of rows) wrong.push(...(await verifyMatch(database, registry, id)))
    wrong.push(...(await leaksIn(logged, database)))
    const finished = rows.filter(({ status }) => status === 'finished').length
    const games: Record<string, number> = {}
    for (const { game } of rows) games[game] = (games[game] ?? 0) + 1
    const counted = { kills: options.kills, acknowledged: promised.length, matches: rows.length, logged: logged.length }
    return { ...counted, finished, games, wrong }
  } finally {
    await database.close()
  }
}

async function until(condition: () => boolean, otherwise: string): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 240_000) throw new Error(`Chaos: ${otherwise}`)
    await pause(20)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
