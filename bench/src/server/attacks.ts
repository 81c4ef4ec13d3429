import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, BenchResult } from '../bench.ts'
import { load, round } from '../measure.ts'
import { type Attack, attacks } from './attackers.ts'
import { Connections, startProcess } from './process.ts'
import { Stranger } from './stranger.ts'

/** Attack and quiet take turns of this length, so that other work of the machine falls on both. */
const TURN_MS = 1000
/** Turns with the attack of one round, and as many without. */
const TURNS = 5
/** Others may wait so much longer while somebody attacks. */
const GOAL_MS = 20

/** Limits are those of a server without settings. Where requests come from is believed, so that everybody has an address. */
const DEFAULTS = {
  TESSERA_RATE_ADDRESS: '1200',
  TESSERA_RATE_ACCOUNT: '600',
  TESSERA_REFEREE_SECONDS: '10',
  TESSERA_TRUSTED_PROXIES: '127.0.0.1',
}
/** What a flood of requests costs that are refused at once is not measured here. */
const REFUSED_PAUSE_MS = 100

/** How long a choice of somebody else takes while a server is attacked, beside the same without the attack. */
export const serverAttacks: Bench = {
  name: 'attacks',
  about: 'how much longer a choice takes while somebody else attacks the server',
  async run(context) {
    const results: BenchResult[] = []
    for (const attack of attacks) {
      const server = await startProcess(context.root, null, DEFAULTS)
      const connections = new Connections(server.url, '10.0.0.1')
      const attacker = new Connections(server.url, '10.0.0.2')
      try {
        const stranger = await Stranger.at(connections)
        const once = await attack.prepare(attacker)
        await stranger.play(TURN_MS)
        const quiet: number[] = []
        const under: number[] = []
        for (let turn = 0; turn < TURNS; turn++) {
          context.note(`${attack.name}, turn ${turn + 1} of ${TURNS}`)
          quiet.push(...(await stranger.play(TURN_MS)))
          under.push(...(await attacked(stranger, attack, once)))
        }
        results.push(row(attack, quiet, under))
      } finally {
        connections.close()
        attacker.close()
        await server.stop()
      }
    }
    return results
  },
}

/** The stranger's choices while the attack goes on; resolves when all that was sent is answered. */
async function attacked(
  stranger: Stranger,
  { lanes }: Attack,
  once: () => Promise<number>,
): Promise<readonly number[]> {
  let over = false
  const running = Array.from({ length: lanes }, async () => {
    while (!over) if ((await once()) === 429) await pause(REFUSED_PAUSE_MS)
  })
  await pause(TURN_MS / 10)
  const times = await stranger.play(TURN_MS)
  over = true
  await Promise.all(running)
  return times
}

function row({ name }: Attack, quiet: readonly number[], under: readonly number[]): BenchResult {
  const figures = (times: readonly number[]) => [0.5, 0.9, 0.99].map((part) => round(percentile(times, part)))
  const more = Math.max(0, percentile(under, 0.99) - percentile(quiet, 0.99))
  return {
    name: `attack: ${name}`,
    peer: 'goal, at most',
    ours: round(more),
    theirs: GOAL_MS,
    ratio: round(GOAL_MS / Math.max(1, more)),
    rounds: TURNS,
    load: load(),
    unit: 'ms that p99 of a choice grows by',
    range: `p50, p90, p99: ${figures(quiet).join(', ')} without and ${figures(under).join(', ')} under the attack`,
  }
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
