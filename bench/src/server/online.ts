import { createHash, randomBytes } from 'node:crypto'
import { startPostgres } from '@tessera/server/testing'
import type { MatchView } from '@tessera/wire'
import type { Bench, BenchContext, BenchResult } from '../bench.ts'
import { againstGoal, load, median, round } from '../measure.ts'
import { gameOf, sampleOf } from '../samples.ts'
import { Connections, type ServerProcess, startProcess } from './process.ts'
import { act, type Following, seated, type Table } from './tables.ts'

const STREAMS = 1000
/** Of the streams: so many watch the matches that are played, the others one in which nothing happens. */
const WATCHING = 100
const TABLES = 16
const SPELL_MS = 6000
const PACE = 100

interface Figures {
  readonly perSecond: number
  /** Of the server with all its threads; a PostgreSQL beside it is not counted. */
  readonly perCpuSecond: number
  readonly bytes: number
  readonly bodies: number
  readonly sent: number
  readonly requests: number
  readonly lateMs: number
}

/**
 * A whole server in a process of its own with 1,000 streams open, its players in this one. With TESSERA_BENCH_BEFORE, the folder of an
 * earlier checkout, that one is measured in turns with this; TESSERA_BENCH_PARTS names what is measured, all of it without it.
 */
export const serverOnline: Bench = {
  name: 'server-online',
  about: 'over HTTP with 1,000 streams: choices a second, bytes an action, from commit to the other screen',
  async run(context) {
    const before = process.env['TESSERA_BENCH_BEFORE']
    const parts = (process.env['TESSERA_BENCH_PARTS'] ?? 'postgres,embedded,delay').split(',')
    const results: BenchResult[] = []
    for (const kind of ['postgres', 'embedded'] as const) {
      if (!parts.includes(kind)) continue
      const [ours, theirs]: [Figures[], Figures[]] = [[], []]
      for (let spell = 0; spell < Math.min(3, context.rounds); spell++) {
        context.note(`${kind}, round ${spell + 1}`)
        ours.push(await measured(context.root, kind, 'one stream'))
        if (before !== undefined) theirs.push(await measured(before, kind, 'two streams'))
      }
      results.push(...lines(kind, ours, theirs))
    }
    if (parts.includes('delay')) results.push(await delay(context))
    return results
  },
}

function lines(kind: string, ours: readonly Figures[], theirs: readonly Figures[]): readonly BenchResult[] {
  const of = (figures: readonly Figures[], key: keyof Figures): number[] => figures.map((one) => one[key])
  const beside = (name: keyof Figures, unit: string, low: boolean): BenchResult => {
    const [now, then] = [median(of(ours, name)), theirs.length === 0 ? 0 : median(of(theirs, name))]
    const sorted = of(ours, name).sort((a, b) => a - b)
    return {
      name: `server-online-${kind}-${name}`,
      peer: theirs.length === 0 ? 'no earlier build given' : 'the earlier build',
      ours: round(now),
      theirs: round(then),
      ratio: then === 0 ? null : round(low ? then / now : now / then),
      rounds: ours.length,
      load: load(),
      unit,
      range: `${round(sorted[0] ?? now)} to ${round(sorted.at(-1) ?? now)}`,
    }
  }
  return [
    beside('perSecond', `choices a second with ${STREAMS} streams open`, false),
    beside('perCpuSecond', 'choices per CPU-second of the server and its threads', false),
    beside('bytes', 'bytes that both players receive for one action, with headers', true),
    beside('bodies', 'of them without headers, compressed (goal 400)', true),
    beside('sent', 'bytes of a choice as it is sent, without headers (goal 100)', true),
    beside('requests', 'requests of both players for one action', true),
    beside(
      'lateMs',
      `ms from the acknowledgement to the other screen, p99 at ${PACE} choices a second (goal 60)`,
      true,
    ),
  ]
}

async function measured(root: string, kind: 'postgres' | 'embedded', following: Following): Promise<Figures> {
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const server = await startProcess(root, postgres === null ? null : await postgres.fresh())
  const connections = new Connections(server.url)
  const watching = new Connections(server.url)
  try {
    const tables = await Promise.all(Array.from({ length: TABLES }, () => seated(connections, following)))
    const quiet = await seated(connections, following)
    for (let i = 0; i < STREAMS; i += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const { id } = (i + at < WATCHING ? tables[(i + at) % TABLES] : undefined) ?? quiet
          return watching.listen(`/api/matches/${id}/stream`, '', () => undefined)
        }),
      )
    await atFullSpeed(connections, server, tables, SPELL_MS / 3)
    const fast = await atFullSpeed(connections, server, tables, SPELL_MS)
    return { ...fast, lateMs: await atPace(connections, tables, SPELL_MS) }
  } finally {
    watching.close()
    connections.close()
    await server.stop()
    await postgres?.close()
  }
}

/** Every table makes its next choice as soon as both screens show the last one. */
async function atFullSpeed(
  connections: Connections,
  server: ServerProcess,
  tables: readonly Table[],
  ms: number,
): Promise<Omit<Figures, 'lateMs'>> {
  const { received, bodies, sent, requests } = connections
  const cpu = server.cpuSeconds()
  let choices = 0
  const begin = performance.now()
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - begin < ms && !table.over) {
        await act(connections, table)
        choices++
      }
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  return {
    perSecond: choices / seconds,
    perCpuSecond: choices / (server.cpuSeconds() - cpu),
    bytes: (connections.received - received) / choices,
    bodies: (connections.bodies - bodies) / choices,
    sent: (connections.sent - sent) / choices,
    requests: (connections.requests - requests) / choices,
  }
}

/** So many choices a second in all, evenly; how long the slowest of a hundred took to the other screen. */
async function atPace(connections: Connections, tables: readonly Table[], ms: number): Promise<number> {
  const late: number[] = []
  const last = tables.map(() => Promise.resolve())
  const begin = performance.now()
  for (let sent = 0; sent < (PACE * ms) / 1000; sent++) {
    await new Promise((done) => setTimeout(done, Math.max(0, begin + (sent * 1000) / PACE - performance.now())))
    const at = sent % tables.length
    const table = tables[at]
    if (table === undefined || table.over) continue
    last[at] = (last[at] ?? Promise.resolve()).then(async () => void late.push(await act(connections, table)))
  }
  await Promise.all(last)
  late.sort((a, b) => a - b)
  return late[Math.floor(late.length * 0.99)] ?? Number.NaN
}

/** What the heaviest match that options allow costs everybody else. */
async function delay(context: BenchContext): Promise<BenchResult> {
  const server = await startProcess(context.root, null)
  const connections = new Connections(server.url)
  try {
    const { game, sample: heaviest } = sampleOf('heaviest')
    const { config, choice } = await heaviest()
    const bot = { who: 'bot', bot: { level: gameOf(game).bot.levels[0]?.id } }
    const { cookie } = await connections.ask('POST', '/api/guest', '')
    const answers = async (ms: number): Promise<number> => {
      const took: number[] = []
      for (const begin = performance.now(); performance.now() - begin < ms; ) {
        const from = performance.now()
        await connections.ask('GET', '/api/server', cookie)
        took.push(performance.now() - from)
      }
      took.sort((a, b) => a - b)
      return took[Math.floor(took.length * 0.99)] ?? Number.NaN
    }
    await answers(1000)
    const extra: number[] = []
    for (let spell = 0; spell < context.rounds; spell++) {
      const alone = await answers(2000)
      const salt = randomBytes(32).toString('hex')
      const saltHash = createHash('sha256').update(salt).digest('hex')
      const wish = { game, config, seats: [{ who: 'me' }, bot], saltHash }
      const { id } = (await connections.ask<MatchView>('POST', '/api/matches', cookie, wish)).answer
      await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt })
      const first = { at: 0, choice, key: randomBytes(8).toString('hex') }
      const heavy = connections.ask('POST', `/api/matches/${id}/choice`, cookie, first)
      extra.push(Math.max(0, (await answers(2000)) - alone))
      await heavy
    }
    return againstGoal(
      'server-online-delay',
      extra,
      20,
      'ms more for others, p99, while the heaviest match is played',
      'low',
    )
  } finally {
    connections.close()
    await server.stop()
  }
}
