import type { Json, StoredFrame } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import { seatAt } from '../load/index.ts'
import type { Rooms } from '../road/index.ts'
import { type Asker, audienceOf, framesOf } from '../store/index.ts'
import { isSealed, refuseLooking, refuseStranger, refuseUnwatched } from './show.ts'
import { orDamaged } from './unreadable.ts'

export interface ShownFrames {
  readonly from: number
  readonly frames: readonly StoredFrame<Json, Json>[]
  readonly total: number
}

/** What the asker saw, from the key frame at or before `from`; of a finished match, what any audience saw. */
export async function framesFor(
  rooms: Pick<Rooms, 'road' | 'store' | 'registry' | 'hosts' | 'clock' | 'log'>,
  asker: Asker | null,
  id: string,
  from: number,
  audience?: number | 'spectator',
): Promise<ShownFrames> {
  const { row, own } = await rooms.road.read(id, (match) => {
    refuseStranger(match.row, match.seats, asker)
    const mine = seatAt(match.seats, asker)
    refuseLooking(match.row, mine, asker)
    return { row: match.row, own: mine ?? ('spectator' as const) }
  })
  if (audience !== undefined && audience !== own) {
    await refuseUnwatched(rooms, row, asker)
    if (row.status !== 'finished')
      throw requestError(403, 'not_yours', 'What others see is shown when the match is over.')
    if (isSealed(rooms, row))
      throw requestError(409, 'sealed', 'Others may still play this: what was seen of it opens later.')
  }
  const of = audienceOf(audience ?? own)
  const total = framesOf(row, of)
  if (from > total) throw requestError(422, 'no_such_frame', `There are ${total} frames.`)
  const page = await rooms.store.frames(id, of, Math.min(from, Math.max(0, total - 1))).catch((error) => {
    throw orDamaged(rooms, id, error)
  })
  // A turn may have resolved since the row was read: never more than it promised, so that pages fit together.
  return { from: page.from, frames: page.frames.slice(0, total - page.from), total }
}
