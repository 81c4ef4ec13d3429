/**
 * A 64-bit fingerprint of plain data as 16 hex digits: the same for any order of keys, on every machine. It finds
 * differences; it is not a cryptographic commitment.
 */
export function hashOf(value: unknown): string {
  depth = 0
  visit(value)
  return hex(high) + hex(low)
}

/** The two halves of the fingerprint of the part visited last. */
let high = 0
let low = 0

function visit(value: unknown): void {
  if (typeof value === 'number') visitNumber(value)
  else if (typeof value === 'string') visitString(value)
  else if (typeof value === 'boolean') finish(value ? 0x1b873593 : 0x2545f491, value ? 0x51ed270b : 0x7feb352d)
  else if (value === null) finish(0x68e31da4, 0x3c6ef372)
  else if (Array.isArray(value)) visitList(value)
  else if (typeof value === 'object') visitFields(value as Record<string, unknown>)
  else throw new TypeError(`Only plain data has a hash, not a ${typeof value}`)
}

function visitNumber(value: number): void {
  if ((value | 0) === value) {
    finish(value ^ 0x165667b1, Math.imul(value, 0x9e3779b1) ^ 0x27d4eb2f)
    return
  }
  if (!Number.isFinite(value)) throw new TypeError(`Only plain data has a hash, not ${value}`)
  visitString(String(value))
  finish(high ^ 0x85ebca77, low)
}

function visitString(text: string): void {
  let a = 0x811c9dc5 ^ text.length
  let b = 0x1000193
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b + unit, 0x5bd1e995) ^ (b >>> 15)
  }
  finish(a, b)
}

function visitList(list: readonly unknown[]): void {
  let a = 0x2127599b ^ list.length
  let b = 0x7a3fd1c3
  for (const entry of list) {
    if (typeof entry === 'number') visitNumber(entry)
    else visit(entry)
    a = Math.imul(a ^ high, 0x9e3779b1)
    a = (a << 13) | (a >>> 19)
    b = (Math.imul(b, 0x85ebca6b) + low) | 0
    b = (b << 7) | (b >>> 25)
  }
  finish(a, b)
}

/** Fields are added up, so their order does not matter and nothing needs sorting. */
function visitFields(fields: Record<string, unknown>): void {
  let a = 0x6c62272e
  let b = 0x07bb0142
  const shape = shapes[depth++]
  let place = 0
  for (const name in fields) {
    const value = fields[name]
    if (value === undefined) continue
    if (typeof value === 'number') visitNumber(value)
    else visit(value)
    const known = shape?.[place]
    const mark = known !== undefined && known.name === name ? known : markOf(name)
    if (mark !== known && shape !== undefined) shape[place] = mark
    place++
    finish(mark.high ^ high, (mark.low + low) | 0)
    a = (a + high) | 0
    b = (b + low) | 0
  }
  depth--
  finish(a, b)
}

/** A property name's fingerprint, as it goes into that of its field. */
interface Mark {
  readonly name: string
  readonly high: number
  readonly low: number
}

/** Names come again and again, so their marks are kept; bounded, since names may come from outside. */
const marks = new Map<string, Mark>()
const MOST_MARKS = 4096

/** The marks of the last object so deep, in the order of its fields: the next one is often of the same kind. */
const shapes: Mark[][] = [[], [], [], [], [], []]
let depth = 0

function markOf(name: string): Mark {
  const known = marks.get(name)
  if (known !== undefined) return known
  const valueHigh = high
  const valueLow = low
  visitString(name)
  const mark = { name, high: Math.imul(high, 0xcc9e2d51), low: Math.imul(low, 0x1b873593) }
  high = valueHigh
  low = valueLow
  if (marks.size < MOST_MARKS) marks.set(name, mark)
  return mark
}

/** Mixes two words so that every bit of both depends on every bit of both. */
function finish(a: number, b: number): void {
  a = Math.imul(a ^ (a >>> 16) ^ b, 0x85ebca6b)
  b = Math.imul(b ^ (b >>> 15) ^ a, 0x2c1b3c6d)
  a = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 12), 0x297a2d39)
  high = a ^ (a >>> 16) ^ b
  low = b ^ (b >>> 15) ^ Math.imul(high, 0x27d4eb2f)
}

function hex(word: number): string {
  return pairOf(word >>> 24) + pairOf((word >>> 16) & 0xff) + pairOf((word >>> 8) & 0xff) + pairOf(word & 0xff)
}

/** Two digits of a byte, by table: every match of a simulation has a seed of 64 digits. */
function pairOf(byte: number): string {
  return PAIRS[byte] as string
}

const PAIRS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
