import { statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyGame, Json } from '@tessera/kernel'
import { type FuzzFailure, type FuzzReport, fuzz } from '@tessera/lab'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { grouped } from '../table.ts'

interface FuzzFlags {
  readonly matches: number
  readonly seed: string
  readonly config?: string
  readonly out: string
  readonly json?: true
}

export function runFuzz(id: string, flags: FuzzFlags): void {
  const game = gameNamed(id)
  if (!statSync(flags.out, { throwIfNoEntry: false })?.isDirectory())
    throw usage(`--out: there is no folder ${flags.out}`)
  const progress = progressBar(flags.matches, 'matches')
  const report = fuzz(game, {
    configs: configsOf(game, flags.config),
    seed: flags.seed,
    matches: flags.matches,
    progress: (done) => {
      progress.update(done)
      return false
    },
  })
  progress.end()
  settle(game, flags, report)
}

/** Says how it went; after a failure its records are written first, and named. */
export function settle(game: AnyGame, flags: Pick<FuzzFlags, 'seed' | 'out' | 'json'>, report: FuzzReport): void {
  const files = report.failures.map((found) => writeRecord(game, flags, found))
  process.stdout.write(flags.json ? json(game, report) : inWords(game, report))
  if (report.failures.length === 0) return
  const told = report.failures.map((found, i) => `match ${found.index}: ${found.sentence}\n  its record: ${files[i]}`)
  throw failure(`${game.name} failed\n${told.join('\n')}`)
}

function configsOf(game: AnyGame, given: string | undefined): readonly Json[] {
  if (given !== undefined) return [configOf(game, game.simulation, readConfigFlag(given))]
  return [game.simulation, ...(game.variants ?? [])].map((config) => configOf(game, config, undefined))
}

function writeRecord(
  game: AnyGame,
  { seed, out }: Pick<FuzzFlags, 'seed' | 'out'>,
  { index, record }: FuzzFailure,
): string {
  const name = `fuzz-${game.ruleset.id}-${seed.replace(/[^\w-]/g, '_').slice(0, 40)}-${index}.json`
  const file = resolve(out, name)
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`)
    return file
  } catch (error) {
    return `not written: ${(error as Error).message}`
  }
}

function json(game: AnyGame, { matches, turns, steps, refusals, failures }: FuzzReport): string {
  return `${JSON.stringify({ game: game.ruleset.id, matches, turns, steps, refusals, failures: failures.length })}\n`
}

function inWords(game: AnyGame, { matches, turns, steps, refusals, failures }: FuzzReport): string {
  const counts = `${grouped(matches)} matches, ${grouped(turns)} turns, ${grouped(steps)} steps checked, ${grouped(refusals)} refusals as they should be`
  const verdict = failures.length === 0 ? paint('green', 'no failures') : paint('red', `${failures.length} failures`)
  return `${game.name}: ${counts}, ${verdict}\n`
}
