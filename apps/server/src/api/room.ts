import type { ServerContext } from '../context.ts'
import type { Room } from '../matches/seating/index.ts'
import { addressKey } from '../security.ts'

/** How many matches may wait and run, of an account and from this address, which is kept as a hash under a secret. */
export function roomFor({ settings, keys }: Pick<ServerContext, 'settings' | 'keys'>, address: string): Room {
  const hashed = keys.hash('addresses', addressKey(address))?.toString('hex') ?? ''
  return { ...settings.openMatches, from: hashed }
}
