import { FACINGS, type Facing } from '../../content/terms.ts'
import type { Unit } from '../../state.ts'
import { beside, isEngaged, type Play } from '../scene.ts'
import { running, stepDone, worth } from '../unit.ts'
import { isInFront } from './strike.ts'

/** Stage 6: ordered turns take effect, and steady units turn to meet who stands beside them (COH-6.5, COH-6.7). */
export function turnToMeet(play: Play): void {
  for (const unit of play.state.units) {
    if (unit.turning !== null) {
      face(play, unit, unit.turning)
      unit.turning = null
      if (running(unit).steps[0]?.do === 'face') stepDone(unit)
      continue
    }
    if (unit.routing || isRigid(unit)) continue
    meet(play, unit)
  }
  for (const unit of play.state.units)
    if (running(unit).steps[0]?.do === 'ambush' && isEngaged(play, unit)) stepDone(unit)
}

function isRigid(unit: Unit): boolean {
  return unit.formation === 'phalanx' || unit.formation === 'testudo' || unit.forming !== null
}

const ORDERS = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
] as const

function meet(play: Play, unit: Unit): void {
  let strongest = -1
  let most = 0
  for (const d of ORDERS[unit.seat === 0 ? 0 : 1]) {
    const foe = beside(play, unit.tile, d)
    if (foe === undefined || foe.seat === unit.seat || foe.routing) continue
    if (isInFront(unit, foe.tile)) return
    if (foe.unseen || worth(foe) <= most) continue
    strongest = d
    most = worth(foe)
  }
  if (strongest >= 0) face(play, unit, FACINGS[strongest] as Facing)
}

function face(play: Play, unit: Unit, to: Facing): void {
  if (unit.facing === to) return
  play.tell?.({ type: 'faced', unit: unit.id, from: unit.facing, to })
  unit.facing = to
}
