import type { Unit } from '../../state.ts'
import { TAG_INDEX } from '../codes.ts'
import type { Field } from '../field.ts'
import { armorOf, shredCap, tagged } from '../values.ts'

/** GB-805: stacks rise up to the attacker's cap and never fall because of it. Returns how many were added. */
export function addShred(field: Field, unit: Unit, attacker: Unit | null, stacks: number): number {
  if (tagged(field, unit, TAG_INDEX.Ethereal)) return 0
  const cap = shredCap(field, unit, attacker)
  const after = Math.max(unit.stacks, Math.min(cap, unit.stacks + stacks))
  const added = after - unit.stacks
  if (added <= 0) return 0
  unit.stacks = after
  field.tell?.({
    type: 'armor_shredded',
    attackerId: attacker?.id ?? 0,
    targetId: unit.id,
    shredAmount: added,
    totalShred: after,
    currentArmor: armorOf(field, unit),
  })
  return added
}

export function repair(field: Field, unit: Unit, n: number, by: number): void {
  const repairAmount = Math.min(n, unit.stacks)
  if (repairAmount <= 0) return
  unit.stacks -= repairAmount
  field.tell?.({ type: 'armor_repaired', blacksmithId: by, targetId: unit.id, repairAmount })
}

/** GB-807: within 0 and the maximum; nothing for those who need none. */
export function changeAmmo(
  field: Field,
  unit: Unit,
  by: number,
  source: 'rest' | 'supply_wagon' | 'refund' | 'ability',
): void {
  if (unit.ammo < 0) return
  const after = Math.max(0, Math.min(unit.maxAmmo, unit.ammo + by))
  const amount = after - unit.ammo
  if (amount === 0) return
  unit.ammo = after
  if (amount > 0) field.tell?.({ type: 'ammo_recovered', unitId: unit.id, amount, source })
  else tellSpent(field, unit, -amount)
}

export function spendAmmo(field: Field, unit: Unit, amount: number): void {
  if (unit.ammo <= 0 || amount <= 0) return
  unit.ammo = Math.max(0, unit.ammo - amount)
  tellSpent(field, unit, amount)
}

function tellSpent(field: Field, unit: Unit, amount: number): void {
  field.tell?.({ type: 'ammo_spent', unitId: unit.id, amount, left: unit.ammo })
  if (unit.ammo === 0) field.tell?.({ type: 'out_of_ammo', unitId: unit.id })
}
