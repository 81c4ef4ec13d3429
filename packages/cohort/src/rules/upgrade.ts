import { copy } from '@tessera/kernel'
import type { Captive, CohortState, SeatState } from '../state.ts'

/** A battle begun under version 1, which named captives by the ids they had and counted its pulses in the open. */
export function upgrade(state: unknown, from: number): CohortState {
  if (from !== 1) throw new Error(`No battle of version ${from} can go on`)
  const old = copy(state) as Omit<CohortState, 'still'>
  return { ...old, still: false, seats: [withHandles(old.seats[0]), withHandles(old.seats[1])] }
}

function withHandles(seat: SeatState): SeatState {
  const handleOf = ({ id }: Captive) => seat.contacts.find(({ unit }) => unit === id)?.handle ?? id
  return { ...seat, captives: seat.captives.map((captive) => ({ ...captive, id: handleOf(captive) })) }
}
