import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const tessera = join(import.meta.dirname, 'tessera.mjs')

/** Everybody in these tests comes from one address; passwords are hashed as cheaply as is allowed. */
const ROOMY = {
  TESSERA_RATE_ADDRESS: '1000000',
  TESSERA_RATE_PASSWORDS: '1000000',
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_OPEN_MATCHES_PER_ADDRESS: '100000',
  TESSERA_PASSWORD_COST: '14',
}

/** What is set for the tests is no setting of the server, which refuses what it does not know. */
function withoutOurs({ TESSERA_SHOTS: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env
}

/**
 * The server as people start it, but with fixed dice, on a port that is free, with matches of its own and settings of its own;
 * from other sources it has real dice.
 */
export async function serve(
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  sources = root,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'tessera-e2e-'))
  const child = spawn(
    process.execPath,
    [
      // The database within it is compiled once and quickly: none of these servers lives long enough to make up for more.
      '--liftoff-only',
      sources === root ? tessera : join(sources, 'apps/cli/bin/tessera.mjs'),
      'serve',
      '--port',
      '0',
      '--data',
      data,
      ...flags,
    ],
    {
      cwd: sources,
      env: { ...withoutOurs(process.env), ...ROOMY, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(said)
      if (address) resolve(address[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended with ${signal ?? code} before it listened:\n${said}`)),
    )
  })
  // Every test after it will fail; this says why.
  const lost = (code: number | null, signal: string | null): void =>
    console.error(`The server ended with ${signal ?? code} in the middle of the run:\n${said}`)
  child.once('exit', lost)
  return {
    url,
    async close() {
      process.off('exit', stop)
      child.off('exit', lost)
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(data, { recursive: true, force: true })
    },
  }
}
