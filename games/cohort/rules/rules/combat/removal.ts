import type { Seat } from '@tessera/kernel'
import type { TroopType } from '../../content/terms.ts'
import { type Captive, type Fallen, pairOf, type Unit } from '../../state.ts'
import { div } from '../arithmetic.ts'
import { contactWith, witnessEnd } from '../ground/sight.ts'
import { hasTrait, type Play, regroup } from '../scene.ts'
import { isSupport, typeName } from '../unit.ts'

/** Those without a man left go at the end of the stage that took him. */
export function sweepFallen(play: Play): void {
  for (const unit of [...play.state.units]) if (unit.men <= 0) disperse(play, unit)
}

/** COH-9.2: a tenth of its men is no unit any more; the sworn stand to the last. */
export function sweepScattered(play: Play): void {
  for (const unit of [...play.state.units]) if (unit.men <= (unit.sworn ? 0 : div(unit.full, 10))) disperse(play, unit)
}

function disperse(play: Play, unit: Unit): void {
  play.tell?.({ type: 'dispersed', unit: unit.id, tile: unit.tile })
  remove(play, unit, 'dispersed', null)
}

export function leaveMap(play: Play, unit: Unit): void {
  play.tell?.({ type: 'left_map', unit: unit.id, tile: unit.tile })
  remove(play, unit, 'left_map', null)
}

/** COH-9.6. */
export function surrender(play: Play, unit: Unit, captor: Unit): void {
  play.tell?.({ type: 'surrendered', unit: unit.id, tile: unit.tile, to: captor.id })
  pairOf(play.state.seats, captor.seat).captives.push(captiveOf(play, unit, captor.seat))
  remove(play, unit, 'surrendered', captor)
}

export function remove(play: Play, unit: Unit, how: Fallen['how'], captor: Unit | null): void {
  const { state } = play
  witnessEnd(play, unit)
  state.units.splice(state.units.indexOf(unit), 1)
  regroup(play)
  const own = pairOf(state.seats, unit.seat)
  own.fallen.push({ unit: unit.id, name: unit.name, kind: unit.kind, how, turn: state.turn })
  if (unit.kind === 'supplyTrain') loseTrain(play, unit, captor)
  if (unit.kind === 'administrators') loseAdministrators(play, unit)
}

/** COH-9.10. */
function loseTrain(play: Play, train: Unit, captor: Unit | null): void {
  const own = pairOf(play.state.seats, train.seat)
  own.supply = Math.min(own.supply, SUPPLY_WITHOUT_TRAIN)
  play.tell?.({ type: 'train_lost', seat: train.seat })
  for (const unit of play.state.units) {
    if (unit.seat === train.seat) hearten(play, unit, -10, 'supply train lost')
    else if (captor !== null) hearten(play, unit, 5, 'supply train taken')
  }
}

export const SUPPLY_WITHOUT_TRAIN = 6

/** COH-5.15. */
function loseAdministrators(play: Play, lost: Unit): void {
  const own = pairOf(play.state.seats, lost.seat)
  if (own.administratorsLost || !hasTrait(play, lost.seat, 'bureaucracy')) return
  own.administratorsLost = true
  play.tell?.({ type: 'administrators_lost', seat: lost.seat })
  for (const unit of play.state.units) if (unit.seat === lost.seat) hearten(play, unit, -15, 'administrators lost')
}

/** Changes morale for one reason; gains stop at the unit's own morale. */
export function hearten(play: Play, unit: Unit, by: number, reason: string): void {
  const from = unit.morale
  const to = by < 0 ? Math.max(0, from + by) : Math.max(from, Math.min(unit.morale0, from + by))
  unit.morale = to
  if (to !== from)
    play.tell?.({ type: 'morale', unit: unit.id, from, to, reasons: [{ name: reason, value: to - from }] })
}

/** COH-9.8: who may be enlisted by its captors. */
function captiveOf(play: Play, unit: Unit, captor: Seat): Captive {
  const contact = contactWith(pairOf(play.state.seats, captor), unit.id)
  if (contact === undefined) throw new Error(`Unit ${unit.id} surrendered to somebody who never saw it`)
  const { culture } = pairOf(play.state.seats, unit.seat)
  const citizen = culture === 'spartan' && (unit.kind === 'professional' || unit.kind === 'elite')
  const troop = unit.kind === 'elite' || isSupport(unit.kind) ? null : (unit.kind as TroopType)
  return {
    id: contact.handle,
    kind: unit.kind,
    type: typeName(unit),
    troop,
    men: unit.men,
    mounted: unit.mounted,
    recruitable: !unit.sworn && !citizen && unit.kind !== 'warElephants' && !isSupport(unit.kind),
    turn: play.state.turn,
  }
}
