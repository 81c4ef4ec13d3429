import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  bids,
  createMatches,
  gameRegistry,
  type MatchDriver,
  matchDriver,
  openDatabase,
  startPostgres,
} from '@tessera/server/testing'
import type { Bench, BenchResult } from '../bench.ts'
import { load, median, round } from '../measure.ts'
import { overHttp } from './http.ts'
import { bareInserts, choicesPerSecond, latencyAt, type Submit, seatedAt } from './players.ts'

const run = promisify(execFile)
const CLIENTS = [1, 8, 32, 64]
const SPELL_MS = 4000

/** Acknowledged choices on a real PostgreSQL with durability on, beside a bare insert and beside pgbench, in one run. */
export const serverLoad: Bench = {
  name: 'server-load',
  about: 'acknowledged choices per second on PostgreSQL, beside a bare single-row insert and pgbench',
  async run(context) {
    const postgres = await startPostgres()
    const migrations = join(context.root, 'apps', 'server', 'src', 'database', 'migrations')
    const url = await postgres.fresh()
    const database = await openDatabase({ url }, { migrations, connections: 64 })
    const matches = matchDriver(createMatches({ database, games: gameRegistry([bids()]), matchesInMemory: 2000 }))
    try {
      const seats = await seatedAt(database, matches, Math.max(...CLIENTS))
      const results: BenchResult[] = []
      const perCpu: number[] = []
      for (const clients of CLIENTS) {
        const ours: number[] = []
        const bare: number[] = []
        for (let spell = 0; spell < Math.min(3, context.rounds); spell++) {
          context.note(`${clients} clients, spell ${spell + 1}`)
          bare.push(await bareInserts(database, clients, SPELL_MS))
          const measured = await choicesPerSecond(matches, seats.slice(0, clients), SPELL_MS)
          ours.push(measured.perSecond)
          perCpu.push(measured.perCpuSecond)
        }
        results.push(row(`server-choices-${clients}`, `bare insert, ${clients} clients`, ours, bare))
        const beside = await pgbench(url, clients)
        if (beside !== null)
          results.push(row(`server-pgbench-${clients}`, `pgbench, ${clients} clients`, ours, [beside]))
      }
      const http = await overHttp(database)
      try {
        const [inside, outside]: [number[], number[]] = [[], []]
        for (let spell = 0; spell < Math.min(3, context.rounds); spell++) {
          context.note(`32 clients over HTTP, spell ${spell + 1}`)
          inside.push((await choicesPerSecond(http.matches, seats.slice(0, 32), SPELL_MS)).perSecond)
          outside.push((await choicesPerSecond(http.matches, seats.slice(0, 32), SPELL_MS, http.submit)).perSecond)
        }
        results.push(row('server-http-32', 'the same without HTTP, 32 clients', outside, inside))
        results.push(await latency(context, 'server-http-p99', http.matches, seats, http.submit))
      } finally {
        await http.close()
      }
      results.push(row('server-cpu', "boardgame.io's server in memory, per CPU-second", perCpu, [850]))
      results.push(await latency(context, 'server-p99', matches, seats, matches.submit))
      return results
    } finally {
      await matches.stop()
      await database.close()
      await postgres.close()
    }
  },
}

/** The 99th percentile at 100 choices a second, in the middle of several rounds. */
async function latency(
  context: Parameters<Bench['run']>[0],
  name: string,
  matches: MatchDriver,
  seats: Awaited<ReturnType<typeof seatedAt>>,
  submit: Submit,
): Promise<BenchResult> {
  const late: number[] = []
  for (let spell = 0; spell < Math.min(3, context.rounds); spell++) {
    context.note(`${name}, round ${spell + 1}`)
    late.push(await latencyAt(matches, seats, 100, 2 * SPELL_MS, submit))
  }
  const ratio = round(150 / median(late))
  return { ...row(name, 'goal, at most', late, [150]), ratio, unit: 'ms, p99 at 100 choices a second' }
}

function row(name: string, peer: string, ours: readonly number[], theirs: readonly number[]): BenchResult {
  const ratio = median(ours) / median(theirs)
  const range = `${round(Math.min(...ours))} to ${round(Math.max(...ours))}`
  return {
    name,
    peer,
    ours: round(median(ours)),
    theirs: round(median(theirs)),
    ratio: round(ratio),
    rounds: ours.length,
    load: load(),
    unit: 'a second',
    range,
  }
}

/** One single-row insert a transaction, where the program is installed. */
async function pgbench(url: string, clients: number): Promise<number | null> {
  const program = ['/usr/bin/pgbench', '/usr/local/bin/pgbench'].find(existsSync)
  if (program === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pgbench-'))
  try {
    const script = join(folder, 'insert.sql')
    writeFileSync(script, "insert into bare (payload) values (repeat('x', 100));\n")
    const { stdout } = await run(program, [
      '-n',
      '-f',
      script,
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      '4',
      '-M',
      'prepared',
      url,
    ])
    const found = /tps = ([\d.]+)/.exec(stdout)
    return found === null ? null : Number(found[1])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
