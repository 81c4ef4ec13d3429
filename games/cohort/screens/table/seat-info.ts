import { type CohortChoice, type CultureId, MAP_DATA } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Live, TableSeat } from '@tessera/play'
import type { SeatInfo } from '@tessera/table'
import type { Width } from '@tessera/ui'
import type { Scene } from '../board/scene.ts'
import { cultureName } from '../names.ts'

export interface SeatFacts {
  readonly person: TableSeat | undefined
  readonly seat: 0 | 1
  readonly culture: CultureId | null
  readonly scene: Scene
  readonly live: Live<CohortChoice> | null
  readonly width: Width
  readonly over: boolean
}

/** A seat at the top of the table: who sits there, what they are doing, and how near they are to winning. */
export function seatInfo({ person, seat, culture, scene, live, width, over }: SeatFacts): SeatInfo {
  const status = over ? words.text('seat.over') : statusOf(seat, live)
  const { name, kind }: Pick<TableSeat, 'name' | 'kind'> = person ?? { name: '' }
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
              ? [{ value: scene.holds[seat], name: words.text('seat.held') }]
              : []),
            { value: scene.scores[seat], name: words.text('seat.score') },
          ],
        }
      : {}),
  }
}

function statusOf(seat: 0 | 1, live: Live<CohortChoice> | null): string {
  if (live === null || live.me === null) return ''
  if (seat === live.me) return words.text(live.awaited ? 'seat.yourTurn' : 'seat.youSent')
  return words.text(live.sealed.includes(seat) ? 'seat.sent' : 'seat.writes')
}
