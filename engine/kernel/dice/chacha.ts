/** A match's secret: 256 bits as 64 hex digits. */
export type Seed = string

/** What a stream is for: three words that make it independent of every other stream of the same seed. */
export interface Nonce {
  /** 0 the match itself, 1 + seat that seat's bot. */
  readonly purpose: number
  /** How many turns were resolved before, plus one; 0 is the set-up. */
  readonly turn: number
  /** Opened by take-backs, so that a turn played again does not repeat its dice. */
  readonly branch: number
}

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

export function keyOf(seed: Seed): Uint32Array {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 hex digits')
  const key = new Uint32Array(8)
  for (let word = 0; word < 8; word++) {
    let value = 0
    for (let byte = 3; byte >= 0; byte--) {
      const at = (word * 4 + byte) * 2
      value = (value << 8) | (digitAt(seed, at) << 4) | digitAt(seed, at + 1)
    }
    key[word] = value
  }
  return key
}

/** The hex digit at a place, which is one of 0 to 9 and a to f. */
function digitAt(seed: Seed, place: number): number {
  const unit = seed.charCodeAt(place)
  return unit < 0x3a ? unit - 0x30 : unit - 0x57
}

/**
 * One block of ChaCha8 (the 32-bit counter and 96-bit nonce of RFC 8439, eight rounds) as 16 words. The state is spelled
 * out in locals because this is the innermost loop of every simulation.
 */
export function chacha8(key: Uint32Array, counter: number, nonce: Nonce, out: Uint32Array): void {
  const k0 = key[0] as number
  const k1 = key[1] as number
  const k2 = key[2] as number
  const k3 = key[3] as number
  const k4 = key[4] as number
  const k5 = key[5] as number
  const k6 = key[6] as number
  const k7 = key[7] as number
  let a = 0x61707865
  let b = 0x3320646e
  let c = 0x79622d32
  let d = 0x6b206574
  let e = k0 | 0
  let f = k1 | 0
  let g = k2 | 0
  let h = k3 | 0
  let i = k4 | 0
  let j = k5 | 0
  let k = k6 | 0
  let l = k7 | 0
  let m = counter | 0
  let n = nonce.purpose | 0
  let o = nonce.turn | 0
  let p = nonce.branch | 0
  for (let round = 0; round < 8; round += 2) {
    a = (a + e) | 0
    m ^= a
    m = (m << 16) | (m >>> 16)
    i = (i + m) | 0
    e ^= i
    e = (e << 12) | (e >>> 20)
    a = (a + e) | 0
    m ^= a
    m = (m << 8) | (m >>> 24)
    i = (i + m) | 0
    e ^= i
    e = (e << 7) | (e >>> 25)
    b = (b + f) | 0
    n ^= b
    n = (n << 16) | (n >>> 16)
    j = (j + n) | 0
    f ^= j
    f = (f << 12) | (f >>> 20)
    b = (b + f) | 0
    n ^= b
    n = (n << 8) | (n >>> 24)
    j = (j + n) | 0
    f ^= j
    f = (f << 7) | (f >>> 25)
    c = (c + g) | 0
    o ^= c
    o = (o << 16) | (o >>> 16)
    k = (k + o) | 0
    g ^= k
    g = (g << 12) | (g >>> 20)
    c = (c + g) | 0
    o ^= c
    o = (o << 8) | (o >>> 24)
    k = (k + o) | 0
    g ^= k
    g = (g << 7) | (g >>> 25)
    d = (d + h) | 0
    p ^= d
    p = (p << 16) | (p >>> 16)
    l = (l + p) | 0
    h ^= l
    h = (h << 12) | (h >>> 20)
    d = (d + h) | 0
    p ^= d
    p = (p << 8) | (p >>> 24)
    l = (l + p) | 0
    h ^= l
    h = (h << 7) | (h >>> 25)
    a = (a + f) | 0
    p ^= a
    p = (p << 16) | (p >>> 16)
    k = (k + p) | 0
    f ^= k
    f = (f << 12) | (f >>> 20)
    a = (a + f) | 0
    p ^= a
    p = (p << 8) | (p >>> 24)
    k = (k + p) | 0
    f ^= k
    f = (f << 7) | (f >>> 25)
    b = (b + g) | 0
    m ^= b
    m = (m << 16) | (m >>> 16)
    l = (l + m) | 0
    g ^= l
    g = (g << 12) | (g >>> 20)
    b = (b + g) | 0
    m ^= b
    m = (m << 8) | (m >>> 24)
    l = (l + m) | 0
    g ^= l
    g = (g << 7) | (g >>> 25)
    c = (c + h) | 0
    n ^= c
    n = (n << 16) | (n >>> 16)
    i = (i + n) | 0
    h ^= i
    h = (h << 12) | (h >>> 20)
    c = (c + h) | 0
    n ^= c
    n = (n << 8) | (n >>> 24)
    i = (i + n) | 0
    h ^= i
    h = (h << 7) | (h >>> 25)
    d = (d + e) | 0
    o ^= d
    o = (o << 16) | (o >>> 16)
    j = (j + o) | 0
    e ^= j
    e = (e << 12) | (e >>> 20)
    d = (d + e) | 0
    o ^= d
    o = (o << 8) | (o >>> 24)
    j = (j + o) | 0
    e ^= j
    e = (e << 7) | (e >>> 25)
  }
  out[0] = a + 0x61707865
  out[1] = b + 0x3320646e
  out[2] = c + 0x79622d32
  out[3] = d + 0x6b206574
  out[4] = e + k0
  out[5] = f + k1
  out[6] = g + k2
  out[7] = h + k3
  out[8] = i + k4
  out[9] = j + k5
  out[10] = k + k6
  out[11] = l + k7
  out[12] = m + counter
  out[13] = n + nonce.purpose
  out[14] = o + nonce.turn
  out[15] = p + nonce.branch
}
