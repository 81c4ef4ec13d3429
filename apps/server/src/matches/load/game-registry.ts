import type { AnyGame } from '@tessera/kernel'

/** The games this server hosts, and every version of them it can still run. */
export interface GameRegistry {
  readonly games: readonly AnyGame[]
  /** Ids of those that play by themselves, so that their results are spoilers until watched. */
  readonly automatic: readonly string[]
  current(id: string): AnyGame | undefined
  /** That version of the game, if its rules are still here. */
  at(id: string, version: number): AnyGame | undefined
}

/** `frozen` holds the older versions that matches may still be running under. */
export function gameRegistry(games: readonly AnyGame[], frozen: readonly AnyGame[] = []): GameRegistry {
  const current = new Map(games.map((game) => [game.ruleset.id, game]))
  const all = new Map([...frozen, ...games].map((game) => [`${game.ruleset.id}@${game.ruleset.version}`, game]))
  return {
    games,
    automatic: games.filter(({ ruleset }) => ruleset.beat !== undefined).map(({ ruleset }) => ruleset.id),
    current: (id) => current.get(id),
    at: (id, version) => all.get(`${id}@${version}`),
  }
}
