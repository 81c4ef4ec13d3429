import type { CommandHost, GameCommand } from '@tessera/command'
import { Command } from 'commander'
import { parseJson, readFile } from '../flags.ts'
import type { LauncherPaths } from '../launcher-paths.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'

/** A command that comes with a game. */
export function commandOf(paths: LauncherPaths, command: GameCommand): Command {
  const typed = new Command(command.name).description(command.description)
  for (const [form, description] of command.arguments) typed.argument(form, description)
  for (const [form, description, otherwise] of command.options) typed.option(form, description, otherwise)
  if (command.after !== undefined) typed.addHelpText('after', command.after)
  return typed.action(async (...given: unknown[]) => {
    const args = given.slice(0, command.arguments.length) as (string | readonly string[])[]
    const { run } = await command.load()
    await run(hostFor(paths), args, typed.opts())
  })
}

function hostFor(paths: LauncherPaths): CommandHost {
  return {
    write: (text) => void process.stdout.write(text),
    paint,
    readFile,
    parseJson,
    usage,
    failure,
    async withDatabase({ data, database: url }, work) {
      const { opened, placeOf } = await import('./place.ts')
      const flags = {
        ...(data === undefined ? {} : { data: String(data) }),
        ...(url === undefined ? {} : { database: String(url) }),
      }
      const database = await opened(paths, placeOf(paths, flags))
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
  }
}
