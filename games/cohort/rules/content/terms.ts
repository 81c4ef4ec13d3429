/** A tile of the board, 20 * row + column (COH-2.1). */
export type Tile = number

export const SIDE = 20
export const TILES = SIDE * SIDE

export const FACINGS = ['N', 'E', 'S', 'W'] as const
export type Facing = (typeof FACINGS)[number]

/** COH-2.3, by what maps write for them. */
export const TERRAINS = [
  'plains',
  'road',
  'ford',
  'hill',
  'forest',
  'wood',
  'marsh',
  'river',
  'bridge',
  'cliff',
  'wall',
  'tower',
  'gate',
  'rubble',
] as const
export type Terrain = (typeof TERRAINS)[number]

/** COH-4.1. */
export const WEATHERS = ['clear', 'light_rain', 'heavy_rain', 'fog', 'dust'] as const
export type Weather = (typeof WEATHERS)[number]

export const MAPS = ['river_crossing', 'hill_fort', 'forest_ambush', 'desert_oasis', 'mountain_pass'] as const
export type MapId = (typeof MAPS)[number]

/** COH-3.7: as the maps are, or as they were when a battle began. */

export const CULTURES = [
  'roman_republic',
  'spartan',
  'carthaginian',
  'han',
  'macedonian',
  'mongol',
  'roman_empire',
  'successor',
  'chinese',
  'parthian',
  'sarmatian',
  'sassanid',
  'germanic',
  'celtic',
  'greek',
  'desert',
] as const
export type CultureId = (typeof CULTURES)[number]

/** COH-5.1. */
export const TROOPS = [
  'professional',
  'militia',
  'levy',
  'scouts',
  'cavalry',
  'heavyCavalry',
  'warElephants',
  'alliedHoplites',
] as const
export type TroopType = (typeof TROOPS)[number]

/** COH-5.4. */
export const SUPPORTS = ['fieldEngineers', 'medicalCorps', 'supplyTrain', 'siegeEngineers', 'administrators'] as const
export type SupportType = (typeof SUPPORTS)[number]

export type UnitKind = TroopType | 'elite' | SupportType

/** COH-5.3. */
export const EQUIPMENT = [
  'warSpears',
  'compositeBows',
  'crossbows',
  'sarissaPikes',
  'lightArmor',
  'heavyArmor',
  'loricaSegmentata',
  'roundShields',
  'heavyShields',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** COH-6.1. */
export const FORMATIONS = ['standard', 'phalanx', 'testudo', 'berserker', 'loose', 'wedge'] as const
export type Formation = (typeof FORMATIONS)[number]

/** COH-7.2. */
export const STANCES = ['steady', 'aggressive', 'cautious', 'evade'] as const
export type Stance = (typeof STANCES)[number]

/** What a unit fights with; sarissas and spears can change places (COH-5.14). */
const WEAPONS = ['swords', 'spears', 'bows', 'crossbows', 'sarissas'] as const
export type Weapon = (typeof WEAPONS)[number]

/** What siege engineers carry (COH-10.1, COH-10.2). */
const ENGINES = ['ballista', 'catapult', 'ram', 'tower', 'ladders'] as const
export type Engine = (typeof ENGINES)[number]

export function tileAt(row: number, column: number): Tile {
  return SIDE * row + column
}

export function rowOf(tile: Tile): number {
  return (tile / SIDE) | 0
}

export function columnOf(tile: Tile): number {
  return tile % SIDE
}

/** `F11`. */
export function tileName(tile: Tile): string {
  return `${String.fromCharCode(65 + columnOf(tile))}${rowOf(tile) + 1}`
}

/** COH-2.2. */
export function manhattan(a: Tile, b: Tile): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b))
}

export function squared(a: Tile, b: Tile): number {
  const rows = rowOf(a) - rowOf(b)
  const columns = columnOf(a) - columnOf(b)
  return rows * rows + columns * columns
}

/** COH-2.2: the distance people read, the largest n with (2n-1)^2 <= 4 d^2. */
export function displayed(a: Tile, b: Tile): number {
  const four = 4 * squared(a, b)
  let n = 0
  while ((2 * n + 1) * (2 * n + 1) <= four) n++
  return n
}
