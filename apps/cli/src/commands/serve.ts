import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type DatabasePlace,
  DiskFull,
  framePagesInThread,
  isFull,
  type RunningServer,
  readSettings,
  rulesInThreads,
  SettingsError,
  scryptInThreads,
  startServer,
  template,
  workerBots,
} from '@tessera/server'
import type { LauncherPaths } from '../launcher-paths.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { opened, type PlaceFlags, placeOf, secretsOf, templatesOf } from './place.ts'

interface ServeFlags extends PlaceFlags {
  readonly port: number
  readonly host: string
  readonly botWorkers?: number
  readonly web?: string
  readonly prepare?: true
  readonly json?: true
}

export async function serve(paths: LauncherPaths, flags: ServeFlags): Promise<void> {
  const { root } = paths
  if (flags.prepare) return void (await template(templatesOf(paths)))
  const settings = settingsNow()
  const place = placeOf(paths, flags)
  const webRoot = flags.web === undefined ? join(root, 'apps', 'web', 'dist') : resolve(flags.web)
  if (!existsSync(join(webRoot, 'index.html'))) {
    if (flags.web !== undefined) throw usage(`There is no built client in ${webRoot}`)
    await buildClient(root)
  }
  const database = await opened(paths, place)
  if (!database.durable)
    process.stderr.write('The embedded database survives a killed process here, but perhaps not a power cut.\n')
  const threads = flags.botWorkers ?? Number(process.env['TESSERA_BOT_WORKERS'] ?? 0)
  const bots = workerBots({ module: paths.botWorker, ...(threads > 0 ? { threads } : {}) })
  const rules = rulesInThreads({ module: paths.botWorker })
  const passwords = scryptInThreads(paths.scryptWorker)
  const pages = framePagesInThread(paths.framesWorker)
  try {
    const { port, host } = flags
    const secretsFile = secretsOf(paths, place)
    const fixed = paths.matchSecret === undefined ? {} : { matchSecret: paths.matchSecret }
    const server = await listening(flags, place, () =>
      startServer({
        port,
        host,
        webRoot,
        database,
        bots,
        rules,
        scrypt: passwords.scrypt,
        pages,
        settings,
        secretsFile,
        ...fixed,
      }),
    )
    const words = `Tessera is at ${paint('bold', server.url)}\nPress Ctrl-C to stop it.`
    process.stdout.write(`${flags.json ? JSON.stringify({ url: server.url }) : words}\n`)
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop())
    })
    await server.close()
  } finally {
    await bots.close()
    await rules.close()
    await passwords.close()
    await pages.close()
    await database.close()
  }
}

function settingsNow() {
  try {
    // Run by hand it reports problems, not every request; a log level that is set is kept.
    return readSettings({ TESSERA_LOG: 'warn', ...process.env })
  } catch (error) {
    if (error instanceof SettingsError) throw failure(error.message)
    throw error
  }
}

async function listening(
  { port, host }: ServeFlags,
  place: DatabasePlace,
  start: () => Promise<RunningServer>,
): Promise<RunningServer> {
  try {
    return await start()
  } catch (error) {
    if (isFull(error)) throw failure(new DiskFull(place, error).message)
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw failure(
        `Port ${port} is in use by another program: choose another with --port, or --port 0 for any free one`,
      )
    if (code === 'EACCES') throw failure(`Port ${port} may not be used by you: choose one above 1023 with --port`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw failure(`This machine has no address "${host}" (--host)`)
    throw failure(message)
  }
}

async function buildClient(root: string): Promise<void> {
  process.stderr.write('Building the browser client, once ...\n')
  const builder = pathToFileURL(join(root, 'scripts', 'build-web.mjs')).href
  const { buildWeb } = (await import(builder)) as { buildWeb(): { status: number; output: string } }
  const { status, output } = buildWeb()
  if (status !== 0) throw failure(`The browser client could not be built:\n${output}`)
}
