/** A key that nobody else has: 12 letters and digits, from what browsers have without a secure connection too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => DIGITS[byte % 32]).join('')
}

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789'
