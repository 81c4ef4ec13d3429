import { games } from '@tessera/games'
import { serveQueue } from '@tessera/lab/node'
import type { LauncherPaths } from '../../launcher-paths.ts'
import { failure } from '../../problem.ts'
import { grouped } from '../../table.ts'

interface WorkerFlags {
  readonly database: string
  readonly jobs: number
  readonly json?: true
}

export async function labWorker(paths: LauncherPaths, { database, jobs, json }: WorkerFlags): Promise<void> {
  const stop = new AbortController()
  const end = (): void => stop.abort()
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  let matches = 0
  if (!json)
    process.stdout.write(
      `Waiting for experiments with ${jobs} ${jobs === 1 ? 'thread' : 'threads'}: ${versions()}. Ctrl-C ends after the current batch.\n`,
    )
  try {
    await serveQueue({
      url: database,
      jobs,
      worker: paths.worker,
      games,
      signal: stop.signal,
      played({ game, cell, from, to }, ms) {
        matches += 2 * (to - from)
        if (json) process.stdout.write(`${JSON.stringify({ game, cell: cell.id, from, to, ms: Math.round(ms) })}\n`)
        else if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${grouped(matches)} matches played`)
      },
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw failure(`The database cannot be reached: ${message || code}`)
  }
  if (!json) process.stdout.write(`\n${grouped(matches)} matches played\n`)
}

/** Only these are served: other versions would give other results. */
function versions(): string {
  return games.map(({ ruleset: { id, version } }) => `${id} version ${version}`).join(', ')
}
