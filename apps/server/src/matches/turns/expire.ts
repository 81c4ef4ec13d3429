import { isPlayable } from '../load/index.ts'
import type { Rooms } from '../road/index.ts'
import { lateSeats, sealed, settle } from '../settle/index.ts'

type Playing = Pick<Rooms, 'road' | 'referee' | 'clock'>

/** Lets the rules play for the seats whose time is up; whether there were any. */
export async function expire({ road, referee, clock }: Playing, id: string): Promise<boolean> {
  const { answer } = await road.change(id, async (match) => {
    const { row, game, seats } = match
    const now = clock.now()
    const late = game === null || row.status !== 'running' ? [] : lateSeats(match, now)
    if (late.length === 0) return { answer: false, change: null }
    const played = await referee.play(match, { kind: 'expire', seats: late, at: row.at })
    if (played.refusal !== null)
      throw new Error(`The clock of match ${id} could not run out: ${played.refusal.message}`)
    const missed = seats.flatMap((place) =>
      late.includes(place.seat) ? [[place.seat, { ...place, missed: place.missed + 1 }] as const] : [],
    )
    const action = { kind: 'clock' as const, seat: late[0] ?? null }
    return { answer: true, change: settle(sealed(match, late, now), played, action, now, { seats: new Map(missed) }) }
  })
  return answer
}

/** Ends the time of a seat now, without its draft. */
export async function forfeit({ road, referee, clock }: Playing, id: string, seat: number): Promise<void> {
  await road.change(id, async (match) => {
    const { row } = match
    if (!isPlayable(match) || row.status !== 'running' || !row.awaiting.includes(seat))
      return { answer: undefined, change: null }
    const now = clock.now()
    const { pending, held } = match.pending[seat]
      ? await referee.play(match, { kind: 'withdraw', seat, at: row.at })
      : match
    const played = await referee.play({ ...match, pending, held }, { kind: 'expire', seats: [seat], at: row.at })
    if (played.refusal !== null) throw new Error(`The time of match ${id} could not run out: ${played.refusal.message}`)
    return { answer: undefined, change: settle(match, played, { kind: 'clock', seat }, now) }
  })
}
