import type { Accepted } from '@tessera/wire'
import type { z } from 'zod'
import { RequestError, requestError } from '../../request-error.ts'
import { printOf } from '../load/index.ts'
import type { Done, Rooms } from '../road/index.ts'
import { TimeIsUp } from '../settle/index.ts'
import { type Asker, errorCode } from '../store/index.ts'
import { expire } from './expire.ts'

/** `update` is JSON, as streams carry it: the server does not read it again. */
export type Receipt = Omit<z.infer<typeof Accepted>, 'update'> & { readonly update?: string }

/** A choice that is sent: its key, and its fingerprint as soon as it is read, to tell a repetition from another choice with the same key. */
export interface Sent {
  readonly key: string
  readonly print: string | null
}

/** The answer of an action: the receipt, and the seat it is for. */
export interface Given {
  readonly receipt: Receipt
  readonly seat: number
}

/** The receipt with the update that the choice caused, so that the client need not ask for it. */
export function receiptWithUpdate({ answer: { receipt, seat }, published }: Done<Given>): Receipt {
  if (published?.revision !== receipt.revision) return receipt
  return { ...receipt, update: published.json(String(seat)) }
}

/** Does something to a choice, once: sent again with the same key it is answered as the first time. */
export async function once(
  rooms: Pick<Rooms, 'road' | 'store' | 'referee' | 'clock'>,
  by: Asker,
  id: string,
  sent: Sent,
  action: () => Promise<Done<Given>>,
): Promise<Receipt> {
  return await afterLateSeats(rooms, id, async () => {
    try {
      return receiptWithUpdate(await action())
    } catch (error) {
      const stored = mayBeRepeat(error) ? await receiptOf(rooms, by, id, sent) : null
      if (stored !== null) return stored
      throw error
    }
  })
}

/** When the time of a seat is up, its consequences come first; then the action is tried once more on the new state. */
export async function afterLateSeats<T>(
  rooms: Pick<Rooms, 'road' | 'referee' | 'clock'>,
  id: string,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error
  }
  await expire(rooms, id)
  try {
    return await action()
  } catch (error) {
    if (isPast(error)) throw new TimeIsUp()
    throw error
  }
}

export const keyUsed = () =>
  requestError(422, 'key_used', 'This key came with another choice before. Send every choice with a key of its own.')

/** The match has gone on: nothing is awaited from the seat at this point any more. */
function isPast(error: unknown): boolean {
  return error instanceof RequestError && ['stale', 'not_awaited', 'match_over'].includes(error.problem.code)
}

function mayBeRepeat(error: unknown): boolean {
  return isPast(error) || (!(error instanceof RequestError) && errorCode(error) === UNIQUE_VIOLATION)
}

const UNIQUE_VIOLATION = '23505'

/** The first answer to the same choice. */
async function receiptOf(
  { store }: Pick<Rooms, 'store'>,
  by: Asker,
  id: string,
  { key, print }: Sent,
): Promise<Receipt | null> {
  const found = await store.choiceOf(id, by.id, key)
  if (found === null) return null
  if (print !== null && print !== printOf(found.choice, found.final)) throw keyUsed()
  return { at: found.turn, revision: found.revision, resolved: found.at > found.turn }
}
