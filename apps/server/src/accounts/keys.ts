import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sha256 } from '../ids.ts'
import { type Scrypt, scryptHere } from './scrypt.ts'

/** Secrets of this installation, put to their uses. The newest is used for new data, all of them open older data. */
export interface Keys {
  /** Names a secret without betraying it. */
  readonly current: string
  /** How much work one password takes, as a power of two. */
  readonly cost: number
  /** Where passwords are hashed. */
  readonly scrypt: Scrypt
  /** A keyed hash; null for a secret no longer listed. */
  hash(purpose: string, text: string, key?: string): Buffer | null
  seal(purpose: string, text: string): string
  /** null when it was changed, sealed for something else, or by a secret no longer listed. */
  open(purpose: string, sealed: string): string | null
}

export function keysOf(secrets: readonly string[], cost = 15): Keys {
  const byId = new Map(secrets.map((secret) => [keyId(secret), secret]))
  const [current] = byId.keys()
  if (current === undefined) throw new Error('There is no secret')
  return {
    current,
    cost,
    scrypt: scryptHere,
    hash(purpose, text, key = current) {
      const secret = byId.get(key)
      return secret === undefined ? null : createHmac('sha256', derived(secret, purpose)).update(text).digest()
    },
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derived(byId.get(current) ?? '', purpose), nonce)
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${current}.${sealed.toString('base64url')}`
    },
    open(purpose, text) {
      const [key = '', body = ''] = text.split('.')
      const secret = byId.get(key)
      const bytes = Buffer.from(body, 'base64url')
      if (secret === undefined || bytes.length < 28) return null
      const cipher = createDecipheriv('aes-256-gcm', derived(secret, purpose), bytes.subarray(0, 12))
      cipher.setAuthTag(bytes.subarray(-16))
      try {
        return cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

/** Names a secret and betrays nothing of it. */
export function keyId(secret: string): string {
  return sha256('key', secret).slice(0, 8)
}

function derived(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `tessera ${purpose}`, 32))
}
