import { scryptSync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { stepBack } from '../rules/step-back.ts'
import { HASH_BYTES, scryptOptions } from './scrypt.ts'

stepBack(10)
parentPort?.on(
  'message',
  ({ input, salt, cost }: { readonly input: Uint8Array; readonly salt: Uint8Array; readonly cost: number }) =>
    parentPort?.postMessage(scryptSync(input, salt, HASH_BYTES, scryptOptions(cost))),
)
