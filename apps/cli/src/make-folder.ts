import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { usage } from './problem.ts'

/** The folder that a flag names, made with those above it unless it is there. */
export function makeFolder(path: string, flag: string): string {
  const folder = resolve(path)
  try {
    make(folder)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const why = WHY[code] ?? message
    throw usage(`${flag}: the folder ${path} cannot be made: ${why}`)
  }
  return folder
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EDQUOT: 'its disk is full',
  EEXIST: 'there is a file in its place',
  ENOENT: 'nothing can be made there',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'there is a file on the way to it',
  EROFS: 'nothing can be written there',
}

/** One at a time: `recursive` never comes back where a folder that exists answers that it does not, as /proc does. */
function make(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) make(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
