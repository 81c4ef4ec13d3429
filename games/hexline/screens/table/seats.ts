import type { Battle, Side } from '@tessera/hexline'
import type { SeatOf } from '@tessera/table'

/** Who commands a side: seats change sides from battle to battle (HEX-1), colours stay with the seat. */
export function seatOfSide(battle: Pick<Battle, 'west_seat'>, side: Side): Exclude<SeatOf, null> {
  const west = battle.west_seat === 0 ? 0 : 1
  if (side === 1) return west
  return west === 0 ? 1 : 0
}
