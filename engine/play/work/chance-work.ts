import { rulesOf } from '../definition/index.ts'
import type { ChanceNews, ChanceOrder } from './messages.ts'
import { undecided } from './undecided.ts'

/** How long each part may take; what is known by then is shown. */
const CURVE_MS = 8000
const LUCK_MS = 12_000

/** Finds out how a match stood at its moments, in a worker. */
export function serveChances(): void {
  addEventListener('message', (event: MessageEvent<ChanceOrder>) => {
    run(event.data).catch((error: unknown) =>
      tell({ kind: 'trouble', text: error instanceof Error ? error.message : String(error) }),
    )
  })
}

async function run({ record, seat }: ChanceOrder): Promise<void> {
  const game = await rulesOf(record.game)
  if (game === undefined) throw new Error(`There is no game called ${record.game}`)
  const { chanceCurve, luckLedger } = await import('@tessera/lab')
  const began = performance.now()
  const growing = chanceCurve(game, record, { seat, playouts: 24, points: 24, most: 48 })
  for (const curve of undecided(growing, () => performance.now() - began > CURVE_MS)) tell({ kind: 'curve', curve })
  const later = performance.now()
  for (const ledger of luckLedger(game, record, { seat, playouts: 16 })) {
    if (ledger.turns.length === record.turns.length) tell({ kind: 'ledger', ledger })
    if (performance.now() - later > LUCK_MS) break
  }
  tell({ kind: 'done' })
}

function tell(news: ChanceNews): void {
  postMessage(news)
}
