import { readStored, writeStored } from '@tessera/ui/storage'
import { hex, sha256 } from './sha256.ts'

/** The own half of the dice for one match: made here, promised by its hash, shown once all players have promised. */
export interface Salt {
  readonly salt: string
  readonly hash: string
}

export async function newSalt(): Promise<Salt> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const salt = hex(bytes)
  return { salt, hash: await sha256(salt) }
}

/** Kept until the match has started, so that a reload can still show it. */
export function keepSalt(match: string, salt: Salt): void {
  const kept = readSalts().filter(([id]) => id !== match)
  writeStored(KEY, [...kept, [match, salt.salt]].slice(-MOST_KEPT))
}

export function saltOf(match: string): string | null {
  return readSalts().find(([id]) => id === match)?.[1] ?? null
}

const KEY = 'salts'
const MOST_KEPT = 200

function readSalts(): readonly (readonly [string, string])[] {
  const stored = readStored(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (entry): entry is readonly [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  )
}
