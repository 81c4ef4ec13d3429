import { createHash, randomBytes } from 'node:crypto'
import type { MatchView, NewMatch } from '@tessera/wire'
import type { Connections } from './process.ts'

/** Sessions of so many new guests. */
export async function guests(connections: Connections, count: number): Promise<readonly string[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => (await connections.ask('POST', '/api/guest', '')).cookie),
  )
}

/** A match between these guests, begun. */
export async function begun(
  connections: Connections,
  [first = '', ...others]: readonly string[],
  wish: Partial<NewMatch> & { readonly game: string },
): Promise<string> {
  const salts = [first, ...others].map(() => randomBytes(32).toString('hex'))
  const hashOf = (seat: number): string =>
    createHash('sha256')
      .update(salts[seat] ?? '')
      .digest('hex')
  const seats = [{ who: 'me' }, ...others.map(() => ({ who: 'open' }))]
  const body = { seats, saltHash: hashOf(0), ...wish }
  const { id } = (await connections.ask<MatchView>('POST', '/api/matches', first, body)).answer
  for (const [place, cookie] of others.entries())
    await connections.ask('POST', `/api/matches/${id}/join`, cookie, { saltHash: hashOf(place + 1) })
  for (const [seat, cookie] of [first, ...others].entries())
    await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt: salts[seat] })
  return id
}
