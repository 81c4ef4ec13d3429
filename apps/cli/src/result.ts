import type { Result, Seat } from '@tessera/kernel'

export function resultInWords({ winner, reason, score }: Result, name = seatName): string {
  const points = score === undefined ? '' : ` ${score.join(' : ')}`
  return winner === null ? `A draw${points} (${reason}).` : `${name(winner)} wins${points} (${reason}).`
}

/** People count from one. */
function seatName(seat: Seat): string {
  return `Player ${seat + 1}`
}
