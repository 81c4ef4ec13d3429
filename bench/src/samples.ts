import { gameById } from '@tessera/games'
import { gameSamples } from '@tessera/games/samples'
import type { AnyGame } from '@tessera/kernel'
import type { BenchSamples } from './bench.ts'

/** What the first game gives that gives it. */
export function sampleOf<Name extends Exclude<keyof BenchSamples, 'game'>>(
  name: Name,
): { readonly game: string; readonly sample: NonNullable<BenchSamples[Name]> } {
  for (const samples of gameSamples) {
    const sample = samples[name]
    if (sample != null) return { game: samples.game, sample }
  }
  throw new Error(`No game gives ${name} to the benches`)
}

export function rulesetOf(game: string): AnyGame['ruleset'] {
  return gameOf(game).ruleset
}

export function gameOf(id: string): AnyGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`There is no game ${id}`)
  return game
}
