import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { usage } from './problem.ts'

/** Asked before the work whose outcome goes there: whoever has played for an hour wants to keep it. */
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
