import type { Side } from '../../state.ts'
import { grid } from '../board/board.ts'
import { ground } from '../board/ground.ts'

/**
 * The first step of a way of so many steps towards a goal on which every hex is nearer to it than the one before, forward order first
 * (HEX-24); the place one stands on when units block all such ways. Where there is one, no way is shorter. All are places of
 * `HexGrid.places`.
 */
export function beeline(side: Side, here: number, goal: number, steps: number): number {
  const first = nearerStep(side, here, goal)
  let place = first
  for (let left = steps - 1; left > 0; left--) {
    const next = nearerStep(side, place, goal)
    if (next === place) return place === here ? here : turnBack(side, here, goal, steps)
    place = next
  }
  return first
}

/** The first free place in forward order that is nearer to the goal, or the same when there is none. */
function nearerStep(side: Side, here: number, goal: number): number {
  const { nearer, nearerElse } = grid()
  const { standing } = ground()
  const over = overTo(side, here, goal)
  const first = here + (nearer[over] as number)
  if (standing[first] === 0) return first
  const other = here + (nearerElse[over] as number)
  return standing[other] === 0 ? other : here
}

/** The index of the way between two places in `HexGrid.nearer`. */
function overTo(side: Side, here: number, goal: number): number {
  const { middle } = grid()
  return (side === 1 ? middle : 3 * middle) + goal - here
}

/** The first free way has led nowhere: all others in turn, from every hex of theirs. */
function turnBack(side: Side, here: number, goal: number, steps: number): number {
  const { search } = ground()
  search[0] = (search[0] as number) + 1
  const { nearer, nearerElse } = grid()
  const over = overTo(side, here, goal)
  const first = here + (nearer[over] as number)
  if (leadsOn(side, first, goal, steps - 1)) return first
  const other = here + (nearerElse[over] as number)
  return leadsOn(side, other, goal, steps - 1) ? other : here
}

/** Whether a place is free, and a way of so many steps goes on from it. */
function leadsOn(side: Side, here: number, goal: number, steps: number): boolean {
  const { deadEnds, search, standing } = ground()
  if (standing[here] !== 0 || deadEnds[here] === search[0]) return false
  if (steps === 0) return true
  const { nearer, nearerElse } = grid()
  const over = overTo(side, here, goal)
  if (leadsOn(side, here + (nearer[over] as number), goal, steps - 1)) return true
  if (leadsOn(side, here + (nearerElse[over] as number), goal, steps - 1)) return true
  deadEnds[here] = search[0] as number
  return false
}
