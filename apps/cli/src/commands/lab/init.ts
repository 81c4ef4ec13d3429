import { writeFileSync } from 'node:fs'
import { exampleExperiment } from '@tessera/lab'
import { gameNamed } from '../../flags.ts'
import { usage } from '../../problem.ts'

/** Never over a file that is there. */
export function labInit(id: string, { out, json }: { readonly out: string; readonly json?: true }): void {
  const text = exampleExperiment(gameNamed(id))
  if (out !== '-') {
    try {
      writeFileSync(out, text, { flag: 'wx' })
    } catch (error) {
      const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
      throw usage(exists ? `${out} is there already` : `${out} cannot be written: ${(error as Error).message}`)
    }
  }
  if (json) process.stdout.write(`${JSON.stringify({ text })}\n`)
  else
    process.stdout.write(out === '-' ? text : `Written to ${out}. Run it with: tessera lab run ${out} --out results\n`)
}
