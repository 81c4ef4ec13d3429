import { hashOf } from '@tessera/kernel'
import pg from 'pg'
import PgBoss from 'pg-boss'
import type { Rows } from '../experiment/cell.ts'
import type { Batch, Crew } from '../experiment/conduct.ts'
import type { Design } from '../experiment/design.ts'
import type { JournalPiece } from './folder.ts'
import type { PairsRequest } from './worker.ts'

/** What a worker is asked through the queue. */
export interface QueuedBatch extends PairsRequest {
  readonly run: string
}

/** Another version of the rules would give other results, so each has a queue that only its workers serve. */
export function queueOf({ id, version }: { readonly id: string; readonly version: number }): string {
  return `tessera-lab/${id}/${version}`
}

const SCHEMA = 'tessera_lab'
/** The advisory lock under which results are written. */
export const RESULTS_LOCK = '7236150, 2'

/** A batch without an answer within this time is given to another worker. */
const LEASE_SECONDS = 60
const BATCH_MS = 2000
const LOOK_MS = 100

export interface QueueOptions {
  readonly url: string
  readonly leaseSeconds?: number
  /** Batches under way at once; several for every thread that may help. */
  readonly width?: number
}

export interface Queue extends Crew {
  /** What machines have played of this run before. */
  readonly known: readonly JournalPiece[]
  /** Answers that came from machines so far. */
  readonly answered: number
  close(): Promise<void>
}

/** Sends batches to the workers that serve the queue. Results are rows of a table, each once, so a batch played twice counts once. */
export async function openQueue(design: Design, options: QueueOptions): Promise<Queue> {
  const queue = queueOf(design.game.ruleset)
  const boss = await openBoss(options.url, [queue])
  const pool = await openTable(options.url)
  const run = hashOf(design.key)
  let answered = 0
  const waiting = new Map<string, Waiting>()
  let last = 0
  const known: JournalPiece[] = []
  /** Answers to an earlier run of the same experiment that came after this one began. */
  const unasked = new Map<string, { readonly rows: Rows; readonly ms: number }>()
  await pool.query(`DELETE FROM ${SCHEMA}.results WHERE run = $1 AND rows IS NULL`, [run])
  const rows = await pool.query<ResultRow>(`SELECT * FROM ${SCHEMA}.results WHERE run = $1 ORDER BY id`, [run])
  for (const row of rows.rows) {
    last = Math.max(last, Number(row.id))
    if (row.rows !== null) known.push({ cell: row.cell, from: row.first, to: row.past, rows: row.rows })
  }
  const look = async (): Promise<void> => {
    if (waiting.size === 0) return
    const news = await pool.query<ResultRow>(`SELECT * FROM ${SCHEMA}.results WHERE run = $1 AND id > $2 ORDER BY id`, [
      run,
      last,
    ])
    answered += news.rows.length
    for (const row of news.rows) {
      last = Math.max(last, Number(row.id))
      const place = keyOf(row.cell, row.first, row.past)
      const asked = waiting.get(place)
      waiting.delete(place)
      if (asked === undefined && row.rows !== null) unasked.set(place, { rows: row.rows, ms: row.ms })
      else if (row.rows === null) asked?.reject(new Error(row.trouble ?? 'A worker failed'))
      else asked?.resolve({ rows: row.rows, ms: row.ms })
    }
  }
  let looking = false
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    look()
      .catch((error: unknown) => {
        for (const { reject } of waiting.values()) reject(error)
        waiting.clear()
      })
      .finally(() => {
        looking = false
      })
  }, LOOK_MS)
  const { id: game } = design.game.ruleset
  return {
    known,
    get answered() {
      return answered
    },
    width: options.width ?? 32,
    batchMs: BATCH_MS,
    play: ({ cell, from, to }: Batch) =>
      new Promise((resolve, reject) => {
        const early = unasked.get(keyOf(cell.id, from, to))
        if (early !== undefined) return resolve(early)
        waiting.set(keyOf(cell.id, from, to), { resolve, reject })
        const batch: QueuedBatch = { run, game, cell, from, to }
        boss
          .send(queue, batch, {
            expireInSeconds: options.leaseSeconds ?? LEASE_SECONDS,
            retryLimit: 1000,
            retryDelay: 0,
          })
          .catch(reject)
      }),
    async close() {
      clearInterval(timer)
      // Batches that no worker has begun are dropped; a finished run leaves its results for a run that resumes it.
      await pool.query(`DELETE FROM ${SCHEMA}_queue.job WHERE name = $1 AND state < 'active' AND data->>'run' = $2`, [
        queue,
        run,
      ])
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

interface Waiting {
  resolve(answer: { rows: Rows; ms: number }): void
  reject(error: unknown): void
}

interface ResultRow {
  readonly id: string
  readonly cell: string
  readonly first: number
  readonly past: number
  readonly rows: Rows | null
  readonly trouble: string | null
  readonly ms: number
}

function keyOf(cell: string, from: number, to: number): string {
  return `${cell} ${from} ${to}`
}

/** Expired batches are looked for every other second. Machines that come first together make the tables one by one. */
export async function openBoss(url: string, queues: readonly string[]): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, schema: `${SCHEMA}_queue`, max: 4, maintenanceIntervalSeconds: 2 })
  boss.on('error', () => undefined)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(7236150, 3)`)
    await boss.start()
    for (const queue of queues) await boss.createQueue(queue)
  } finally {
    await client.end()
  }
  return boss
}

export async function openTable(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  const client = await pool.connect()
  try {
    // Several machines may come first at once: one makes the table, the others wait.
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(7236150, 1)`)
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`)
    await client.query(`CREATE TABLE IF NOT EXISTS ${SCHEMA}.results (
      id bigint GENERATED ALWAYS AS IDENTITY,
      run text NOT NULL,
      cell text NOT NULL,
      first integer NOT NULL,
      past integer NOT NULL,
      rows jsonb,
      trouble text,
      ms double precision NOT NULL,
      made timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (run, cell, first, past)
    )`)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  return pool
}

/** Nothing is counted twice: the second answer to the same batch is dropped. */
export async function writeResult(
  pool: pg.Pool,
  { run, cell, from, to }: QueuedBatch,
  answer: { readonly rows: Rows; readonly ms: number } | { readonly trouble: string },
): Promise<void> {
  const rows = 'rows' in answer ? JSON.stringify(answer.rows) : null
  const trouble = 'trouble' in answer ? answer.trouble : null
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Ids must become visible in their order, or a reader that goes on from the last one would miss some.
    await client.query(`SELECT pg_advisory_xact_lock(${RESULTS_LOCK})`)
    await client.query(
      `INSERT INTO ${SCHEMA}.results (run, cell, first, past, rows, trouble, ms) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING`,
      [run, cell.id, from, to, rows, trouble, 'ms' in answer ? answer.ms : 0],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
