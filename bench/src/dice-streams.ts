import { chacha8 } from '@noble/ciphers/chacha.js'
import { seededDice, seedFrom } from '@tessera/kernel'
import type { Work } from './bench.ts'

const DRAWS = 100_000

export function ours(): Work {
  const dice = seededDice(seedFrom('dice'))
  return drawing((n) => dice.int(n))
}

/** The same cipher from the library, a kilobyte at a time, with the same care against bias. */
export function noble(): Work {
  const key = new Uint8Array(32).fill(7)
  const nonce = new Uint8Array(12)
  const zeros = new Uint8Array(1024)
  const words = new Uint32Array(256)
  const bytes = new Uint8Array(words.buffer)
  let block = 0
  let next = words.length
  const word = (): number => {
    if (next === words.length) {
      chacha8(key, nonce, zeros, bytes, block)
      block += 16
      next = 0
    }
    return words[next++] ?? 0
  }
  return drawing((n) => {
    const fair = 2 ** 32 - (2 ** 32 % n)
    let drawn = word()
    while (drawn >= fair) drawn = word()
    return drawn % n
  })
}

function drawing(int: (n: number) => number): Work {
  return {
    batch() {
      let sum = 0
      for (let i = 0; i < DRAWS; i++) sum += int(2 + (i & 127))
      if (sum < DRAWS) throw new Error('These dice do not roll')
      return DRAWS
    },
  }
}
