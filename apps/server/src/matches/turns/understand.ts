import type { Json, Written } from '@tessera/kernel'
import { requestError } from '../../request-error.ts'
import type { Rooms } from '../road/index.ts'
import { viewOf } from '../show/index.ts'
import type { Asker } from '../store/index.ts'

/** A text as a choice; null where choices of the game cannot be written. */
export async function understand(
  rooms: Rooms,
  by: Asker,
  id: string,
  text: string,
): Promise<{ readonly at: number; readonly written: Written<Json> | null }> {
  // Refused before it costs anything; when its turn has come it is looked at again.
  rooms.referee.refuseMoreReads(by.id)
  const { mine: seat, view, status, game, version, at } = await viewOf(rooms, by, id)
  if (seat === null || view === null || status !== 'running')
    throw requestError(409, 'not_awaited', 'Nothing is awaited from you in this match.')
  return { at, written: await rooms.referee.read(by.id, { game, version, view: view as Json, text }) }
}
