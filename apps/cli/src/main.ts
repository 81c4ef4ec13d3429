import { CommanderError } from 'commander'
import type { LauncherPaths } from './launcher-paths.ts'
import { plainText } from './plain-text.ts'
import { Problem } from './problem.ts'
import { program } from './program.ts'

export async function main(argv: readonly string[], paths: LauncherPaths): Promise<void> {
  leaveQuietlyWhenNobodyReads()
  await runCommand(argv, paths)
  if (Number(process.exitCode ?? 0) !== 0) await end()
}

/** A command that failed may leave a timer behind, as the embedded database does that could not start: the process does not wait for it. */
async function end(): Promise<never> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((done) => stream.write('', () => done()))
  process.exit()
}

/** Writes to this process's streams and leaves the exit code in `process.exitCode`. */
export async function runCommand(argv: readonly string[], paths: LauncherPaths): Promise<void> {
  try {
    await program(paths).parseAsync(argv, { from: 'user' })
  } catch (error) {
    process.exitCode = report(error)
  }
}

/** The exit code; commander has already written what it has to say. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Problem) {
    process.stderr.write(`tessera: ${plainText(error.message)}\n`)
    return error.exitCode
  }
  process.stderr.write(`tessera: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return 1
}

/** `tessera replay x | head` ends when head does, without a stack trace. */
function leaveQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0)
      throw error
    })
  }
}
