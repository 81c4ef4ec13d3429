import type { HundredView } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Live, TableSeat } from '@tessera/play'
import type { SeatInfo } from '@tessera/table'
import type { Fighter } from '../match/fighter.ts'

interface Seated {
  readonly seats: readonly TableSeat[]
  readonly live: Pick<Live<never>, 'awaited' | 'sent' | 'thinking'> | null
  readonly me: 0 | 1 | null
  readonly view: HundredView
  readonly fighters: readonly Fighter[]
  /** The viewer stands at the newest frame; before it, both sides are watching. */
  readonly atLast: boolean
}

/** The name of a seat, what it is doing, and how many of its fighters still stand. */
export function seatInfo(seat: 0 | 1, seated: Seated): SeatInfo {
  const { view, fighters } = seated
  const who = seated.seats[seat]
  const able = fighters.filter(
    (one) => one.seat === seat && !one.down && !one.fled && one.morale !== 'broken' && one.morale !== 'routed',
  )
  const all = view.roster.filter((one) => one.seat === seat).length
  const side = (seat === 1) === view.config.swapSides ? words.text('setup.west') : words.text('setup.east')
  return {
    name: who?.name ?? '',
    ...(who?.kind === undefined ? {} : { kind: who.kind }),
    sub: `${side}, ${words.text(`seat.${doing(seat, seated)}`)}`,
    numbers: [{ value: able.length, name: all > 0 ? words.text('seat.stand', { all }) : words.text('seat.inSight') }],
  }
}

type Doing = 'over' | 'watched' | 'watching' | 'thinking' | 'planning' | 'ready'

function doing(seat: 0 | 1, { view, live, me, atLast }: Seated): Doing {
  if (view.result !== null) return 'over'
  if (live === null) return 'watched'
  if (!atLast) return 'watching'
  if (seat !== me) return live.thinking ? 'thinking' : 'planning'
  if (live.sent) return 'ready'
  return live.awaited ? 'planning' : 'watching'
}
