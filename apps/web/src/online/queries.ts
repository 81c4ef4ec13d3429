import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MatchSummary, Me } from '@tessera/wire'
import { ApiProblem, ask, Unreachable } from './api.ts'
import { rememberSession, useServer } from './server.ts'

/** What the server said lately. The account's stream says when it is no longer so (see notices/Watch.tsx). */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (tries, error) => error instanceof Unreachable && tries < 4,
      retryDelay: (tries) => Math.min(8000, 500 * 2 ** tries),
    },
  },
})

export const KEYS = {
  me: ['me'],
  mine: ['mine'],
  invitations: ['invitations'],
  open: ['open'],
  notices: ['notices'],
} as const

/** Oneself; nothing is asked while this browser has no session. */
export function useMe(): UseQueryResult<Me> {
  const known = useServer((outlook) => outlook.known)
  return useQuery({ queryKey: KEYS.me, queryFn: fetchMe, enabled: known }, cache)
}

/** One's matches that are not over, or have just ended: those that wait for one first, then by what is left of the time. */
export function useMyMatches(): UseQueryResult<readonly MatchSummary[]> {
  const known = useServer((outlook) => outlook.known)
  return useQuery({ queryKey: KEYS.mine, queryFn: fetchMine, enabled: known }, cache)
}

/** A session to play with: the one there is, or a guest's. */
export async function becomeSomebody(): Promise<Me> {
  if (useServer.getState().known) {
    const me = await cache.fetchQuery({ queryKey: KEYS.me, queryFn: fetchMe }).catch(forgotten)
    if (me !== null) return me
  }
  const guest = await ask('guest')
  signedIn(guest)
  return guest
}

/** Somebody is signed in now, perhaps somebody else than before. */
export function signedIn(me: Me): void {
  cache.setQueryData(KEYS.me, me)
  rememberSession(true)
  for (const queryKey of [KEYS.mine, KEYS.invitations, KEYS.notices]) void cache.invalidateQueries({ queryKey })
}

/** Nobody is signed in here any more. */
export function signedOut(): void {
  rememberSession(false)
  cache.clear()
}

/** Whether a match waits for this player. */
export function waitsForMe({ status, awaiting, mine, unwatched }: MatchSummary): boolean {
  return mine !== null && ((status === 'running' && awaiting.includes(mine)) || unwatched)
}

async function fetchMe(): Promise<Me> {
  try {
    return await ask('me')
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 401) signedOut()
    throw error
  }
}

async function fetchMine(): Promise<readonly MatchSummary[]> {
  const { entries } = await ask('myMatches', { query: { limit: 100 } })
  const order = ({ deadline }: MatchSummary) => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline))
  return entries.toSorted(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) || order(a) - order(b) || b.changed.localeCompare(a.changed),
  )
}

function forgotten(error: unknown): null {
  if (error instanceof ApiProblem && error.problem.status === 401) return null
  throw error
}
