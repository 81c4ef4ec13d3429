import { avenge } from '../abilities/effects.ts'
import { fire, isCharged, release } from '../abilities/firing.ts'
import { ONKILL, type Power } from '../abilities/kind.ts'
import { hexAt } from '../board/board.ts'
import { foeOf, lift, sideIn } from '../board/ground.ts'
import { type Field, kindIn } from '../board/scratch.ts'
import { add, apart, cellIn, change, type Id, isAlive, isSilenced, units } from '../board/units.ts'

/** HEX-63: the death of a unit, credited to another: the killer reacts first, then the fallen side, then the other. */
export function die(field: Field, fallen: Id, killer: Id): void {
  const { alive, hp, kills, triggers } = units()
  change(fallen)
  change(killer)
  alive[fallen] = 0
  hp[fallen] = 0
  lift(fallen)
  if (field.tell)
    field.tell({
      type: 'death',
      battle: field.battle.number,
      step: field.battle.steps,
      unit: fallen,
      by: killer,
      at: hexAt(cellIn(fallen)),
    })
  if (isAlive(killer)) {
    add(kills, killer, 1)
    if (((triggers[killer] as number) & ONKILL) !== 0) {
      const { onkill, onkillOfBlade } = kindIn(field, killer)
      fire(field, killer, isBlade(field, fallen) ? onkillOfBlade : onkill, fallen, false)
    }
  }
  const side = sideIn(fallen)
  const mourners = field.mourning[side]
  for (let i = 0; i < mourners.length; i++) lament(field, mourners[i] as Id, fallen, killer)
  const harvesters = field.harvesting[foeOf(side)]
  for (let i = 0; i < harvesters.length; i++) harvest(field, harvesters[i] as Id, fallen)
}

/** HEX-63 (c): `lament` and `lament_aura` of one unit, in list order. */
function lament(field: Field, mourner: Id, fallen: Id, killer: Id): void {
  if (!isAlive(mourner)) return
  for (const power of kindIn(field, mourner).laments) {
    if (!isAlive(mourner) || isSilenced(mourner)) return
    if (!hears(field, mourner, power, fallen)) continue
    if (power.effect === 'lament_aura') avenge(field, mourner, power)
    else if (isCharged(field, mourner, power)) release(field, mourner, power, killer)
  }
}

/** HEX-63 (d). */
function harvest(field: Field, harvester: Id, fallen: Id): void {
  if (!isAlive(harvester)) return
  for (const power of kindIn(field, harvester).harvests) {
    if (!isAlive(harvester) || isSilenced(harvester)) return
    if (!hears(field, harvester, power, fallen)) continue
    if (isCharged(field, harvester, power)) release(field, harvester, power, fallen)
  }
}

/**
 * HEX-63 (c), (d): whether the death of a unit, where it stands or fell, reaches an ability that waits for one. The death of a
 * Blade calls no Blade (HEX-98).
 */
export function hears(field: Field, bearer: Id, power: Power, fallen: Id): boolean {
  if (isBlade(field, fallen) && power.effect === 'summon') return false
  return apart(bearer, fallen) <= power.range
}

function isBlade(field: Field, unit: Id): boolean {
  return kindIn(field, unit).blade
}
