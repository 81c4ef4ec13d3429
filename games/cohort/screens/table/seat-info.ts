import { type CultureId, MAP_DATA } from '@tessera/cohort'
import type { TableSeat } from '@tessera/play'
import type { SeatInfo } from '@tessera/table'
import type { Width } from '@tessera/ui'
import type { Scene } from '../board/scene.ts'
import { cultureName } from '../names.ts'
import type { Live } from './waiting.tsx'

/** A seat at the top of the table: its people, what they are at, and how near they are to winning. */
export function seatInfo(
  { name, kind }: TableSeat,
  seat: 0 | 1,
  culture: CultureId | null,
  scene: Scene,
  live: Live | null,
  me: 0 | 1 | null,
  width: Width,
  over: boolean,
): SeatInfo {
  const status = over
    ? 'the battle is over'
    : live === null || live.watching
      ? ''
      : seat === me
        ? live.awaited
          ? 'your orders are awaited'
          : 'your orders are in'
        : live.foeReady
          ? 'orders are in'
          : 'writes orders'
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    sub: cultureName(culture),
    ...(status === '' ? {} : { more: `, ${status}` }),
    // A phone has its own strip for the score.
    ...(width === 'middle' ? { score: scene.scores[seat] } : {}),
    ...(width === 'wide'
      ? {
          numbers: [
            ...(MAP_DATA[scene.map].hold.seats.includes(seat)
              ? [{ value: scene.holds[seat], name: 'turns held' }]
              : []),
            { value: scene.scores[seat], name: 'score' },
          ],
        }
      : {}),
  }
}
