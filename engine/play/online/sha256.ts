/** Plain SHA-256 of a text, in hex. Browsers keep theirs for secure connections, and a home network has none. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  return hex(subtle === undefined ? digest(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes)))
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** FIPS 180-4, for short texts. */
export function digest(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  words.setUint32(length - 4, bytes.length << 3)
  const hash = Uint32Array.from(START)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i++) schedule[i] = i < 16 ? words.getUint32(block + i * 4) : extended(schedule, i)
    mix(hash, schedule)
  }
  const result = new DataView(new ArrayBuffer(32))
  for (const [i, word] of hash.entries()) result.setUint32(i * 4, word)
  return new Uint8Array(result.buffer)
}

function extended(schedule: Uint32Array, i: number): number {
  const [a, b] = [at(schedule, i - 15), at(schedule, i - 2)]
  const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
  const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
  return at(schedule, i - 16) + small + at(schedule, i - 7) + large
}

function mix(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(schedule, i)
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + value
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function at(list: Uint32Array, index: number): number {
  return list[index] ?? 0
}

const PRIMES = primes(64)
/** The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Uint32Array.from(PRIMES.map((prime) => fraction(Math.cbrt(prime))))

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}
