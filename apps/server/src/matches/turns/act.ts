import type { SeatAct } from '@tessera/kernel'
import { refused, requestError } from '../../request-error.ts'
import { isBot, keyOf, seatOf } from '../load/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { inTime, settle } from '../settle/index.ts'
import type { Asker } from '../store/index.ts'
import { afterLateSeats, type Given, keyUsed, type Receipt, receiptWithUpdate } from './receipt.ts'
import { running } from './submit.ts'

/** Resigns, offers, takes back. Bots of the server decline draws and allow take-backs. Sent again with the same key an act counts once. */
export async function act(
  rooms: Pick<Rooms, 'road' | 'store' | 'referee' | 'clock'>,
  by: Asker,
  id: string,
  what: SeatAct,
  key?: string,
): Promise<Receipt> {
  const { road, store, referee, clock } = rooms
  const done = await afterLateSeats(rooms, id, () =>
    road.change(id, async (match): Promise<Outcome<Given>> => {
      const { row } = match
      const seat = seatOf(match, by)
      const known = key === undefined ? null : await store.actOf(id, keyOf(seat, key))
      if (known !== null && known !== what) throw keyUsed()
      if (known !== null)
        return { answer: { seat, receipt: { at: row.at, revision: row.revision, resolved: false } }, change: null }
      running(match)
      const notAfter = what === 'resign' ? null : inTime(match, null, clock.now())
      if (what === 'ask-takeback' && row.rated)
        throw requestError(422, 'rated_match', 'There are no take-backs in rated matches.')
      const answering = match.seats.filter(isBot).map((place) => place.seat)
      const played = await referee.play(match, { kind: 'act', seat, act: what, answering }, by.id)
      if (played.refusal !== null) throw refused(played.refusal)
      const { before, after } = played
      const change = settle(match, played, { kind: 'offer', seat }, clock.now(), { notAfter })
      const [first, ...others] = change.acts
      const acts =
        first === undefined || key === undefined ? change.acts : [{ ...first, key: keyOf(seat, key) }, ...others]
      const receipt = { at: after.turns, revision: row.revision + 1, resolved: after.branch !== before.branch }
      return { answer: { seat, receipt }, change: { ...change, acts } }
    }),
  )
  return receiptWithUpdate(done)
}

/** Ends a match for an administrator. */
export async function abort(
  { road, referee, clock }: Pick<Rooms, 'road' | 'referee' | 'clock'>,
  id: string,
): Promise<void> {
  await road.change(id, async (match) => {
    const { name } = running(match)
    const played = await referee.play(match, { kind: 'abort' })
    if (played.refusal !== null) throw refused(played.refusal)
    const change = settle(match, played, { kind: 'finished', seat: null }, clock.now())
    const notice = { kind: 'ended-by-admin' as const, text: `Your match of ${name} was ended by an administrator.` }
    return { answer: undefined, change: { ...change, told: change.told.map((told) => ({ ...told, notice })) } }
  })
}
