import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Bench, BenchContext, BenchResult } from '@tessera/bench/index'
import { readFile } from '../flags.ts'
import type { LauncherPaths } from '../launcher-paths.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { table } from '../table.ts'
import { benchesOf, withTable } from './bench-document.ts'

interface BenchFlags {
  readonly rounds: number
  readonly battles: number
  readonly list?: true
  readonly write?: string
  readonly json?: true
}

export async function bench(paths: LauncherPaths, name: string | undefined, flags: BenchFlags): Promise<void> {
  const { benches } = (await import(paths.bench.href)) as { benches: readonly Bench[] }
  const { write } = flags
  const wanted = write === undefined ? null : benchesOf(readFile(write, LARGEST_DOCUMENT))
  const chosen = benches.filter(
    (known) => (name === undefined || known.name === name) && (wanted === null || wanted.has(known.name)),
  )
  if (write !== undefined && chosen.length === 0) throw usage(`${write} has no section "## NAME" of a benchmark`)
  if (chosen.length === 0)
    throw usage(
      `There is no benchmark "${name?.slice(0, 40)}". There are: ${benches.map((known) => known.name).join(', ')}`,
    )
  if (flags.list) {
    process.stdout.write(`${table(chosen.map((known) => [known.name, known.about]))}\n`)
    return
  }
  const context: BenchContext = { root: paths.root, child: paths.benchChild, worker: paths.worker, ...flags, note }
  const results: BenchResult[] = []
  const failed: string[] = []
  for (const known of chosen) {
    try {
      const lines = await known.run(context)
      results.push(...lines)
      // Written at once, so that a failure of the others loses no measurement.
      if (write !== undefined)
        writeFileSync(write, withTable(readFile(write, LARGEST_DOCUMENT), known.name, lines, circumstances(results)))
    } catch (error) {
      failed.push(`${known.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  clearNote()
  process.stdout.write(flags.json ? `${JSON.stringify({ benches: results.map(bare) })}\n` : inWords(results))
  if (failed.length > 0) throw failure(`not measured: ${failed.join('\n')}`)
}

const LARGEST_DOCUMENT = 1_000_000

function circumstances(results: readonly BenchResult[]): string {
  const loads = results.map(({ load }) => load)
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const cores = availableParallelism()
  return `Measured on ${date}, Node ${process.versions.node}, ${cores === 1 ? 'one core' : `${cores} cores`}, load average ${Math.min(...loads)} to ${Math.max(...loads)}.`
}

function bare({ name, peer, ours, theirs, ratio, range, rounds, load, unit }: BenchResult) {
  return { name, peer, ours, theirs, ratio, range, rounds, load, unit }
}

function inWords(results: readonly BenchResult[]): string {
  const heading = ['benchmark', 'ours', 'peer', 'ratio', '', 'rounds', 'load', 'unit'].map((word) => paint('dim', word))
  const rows = results.map((result) => [
    paint('bold', result.name),
    result.ours === null ? '–' : result.ours.toLocaleString('en-US'),
    `${result.theirs.toLocaleString('en-US')} (${result.peer})`,
    result.ratio === null ? '–' : paint(result.ratio >= 1 ? 'green' : 'red', result.ratio.toLocaleString('en-US')),
    paint('dim', result.range),
    String(result.rounds),
    String(result.load),
    result.unit,
  ])
  return `${table([heading, ...rows], [1, 3, 5, 6])}\n`
}

function note(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${paint('dim', text, process.stderr)}`)
}

function clearNote(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
