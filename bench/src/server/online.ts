import { createHash, randomBytes } from 'node:crypto'
import { games } from '@tessera/games'
import { changed, type Json, seededDice, seedFrom } from '@tessera/kernel'
import { startPostgres } from '@tessera/server/testing'
import type { MatchUpdate, MatchView } from '@tessera/wire'
import type { Bench, BenchContext, BenchResult } from '../bench.ts'
import { againstGoal, load, median, round } from '../measure.ts'
import { Connections, startProcess } from './process.ts'

const STREAMS = 1000
const TABLES = 16
const SPELL_MS = 5000
const GAME = 'siegefront'

interface Figures {
  readonly perSecond: number
  readonly bytes: number
  readonly requests: number
  readonly lateMs: number
}

/**
 * A whole server in a process of its own with 1,000 streams open, its players in this one. With TESSERA_BENCH_BEFORE, the folder of an
 * earlier checkout, that one is measured in turns with this.
 */
export const serverOnline: Bench = {
  name: 'server-online',
  about: 'over HTTP with 1,000 streams: choices a second, bytes an action, from commit to the other screen',
  async run(context) {
    const before = process.env['TESSERA_BENCH_BEFORE']
    const results: BenchResult[] = []
    for (const kind of ['postgres', 'embedded'] as const) {
      const [ours, theirs]: [Figures[], Figures[]] = [[], []]
      for (let spell = 0; spell < Math.min(3, context.rounds); spell++) {
        context.note(`${kind}, round ${spell + 1}`)
        ours.push(await measured(context.root, kind))
        if (before !== undefined) theirs.push(await measured(before, kind))
      }
      results.push(...lines(kind, ours, theirs))
    }
    results.push(await delay(context))
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
    beside('bytes', 'bytes that both players receive for one action, compressed', true),
    beside('requests', 'requests of both players for one action', true),
    againstGoal(
      `server-online-${kind}-late`,
      of(ours, 'lateMs'),
      60,
      'ms from the acknowledgement to the other screen, p99',
      'low',
    ),
  ]
}

async function measured(root: string, kind: 'postgres' | 'embedded'): Promise<Figures> {
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const server = await startProcess(root, postgres === null ? null : await postgres.fresh())
  const connections = new Connections(server.url)
  try {
    const tables = await Promise.all(Array.from({ length: TABLES }, () => seated(connections)))
    const [first] = tables
    const idle: (() => void)[] = []
    const watching = new Connections(server.url)
    for (let i = 0; i < STREAMS; i += 50)
      idle.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, at) =>
            watching.listen(`/api/matches/${tables[(i + at) % 8]?.id ?? first?.id}/stream`, '', () => undefined),
          ),
        )),
      )
    const [bytes, requests] = [connections.received, connections.requests]
    let choices = 0
    const late: number[] = []
    const begin = performance.now()
    await Promise.all(
      tables.map(async (table) => {
        while (performance.now() - begin < SPELL_MS && !table.over) {
          late.push(await act(connections, table))
          choices++
        }
      }),
    )
    const seconds = (performance.now() - begin) / 1000
    late.sort((a, b) => a - b)
    for (const end of idle) end()
    watching.close()
    return {
      perSecond: choices / seconds,
      bytes: (connections.received - bytes) / choices,
      requests: (connections.requests - requests) / choices,
      lateMs: late[Math.floor(late.length * 0.99)] ?? Number.NaN,
    }
  } finally {
    connections.close()
    await server.stop()
    await postgres?.close()
  }
}

interface Player {
  readonly cookie: string
  view: MatchView
  frames: number
  /** Called when this player's screen has a new revision. */
  seen: (revision: number) => void
}

interface Table {
  readonly id: string
  readonly players: readonly Player[]
  over: boolean
  dice: ReturnType<typeof seededDice>
}

async function seated(connections: Connections): Promise<Table> {
  const cookies = await Promise.all([0, 1].map(async () => (await connections.ask('POST', '/api/guest', '')).cookie))
  const salts = cookies.map(() => randomBytes(32).toString('hex'))
  const hashOf = (salt: string): string => createHash('sha256').update(salt).digest('hex')
  const [a = '', b = ''] = cookies
  const wish = { game: GAME, seats: [{ who: 'me' }, { who: 'open' }], saltHash: hashOf(salts[0] ?? '') }
  const { id } = (await connections.ask<MatchView>('POST', '/api/matches', a, wish)).answer
  await connections.ask('POST', `/api/matches/${id}/join`, b, { saltHash: hashOf(salts[1] ?? '') })
  for (const [seat, cookie] of cookies.entries())
    await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt: salts[seat] })
  const players = await Promise.all(
    cookies.map(async (cookie) => {
      const { answer } = await connections.ask<MatchView>('GET', `/api/matches/${id}`, cookie)
      const side: Player = { cookie, view: answer, frames: answer.frames, seen: () => undefined }
      await connections.listen(`/api/matches/${id}/stream`, cookie, (data) => {
        const message = JSON.parse(data) as {
          readonly kind: string
          readonly seq: number
          readonly update?: MatchUpdate
        }
        if (message.kind !== 'presence' && message.seq > side.view.revision)
          void take(connections, id, side, message.update)
      })
      return side
    }),
  )
  return { id, players, over: false, dice: seededDice(seedFrom(id)) }
}

/** What a client does with what it is told: takes it over, or asks where it cannot. */
async function take(
  connections: Connections,
  id: string,
  side: Player,
  update: MatchUpdate | undefined,
): Promise<void> {
  if (update !== undefined && update.revision <= side.view.revision) return
  if (update?.fresh != null && update.from === side.frames && update.status === 'running') {
    let view = side.view.view as Json
    for (const { view: whole, change } of update.fresh)
      view = whole !== undefined ? (whole as Json) : change == null ? view : (changed(view, change as never) as Json)
    const { fresh: _, from: __, ...facts } = update
    side.view = { ...side.view, ...facts, view: view as never }
  } else {
    const { answer } = await connections.ask<MatchView>('GET', `/api/matches/${id}`, side.cookie)
    if (answer.frames > side.frames)
      await connections.ask('GET', `/api/matches/${id}/frames?from=${side.frames}`, side.cookie)
    if (answer.revision > side.view.revision) side.view = answer
  }
  side.frames = side.view.frames
  side.seen(side.view.revision)
}

/** One choice of whoever is awaited; how long after its acknowledgement the other screen has it. */
async function act(connections: Connections, table: Table): Promise<number> {
  const ruleset = games.find((game) => game.ruleset.id === GAME)?.ruleset
  const seat = table.players.findIndex(({ view }, index) => view.awaiting.includes(index))
  const [mine, other] = [table.players[seat], table.players[1 - seat]]
  if (ruleset === undefined || mine === undefined || other === undefined) {
    table.over = true
    return 0
  }
  const choice = ruleset.sample(mine.view.view as Json, table.dice)
  const body = { at: mine.view.at, choice, key: randomBytes(8).toString('hex') }
  let arrived = 0
  let wanted = Number.POSITIVE_INFINITY
  const shown = new Promise<void>((done) => {
    other.seen = (revision) => {
      arrived = performance.now()
      if (revision >= wanted) done()
    }
    if (table.over) done()
  })
  const { answer } = await connections.ask<{ readonly revision: number; readonly update?: MatchUpdate }>(
    'POST',
    `/api/matches/${table.id}/choice`,
    mine.cookie,
    body,
  )
  const acknowledged = performance.now()
  wanted = answer.revision
  await take(connections, table.id, mine, answer.update)
  if (other.view.revision < wanted) await shown
  table.over = mine.view.status !== 'running'
  return Math.max(0, arrived - acknowledged)
}

/** What the heaviest match that options allow costs everybody else. */
async function delay(context: BenchContext): Promise<BenchResult> {
  const server = await startProcess(context.root, null)
  const connections = new Connections(server.url)
  try {
    const { HEAVIEST } = await import('@tessera/server/testing')
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
      const bot = {
        who: 'bot',
        bot: { level: games.find(({ ruleset }) => ruleset.id === 'hexline')?.bot.levels[0]?.id },
      }
      const saltHash = createHash('sha256').update(salt).digest('hex')
      const wish = { game: 'hexline', config: HEAVIEST.config, seats: [{ who: 'me' }, bot], saltHash }
      const { id } = (await connections.ask<MatchView>('POST', '/api/matches', cookie, wish)).answer
      await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt })
      const choice = { at: 0, choice: HEAVIEST.choice, key: randomBytes(8).toString('hex') }
      const heavy = connections.ask('POST', `/api/matches/${id}/choice`, cookie, choice)
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
