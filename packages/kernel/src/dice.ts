import { type Seed, stream } from './chacha.ts'

export interface Dice {
  /** 0..n-1, every value equally likely. Among one there is nothing to draw: `int(1)` takes nothing from the stream. */
  int(n: number): number
  /** 1..n. */
  d(n: number): number
  pick<T>(list: readonly T[]): T
  /** In place, last index down to 1, `int(i + 1)` each. */
  shuffle<T>(list: T[]): void
}
