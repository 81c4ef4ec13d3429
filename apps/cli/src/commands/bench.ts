import type { Bench, BenchContext, BenchResult } from '../../../../bench/src/index.ts'
import type { House } from '../house.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { table } from '../table.ts'

interface BenchFlags {
  readonly rounds: number
  readonly battles: number
  readonly list?: true
  readonly json?: true
}

export async function bench(house: House, name: string | undefined, flags: BenchFlags): Promise<void> {
  const { benches } = (await import(house.bench.href)) as { benches: readonly Bench[] }
  const chosen = name === undefined ? benches : benches.filter((known) => known.name === name)
  if (chosen.length === 0)
    throw usage(
      `There is no benchmark "${name?.slice(0, 40)}". There are: ${benches.map((known) => known.name).join(', ')}`,
    )
  if (flags.list) {
    process.stdout.write(`${table(chosen.map((known) => [known.name, known.about]))}\n`)
    return
  }
  const context: BenchContext = { root: house.root, child: house.benchChild, worker: house.worker, ...flags, note }
  const results: BenchResult[] = []
  const failed: string[] = []
  for (const known of chosen) {
    try {
      results.push(...(await known.run(context)))
    } catch (error) {
      failed.push(`${known.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  clearNote()
  process.stdout.write(flags.json ? `${JSON.stringify({ benches: results.map(bare) })}\n` : inWords(results))
  if (failed.length > 0) throw failure(`not measured: ${failed.join('\n')}`)
}

function bare({ name, peer, ours, theirs, ratio, rounds, load }: BenchResult) {
  return { name, peer, ours, theirs, ratio, rounds, load }
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
