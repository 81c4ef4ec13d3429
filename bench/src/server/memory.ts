import { get } from 'node:http'
import { join } from 'node:path'
import { games } from '@tessera/games'
import { readSettings, startServer } from '@tessera/server'
import { type MatchDriver, matchDriver, newSalt, openDatabase, somebody, startPostgres } from '@tessera/server/testing'
import type { Bench } from '../bench.ts'
import { load, round } from '../measure.ts'

const MATCHES = 10_000
const STREAMS = 1_000
/** Of one person, so that nobody has too many. */
const EACH = 25
const GOAL_MB = 1024

/** A server with many open matches and streams. The streams' other ends are in this process too, so it is an upper bound. */
export const serverMemory: Bench = {
  name: 'server-memory',
  about: `memory of a server with ${MATCHES} open matches and ${STREAMS} streams`,
  async run(context) {
    const postgres = await startPostgres(['fsync=off'])
    const migrations = join(context.root, 'apps', 'server', 'src', 'database', 'migrations')
    const database = await openDatabase({ url: await postgres.fresh() }, { migrations })
    const settings = readSettings({ TESSERA_LOG: 'silent', TESSERA_STREAMS_PER_ADDRESS: '100000' })
    const rates = { ...settings.rates, address: 1_000_000 }
    const many = { ...settings, rates }
    const server = await startServer({ port: 0, host: '127.0.0.1', webRoot: null, database, settings: many })
    const matches = matchDriver(server.context.matches)
    try {
      const ids: string[] = []
      const lane = async (): Promise<void> => {
        while (ids.length < MATCHES) {
          const person = await somebody(database)
          for (let i = 0; i < EACH; i++) ids.push(await openOne(matches, person, i))
          context.note(`${ids.length} matches`)
        }
      }
      await Promise.all(Array.from({ length: 8 }, lane))
      const streams = await Promise.all(
        Array.from({ length: STREAMS }, (_, i) => listening(`${server.url}/api/matches/${ids[i * 7]}/stream`)),
      )
      const mb = process.memoryUsage().rss / 2 ** 20
      for (const end of streams) end()
      return [
        {
          name: 'server-memory',
          peer: 'goal, at most',
          ours: round(mb),
          theirs: GOAL_MB,
          ratio: round(GOAL_MB / mb),
          rounds: 1,
          load: load(),
          unit: `MB with ${ids.length} open matches and ${streams.length} streams`,
          range: `${round(mb)} to ${round(mb)}`,
        },
      ]
    } finally {
      await server.close()
      await database.close()
      await postgres.close()
    }
  },
}

async function openOne(matches: MatchDriver, by: Parameters<MatchDriver['create']>[0], index: number): Promise<string> {
  const game = games[index % games.length]
  if (game === undefined) throw new Error('There are no games')
  const made = await matches.create(by, {
    game: game.ruleset.id,
    config: {},
    seats: [{ who: 'me' }, { who: 'open' }],
    visibility: 'public',
    clock: { kind: 'days', hours: 72 },
    rated: false,
    spectators: true,
    saltHash: newSalt().saltHash,
  })
  return made.id
}

/** Resolves with how to end it, once the first message is here. */
function listening(url: string): Promise<() => void> {
  return new Promise((done, failed) => {
    const request = get(url, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`A stream was refused: ${response.statusCode}`))
      response.once('data', () => done(() => void request.destroy()))
      response.on('error', () => {})
    })
    request.on('error', failed)
  })
}
