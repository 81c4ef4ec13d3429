import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { makePuzzles as makeHexline } from '@tessera/hexline/puzzles'
import { hashOf, type Json } from '@tessera/kernel'
import { makePuzzles as makeSiegefront } from '@tessera/siegefront/puzzles'
import { failure, usage } from '../problem.ts'
import { progressBar } from '../progress.ts'

/** How each game's puzzles are made. */
const MAKERS: Readonly<Record<string, (seed: string, note: (done: number) => void) => readonly object[]>> = {
  hexline: (seed, note) => makeHexline({ change: 22, place: 22 }, seed, note),
  siegefront: (seed, note) => makeSiegefront(24, seed, note),
}

/** Found before the best are taken, for the bar. */
const MADE: Readonly<Record<string, number>> = { hexline: 44, siegefront: 48 }

const PUZZLE_SETS = 'games/list/puzzle-sets.json'

interface Flags {
  readonly seed: string
  readonly write?: true
  readonly json?: true
}

/** Searches for puzzles; with --write they take the place of the stored ones. */
export function puzzles(game: string, { seed, write, json }: Flags): void {
  const make = MAKERS[game]
  if (make === undefined) throw usage(`There are puzzles of ${Object.keys(MAKERS).join(' and ')}, not of ${game}`)
  const list = `games/${game}/rules/puzzles/list.json`
  if (write && !existsSync(list)) throw failure(`${list} is not here: --write works in the folder of the sources`)
  const bar = progressBar(MADE[game] ?? 1, 'found')
  const made = make(seed, bar.update)
  bar.end()
  const edition = hashOf(made).slice(0, 8)
  if (write) {
    writeFileSync(list, `[\n${made.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`)
    const sets = JSON.parse(readFileSync(PUZZLE_SETS, 'utf8')) as readonly { readonly game: string }[]
    const next = sets.map((set) => (set.game === game ? { game, count: made.length, edition } : set))
    writeFileSync(PUZZLE_SETS, `${JSON.stringify(next, null, 2)}\n`)
  }
  if (json) process.stdout.write(`${JSON.stringify({ game, seed, edition, puzzles: made } as unknown as Json)}\n`)
  else
    process.stdout.write(
      `${made.length} puzzles of ${game}, edition ${edition}${write ? `, written to ${list}` : ''}\n`,
    )
}
