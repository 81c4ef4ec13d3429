import { chacha8 as noble } from '@noble/ciphers/chacha.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chacha8, isSeed, keyOf } from './chacha.ts'

const bytesOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex')

describe('ChaCha8', () => {
  it('gives the published key stream for the all-zero key and nonce', () => {
    const out = new Uint32Array(16)
    chacha8(keyOf('0'.repeat(64)), 0, { purpose: 0, turn: 0, branch: 0 }, out)
    expect(bytesOf(out)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
  })

  it('gives the published key stream for a key of one bit', () => {
    const out = new Uint32Array(16)
    chacha8(keyOf(`01${'0'.repeat(62)}`), 0, { purpose: 0, turn: 0, branch: 0 }, out)
    expect(bytesOf(out).slice(0, 64)).toBe('cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea')
  })

  it('agrees with an independent implementation on any key, counter and nonce', () => {
    const word = fc.nat(0xffffffff)
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat(50),
        word,
        word,
        word,
        (key, block, a, b, c) => {
          const nonce = new Uint8Array(new Uint32Array([a, b, c]).buffer)
          const expected = noble(key, nonce, new Uint8Array(64 * (block + 1))).slice(64 * block)
          const out = new Uint32Array(16)
          chacha8(keyOf(Buffer.from(key).toString('hex')), block, { purpose: a, turn: b, branch: c }, out)
          expect(bytesOf(out)).toBe(Buffer.from(expected).toString('hex'))
        },
      ),
      { seed: 1 },
    )
  })
})

describe('seeds', () => {
  it('are 64 hex digits and nothing else', () => {
    expect(isSeed('a'.repeat(64))).toBe(true)
    for (const bad of ['a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(63)}g`, 7, null])
      expect(isSeed(bad)).toBe(false)
    expect(() => keyOf('short')).toThrow('64 hex digits')
  })
})
