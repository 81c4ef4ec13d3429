import { existsSync, writeFileSync } from 'node:fs'
import { puzzleMakers } from '@tessera/games/commands'
import { hashOf, type Json } from '@tessera/kernel'
import { failure, usage } from '../problem.ts'
import { progressBar } from '../progress.ts'

interface Flags {
  readonly seed: string
  readonly write?: true
  readonly json?: true
}

/** Searches for puzzles; with --write they take the place of the stored ones. */
export async function puzzles(game: string, { seed, write, json }: Flags): Promise<void> {
  const maker = puzzleMakers.find((one) => one.game === game)
  if (maker === undefined)
    throw usage(`There are puzzles of ${puzzleMakers.map((one) => one.game).join(' and ')}, not of ${game}`)
  const folder = `games/${game}/rules/puzzles`
  const list = `${folder}/list.json`
  if (write && !existsSync(list)) throw failure(`${list} is not here: --write works in the folder of the sources`)
  const bar = progressBar(maker.found, 'found')
  const made = (await maker.load()).makePuzzles(seed, bar.update)
  bar.end()
  const edition = hashOf(made).slice(0, 8)
  if (write) {
    writeFileSync(list, `[\n${made.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`)
    writeFileSync(`${folder}/set.json`, `{ "count": ${made.length}, "edition": "${edition}" }\n`)
  }
  if (json) process.stdout.write(`${JSON.stringify({ game, seed, edition, puzzles: made } as unknown as Json)}\n`)
  else
    process.stdout.write(
      `${made.length} puzzles of ${game}, edition ${edition}${write ? `, written to ${list}` : ''}\n`,
    )
}
