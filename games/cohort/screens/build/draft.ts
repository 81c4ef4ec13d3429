import {
  type ArmyList,
  type CohortConfig,
  CULTURE_DATA,
  CULTURES,
  type CultureId,
  EQUIPMENT_DATA,
  type Equipment,
  type SupportType,
  TROOP_DATA,
  type TroopEntry,
  type TroopType,
} from '@tessera/cohort'

/** What a seat may field here. */
export function culturesFor({ cultures }: CohortConfig, seat: 0 | 1): readonly CultureId[] {
  return cultures[seat].length > 0 ? cultures[seat] : CULTURES
}

export function withTroop(army: ArmyList, type: TroopType): ArmyList {
  const hired = CULTURE_DATA[army.culture].mercenaries === 'required' && mustBeHired(army, type)
  const entry: TroopEntry = hired ? { type, equipment: [], mercenary: true } : { type, equipment: [] }
  return { ...army, troops: [...army.troops, entry] }
}

/** COH-5.13: natives are few; everybody else who can be hired is. */
function mustBeHired({ culture, troops }: ArmyList, type: TroopType): boolean {
  if (!TROOP_DATA[type].mercenary) return false
  if (type !== 'professional') return true
  const natives = troops.filter((entry) => entry.type === 'professional' && entry.mercenary !== true).length
  return natives >= CULTURE_DATA[culture].natives
}

export function withoutTroop(army: ArmyList, index: number): ArmyList {
  return { ...army, troops: army.troops.toSpliced(index, 1) }
}

/** Puts an item on a troop, or takes it off; items that it excludes are taken off (COH-5.4). */
export function withGear(army: ArmyList, index: number, item: Equipment): ArmyList {
  return changed(army, index, (entry) => {
    if (entry.equipment.includes(item))
      return { ...entry, equipment: entry.equipment.filter((other) => other !== item) }
    const data = EQUIPMENT_DATA[item]
    const kept = entry.equipment.filter((other) => {
      const second = EQUIPMENT_DATA[other]
      return second.slot !== data.slot && !data.excludes.includes(other) && !second.excludes.includes(item)
    })
    return { ...entry, equipment: [...kept, item] }
  })
}

export function withHire(army: ArmyList, index: number): ArmyList {
  return changed(army, index, ({ mercenary, ...entry }) => (mercenary === true ? entry : { ...entry, mercenary: true }))
}

export function withName(army: ArmyList, index: number, name: string): ArmyList {
  return changed(army, index, ({ name: _, ...entry }) => (name.trim() === '' ? entry : { ...entry, name }))
}

export function withSupport(army: ArmyList, support: SupportType): ArmyList {
  return { ...army, support: [...army.support, support] }
}

export function withoutSupport(army: ArmyList, support: SupportType): ArmyList {
  const at = army.support.lastIndexOf(support)
  return at === -1 ? army : { ...army, support: army.support.toSpliced(at, 1) }
}

/** What may be put on a troop of this culture at all. */
export function gearFor(culture: CultureId, type: TroopType): readonly Equipment[] {
  return (Object.keys(EQUIPMENT_DATA) as Equipment[]).filter((item) => {
    const { suits, special } = EQUIPMENT_DATA[item]
    return suits.includes(type) && (!special || CULTURE_DATA[culture].equipment.includes(item))
  })
}

function changed(army: ArmyList, index: number, change: (entry: TroopEntry) => TroopEntry): ArmyList {
  return { ...army, troops: army.troops.map((entry, i) => (i === index ? change(entry) : entry)) }
}
