import puzzles from '@tessera/games/puzzle-sets.json' with { type: 'json' }
import { GAMES } from '@tessera/games/screens'
import { registerGames, type WorkName } from '@tessera/play/registry'
import { registerRules } from '@tessera/play/rules-of'

/** Written out one by one: the bundler reads these lines and builds a worker for each. */
const WORKERS: Readonly<Record<WorkName, () => Worker>> = {
  bot: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
  chances: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'chances' }),
  record: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'record' }),
  simulation: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'simulation' }),
}

/** Everything the pages know of games, before the first of them is drawn. */
export function registerAll(): void {
  registerGames({ entries: GAMES, puzzles, worker: (name) => WORKERS[name]() })
  registerRules(async (id) => (await import('@tessera/games/rules-of')).findRules(id))
}
