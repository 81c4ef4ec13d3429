import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Database } from '../database/database.ts'
import { logGuard } from './log-guard.ts'

/** A server in a process of its own that may be killed. */
export interface Killable {
  child: ChildProcess
  url: string
}

/** Secrets that all of them know and none may log. */
const PEPPER = 'one secret for all servers that are killed'

/**
 * Starts the bundled module of `chaos-server.ts`; every line it says goes to `logged`. Always on a new port: a client that tries the old one
 * meanwhile may be given it as their own end of the line.
 */
export async function startKillable(
  server: URL,
  environment: Readonly<Record<string, string>>,
  logged: string[],
): Promise<Killable> {
  const env = { ...process.env, ...environment, CHAOS_SECRET: PEPPER }
  const child = fork(server, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.stderr?.pipe(process.stderr)
  for (const said of [child.stdout, child.stderr])
    if (said !== null) createInterface({ input: said }).on('line', (line) => void logged.push(line))
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`A server ended with code ${code} before it was up`)
  })
  died.catch(() => undefined)
  const [{ url }] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }]
  return { child, url }
}

/**
 * A sentence for secrets in what servers have logged. Salts and sessions were planted when they were made; the servers' shares of the dice,
 * and the dice, are known to the database alone.
 */
export async function leaksIn(logged: readonly string[], database: Database): Promise<readonly string[]> {
  logGuard.plant(PEPPER)
  const dice = await database.sql<{ secret: string; seed: string | null }>('select secret, seed from matches')
  for (const { secret, seed } of dice) {
    logGuard.plant(secret)
    logGuard.plant(seed ?? '')
  }
  const reading = logGuard.reading()
  for (const line of logged) reading.write(line)
  try {
    logGuard.refuseLeaks()
    return []
  } catch (error) {
    return [String(error)]
  }
}
