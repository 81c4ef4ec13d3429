import type { Card } from '../content/cards.ts'
import type { Unit } from '../state.ts'
import { type Play, seatOf } from './play.ts'
import { nameOf } from './settle.ts'

/** SGF-405: how much life of a besieger a card can sweep away when it storms out of the gate. */
export function sallyStrength({ attack }: Card): number {
  return 2 * attack
}

/** SGF-405: the besieger is gone before it can do anything: nothing of its own is set off. */
export function sweepAway(play: Play, unit: Unit): void {
  play.state.units = play.state.units.filter((each) => each !== unit)
  if (!unit.token) seatOf(play, unit.owner).graveyard.push({ unit: unit.id, card: unit.card, name: nameOf(unit) })
  play.ref.tell?.({
    ...{ type: 'damage', unit: unit.id, amount: unit.hp, kind: 'effect', cause: 'sally' },
    ...{ by: null, hpAfter: 0, warded: false },
  })
  play.ref.tell?.({ type: 'unit_died', unit: unit.id, card: unit.card, x: unit.x, y: unit.y })
}
