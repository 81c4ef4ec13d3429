import {
  type ContactView,
  CULTURE_DATA,
  type CultureId,
  contactName,
  EQUIPMENT_DATA,
  type Equipment,
  type Formation,
  MAP_DATA,
  type MapId,
  SUPPORT_DATA,
  type Terrain,
  TROOP_DATA,
  type TroopType,
  type UnitKind,
  unitName,
  type Weapon,
  type Weather,
} from '@tessera/cohort'
import type { Named } from '@tessera/words'
import { UNIT_ICONS, WEAPON_ICONS } from './icons.ts'

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

export function cultureName(culture: CultureId | null): string {
  return culture === null ? 'an unknown culture' : CULTURE_DATA[culture].name
}

/** What sets a culture apart, in a sentence (COH-5.10 to COH-5.17). */
export const CULTURE_WORDS: Readonly<Record<CultureId, string>> = {
  roman_republic: 'Change formation in no time, even in a fight, and build quickly.',
  roman_empire: 'Drilled as the Republic is, with hired men beside the legions.',
  spartan: 'Few, and all of them fight to half of their number before they break.',
  carthaginian: 'Elephants, and money to hire men during the battle.',
  macedonian: 'Long pikes that hardly anything gets through from the front.',
  han: 'Crossbows, engines and larger units, as long as the officials live.',
  mongol: 'Riders only: they shoot on the move and are gone again.',
  successor: 'Pikes and elephants.',
  chinese: 'Crossbows behind a steady line.',
  parthian: 'Horse archers with more arrows than anybody.',
  sarmatian: 'Heavy riders whose charge is the hardest.',
  sassanid: 'Armoured riders and elephants.',
  germanic: 'Berserkers, and a sworn guard that never breaks.',
  celtic: 'Berserkers who are at home in the forest.',
  greek: 'Hoplites, as many as you can pay; no riders.',
  desert: 'Light and quick, and the heat does nothing to them.',
}

export function mapName(map: MapId): string {
  return MAP_DATA[map].name
}

export function kindName(kind: UnitKind): string {
  if (kind === 'elite') return 'Elite'
  return kind in TROOP_DATA ? troopName(kind as TroopType) : SUPPORT_DATA[kind as keyof typeof SUPPORT_DATA].name
}

/** A noun in every list: "Professional" alone says of nobody what they are. */
export function troopName(type: TroopType): string {
  return type === 'professional' ? 'Professionals' : TROOP_DATA[type].name
}

export function gearName(item: Equipment): string {
  return EQUIPMENT_DATA[item].name
}

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: 'Clear sky',
  light_rain: 'Light rain',
  heavy_rain: 'Heavy rain',
  fog: 'Fog',
  dust: 'Dust',
}

/** COH-4.1, in words. */
export const WEATHER_EFFECTS: Readonly<Record<Weather, string>> = {
  clear: 'It changes nothing.',
  light_rain: 'Sight 1 less, bows 2 weaker, heavy shields are wet.',
  heavy_rain: 'Sight 3 less, bows 4 weaker and no further than 3 tiles, heavy shields are wet, fords cost 4.',
  fog: 'Sight 2 less.',
  dust: 'Sight 1 less, bows 1 weaker.',
}

/** COH-2.3, in words. */
export const GROUND_WORDS: Readonly<Record<Terrain, string>> = {
  plains: 'plains',
  road: 'road: half the cost',
  ford: 'ford: costs 3, defence 4 less for who moved onto it',
  hill: 'hill: costs 3, defence 2 more, sees and shoots further',
  forest: 'forest: costs 4, defence 1 more, hides',
  wood: 'light wood: costs 3, hides',
  marsh: 'marsh: costs 6, disease',
  river: 'water: nobody passes',
  bridge: 'bridge',
  cliff: 'cliff: nobody passes',
  wall: 'wall: defence 5 more, foot only',
  tower: 'tower: defence 5 more, shoots further, foot only',
  gate: 'gate: defence 5 more, its owner only',
  rubble: 'rubble: costs 4, defence 1 more',
}

export const FORMATION_NAMES: Readonly<Record<Formation, string>> = {
  standard: 'Standard',
  phalanx: 'Phalanx',
  testudo: 'Testudo',
  berserker: 'Berserker',
  loose: 'Loose order',
  wedge: 'Wedge',
}

export const FACING_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

/** Half-tiles as people count them: 7 is "3½ tiles". */
export function tilesOf(halves: number): string {
  const whole = Math.floor(halves / 2)
  const half = halves % 2 === 1 ? '½' : ''
  return `${whole === 0 && half !== '' ? '' : whole}${half} ${halves <= 2 ? 'tile' : 'tiles'}`
}
