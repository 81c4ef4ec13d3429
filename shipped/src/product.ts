import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ShippedDatabase } from './databases.ts'

const root = join(import.meta.dirname, '..', '..')
const command = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')

/** Settings for tests in which everybody comes from one address and passwords cost little. A test of a limit sets its own. */
const ROOMY = {
  TESSERA_RATE_ADDRESS: '1000000',
  TESSERA_RATE_ACCOUNT: '1000000',
  TESSERA_RATE_PASSWORDS: '1000000',
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_OPEN_MATCHES_PER_ADDRESS: '100000',
  TESSERA_RUNNING_MATCHES: '100000',
  TESSERA_PASSWORD_COST: '14',
}

export interface ProductOptions {
  /** Where its database is. */
  readonly database: Pick<ShippedDatabase, 'flags' | 'env'>
  readonly flags?: readonly string[]
  /** Environment variables; `null` takes one of the tests' own settings away, so that the product's default holds. */
  readonly env?: Readonly<Record<string, string | null>>
  /** A module that is loaded into the process before the product, to break something of its surroundings. */
  readonly preload?: URL
}

export interface Product {
  readonly url: string
  readonly process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Ends it as an operator would; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Starts `tessera serve` on a free port and resolves when it has printed its address; rejects with what it printed when it ends instead. */
export async function startProduct({ database, flags = [], env = {}, preload }: ProductOptions): Promise<Product> {
  const child = run(['serve', '--port', '0', ...database.flags, ...flags], { ...database.env, ...env }, preload)
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk
      const [, address] = /Tessera is at (\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', (code, signal) =>
      reject(new Error(`tessera serve ended with ${signal ?? code} before it listened:\n${said}`)),
    )
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  return {
    url,
    process: child,
    output: () => said,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command to its end: `runCommand(['backup', file, ...database.flags])`. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | null>> = {},
): Promise<Ended> {
  const child = run(args, env)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

function run(args: readonly string[], env: Readonly<Record<string, string | null>>, preload?: URL): ChildProcess {
  const given = Object.entries({ ...process.env, ...ROOMY, ...env }).filter(([, value]) => value !== null)
  const node = [
    // The embedded database is compiled once and quickly: no process here lives long enough to make up for more.
    '--liftoff-only',
    ...(preload === undefined ? [] : ['--import', preload.href]),
  ]
  return spawn(process.execPath, [...node, command, ...args], {
    cwd: root,
    env: Object.fromEntries(given) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
