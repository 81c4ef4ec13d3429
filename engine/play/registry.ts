import type { GameEntry } from './game-entry.ts'
import type { PuzzleSet } from './puzzles/puzzle-sets.ts'

/** What runs rules beside a page. */
export type WorkName = 'bot' | 'chances' | 'record' | 'simulation'

export interface RegisteredGames {
  readonly entries: readonly GameEntry[]
  readonly puzzles: readonly PuzzleSet[]
  /** Starts a worker that runs `serveWork`; where there are none, nothing that needs one can be asked for. */
  readonly worker?: (name: WorkName) => Worker
}

let registered: RegisteredGames = { entries: [], puzzles: [] }

/** Called once, by a page, before anything else: this package knows no game by itself. */
export function registerGames(games: RegisteredGames): void {
  registered = games
}

export function gameOf(id: string): GameEntry | undefined {
  return registered.entries.find((game) => game.id === id)
}

export function registeredPuzzles(): readonly PuzzleSet[] {
  return registered.puzzles
}

export function openWorker(name: WorkName): Worker {
  if (registered.worker === undefined) throw new Error(`No worker is registered for ${name}`)
  return registered.worker(name)
}
