import type { Seat } from '@tessera/kernel'
import type { ArmyList, TroopEntry } from '../choice.ts'
import { type Content, PRINTED } from '../content/changes.ts'
import { type Culture, ELITE } from '../content/cultures.ts'
import { MISSILES } from '../content/equipment.ts'
import { PERIOECI, SUPPORT_BREAK, SUPPORT_DATA, SUPPORT_SIGHT, SUPPORT_WEIGHT } from '../content/support.ts'
import type { Engine, Equipment, SupportType, UnitKind, Weapon } from '../content/terms.ts'
import { MERCENARY, TROOP_DATA } from '../content/troops.ts'
import { pairOf, type Stats } from '../state.ts'
import { rnd } from './arithmetic.ts'

/** A unit as it leaves the muster, before it has a place on the map. */
export interface Mustered extends Stats {
  readonly id: number
  readonly seat: Seat
  readonly name: string
  readonly kind: UnitKind
  readonly equipment: readonly Equipment[]
  readonly weapon: Weapon
  readonly mercenary: boolean
  readonly mounted: boolean
  readonly combat: boolean
  readonly full: number
  readonly volleys: number
  readonly engine: Engine | null
}

type Raised = Omit<Mustered, 'id' | 'seat' | 'name'>

/** Scouts ride light (COH-5.3). */
const SCOUT_MOBILITY = 2
/** What siege engineers bring along (COH-10.2). */
const BALLISTA_SHOTS = 8

/** The units of an army with their final figures, in the order of their ids: troops, elite, train, support (COH-1.5). */
export function musterArmy(army: ArmyList, seat: Seat, content: Content = PRINTED): Mustered[] {
  const culture = content.cultures[army.culture]
  const raised: { readonly unit: Raised; readonly name: string | undefined }[] = [
    ...army.troops.map((entry) => ({ unit: raiseTroop(entry, culture, seat, content), name: entry.name })),
    { unit: raiseElite(culture, seat, content), name: culture.elite.name },
    ...supportOf(army, culture).map((support) => ({ unit: raiseSupport(support, culture, content), name: undefined })),
  ]
  const counts = new Map<UnitKind, number>()
  return raised.map(({ unit, name }, index) => {
    const count = (counts.get(unit.kind) ?? 0) + 1
    counts.set(unit.kind, count)
    return { ...unit, id: (seat === 0 ? 1 : 101) + index, seat, name: name ?? defaultName(unit.kind, count) }
  })
}

/** How many units an army musters: armies are counted far more often than raised. */
export function unitsIn(army: ArmyList, content: Content = PRINTED): number {
  return army.troops.length + 1 + supportOf(army, content.cultures[army.culture]).length
}

/** The train first, once, whether it comes free or was bought. */
function supportOf({ support }: ArmyList, culture: Culture): readonly SupportType[] {
  const others = support.filter((type) => type !== 'supplyTrain')
  return culture.train === 'free' || others.length < support.length ? ['supplyTrain', ...others] : others
}

/** A troop as its culture raises it (COH-5.1 to 5.17). */
export function raiseTroop(entry: TroopEntry, culture: Culture, seat: Seat, content: Content = PRINTED): Raised {
  const troop = content.troops[entry.type]
  const gear = entry.equipment.map((item) => content.equipment[item])
  const hired = entry.mercenary === true
  const better = culture.better[entry.type] ?? 0
  const men = troop.men >= culture.men.ofMen ? Math.floor((troop.men * culture.men.percent) / 100) : troop.men
  return {
    kind: entry.type,
    equipment: entry.equipment,
    mercenary: hired,
    mounted: troop.mounted,
    combat: true,
    full: rnd(men * pairOf(culture.strength, seat), 100),
    attack: troop.attack + better + sum(gear, 'attack'),
    defence: troop.defence + better + sum(gear, 'defence'),
    mobility: troop.mobility + (entry.type === 'scouts' ? SCOUT_MOBILITY : 0) + sum(gear, 'mobility'),
    weight: troop.weight,
    breakAt: (culture.breakAt[entry.type] ?? troop.breakAt) + (hired ? MERCENARY.breakAt : 0),
    morale0: troop.morale + (hired ? MERCENARY.morale : 0),
    sight: troop.sight,
    ...carried(entry.equipment, entry.type === 'alliedHoplites' ? 'spears' : null, culture, content),
  }
}

/** `1st Infantry`, or the name alone where there is only one of the kind (COH-12.5). */
export function defaultName(kind: UnitKind, count: number): string {
  if (kind === 'elite') return 'Elite'
  if (kind === 'supplyTrain' || kind === 'administrators') return SUPPORT_DATA[kind].called
  return `${ordinal(count)} ${kind in SUPPORT_DATA ? SUPPORT_DATA[kind as SupportType].called : TROOP_DATA[kind as keyof typeof TROOP_DATA].called}`
}

export function ordinal(n: number): string {
  const last = n % 10
  const teen = n % 100 > 10 && n % 100 < 14
  return `${n}${teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

/** Stats are final; gear only gives its formations and special rules (COH-5.7). */
function raiseElite(culture: Culture, seat: Seat, content: Content): Raised {
  const { elite } = culture
  return {
    kind: 'elite',
    equipment: elite.gear,
    mercenary: false,
    mounted: elite.mounted,
    combat: true,
    full: rnd(elite.men * pairOf(culture.strength, seat), 100),
    attack: elite.attack,
    defence: elite.defence,
    mobility: elite.mobility,
    weight: ELITE.weight,
    breakAt: culture.breakAt.elite ?? ELITE.breakAt,
    morale0: ELITE.morale,
    sight: ELITE.sight,
    ...carried(elite.gear, null, culture, content),
    shieldDefence: 0,
    missileDefence: 0,
  }
}

function raiseSupport(support: SupportType, culture: Culture, content: Content): Raised {
  const data = content.support[support]
  const fights = culture.traits.includes('perioeci')
  return {
    kind: support,
    equipment: [],
    mercenary: false,
    mounted: false,
    combat: fights,
    full: data.men,
    attack: fights ? PERIOECI.attack : data.attack,
    defence: fights ? PERIOECI.defence : data.defence,
    mobility: data.mobility,
    weight: SUPPORT_WEIGHT,
    breakAt: fights ? PERIOECI.breakAt : SUPPORT_BREAK,
    morale0: fights ? PERIOECI.morale : data.morale,
    sight: SUPPORT_SIGHT,
    ...carried([], null, culture, content),
    volleys: support === 'siegeEngineers' ? BALLISTA_SHOTS : 0,
    engine: support === 'siegeEngineers' ? 'ballista' : null,
  }
}

function carried(
  equipment: readonly Equipment[],
  builtIn: Weapon | null,
  culture: Culture,
  content: Content,
): Pick<Mustered, 'weapon' | 'volleys' | 'engine' | 'armour' | 'shieldDefence' | 'missileDefence' | 'formationBonus'> {
  const weapon = weaponOf(equipment) ?? builtIn ?? 'swords'
  const gear = equipment.map((item) => content.equipment[item])
  return {
    weapon,
    engine: null,
    volleys: volleysOf(weapon, culture),
    armour: sum(
      gear.filter((item) => item.slot === 'armour'),
      'defence',
    ),
    shieldDefence: sum(
      gear.filter((item) => item.slot === 'shield'),
      'defence',
    ),
    missileDefence: sum(gear, 'missileDefence'),
    formationBonus: sum(gear, 'formation') + (builtIn === 'spears' ? content.equipment.warSpears.formation : 0),
  }
}

function weaponOf(equipment: readonly Equipment[]): Weapon | null {
  if (equipment.includes('sarissaPikes')) return 'sarissas'
  if (equipment.includes('compositeBows')) return 'bows'
  if (equipment.includes('crossbows')) return 'crossbows'
  return equipment.includes('warSpears') ? 'spears' : null
}

/** Parthian quivers are deep (COH-5.17). */
function volleysOf(weapon: Weapon, culture: Culture): number {
  if (weapon === 'crossbows') return MISSILES.crossbows.volleys
  if (weapon !== 'bows') return 0
  return MISSILES.compositeBows.volleys + (culture.traits.includes('deepQuivers') ? 2 : 0)
}

function sum<K extends string>(items: readonly Readonly<Record<K, number>>[], key: K): number {
  let total = 0
  for (const item of items) total += item[key]
  return total
}
