import { randomBytes, timingSafeEqual } from 'node:crypto'
import { requestError } from '../request-error.ts'
import type { Keys } from './keys.ts'
import type { Scrypt } from './scrypt.ts'

/** `scrypt$cost$key$salt$hash`: the password is hashed under a secret of the installation first, so a stolen table alone tells nothing. */
export async function hashPassword(keys: Keys, password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await slow(keys.scrypt, keyed(keys, password, keys.current) ?? Buffer.alloc(0), salt, 2 ** keys.cost)
  return ['scrypt', 2 ** keys.cost, keys.current, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** `again` asks to hash it anew: the secret or the cost is no longer the current one. */
export async function checkPassword(
  keys: Keys,
  password: string,
  stored: string | null,
): Promise<{ readonly ok: boolean; readonly again: boolean }> {
  const [kind, cost, key, salt, hash] = (stored ?? nobody(keys)).split('$')
  const input = keyed(keys, password, key ?? '')
  if (kind !== 'scrypt' || input === null || salt === undefined || hash === undefined)
    return { ok: false, again: false }
  const found = await slow(keys.scrypt, input, Buffer.from(salt, 'base64url'), Number(cost))
  const wanted = Buffer.from(hash, 'base64url')
  const ok = stored !== null && found.length === wanted.length && timingSafeEqual(found, wanted)
  return { ok, again: ok && (key !== keys.current || Number(cost) !== 2 ** keys.cost) }
}

/** The hash for a name without an account: trying it takes as long as trying any other. */
function nobody(keys: Keys): string {
  return ['scrypt', 2 ** keys.cost, keys.current, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')
}

function keyed(keys: Keys, password: string, key: string): Buffer | null {
  return keys.hash('passwords', password.normalize('NFKC'), key)
}

let running = 0
const waiting: (() => void)[] = []

/** Two at a time: hashing shall not fill the memory. */
async function slow(scrypt: Scrypt, input: Buffer, salt: Buffer, cost: number): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING)
    throw requestError(503, 'busy', 'Too many people are signing in at this moment. Try again.')
  if (running >= 2) await new Promise<void>((go) => waiting.push(go))
  running++
  try {
    return await scrypt(input, salt, cost)
  } finally {
    running--
    waiting.shift()?.()
  }
}

const MOST_WAITING = 64
