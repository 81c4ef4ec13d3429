import { type Content, PRINTED } from '../content/changes.ts'
import type { Trait } from '../content/cultures.ts'
import { FORMATION_DATA } from '../content/formations.ts'
import { SUPPORT_DATA } from '../content/support.ts'
import {
  type CultureId,
  type Facing,
  type Formation,
  SUPPORTS,
  type SupportType,
  type Tile,
  type TroopType,
  type UnitKind,
  type Weather,
} from '../content/terms.ts'
import { TROOP_DATA } from '../content/troops.ts'
import { WEATHER_DATA } from '../content/weather.ts'
import { NO_ORDER } from '../order.ts'
import type { RunningOrder, Unit } from '../state.ts'
import { ceil, div, percent, rnd } from './arithmetic.ts'
import { CODE, ROUGH } from './ground/field.ts'
import type { Mustered } from './muster.ts'

/** A unit on the map, as it left the muster. */
export function fielded(mustered: Mustered, tile: Tile, facing: Facing, formation: Formation, sworn: boolean): Unit {
  return {
    ...mustered,
    sworn,
    men: mustered.full,
    morale: mustered.morale0,
    tile,
    facing,
    formation,
    forming: null,
    switching: null,
    turning: null,
    disordered: false,
    routing: false,
    rallies: 0,
    lossAtRally: 0,
    volleysFull: mustered.volleys,
    reloading: false,
    engineBroken: false,
    dismounted: false,
    remounted: false,
    hot: false,
    marshEnds: 0,
    metElephants: false,
    hidden: false,
    projects: [],
    order: { ...NO_ORDER },
    aside: null,
    target: 0,
    goal: -1,
    path: [],
    left: 0,
    halted: false,
    steps: 0,
    wet: false,
    shot: false,
    fought: false,
    worked: false,
    lost: 0,
    struck: null,
    broke: false,
    pinned: false,
    unseen: false,
  }
}

export function isSupport(kind: UnitKind): kind is SupportType {
  return (SUPPORTS as readonly UnitKind[]).includes(kind)
}

/** What people call a unit whose name they do not know: its troop, or its elite's own name. */
export function typeName(unit: Pick<Unit, 'kind' | 'name'>): string {
  if (unit.kind === 'elite') return unit.name
  return isSupport(unit.kind) ? SUPPORT_DATA[unit.kind].name : TROOP_DATA[unit.kind as TroopType].name
}

/** On horse, camel or elephant now (COH-7.12). */
export function rides(unit: Unit): boolean {
  return unit.mounted && !unit.dismounted
}

export function worth(unit: Unit): number {
  return unit.men * unit.weight
}

/** What the unit does this turn: the order beside its standing one, where there is one. */
export function running(unit: Unit): RunningOrder {
  return unit.aside ?? unit.order
}

/** The first step is done: the next one begins, with nothing settled yet. */
export function stepDone(unit: Unit): void {
  const order = running(unit)
  order.steps = order.steps.slice(1)
  unit.goal = -1
  unit.target = 0
  unit.path = []
  unit.order.unseen = 0
}

/** COH-6.4: the formation that counts. */
export function formed(unit: Unit, ground: Uint8Array): Formation {
  if (unit.formation === 'standard' || !FORMATION_DATA[unit.formation].brittle) return unit.formation
  return unit.disordered || ROUGH[ground[unit.tile] as number] === 1 ? 'standard' : unit.formation
}

/** COH-7.3: half-tiles for this turn. */
export function budget(unit: Unit, ground: Uint8Array, weather: Weather): number {
  return Math.max(1, percent(mobility(unit, ground, weather), FORMATION_DATA[formed(unit, ground)].move))
}

/** With everything that hampers it now, at least 1. */
export function mobility(unit: Unit, ground: Uint8Array, weather: Weather): number {
  let mobility = unit.dismounted ? DISMOUNTED_MOBILITY : unit.mobility
  if (unit.engine === 'tower') mobility = TOWER_MOBILITY
  if (unit.equipment.includes('heavyShields') && isWet(unit, ground, weather)) mobility -= 2
  return Math.max(1, mobility)
}

const DISMOUNTED_MOBILITY = 6
const TOWER_MOBILITY = 2

/** COH-4.2. */
function isWet(unit: Unit, ground: Uint8Array, weather: Weather): boolean {
  const code = ground[unit.tile]
  return WEATHER_DATA[weather].wet || unit.wet || code === CODE.ford || code === CODE.marsh
}

/** COH-9.2. */
export function lossOf(unit: Pick<Unit, 'full' | 'men'>): number {
  return div(100 * (unit.full - unit.men), unit.full)
}

/** The loss % at which it breaks (COH-9.2, COH-6.5). */
export function threshold(unit: Unit): number {
  const base = unit.breakAt + (unit.formation === 'berserker' ? 10 : 0)
  const effective = Math.max(5, base - ceil(Math.max(0, unit.morale0 - unit.morale), 4))
  return unit.rallies > 0 ? unit.lossAtRally + ceil(effective, 2) : effective
}

/** Men it can lose before it reaches its threshold, morale aside. */
export function spareMen(unit: Unit): number {
  if (unit.sworn) return unit.men - 1
  let lost = 0
  while (lost < unit.men && lossOf({ full: unit.full, men: unit.men - lost }) < threshold(unit)) lost++
  return lost
}

/** COH-4.6: strength as an enemy reads it. */
export function roughly(men: number): number {
  return Math.max(5, 5 * rnd(men, 5))
}

const FOOT_BOWS: readonly Unit['weapon'][] = ['bows', 'crossbows']

type Forming = Pick<Unit, 'kind' | 'weapon' | 'mounted' | 'equipment'>

/** COH-6.1: why a unit cannot take up a formation; null when it can. */
export function cannotForm(
  unit: Forming,
  formation: Formation,
  culture: CultureId | null,
  content: Content = PRINTED,
): string | null {
  if (formation === 'standard') return null
  if (isSupport(unit.kind) || unit.kind === 'warElephants') return 'it knows no other than standard'
  const traits: readonly Trait[] = culture === null ? [] : content.cultures[culture].traits
  const shoots = FOOT_BOWS.includes(unit.weapon)
  switch (formation) {
    case 'phalanx':
      return !unit.mounted && (unit.weapon === 'spears' || unit.weapon === 'sarissas')
        ? null
        : 'it takes foot with spears or sarissas'
    case 'testudo':
      return !unit.mounted && unit.equipment.includes('heavyShields') ? null : 'it takes foot with heavy shields'
    case 'berserker':
      return !unit.mounted && !shoots && traits.includes('berserkers')
        ? null
        : 'it takes Germanic or Celtic foot without bows'
    case 'loose':
      return unit.kind === 'scouts' || unit.kind === 'levy' || (!unit.mounted && shoots)
        ? null
        : 'it takes scouts, levy, or foot with bows'
    case 'wedge':
      return unit.mounted && unit.kind !== 'scouts' ? null : 'it takes cavalry'
  }
}
