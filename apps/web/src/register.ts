import { RULES } from '@tessera/games/rules-of'
import { GAMES } from '@tessera/games/screens'
import { registerGames, type WorkName } from '@tessera/play/registry'

/** Written out one by one: the bundler reads these lines and builds a worker for each. */
const WORKERS: Readonly<Record<WorkName, () => Worker>> = {
  bot: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
  chances: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'chances' }),
  record: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'record' }),
  simulation: () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'simulation' }),
}

registerGames({ entries: GAMES, rules: RULES, worker: (name) => WORKERS[name]() })
