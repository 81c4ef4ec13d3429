import type { PluginDatabase } from '@tessera/online'

/** What was typed behind the name of a command: options by their names, as commander reads them. */
export type CommandFlags = Readonly<Record<string, string | boolean | undefined>>

/** What the command line does for a command of a game. */
export interface CommandHost {
  /** To the standard output. */
  write(text: string): void
  paint(colour: 'green' | 'red' | 'dim', text: string): string
  /** The text of a file that a person named; throws a sentence for them when it cannot be had. */
  readFile(path: string, mostBytes: number): string
  /** `where` names it in the sentence that is thrown for text that is no JSON. */
  parseJson(text: string, where: string): unknown
  /** What was typed is wrong: to be thrown. The command ends with code 2. */
  usage(message: string): Error
  /** It was understood and failed: to be thrown. The command ends with code 1. */
  failure(message: string): Error
  /** With the database that the flags name; for commands with `database`. */
  withDatabase<T>(flags: CommandFlags, work: (database: PluginDatabase) => Promise<T>): Promise<T>
}

export type RunCommand = (
  host: CommandHost,
  args: readonly (string | readonly string[])[],
  flags: CommandFlags,
) => void | Promise<void>

/** A command that a game adds to `tessera`. Only its description is loaded to print help. */
export interface GameCommand {
  readonly name: string
  readonly description: string
  /** `<file>`, `[words...]`, each with what it is. */
  readonly arguments: readonly (readonly [form: string, description: string])[]
  /** `-f, --file <file>` with what it is and what it is when missing. `--json` needs to be listed too. */
  readonly options: readonly (readonly [form: string, description: string, otherwise?: string])[]
  /** Printed below the help. */
  readonly after?: string
  /** It takes `--data` and `--database`. */
  readonly database?: boolean
  load(): Promise<{ readonly run: RunCommand }>
}

/** How the puzzles of a game are made, for `tessera puzzles`. */
export interface PuzzleMaker {
  readonly game: string
  /** Found before the best are taken, for the bar. */
  readonly found: number
  load(): Promise<{ readonly makePuzzles: (seed: string, note: (done: number) => void) => readonly object[] }>
}

/** Lines printed below the help of a command of the engine: what is typed behind its name. */
export type CommandExamples = Readonly<Partial<Record<'play' | 'sim' | 'lab init' | 'lab panel', readonly string[]>>>
