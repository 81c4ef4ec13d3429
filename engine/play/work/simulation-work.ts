import type { AnyRecord } from '@tessera/kernel'
import type { Played } from '@tessera/lab'
import { rulesOf } from '../definition/index.ts'
import type { SimulationNews, SimulationOrder } from './messages.ts'

/** How often there is news, in milliseconds: the bar moves, and messages cost nothing. */
const NEWS_EVERY = 120

/** Plays many matches, in a worker. */
export function serveSimulations(): void {
  addEventListener('message', (event: MessageEvent<SimulationOrder>) => {
    run(event.data).catch((error: unknown) =>
      tell({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) }),
    )
  })
}

async function run({ game, simulation, matches, keepLast = false }: SimulationOrder): Promise<void> {
  const known = await rulesOf(game)
  if (!known) throw new Error(`There is no game called ${game}`)
  const { simulateSlice, Tally } = await import('@tessera/lab')
  const tally = new Tally()
  let last: AnyRecord | null = null
  const keep = (_: number, { record }: Played) => {
    last = record
  }
  let told = performance.now()
  for (let index = 0; index < matches; index++) {
    tally.add(simulateSlice(known, simulation, index, index + 1, keepLast ? keep : undefined))
    if (performance.now() - told < NEWS_EVERY) continue
    told = performance.now()
    tell({ kind: 'progress', report: tally.report() })
  }
  tell({ kind: 'done', report: tally.report(), last })
}

function tell(news: SimulationNews): void {
  postMessage(news)
}
