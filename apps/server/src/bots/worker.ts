import { parentPort, workerData } from 'node:worker_threads'
import { gameAt } from '@tessera/games'
import type { AnyGame } from '@tessera/kernel'
import { serveRules } from '../rules/serve-rules.ts'
import { stepBack } from '../rules/step-back.ts'
import { type BotQuestion, think } from './pool.ts'

/** Answers questions in a worker thread. Knows games and nothing else: no store, no other seat, no server. */
export function serveBots(find: (id: string, version: number) => AnyGame | undefined): void {
  stepBack(10)
  parentPort?.on('message', ({ number, question }: { number: number; question: BotQuestion }) => {
    try {
      const game = find(question.game, question.version)
      if (game === undefined) throw new Error(`There is no ${question.game} ${question.version} here`)
      parentPort?.postMessage({ number, given: think(game, question) })
    } catch (error) {
      parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
    }
  })
}

const { serves } = (workerData ?? {}) as { serves?: 'rules' }
if (parentPort !== null && serves === 'rules') serveRules(gameAt, workerData)
else if (parentPort !== null) serveBots(gameAt)
