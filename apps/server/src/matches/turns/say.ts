import { keyOf, seatOf } from '../load/index.ts'
import type { Rooms } from '../road/index.ts'
import type { Asker } from '../store/index.ts'

/** Says one of a few phrases. Only its key is kept, for a while: sent again the phrase is not said again. */
export async function say(
  { road, publisher }: Pick<Rooms, 'road' | 'publisher'>,
  by: Asker,
  id: string,
  phrase: string,
  key?: string,
): Promise<void> {
  const { seat, seq } = await road.read(id, (match) => ({ seat: seatOf(match, by), seq: match.row.revision }))
  if (key !== undefined && !publisher.isFirst(`${id}:${keyOf(seat, key)}`)) return
  publisher.say({ topic: 'm', id, seq, kind: 'phrase', seat, phrase, ...(key === undefined ? {} : { key }) })
}

/** Tells those in a match that a seat has written a line: they ask for it. */
export async function spoke(
  { road, publisher }: Pick<Rooms, 'road' | 'publisher'>,
  id: string,
  seat: number,
): Promise<void> {
  const seq = await road.read(id, ({ row }) => row.revision)
  publisher.say({ topic: 'm', id, seq, kind: 'chat', seat })
}
