import { createHash } from 'node:crypto'
import { makeToken } from '../accounts/tokens.ts'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Asker } from '../matches/index.ts'
import { logGuard, plantedSecret } from './log-guard.ts'

/** A new account, for tests. */
export async function somebody(database: Database, kind: Asker['kind'] = 'user', name?: string): Promise<Asker> {
  const id = newId()
  const known = name ?? `${kind}-${id}`
  const nameKey = kind === 'guest' ? null : known.toLowerCase()
  await database.db.insert(accounts).values({ id, kind, name: known, nameKey })
  return { id, kind, role: 'player' }
}

/** A token to play with. */
export async function tokenOf({ db }: Database, account: string): Promise<string> {
  const { token } = await makeToken(db, account, { name: 'test', scopes: ['read', 'play'], days: 1 })
  logGuard.plant(token)
  return token
}

/** A salt and the hash that is given first. */
export function newSalt(): { readonly salt: string; readonly saltHash: string } {
  const salt = plantedSecret()
  return { salt, saltHash: createHash('sha256').update(salt, 'utf8').digest('hex') }
}
