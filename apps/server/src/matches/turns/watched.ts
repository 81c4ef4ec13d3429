import { type LoadedMatch, seatOf } from '../load/index.ts'
import { nothingPlayed } from '../play/index.ts'
import type { Rooms } from '../road/index.ts'
import { settle } from '../settle/index.ts'
import { type Asker, framesOf } from '../store/index.ts'

/** Notes how far a person has watched; never back. With the last frame their clock, which waited for it, begins to run. */
export async function watched(
  { road, store, clock }: Pick<Rooms, 'road' | 'store' | 'clock'>,
  by: Asker,
  id: string,
  frame: number,
): Promise<void> {
  const { seat, last, waits } = await road.read(id, (match) => {
    const own = seatOf(match, by)
    return { seat: own, last: lastFrame(match, own), waits: isWaiting(match, own, clock.now()) }
  })
  await store.watched(id, seat, Math.min(frame, last))
  if (!waits || frame < last) return
  await road.change(id, (match) => {
    const place = match.seats[seat]
    const now = clock.now()
    const begins = match.row.status === 'running' && isWaiting(match, seat, now) && frame >= lastFrame(match, seat)
    if (place === undefined || !begins) return { answer: undefined, change: null }
    const begun = { seats: new Map([[seat, { ...place, clockFrom: new Date(now) }]]) }
    return { answer: undefined, change: settle(match, nothingPlayed(match), { kind: 'clock', seat }, now, begun) }
  })
}

function lastFrame({ row }: LoadedMatch, seat: number): number {
  return Math.max(0, framesOf(row, String(seat)) - 1)
}

/** Whether the seat's clock waits until its person has watched a battle. */
function isWaiting({ seats }: LoadedMatch, seat: number, now: number): boolean {
  return (seats[seat]?.clockFrom?.getTime() ?? 0) > now
}
