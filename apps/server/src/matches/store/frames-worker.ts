import { parentPort } from 'node:worker_threads'
import { stepBack } from '../../rules/step-back.ts'
import { type PageOrder, pageOf } from './page.ts'

stepBack(5)
parentPort?.on('message', (order: PageOrder) => {
  pageOf(order).then(
    (page) => parentPort?.postMessage({ page }),
    (error) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
