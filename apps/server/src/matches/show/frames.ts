import { requestError } from '../../request-error.ts'
import { seatAt } from '../load/index.ts'
import type { Rooms } from '../road/index.ts'
import { type Asker, audienceOf, framesOf, type PageOrder } from '../store/index.ts'
import { isSealed, refuseLooking, refuseStranger, refuseUnwatched } from './show.ts'
import { orDamaged } from './unreadable.ts'

/** How frames are sent to a reader, and whose turn in the queue it takes. */
export interface Reading {
  readonly encoding: PageOrder['encoding']
  /** An account, or an address. */
  readonly reader: string
}

/** Returns a page of the asker's frames, beginning with `from`. Once a match is finished, any audience's frames can be read. */
export async function framePage(
  rooms: Pick<Rooms, 'road' | 'store' | 'pages' | 'registry' | 'hosts' | 'clock' | 'log'>,
  asker: Asker | null,
  id: string,
  from: number,
  audience: number | 'spectator' | undefined,
  { encoding, reader }: Reading,
): Promise<Uint8Array> {
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
  try {
    return await rooms.pages.page(reader, `${id} ${row.revision} ${of} ${from} ${encoding}`, async () => {
      const kept = await rooms.store.keptFrames(id, of, Math.min(from, Math.max(0, total - 1)))
      // A turn may have resolved since the row was read: never more than it promised, so that pages fit together.
      return { kept: kept ?? NOTHING_KEPT, from, total, encoding }
    })
  } catch (error) {
    throw orDamaged(rooms, id, error)
  }
}

const NOTHING_KEPT = { kind: 'chunks', begin: 0, data: [] } as const
