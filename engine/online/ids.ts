import { createHash, randomBytes, randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 12 letters and digits: 62 bits, not to be guessed, not in any order. */
export function newId(): string {
  let id = ''
  for (let i = 0; i < 12; i++) id += LETTERS[randomInt(LETTERS.length)]
  return id
}

/** 256 bits as 64 hex digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Of several pieces of text; each is preceded by its length, so that no two lists give the same bytes. */
export function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`)
  return hash.digest('hex')
}
