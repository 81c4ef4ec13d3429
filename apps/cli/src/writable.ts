import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { usage } from './problem.ts'

/** Checked before the work whose outcome goes there, so that an hour of play is not lost. */
export function checkWritable(file: string, where: string): void {
  const folder = dirname(resolve(file))
  const there = statSync(file, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw usage(`${where}: ${file} is a folder, not a file`)
  try {
    accessSync(there === undefined ? folder : file, constants.W_OK)
  } catch {
    throw usage(
      there === undefined
        ? `${where}: there is no folder ${folder} that may be written to`
        : `${where}: ${file} may not be written`,
    )
  }
}
