import { startPostgres } from '@tessera/server/testing'
import type { Bench, BenchResult } from '../bench.ts'
import { load, round } from '../measure.ts'
import { Connections, startProcess } from './process.ts'
import { act, seated, type Table } from './tables.ts'

const MINUTES = 10
/** By then caches are warm and every thread has begun: those for rules begin one by one, as there is work for them. */
const WARM = 4
const MINUTE_MS = 60_000
const TABLES = 8
const WATCHING = 100
const PACE = 10
/** What is still called flat: memory of a process that collects its garbage goes up and down by so much. */
const MOST_GROWTH = 1.1

/** Memory of a server while people play for ten minutes; matches that are over are followed by new ones. Both databases at once. */
export const serverSteady: Bench = {
  name: 'server-steady',
  about: `memory of a server over ${MINUTES} minutes with ${PACE} choices a second`,
  async run(context) {
    return await Promise.all(
      (['postgres', 'embedded'] as const).map(async (kind): Promise<BenchResult> => {
        const { mb, choices } = await played(context.root, kind, (text) => context.note(text))
        const [early = Number.NaN, late = Number.NaN] = [mb[WARM - 1], mb[MINUTES - 1]]
        return {
          name: `server-steady-${kind}`,
          peer: `after ${WARM} minutes`,
          ours: round(late),
          theirs: round(early),
          ratio: round(early / late),
          rounds: 1,
          load: load(),
          unit: `MB after ${MINUTES} minutes and ${choices} choices (flat: at most ${MOST_GROWTH} times)`,
          range: `${round(Math.min(...mb))} to ${round(Math.max(...mb))}`,
        }
      }),
    )
  },
}

async function played(
  root: string,
  kind: 'postgres' | 'embedded',
  note: (text: string) => void,
): Promise<{ readonly mb: readonly number[]; readonly choices: number }> {
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const server = await startProcess(root, postgres === null ? null : await postgres.fresh())
  const connections = new Connections(server.url)
  let minutes: ReturnType<typeof setInterval> | undefined
  try {
    const tables: Table[] = []
    while (tables.length < TABLES) tables.push(await seated(connections))
    const quiet = await seated(connections)
    for (let i = 0; i < WATCHING; i++)
      await connections.listen(`/api/matches/${(tables[i] ?? quiet).id}/stream`, '', () => undefined)
    const begin = performance.now()
    const mb: number[] = []
    let choices = 0
    minutes = setInterval(() => {
      mb.push(server.residentMb())
      note(`${kind}, minute ${mb.length}: ${round(mb.at(-1) ?? 0)} MB, ${choices} choices`)
    }, MINUTE_MS)
    const stretch = MINUTES * MINUTE_MS
    await Promise.all(
      tables.map(async (first, lane) => {
        let table: Table = first
        for (let turn = 0; performance.now() - begin < stretch; turn++) {
          const due = begin + ((turn * TABLES + lane) * 1000) / PACE
          await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())))
          await act(connections, table)
          choices++
          if (!table.over) continue
          for (const { leave } of table.players) leave()
          table = await seated(connections)
        }
      }),
    )
    if (mb.length < MINUTES) mb.push(server.residentMb())
    return { mb, choices }
  } finally {
    clearInterval(minutes)
    connections.close()
    await server.stop()
    await postgres?.close()
  }
}
