import { type Asker, begun, choice, type Database, type MatchDriver, somebody } from '@tessera/server/testing'

/** Puts a choice in, by whichever way, and returns when it is acknowledged. */
export type Submit = (person: Asker, match: string, body: ReturnType<typeof choice>) => Promise<unknown>

/** One match and the two people in it; the caller makes all their choices. */
interface Seated {
  readonly people: readonly [Asker, Asker]
  id: string
  at: number
  /** Its turns go one after the other, however late. */
  last: Promise<void>
}

const ROUNDS = 500

export async function seatedAt(database: Database, matches: MatchDriver, count: number): Promise<Seated[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const people = [await somebody(database), await somebody(database)] as const
      return { people, id: await fresh(matches, people), at: 0, last: Promise.resolve() }
    }),
  )
}

/** So many clients make one choice after the other; every second one resolves a turn, with its frames and snapshot. */
export async function choicesPerSecond(
  matches: MatchDriver,
  seated: readonly Seated[],
  ms: number,
  submit: Submit = matches.submit,
): Promise<{ readonly perSecond: number; readonly perCpuSecond: number }> {
  let done = 0
  const cpu = process.cpuUsage()
  const spent = await forAWhile(ms, seated, async (table) => {
    await turn(matches, table, submit)
    done += 2
  })
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: (done / spent) * 1000, perCpuSecond: done / ((user + system) / 1e6) }
}

/** The bare thing beside it: one row, one transaction, the same driver in the same process. */
export async function bareInserts(database: Database, clients: number, ms: number): Promise<number> {
  await database.sql(
    'create table if not exists bare (id bigint generated always as identity primary key, payload text)',
  )
  const payload = 'x'.repeat(100)
  let done = 0
  const spent = await forAWhile(ms, Array.from({ length: clients }), async () => {
    await database.sql('insert into bare (payload) values ($1::text)', [payload], 'bare')
    done++
  })
  return (done / spent) * 1000
}

/** The 99th percentile of an acknowledgement, in milliseconds, while choices come at an even pace. */
export async function latencyAt(
  matches: MatchDriver,
  seated: readonly Seated[],
  perSecond: number,
  ms: number,
  submit: Submit = matches.submit,
): Promise<number> {
  const waits: number[] = []
  const under: Promise<void>[] = []
  const begin = performance.now()
  for (let sent = 0; sent < (perSecond * ms) / 1000; sent += 2) {
    const due = begin + (sent * 1000) / perSecond
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())))
    const table = seated[(sent / 2) % seated.length]
    if (table === undefined) continue
    table.last = table.last.then(() => turn(matches, table, submit, (took) => waits.push(took)))
    under.push(table.last)
  }
  await Promise.all(under)
  waits.sort((a, b) => a - b)
  return waits[Math.floor(waits.length * 0.99)] ?? Number.NaN
}

async function turn(
  matches: MatchDriver,
  table: Seated,
  submit: Submit,
  took: (ms: number) => void = () => {},
): Promise<void> {
  const { at, id } = table
  table.at++
  for (const person of table.people) {
    const from = performance.now()
    await submit(person, id, choice(at, { bid: at % 20 }))
    took(performance.now() - from)
  }
  if (table.at < ROUNDS) return
  table.id = await fresh(matches, table.people)
  table.at = 0
}

async function fresh(matches: MatchDriver, people: readonly Asker[]): Promise<string> {
  return (await begun(matches, people, { game: 'bids', config: { rounds: ROUNDS } })).id
}

async function forAWhile<T>(ms: number, each: readonly T[], action: (one: T) => Promise<void>): Promise<number> {
  const begin = performance.now()
  await Promise.all(
    each.map(async (one) => {
      while (performance.now() - begin < ms) await action(one)
    }),
  )
  return performance.now() - begin
}
