import { gameById } from '@tessera/games'
import { conduct, type Design, inputErrorLine, type Progress, planExperiment } from '@tessera/lab'
import { OtherExperiment, openQueue, ResultsFolder, threads } from '@tessera/lab/node'
import { readFile } from '../../flags.ts'
import type { LauncherPaths } from '../../launcher-paths.ts'
import { makeFolder } from '../../make-folder.ts'
import { failure, usage } from '../../problem.ts'
import { progressBar } from '../../progress.ts'
import { reportInWords } from './report.ts'

interface RunFlags {
  readonly out: string
  readonly jobs: number
  readonly database?: string
  readonly lease: number
  readonly json?: true
}

const LARGEST_EXPERIMENT = 1_000_000

/** Everything played is in the folder at once, so that an interrupted run is only half a run. */
export async function labRun(paths: LauncherPaths, file: string, flags: RunFlags): Promise<void> {
  const text = readFile(file, LARGEST_EXPERIMENT)
  const planned = planExperiment(text, gameById)
  if (!planned.ok)
    throw usage(
      `${file} cannot be run\n${planned.inputErrors.map((inputError) => `  ${inputErrorLine(inputError)}`).join('\n')}`,
    )
  const design = planned.value
  const folder = opened(flags.out, design, text)
  const stop = new AbortController()
  const interrupt = (): void => stop.abort(new Error('stopped'))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  const bar = growingBar()
  const queue = flags.database === undefined ? undefined : await connected(design, flags.database, flags.lease)
  const crew = queue ?? threads(design.game, flags.jobs, paths.worker)
  const lonely =
    queue === undefined || flags.json
      ? undefined
      : setTimeout(() => queue.answered === 0 && tellLonely(design), LONELY_MS)
  try {
    const tallies = await conduct(design, crew, {
      known: [...folder.known, ...(queue?.known ?? [])],
      keep: (batch, rows) => folder.keep(batch, rows),
      progress: bar.update,
      signal: stop.signal,
    })
    bar.end()
    const report = await folder.finish(design, tallies)
    process.stdout.write(flags.json ? `${JSON.stringify(report)}\n` : reportInWords(report, folder.path))
  } catch (error) {
    bar.end()
    if (!stop.signal.aborted) throw failure(error instanceof Error ? error.message : String(error))
    process.stderr.write(`Stopped. What was played is in ${folder.path}; run the same command to go on.\n`)
    process.exitCode = 130
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    clearTimeout(lonely)
    await crew.close()
  }
}

const LONELY_MS = 15_000

/** Workers with other rules leave these batches alone, which from here looks like nobody being there. */
function tellLonely({ game: { ruleset } }: Design): void {
  process.stderr.write(
    `Nobody has answered yet. Is a worker running that has version ${ruleset.version} of ${ruleset.id}? tessera lab worker --database URL\n`,
  )
}

function opened(out: string, design: Design, text: string): ResultsFolder {
  const folder = makeFolder(out, '--out')
  try {
    return new ResultsFolder(folder, design, text)
  } catch (error) {
    if (error instanceof OtherExperiment) throw usage(error.message)
    throw usage(`--out: the folder ${out} cannot be used: ${(error as Error).message}`)
  }
}

async function connected(design: Design, url: string, leaseSeconds: number) {
  try {
    return await openQueue(design, { url, leaseSeconds })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw failure(`The database cannot be reached: ${message || code}`)
  }
}

/** What is to be played changes as cells stop early and generations follow. */
function growingBar() {
  let bar: ReturnType<typeof progressBar> | undefined
  let of = 0
  return {
    update(progress: Progress): void {
      if (bar === undefined || progress.of > of) {
        bar?.end()
        bar = progressBar(progress.of, 'matches')
        of = progress.of
      }
      bar.update(Math.min(progress.matches, of))
    },
    end: () => bar?.end(),
  }
}
