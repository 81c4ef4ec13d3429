import { Command, CommanderError } from 'commander'
import { benchCommand } from './commands/bench.ts'
import { checkUnitCommand } from './commands/check-unit.ts'
import { fuzzCommand } from './commands/fuzz.ts'
import { gamesCommand } from './commands/games.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import type { House } from './house.ts'
import { Problem } from './problem.ts'

export async function main(argv: readonly string[], house: House): Promise<void> {
  leaveQuietlyWhenNobodyReads()
  try {
    await program(house).parseAsync(argv, { from: 'user' })
  } catch (error) {
    process.exitCode = report(error)
  }
}

function program(house: House): Command {
  const tessera = new Command('tessera')
    .description('Turn-based battle games on one deterministic engine: play, simulate, check, serve.')
    .version('0.1.0', '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .addHelpText('after', '\nEvery command has its own --help and, for machines, --json.')
  const commands = [
    gamesCommand(),
    playCommand(),
    simCommand(house),
    fuzzCommand(),
    replayCommand(),
    benchCommand(house),
    serveCommand(house),
    checkUnitCommand(),
  ]
  for (const command of commands) {
    tessera.addCommand(command.helpOption('-h, --help', 'print this help').showSuggestionAfterError(true))
  }
  for (const command of [tessera, ...commands]) command.exitOverride()
  return tessera
}

/** The exit code; commander has already written what it has to say. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Problem) {
    process.stderr.write(`tessera: ${error.message}\n`)
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
