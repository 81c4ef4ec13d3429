import { isOutage } from '../../database/away.ts'
import { safeText } from '../../operate/safe-error.ts'
import { RequestError, requestError } from '../../request-error.ts'
import type { Rooms } from '../road/index.ts'
import { errorCode } from '../store/index.ts'

export const DAMAGED = () =>
  requestError(409, 'damaged', 'A part of this match is damaged where it is stored and cannot be read any more.')

/** The error for a stored part of a match that was found but cannot be read; other errors stay as they are. */
export function orDamaged({ log }: Pick<Rooms, 'log'>, match: string, error: unknown): unknown {
  const ofDatabase = isOutage(error) || /^[0-9A-Z]{5}$/.test(errorCode(error) ?? '')
  if (error instanceof RequestError || ofDatabase) return error
  log.error({ match, error: safeText(error) }, 'what is stored of a match cannot be read')
  return DAMAGED()
}
