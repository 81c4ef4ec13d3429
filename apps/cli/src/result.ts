import type { Result, Seat } from '@tessera/kernel'

export function resultInWords({ winner, reason, score }: Result, winning = seatWins): string {
  const points = score === undefined ? '' : ` ${score.join(' : ')}`
  return winner === null ? `A draw${points} (${reason}).` : `${winning(winner)}${points} (${reason}).`
}

/** People count from one. */
function seatWins(seat: Seat): string {
  return `Player ${seat + 1} wins`
}
