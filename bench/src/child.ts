import { type ContenderName, contenderOf } from './contenders.ts'

/** Compilers and caches settle before anything is counted. */
const WARM_MS = 1000

const name = process.argv[2] as ContenderName
const load = contenderOf(name)
process.on('disconnect', () => process.exit())
try {
  if (load === undefined) throw new Error(`There is no contender ${name}`)
  const work = await (await load())()
  const { digest = null } = work
  const measure = work.rate ?? ((ms: number) => rate(work.batch, ms))
  measure(WARM_MS)
  process.on('message', (ms: number) => process.send?.(measure(ms)))
  process.send?.(digest)
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.stack : String(error) })
}

/** Work per CPU-second over at least `ms` of CPU time, garbage collection included. */
function rate(batch: () => number, ms: number): number {
  const before = process.cpuUsage()
  let done = 0
  for (;;) {
    done += batch()
    const { user, system } = process.cpuUsage(before)
    const spent = (user + system) / 1000
    if (spent >= ms) return (done / spent) * 1000
  }
}
