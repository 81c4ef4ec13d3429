import { hashOf } from '../data/hash.ts'
import { chacha8, keyOf, type Nonce, type Seed } from './chacha.ts'

export interface Dice {
  /** 0..n-1, every value equally likely. Among one there is nothing to draw: `int(1)` takes nothing from the stream. */
  int(n: number): number
  /** 1..n. */
  d(n: number): number
  pick<T>(list: readonly T[]): T
  /** In place, last index down to 1, `int(i + 1)` each. */
  shuffle<T>(list: T[]): void
}

/** Dice of a match or a bot: any position of any stream is reached in constant time. */
export interface SeededDice extends Dice {
  /** How many words of the stream are used up. */
  position(): number
  seek(position: number): void
  /** The same seed and purpose, the stream of another turn, from its beginning. */
  turnTo(turn: number, branch: number): void
}

export function seededDice(seed: Seed, nonce: Partial<Nonce> = {}): SeededDice {
  return new ChaChaDice(keyOf(seed), { purpose: 0, turn: 0, branch: 0, ...nonce })
}

/** Dice whose results are a list that must be used up exactly, for tests of rules. */
export interface ScriptedDice extends Dice {
  /** Throws when results are left over. */
  done(): void
}

/** `base` is how the rulebook counts: 0 for results 0..n-1, 1 for 1..n. */
export function scriptedDice(results: readonly number[], base: 0 | 1 = 0): ScriptedDice {
  let next = 0
  const int = (n: number): number => {
    checkSides(n)
    if (n === 1) return 0
    const result = results[next]
    if (result === undefined)
      throw new Error(`The script has ${results.length} results; draw ${next + 1}, among ${n}, has none`)
    const value = result - base
    if (!Number.isInteger(value) || value < 0 || value >= n)
      throw new Error(`Result ${next + 1} of the script is ${result}, which cannot be drawn among ${n}`)
    next++
    return value
  }
  return {
    ...diceFrom(int),
    done() {
      if (next < results.length) throw new Error(`The script has ${results.length} results, only ${next} were drawn`)
    },
  }
}

/** Dice whose k-th draw (from 0) returns k mod n: predictable by hand, for worked examples. */
export function countingDice(): Dice & { readonly draws: number } {
  let draws = 0
  const dice = diceFrom((n) => {
    checkSides(n)
    return n === 1 ? 0 : draws++ % n
  })
  return {
    ...dice,
    get draws() {
      return draws
    },
  }
}

/** A seed from any text, such as a number typed by a person. Not secret: the text gives the dice away. */
export function seedFrom(text: string): Seed {
  let seed = ''
  for (let part = 0; part < 4; part++) seed += hashOf([part, text])
  return seed
}

/** The one thing rules code takes from its host, which browsers and Node both have. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }

/** A seed that cannot be guessed. */
export function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

class ChaChaDice implements SeededDice {
  readonly #key: Uint32Array
  readonly #words = new Uint32Array(16)
  #nonce: Nonce
  #position = 0
  /** The block that `#words` holds; -1 when it holds none of this stream. */
  #block = -1

  constructor(key: Uint32Array, nonce: Nonce) {
    this.#key = key
    this.#nonce = nonce
  }

  /** 31 bits, so that everything after stays in small integers. Draws that would favour low results are thrown away. */
  int(n: number): number {
    checkSides(n)
    if (n === 1) return 0
    for (;;) {
      const block = this.#position >>> 4
      if (block !== this.#block) {
        chacha8(this.#key, block, this.#nonce, this.#words)
        this.#block = block
      }
      const bits = (this.#words[this.#position & 15] as number) >>> 1
      this.#position++
      const result = bits % n
      if (bits - result <= 0x80000000 - n) return result
    }
  }

  d(n: number): number {
    return this.int(n) + 1
  }

  pick<T>(list: readonly T[]): T {
    return pickWith(this, list)
  }

  shuffle<T>(list: T[]): void {
    shuffleWith(this, list)
  }

  position(): number {
    return this.#position
  }

  seek(position: number): void {
    this.#position = position
  }

  turnTo(turn: number, branch: number): void {
    this.#nonce = { purpose: this.#nonce.purpose, turn, branch }
    this.#position = 0
    this.#block = -1
  }
}

function diceFrom(int: (n: number) => number): Dice {
  const dice: Dice = {
    int,
    d: (n) => int(n) + 1,
    pick: (list) => pickWith(dice, list),
    shuffle: (list) => shuffleWith(dice, list),
  }
  return dice
}

function pickWith<T>(dice: Dice, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('There is nothing to pick from an empty list')
  return list[dice.int(list.length)] as T
}

function shuffleWith<T>(dice: Dice, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.int(i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
}

function checkSides(n: number): void {
  if (n < 1 || n > 0x7fffffff || (n | 0) !== n) throw new RangeError(`Dice have 1 to 2147483647 sides, not ${n}`)
}
