import type { HundredView } from '@tessera/hundred'
import type { TableSeat } from '@tessera/play'
import type { SeatInfo } from '@tessera/table'
import type { Fighter } from '../match/fighter.ts'
import type { Live } from './live.ts'

interface Seated {
  readonly seats: readonly TableSeat[]
  readonly live: Live | null
  readonly me: 0 | 1 | null
}

/** Who sits there, what they do, and how many of theirs still stand; while a turn is shown, both look on. */
export function seatInfo(
  seat: 0 | 1,
  props: Seated,
  view: HundredView,
  fighters: readonly Fighter[],
  showing: boolean,
): SeatInfo {
  const who = props.seats[seat]
  const own = fighters.filter((one) => one.seat === seat)
  const able = own.filter((one) => !one.down && !one.fled && one.morale !== 'broken' && one.morale !== 'routed')
  const all = view.roster.filter((one) => one.seat === seat).length
  const { live, me } = props
  const side = (seat === 1) === view.config.swapSides ? 'West' : 'East'
  const doing =
    view.result !== null
      ? 'the battle is over'
      : live === null
        ? 'watched'
        : showing
          ? 'watching'
          : seat === me
            ? live.sent
              ? 'ready'
              : live.awaited
                ? 'planning'
                : 'watching'
            : live.thinking
              ? 'thinking'
              : 'planning'
  return {
    name: who?.name ?? '',
    ...(who?.kind === undefined ? {} : { kind: who.kind }),
    sub: `${side}, ${doing}`,
    numbers: [{ value: able.length, name: all > 0 ? `of ${all} stand` : 'in sight' }],
  }
}
