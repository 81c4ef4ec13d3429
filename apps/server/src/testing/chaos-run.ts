import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@tessera/games'
import { openDatabase } from '../database/open.ts'
import { type ChaosReport, runChaos } from './chaos.ts'
import { startPostgres } from './postgres.ts'

export interface ChaosPlan {
  readonly kind: 'embedded' | 'postgres'
  readonly kills: number
  readonly players: number
  readonly seed: string
  /** Bundled modules. */
  readonly server: URL
  readonly bots: URL
  readonly migrations: string
  note(text: string): void
}

/** Long enough that every player meets a server without a database: one that is back at once would not be missed. */
const AWAY_MS = 1500

/** One server on a data folder, or two on a PostgreSQL of our own. */
export async function chaosOn({ kind, migrations, ...plan }: ChaosPlan): Promise<ChaosReport> {
  const shared = { CHAOS_MIGRATIONS: migrations, CHAOS_BOTS: plan.bots.href }
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-chaos-'))
    try {
      const environment = { ...shared, CHAOS_DATA: folder }
      return await runChaos({
        ...plan,
        games,
        servers: 1,
        environment,
        open: () => openDatabase({ folder }, { migrations }),
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const postgres = await startPostgres()
  try {
    const url = await postgres.fresh()
    const environment = { ...shared, CHAOS_URL: url }
    return await runChaos({
      ...plan,
      games,
      servers: 2,
      environment,
      async interrupt() {
        await postgres.stop()
        await new Promise((done) => setTimeout(done, AWAY_MS))
        await postgres.start()
      },
      open: () => openDatabase({ url }, { migrations }),
    })
  } finally {
    await postgres.close()
  }
}
