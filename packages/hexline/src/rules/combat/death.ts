import type { Unit } from '../../state.ts'
import { avenge } from '../abilities/effects.ts'
import { fire, isCharged, release } from '../abilities/firing.ts'
import type { Power } from '../abilities/kind.ts'
import { distanceOf, hexOf } from '../board/board.ts'
import { type Field, foeOf, kindIn, lift } from '../board/scratch.ts'

/** HEX-63: the death of a unit, credited to another: the killer reacts first, then the fallen side, then the other. */
export function die(field: Field, fallen: Unit, killer: Unit): void {
  fallen.alive = false
  fallen.hp = 0
  lift(field, fallen)
  field.tell?.({ type: 'death', unit: fallen.id, by: killer.id, at: hexOf(fallen) })
  if (killer.alive) {
    killer.kills++
    const { onkill, onkillOfBlade } = kindIn(field, killer)
    fire(field, killer, bladesCount(field) && isBlade(field, fallen) ? onkillOfBlade : onkill, fallen, false)
  }
  for (const mourner of field.mourning[fallen.side]) lament(field, mourner, fallen, killer)
  for (const harvester of field.harvesting[foeOf(fallen.side)]) harvest(field, harvester, fallen)
}

/** HEX-63 (c): `lament` and `lament_aura` of one unit, in list order. */
function lament(field: Field, mourner: Unit, fallen: Unit, killer: Unit): void {
  for (const power of kindIn(field, mourner).laments) {
    if (!mourner.alive || mourner.silenced_turns > 0) return
    if (!hears(field, mourner, power, fallen)) continue
    if (power.effect === 'lament_aura') avenge(field, mourner, power)
    else if (isCharged(field, mourner, power)) release(field, mourner, power, killer)
  }
}

/** HEX-63 (d). */
function harvest(field: Field, harvester: Unit, fallen: Unit): void {
  for (const power of kindIn(field, harvester).harvests) {
    if (!harvester.alive || harvester.silenced_turns > 0) return
    if (!hears(field, harvester, power, fallen)) continue
    if (isCharged(field, harvester, power)) release(field, harvester, power, fallen)
  }
}

/**
 * HEX-63 (c), (d): whether the death of a unit, where it stands or fell, reaches an ability that waits for one. The death of a
 * Blade calls no Blade (HEX-98).
 */
export function hears(field: Field, bearer: Unit, power: Power, fallen: Unit): boolean {
  if (isBlade(field, fallen) && (power.effect === 'summon' || !bladesCount(field))) return false
  return distanceOf(bearer, fallen) <= power.range
}

function isBlade(field: Field, unit: Unit): boolean {
  return kindIn(field, unit).blade
}

/** HEX-18. */
function bladesCount(field: Field): boolean {
  return field.config.edition === 2
}
