import { createHash } from 'node:crypto'
import { ruleset } from '@tessera/hexline'
import { Course, copy, hashOf } from '@tessera/kernel'
import { mixedBattle } from '../../games/hexline/bench/battles.ts'
import type { Work } from './bench.ts'

const TIMES = 50

export const hashing = (): Work => over((state) => hashOf(state).length)
export const copying = (): Work => over((state) => (copy(state) === state ? 0 : 1))
export const cloning = (): Work => over((state) => (structuredClone(state) === state ? 0 : 1))
export const shaOfJson = (): Work =>
  over((state) => createHash('sha256').update(JSON.stringify(state)).digest('hex').length)

/** On a position in the middle of a battle of 40 units. */
function over(action: (state: unknown) => number): Work {
  const { config, seed } = mixedBattle(0)
  const course = new Course(ruleset, { config, seed })
  for (let i = 0; i < 60; i++) course.beat()
  const { state } = course
  return {
    batch() {
      let sum = 0
      for (let i = 0; i < TIMES; i++) sum += action(state)
      if (sum === 0) throw new Error('Nothing was computed')
      return TIMES
    },
  }
}
