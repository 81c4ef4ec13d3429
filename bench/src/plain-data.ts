import { createHash } from 'node:crypto'
import { copy, hashOf } from '@tessera/kernel'
import type { Work } from './bench.ts'
import { sampleOf } from './samples.ts'

const TIMES = 50

export const hashing = (): Promise<Work> => over((state) => hashOf(state).length)
export const copying = (): Promise<Work> => over((state) => (copy(state) === state ? 0 : 1))
export const cloning = (): Promise<Work> => over((state) => (structuredClone(state) === state ? 0 : 1))
export const shaOfJson = (): Promise<Work> =>
  over((state) => createHash('sha256').update(JSON.stringify(state)).digest('hex').length)

async function over(action: (state: unknown) => number): Promise<Work> {
  const state = await sampleOf('position').sample()
  return {
    batch() {
      let sum = 0
      for (let i = 0; i < TIMES; i++) sum += action(state)
      if (sum === 0) throw new Error('Nothing was computed')
      return TIMES
    },
  }
}
