import { type ScryptOptions, scrypt } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** Takes long and much memory, so that passwords cannot be guessed by trying. */
export type Scrypt = (input: Buffer, salt: Buffer, cost: number) => Promise<Buffer>

export interface ScryptThreads {
  readonly scrypt: Scrypt
  close(): Promise<void>
}

export const HASH_BYTES = 32

export const scryptOptions = (cost: number): ScryptOptions => ({ N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 })

/** In the threads that Node keeps for such things, which come no later than requests. */
export const scryptHere: Scrypt = (input, salt, cost) =>
  new Promise((done, fail) =>
    scrypt(input, salt, HASH_BYTES, scryptOptions(cost), (error, hash) => (error === null ? done(hash) : fail(error))),
  )

interface Asked {
  done(hash: Buffer): void
  failed(error: Error): void
}

/**
 * In threads of its own that come last on a busy machine, one password in each at a time: people who sign up do not delay players. `module` is the
 * bundled module of `scrypt-worker.ts`. Threads start when first needed.
 */
export function scryptInThreads(module: URL): ScryptThreads {
  const idle: Worker[] = []
  const busy = new Map<Worker, Asked>()

  const start = (): Worker => {
    const worker = new Worker(module)
    worker.unref()
    worker.on('message', (hash: Uint8Array) => {
      const asked = busy.get(worker)
      busy.delete(worker)
      idle.push(worker)
      worker.unref()
      asked?.done(Buffer.from(hash))
    })
    const end = (error: Error): void => {
      const asked = busy.get(worker)
      busy.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      asked?.failed(error)
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`A thread for passwords ended with code ${code}`)))
    return worker
  }

  return {
    scrypt: (input, salt, cost) =>
      new Promise((done, failed) => {
        const worker = idle.pop() ?? start()
        busy.set(worker, { done, failed })
        worker.ref()
        worker.postMessage({ input, salt, cost })
      }),
    async close() {
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
