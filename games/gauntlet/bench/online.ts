import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Bench, BenchContext, BenchResult } from '@tessera/bench/bench'
import { againstGoal, load, median, round } from '@tessera/bench/measure'
import { Connections, type ServerProcess, startProcess } from '@tessera/bench/server/process'
import { type Database, openDatabase, startPostgres } from '@tessera/server/testing'
import { beginRun, fight, type OnlineRun, toCamp, type Waited } from './online-runs.ts'
import { planOf, searchTimes, seekers, storeTeams } from './stored-teams.ts'

/** TESSERA_BENCH_TEAMS asks for another number; with 0 there are only the teams the game comes with, and no searches are timed. */
const TEAMS = Number(process.env['TESSERA_BENCH_TEAMS'] ?? 1_000_000)
const SEARCH_GOAL_MS = 20
const RUNS = 100
const BATTLE_GOAL_MS = 300
/** So much of them all in one instant could use at most. */
const CORES = availableParallelism()
const CPU_UNIT = `ms of the server and its threads for a find and its battle; the goal is what ${CORES} cores have for each of ${RUNS} at once, with nothing left for the database and the players`
/** Far more than would come. */
const A_SECOND = 20
/** Seconds between two finds of a player: reading the camp, buying, placing, watching the battle. */
const PAUSE = { least: 20, most: 40 }
/** Finds of each at that pace. */
const PACED_FINDS = 2
/** Runs that are not counted; they play until the server's compilers have settled. */
const WARM = 8
/** No run is lost before the fifth battle, and each round has two. */
const MOST_ROUNDS = 2
/** Millions of references need no check while the table is filled. */
const UNCHECKED = 'options=-c%20session_replication_role%3Dreplica'

/**
 * Opponents of Gauntlet runs out of a million stored teams, alone and with a hundred runs on one server, on a real PostgreSQL. With
 * TESSERA_BENCH_BEFORE, the folder of an earlier checkout, its server does the same in turns with this one, on a database of its own.
 */
export const gauntletOnline: Bench = {
  name: 'gauntlet-online',
  about: `searches among ${TEAMS} stored teams, and ${RUNS} runs that look for an opponent and fight over HTTP`,
  async run(context) {
    const postgres = await startPostgres(['max_wal_size=8GB', 'shared_buffers=512MB'])
    const url = await postgres.fresh()
    const migrations = migrationsAt(context.root)
    try {
      if (TEAMS > 0) {
        context.note(`storing ${TEAMS} teams`)
        const filling = await openDatabase({ url: `${url}?${UNCHECKED}` }, { migrations, queryMs: 600_000 })
        await storeTeams(filling, TEAMS).finally(() => filling.close())
      }
      const database = await openDatabase({ url }, { migrations })
      try {
        const found = TEAMS > 0 ? [await searches(context, database)] : []
        return [...found, ...(await runs(context, url, await postgres.fresh()))]
      } finally {
        await database.close()
      }
    } finally {
      await postgres.close()
    }
  },
}

function migrationsAt(root: string): string {
  return join(root, 'apps', 'server', 'src', 'database', 'migrations')
}

/** One build of the server with the runs that are played on it. */
interface Side {
  readonly suffix: string
  readonly server: ServerProcess
  readonly connections: Connections
  readonly counted: readonly OnlineRun[]
  readonly paced: readonly OnlineRun[]
  readonly waited: { readonly spread: Waited[]; readonly instant: Waited[]; readonly paced: Waited[] }
  readonly cpu: number[]
}

async function openSide(root: string, url: string, suffix: string, opened: Side[]): Promise<void> {
  const server = await startProcess(root, url)
  const connections = new Connections(server.url)
  const waited = { spread: [], instant: [], paced: [] }
  const [counted, paced]: [OnlineRun[], OnlineRun[]] = [[], []]
  opened.push({ suffix, server, connections, counted, paced, waited, cpu: [] })
  const database = await openDatabase({ url }, { migrations: migrationsAt(root) })
  const beginAll = (count: number): Promise<readonly OnlineRun[]> =>
    Promise.all(Array.from({ length: count }, () => beginRun(connections, database)))
  try {
    const early = await beginAll(WARM)
    counted.push(...(await beginAll(RUNS)))
    paced.push(...(await beginAll(RUNS)))
    for (let battle = 0; battle < 4; battle++) await together(connections, early, 0)
  } finally {
    await database.close()
  }
}

async function searches(context: BenchContext, database: Database): Promise<BenchResult> {
  const all = seekers()
  await searchTimes(database, all.slice(0, 36))
  const times: number[] = []
  for (let spell = 0; spell < context.rounds; spell++) {
    context.note(`searches, round ${spell + 1}`)
    times.push(...(await searchTimes(database, all)))
  }
  for (const seeker of all.slice(180, 181)) process.stderr.write(`${await planOf(database, seeker)}\n`)
  return line('gauntlet-search', times, SEARCH_GOAL_MS, 'searches, one after the other')
}

async function runs(context: BenchContext, url: string, other: string): Promise<readonly BenchResult[]> {
  const sides: Side[] = []
  try {
    context.note('beginning runs')
    await openSide(context.root, url, '', sides)
    const earlier = process.env['TESSERA_BENCH_BEFORE']
    if (earlier !== undefined) await openSide(earlier, other, '-before', sides)
    for (let spell = 0; spell < Math.min(MOST_ROUNDS, context.rounds); spell++)
      for (const { suffix, server, connections, counted, waited, cpu } of sides) {
        context.note(`runs${suffix}, round ${spell + 1}`)
        waited.spread.push(...(await together(connections, counted, 1000 / A_SECOND)))
        await Promise.all(counted.map((run) => toCamp(connections, run)))
        const before = server.cpuSeconds()
        waited.instant.push(...(await together(connections, counted, 0)))
        cpu.push(((server.cpuSeconds() - before) * 1000) / RUNS)
      }
    for (const { suffix, connections, paced, waited } of sides) {
      context.note(`runs${suffix}, as people play`)
      waited.paced.push(...(await atPeoplesPace(connections, paced)))
    }
    return sides.flatMap(({ suffix, waited, cpu }) => [
      ...lines(`paced${suffix}`, waited.paced, `each ${PAUSE.least} to ${PAUSE.most} s after the last`),
      ...lines(`spread${suffix}`, waited.spread, `${A_SECOND} a second`),
      ...lines(`instant${suffix}`, waited.instant, 'all in one instant'),
      againstGoal(`gauntlet-cpu${suffix}`, cpu, (BATTLE_GOAL_MS * CORES) / RUNS, CPU_UNIT, 'low'),
    ])
  } finally {
    for (const { connections, server } of sides) {
      connections.close()
      await server.stop()
    }
  }
}

/** Every player finds and fights again and again, with pauses of their own. */
async function atPeoplesPace(connections: Connections, all: readonly OnlineRun[]): Promise<readonly Waited[]> {
  const each = all.map(async (run) => {
    const waited: Waited[] = []
    // Players begin at different moments.
    let least = 0
    for (let find = 0; find < PACED_FINDS; find++) {
      await toCamp(connections, run)
      const seconds = least + (run.dice.int(1000) * (PAUSE.most - least)) / 1000
      await new Promise((resume) => setTimeout(resume, seconds * 1000))
      waited.push(await fight(connections, run))
      least = PAUSE.least
    }
    return waited
  })
  return (await Promise.all(each)).flat()
}

/** The next battle of all of these, begun so many milliseconds one after the other. */
async function together(connections: Connections, all: readonly OnlineRun[], apart: number): Promise<Waited[]> {
  await Promise.all(all.map((run) => toCamp(connections, run)))
  return await Promise.all(
    all.map(async (run, place) => {
      await new Promise((resume) => setTimeout(resume, place * apart))
      return await fight(connections, run)
    }),
  )
}

function lines(name: string, waited: readonly Waited[], pace: string): readonly BenchResult[] {
  const of = (key: keyof Waited): readonly number[] => waited.map((one) => one[key])
  return [
    line(
      `gauntlet-${name}-opponent`,
      of('opponent'),
      BATTLE_GOAL_MS,
      `finds until the opponent is on the screen, ${pace}`,
    ),
    line(`gauntlet-${name}-battle`, of('battle'), BATTLE_GOAL_MS, `finds until the battle is answered, ${pace}`),
    line(`gauntlet-${name}-shown`, of('shown'), BATTLE_GOAL_MS, `finds until all of it is on the screen, ${pace}`),
  ]
}

function line(name: string, times: readonly number[], goal: number, what: string): BenchResult {
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  return {
    name,
    peer: 'goal, at most',
    ours: round(p99),
    theirs: goal,
    ratio: round(goal / p99),
    rounds: times.length,
    load: load(),
    unit: `ms, p99; rounds are ${what}`,
    range: `${round(sorted[0] ?? p99)} to ${round(sorted.at(-1) ?? p99)}, median ${round(median(times))}`,
  }
}
