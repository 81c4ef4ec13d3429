import type { Seat } from '@tessera/kernel'
import { cardOf } from '../content/cards.ts'
import type { SiegefrontResult, Unit } from '../state.ts'
import { fire } from './abilities/effects.ts'
import { type Play, seatOf } from './play.ts'

/** SGF-505: triggers first in first out; then the dead leave, and theirs follow; when all is quiet, the castles. */
export function settle(play: Play): void {
  for (;;) {
    const pending = play.queue.shift()
    if (pending !== undefined) {
      if (pending.trigger === 'on_death') fire(play, pending.unit, 'on_death')
      else if (pending.unit.hp > 0) fire(play, pending.unit, 'on_damage', { kind: pending.kind, by: pending.by })
      continue
    }
    const dead = play.state.units.filter((unit) => unit.hp <= 0)
    if (dead.length === 0) break
    play.state.units = play.state.units.filter((unit) => unit.hp > 0)
    for (const unit of dead) bury(play, unit)
  }
  checkCastles(play)
}

/** SGF-1301, SGF-1305. Nothing further resolves once there is a result. */
export function conclude(
  play: Play,
  winner: Seat | null,
  reason: SiegefrontResult['reason'],
  decidedBy: SiegefrontResult['decidedBy'],
): void {
  const { state } = play
  const castles = [state.seats[0].castleHp, state.seats[1].castleHp] as const
  state.phase = 'over'
  state.result = { winner, reason, decidedBy, score: castles }
  play.ref.tell?.({ type: 'match_ended', winner, reason, decidedBy, castles })
}

export function nameOf(unit: Pick<Unit, 'card' | 'forged'>): string {
  return unit.forged?.name ?? cardOf(unit.card).name
}

function bury(play: Play, unit: Unit): void {
  if (!unit.token) seatOf(play, unit.owner).graveyard.push({ unit: unit.id, card: unit.card, name: nameOf(unit) })
  play.ref.tell?.({ type: 'unit_died', unit: unit.id, card: unit.card, x: unit.x, y: unit.y })
  play.queue.push({ trigger: 'on_death', unit })
}

function checkCastles(play: Play): void {
  const { seats, result } = play.state
  if (result !== null) return
  const down = [seats[0].castleHp === 0, seats[1].castleHp === 0]
  if (down[0] && down[1]) conclude(play, null, 'castle', 'draw')
  else if (down[0]) conclude(play, 1, 'castle', null)
  else if (down[1]) conclude(play, 0, 'castle', null)
}
