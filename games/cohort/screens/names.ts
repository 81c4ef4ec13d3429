import {
  type ContactView,
  type CultureId,
  contactName,
  type Equipment,
  type Facing,
  type Formation,
  type MapId,
  nameText,
  pointName,
  regionName,
  type Terrain,
  tilesOf,
  type UnitKind,
  unitName,
  type Weapon,
  type Weather,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { capital } from '@tessera/kernel'
import type { Named } from '@tessera/words'
import { UNIT_ICONS, WEAPON_ICONS } from './icons.ts'

export { tilesOf }

export function pieceIcon({ kind, weapon }: { readonly kind: UnitKind; readonly weapon: Weapon }): string {
  if (kind === 'professional' || kind === 'militia' || kind === 'levy' || kind === 'scouts') {
    if (weapon !== 'swords' && (kind !== 'scouts' || weapon === 'bows')) return WEAPON_ICONS[weapon]
  }
  return UNIT_ICONS[kind]
}

/** A piece on the map: its name, or handle and troop of an enemy. */
export function pieceCalled({ key, seat, name, kind, sure }: PieceName): Named {
  return { name: sure === 'own' ? unitName(name, kind) : contactName(key, kind, name), seat }
}

interface PieceName {
  readonly key: string
  readonly seat: 0 | 1
  readonly name: string
  readonly kind: UnitKind
  readonly sure: 'own' | 'confirmed' | 'remembered'
}

export function contactCalled(
  { handle, kind, type }: Pick<ContactView, 'handle' | 'kind' | 'type'>,
  seat: 0 | 1,
): Named {
  return { name: contactName(`X${handle}`, kind, type), seat }
}

/** What an own unit is called. */
export function unitCalled({
  name,
  kind,
  seat,
}: {
  readonly name: string
  readonly kind: UnitKind
  readonly seat: number
}): Named {
  return { name: unitName(name, kind), seat: seat === 1 ? 1 : 0 }
}

export function unitText(unit: Parameters<typeof unitCalled>[0]): string {
  return nameText(unitCalled(unit))
}

export function cultureName(culture: CultureId | null): string {
  return culture === null ? words.text('culture.unknown') : words.text(`culture.${culture}`)
}

/** What sets a culture apart, in a sentence (COH-5.10 to COH-5.17). */
export function cultureDoes(culture: CultureId): string {
  return words.text(`cultureDoes.${culture}`)
}

export function mapName(map: MapId): string {
  return words.text(`map.${map}`)
}

export function kindName(kind: UnitKind): string {
  return words.text(`kind.${kind}`)
}

export function gearName(item: Equipment): string {
  return words.text(`gear.${item}`)
}

export function weatherName(weather: Weather): string {
  return capital(words.text(`weather.${weather}`))
}

/** COH-4.1, in words. */
export function weatherDoes(weather: Weather): string {
  return words.text(`weatherDoes.${weather}`)
}

/** COH-2.3, in words. */
export function groundText(ground: Terrain): string {
  return words.text(`ground.${ground}`)
}

export function formationName(formation: Formation): string {
  return capital(words.text(`formation.${formation}`))
}

export function facingName(facing: Facing): string {
  return words.text(`facing.${facing}`)
}

export function pointText(map: MapId, index: number): string {
  return nameText({ name: pointName(map, index), seat: null })
}

/** A place of the map, from its English name. */
export function regionText(name: string): string {
  return nameText({ name: regionName(name), seat: null })
}
