import type { AnyGame } from '@tessera/kernel'
import type { GameEntry } from './game-entry.ts'

/** What runs rules beside a page. */
export type WorkName = 'bot' | 'chances' | 'record' | 'simulation'

export interface RegisteredGames {
  readonly entries?: readonly GameEntry[]
  /** The rules of each game without those of the others, by its id. */
  readonly rules: Readonly<Record<string, () => Promise<{ readonly game: AnyGame }>>>
  /** Starts a worker that runs `serveWork`; where there are none, nothing that needs one can be asked for. */
  readonly worker?: (name: WorkName) => Worker
}

let registered: RegisteredGames = { rules: {} }

/** Called once, by a page or a worker, before anything else: nothing in this package knows a game by itself. */
export function registerGames(games: RegisteredGames): void {
  registered = games
}

export function gameOf(id: string): GameEntry | undefined {
  return registered.entries?.find((game) => game.id === id)
}

/** The page that notices of a game's own kind lead to. */
export function noticePage(kind: string): string | undefined {
  return registered.entries?.find(({ notices = {} }) => Object.hasOwn(notices, kind))?.notices?.[kind]
}

/** All games, in the order of the list. */
export function registeredEntries(): readonly GameEntry[] {
  return registered.entries ?? []
}

/** The rules of one game without those of the others: all that a page or a worker needs that plays only this one. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registered.rules, id) ? (await registered.rules[id]?.())?.game : undefined
}

export function openWorker(name: WorkName): Worker {
  if (registered.worker === undefined) throw new Error(`No worker is registered for ${name}`)
  return registered.worker(name)
}
