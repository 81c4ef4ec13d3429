import { writeFileSync } from 'node:fs'
import { failure } from './problem.ts'

/** Writes the record of a match to the file that was named, if one was, and says so. */
export function keepRecord(
  match: { record(): object },
  { save: file, output }: { readonly save?: string; readonly output: 'asked' | 'all' | 'json' },
): void {
  if (file === undefined) return
  try {
    writeFileSync(file, `${JSON.stringify(match.record())}\n`)
  } catch (error) {
    throw failure(`The record could not be written to ${file}: ${(error as Error).message}`)
  }
  if (output !== 'json') process.stdout.write(`The record is in ${file}\n`)
}
