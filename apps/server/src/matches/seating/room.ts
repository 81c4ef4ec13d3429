import { type RequestError, requestError } from '../../request-error.ts'
import type { MatchLimit, MatchStore } from '../store/index.ts'

/** How many matches there may be. */
export interface Room {
  /** Of one account, waiting to begin. */
  readonly account: number
  /** From one address, waiting to begin. */
  readonly address: number
  /** Made by one account, running. */
  readonly running: number
  /** The address the match is made from, hashed. */
  readonly from: string
}

/** A limit, and how a match beyond it is refused. */
interface Limit extends MatchLimit {
  readonly refusal: () => RequestError
}

/** Matches that an account may have waiting to begin, from however many addresses. */
const MOST_OPEN = 30

/** The limits on the matches of a room; a paired match is not counted among those that wait. */
export function limitsOf(room: Room | undefined, uncounted: boolean): readonly Limit[] {
  return [...(room === undefined ? [] : limitsOfRoom(room)), ...(uncounted ? [] : [OPEN])]
}

/** Refuses an account that has as many matches waiting to begin as it may have. */
export async function refuseTooMany(store: MatchStore, account: string): Promise<void> {
  if ((await store.unstartedOf(account)) >= MOST_OPEN) throw OPEN.refusal()
}

const OPEN: Limit = {
  by: 'account',
  status: 'unstarted',
  most: MOST_OPEN,
  refusal: () =>
    requestError(429, 'too_many_open', `You have ${MOST_OPEN} matches waiting for players: cancel one first.`),
}

function limitsOfRoom({ account, address, running }: Room): readonly Limit[] {
  const limit = (by: Limit['by'], status: Limit['status'], most: number, text: string): Limit => {
    return { by, status, most, refusal: () => requestError(409, 'too_many_matches', text) }
  }
  return [
    limit('account', 'unstarted', account, `At most ${account} of your matches may wait to begin.`),
    limit('account', 'running', running, `${running} of your matches run: end some first.`),
    limit('address', 'unstarted', address, 'Too many matches from your address wait to begin.'),
  ]
}
