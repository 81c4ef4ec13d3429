import type { Refusal } from '@tessera/kernel'
import { type RequestError, requestError } from '@tessera/online'

export { RequestError, requestError } from '@tessera/online'

/** A refusal of the rules or of the match. */
export function refused(refusal: Refusal): RequestError {
  return requestError(
    refusal.code === 'stale' || refusal.code === 'not_awaited' ? 409 : 422,
    refusal.code,
    refusal.message,
  )
}

export const NO_MATCH = (): RequestError =>
  requestError(404, 'no_such_match', 'There is no such match, or it is not for you.')
