import { columnOf, type MapId, rowOf, SIDE, TERRAINS, type Terrain, type Tile, tileAt, type Weather } from './terms.ts'
import { TERRAIN_DATA } from './terrain.ts'

interface Point {
  readonly id: string
  readonly name: string
  readonly tiles: readonly number[]
  readonly value: number
  readonly aliases: readonly string[]
}

interface Region {
  readonly name: string
  readonly tiles: Rect
}

/** Columns and rows, both ends included. */
export interface Rect {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** COH-3.1. The grid as drawn: row by row from the north, a sign a tile; tile index 20·row + col. */
export interface BattleMap {
  readonly name: string
  readonly level: 'new' | 'veteran' | 'master'
  readonly model: string
  readonly grid: readonly string[]
  readonly zones: readonly [Rect, Rect]
  readonly points: readonly Point[]
  /** Who can win by holding, and what: so many points, or so much value, for so many turns (COH-11.2). */
  readonly hold: {
    readonly seats: readonly number[]
    readonly points: number
    readonly value: number
    readonly turns: number
  }
  readonly turnLimit: number
  readonly limitRule: 'score' | 'defender'
  readonly supply: readonly [number, number]
  readonly hot: boolean
  readonly fortOwner: 0 | 1 | null
  readonly interior: Rect | null
  /** Field works that stand when the battle opens, with what they give. */
  readonly works: readonly { readonly tile: number; readonly defence: number }[]
  readonly weatherDeck: readonly Weather[]
  readonly regions: readonly Region[]
}

/** The map a battle is fought on. */
export function mapOf({ map }: { readonly map: MapId }): BattleMap {
  return MAP_DATA[map]
}

/** The terrain of every tile, before anything is built or broken. */
export function terrainOf(map: BattleMap): readonly Terrain[] {
  return [...map.grid.join('')].map((sign) => BY_SIGN.get(sign) ?? 'plains')
}

/** Tiles of a rectangle, ascending. */
export function tilesOf(rect: Rect): number[] {
  const tiles: number[] = []
  for (let row = rect.north; row <= rect.south; row++) {
    for (let col = rect.west; col <= rect.east; col++) tiles.push(tileAt(row, col))
  }
  return tiles
}

export function isInRect(rect: Rect, tile: number): boolean {
  const col = columnOf(tile)
  const row = rowOf(tile)
  return col >= rect.west && col <= rect.east && row >= rect.north && row <= rect.south
}

const BY_SIGN: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((terrain) => [TERRAIN_DATA[terrain].sign, terrain]))

/** `F11` is row 10, column 5. */
function named(name: string): Tile {
  return tileAt(Number(name.slice(1)) - 1, name.charCodeAt(0) - 65)
}

/** Seat 1 of River Crossing under `historic` (COH-3.5). */
export const HISTORIC_ZONE: Rect = rect('P1-T3')

/** Seats leave the field over column A and column T (COH-3.1). */
export const RETREAT_COLUMN = [0, SIDE - 1] as const

function rect(text: string): Rect {
  const [first = '', last = first] = text.split('-')
  const from = named(first)
  const to = named(last)
  return { west: columnOf(from), north: rowOf(from), east: columnOf(to), south: rowOf(to) }
}

function point(id: string, name: string, tiles: string, value: number, ...aliases: readonly string[]): Point {
  return { id, name, tiles: tiles.split(' ').map(named), value, aliases }
}

function region(name: string, tiles: string): Region {
  return { name, tiles: rect(tiles) }
}

function deck(...cards: readonly (readonly [Weather, number])[]): readonly Weather[] {
  return cards.flatMap(([weather, times]) => Array.from({ length: times }, () => weather))
}

const FIVE_TURNS = { seats: [0, 1], points: 2, value: 0, turns: 5 } as const
const FIELD = {
  limitRule: 'score',
  supply: [0, 0],
  hot: false,
  fortOwner: null,
  interior: null,
  works: [],
  hold: FIVE_TURNS,
} as const

export const MAP_DATA: Readonly<Record<MapId, BattleMap>> = {
  river_crossing: {
    ...FIELD,
    name: 'River Crossing',
    level: 'new',
    model: 'Rhine campaigns',
    grid: [
      '.....~~~............',
      '.....~~~............',
      '.hh..~~~....hh......',
      '.hh..~~~....hh......',
      '.hh..~~~....hh......',
      '.....~~~............',
      '.....~~~............',
      '.....~~~............',
      '.....~~~............',
      '.....fff............',
      '=====fff=====.......',
      '.....fff............',
      '.....~~~............',
      '.....~~~............',
      '...FF~~~...FF.......',
      '...FF~~~...FF.......',
      '...FF~~~...FF.......',
      '...FF~~~...FF.......',
      '.....~~~............',
      '.....~~~............',
    ],
    zones: [rect('A1-E3'), rect('I1-M3')],
    points: [
      point('western_ford', 'Western Ford', 'F11', 1, 'northern ford'),
      point('central_ford', 'Central Ford', 'G11', 2, 'middle ford'),
      point('eastern_ford', 'Eastern Ford', 'H11', 1, 'southern ford'),
    ],
    turnLimit: 12,
    weatherDeck: deck(['clear', 6], ['light_rain', 2], ['fog', 2]),
    regions: [
      region('Western hills', 'B3-C5'),
      region('Eastern hills', 'M3-N5'),
      region('Western woods', 'D15-E18'),
      region('Eastern woods', 'L15-N18'),
      region('The crossing', 'F10-H12'),
    ],
  },
  hill_fort: {
    ...FIELD,
    name: 'Hill Fort Assault',
    level: 'master',
    model: 'Celtic oppida',
    grid: [
      '....................',
      '....................',
      '........ww..........',
      '...FFF..ww..........',
      '...FFF..............',
      '...FFF.....TWWWWWT..',
      '......hh...WhhhhhW..',
      '......hh...WhhhhhW..',
      '...........WhhhhhW..',
      '===========GhhhhhW..',
      '...........WhhhhhW..',
      '...........WhhhhhW..',
      '......hh...WhhhhhW..',
      '...........TWWGWWT..',
      '...FFF........=.....',
      '...FFF.mm.....=.....',
      '...FFF.mmwww..=.....',
      '.........www..=.....',
      '..............=.....',
      '..............=.....',
    ],
    zones: [rect('A8-C12'), rect('M7-Q13')],
    points: [
      point('chieftains_hall', 'Chieftain\u2019s Hall', 'O10', 2, 'chieftain hall', 'hall', 'keep'),
      point('west_gate', 'West Gate', 'L10', 1, 'western gate'),
      point('south_gate', 'South Gate', 'O14', 1, 'southern gate'),
    ],
    hold: { seats: [0], points: 0, value: 2, turns: 2 },
    turnLimit: 20,
    limitRule: 'defender',
    supply: [15, -10],
    fortOwner: 1,
    interior: rect('M7-Q13'),
    weatherDeck: deck(['clear', 7], ['light_rain', 2], ['fog', 1]),
    regions: [
      region('The fort', 'L6-R14'),
      region('Siege hills', 'G7-H13'),
      region('North wood', 'D4-F6'),
      region('South wood', 'D15-F17'),
    ],
  },
  forest_ambush: {
    ...FIELD,
    name: 'Forest Ambush',
    level: 'master',
    model: 'Teutoburg, 9 AD',
    grid: [
      'FFFFFFFFFFFFFFFFFFFF',
      'FFFFFFFFFFFFFFFFFFFF',
      'FFFwwFFFFFFFFFwFFFFF',
      'FFwwwwFFFFFFFwwwFFFF',
      'FwwwwwwFFFFFwwmwwFFF',
      'wwww.wwwFFFFwwmmwwFF',
      'www...wwwFFFmwwmmwwF',
      '.www.wwFFwwwmm=mmww.',
      '....wwFFwwwwmm=w....',
      '=====wFw...www==w...',
      '...w==www...wFw=====',
      '....w=mmwwwwFFww....',
      '.wwmm=mmwwwFFww.www.',
      'FwwmmwwmFFFwww...www',
      'FFwwmmwwFFFFwww.wwww',
      'FFFwwmwwFFFFFwwwwwwF',
      'FFFFwwwFFFFFFFwwwwFF',
      'FFFFFwFFFFFFFFFwwFFF',
      'FFFFFFFFFFFFFFFFFFFF',
      'FFFFFFFFFFFFFFFFFFFF',
    ],
    zones: [rect('A8-C12'), rect('R9-T13')],
    points: [
      point('western_clearing', 'Western Clearing', 'E7', 1),
      point('altar_glade', 'Altar Glade', 'J10 K10 J11 K11', 2, 'altar', 'glade'),
      point('eastern_clearing', 'Eastern Clearing', 'P14', 1),
    ],
    turnLimit: 14,
    weatherDeck: deck(['clear', 2], ['light_rain', 4], ['heavy_rain', 3], ['fog', 1]),
    regions: [
      region('Western clearing', 'D6-F8'),
      region('Altar glade', 'I10-L11'),
      region('Eastern clearing', 'O13-Q15'),
      region('Western bog', 'D12-H16'),
      region('Eastern bog', 'M5-Q9'),
    ],
  },
  desert_oasis: {
    ...FIELD,
    name: 'Desert Oasis',
    level: 'veteran',
    model: 'Arab and Berber desert war',
    grid: [
      'hhh.................',
      'hh...............h..',
      'h....h..........hhh.',
      '....hhh.....hh...h..',
      '.....h.....hh.......',
      '...============h....',
      '......hh......hhh...',
      '.....hhh......hh....',
      '........wwww........',
      '........w~~w........',
      '........w~~w........',
      '........wwww........',
      '....hh......hhh.....',
      '...hhh......hh......',
      '....h============...',
      '.......hh.....h.....',
      '..h...hh.....hhh....',
      '.hhh..........h....h',
      '..h...............hh',
      '.................hhh',
    ],
    zones: [rect('A8-C12'), rect('R9-T13')],
    points: [
      point('western_well', 'Western Well', 'E6', 1),
      point('oasis', 'Oasis', 'J9 K9 I10 L10 I11 L11 J12 K12', 2),
      point('eastern_well', 'Eastern Well', 'P15', 1),
    ],
    turnLimit: 14,
    hot: true,
    weatherDeck: deck(['clear', 6], ['dust', 4]),
    regions: [region('The oasis', 'I9-L12'), region('Western well', 'D5-F7'), region('Eastern well', 'O14-Q16')],
  },
  mountain_pass: {
    ...FIELD,
    name: 'Mountain Pass',
    level: 'veteran',
    model: 'Thermopylae, Persian Gates',
    grid: [
      '^^^^^^^^^^^^^^^^^^^^',
      '^^^^^^^^^^^^^^^^^^^^',
      '^^^^^^^^^^^^^^^^^^^^',
      '^^^^hh.h....h.hh^^^^',
      '^^..w^^^^^^^^^^w..^^',
      '^....^^^^^^^^^^....^',
      '.....w^^^^^^^^w.....',
      '......^^^^^^^^......',
      '......h^^^^^^h......',
      '....................',
      '....................',
      '......h^^^^^^h......',
      '......^^^^^^^^......',
      '.....w^^^^^^^^w.....',
      '^....^^^^^^^^^^....^',
      '^^..w^^^^^^^^^^w..^^',
      '^^^^hh.h....h.hh^^^^',
      '^^^^^^^^^^^^^^^^^^^^',
      '^^^^^^^^^^^^^^^^^^^^',
      '^^^^^^^^^^^^^^^^^^^^',
    ],
    zones: [rect('A8-C12'), rect('R9-T13')],
    points: [
      point('west_gate', 'West Gate', 'G10 G11', 1, 'western gate'),
      point('middle_gate', 'Middle Gate', 'J10 K10 J11 K11', 2, 'central gate'),
      point('east_gate', 'East Gate', 'N10 N11', 1, 'eastern gate'),
    ],
    turnLimit: 14,
    works: ['J10', 'K10', 'J11', 'K11'].map((name) => ({ tile: named(name), defence: 3 })),
    weatherDeck: deck(['clear', 6], ['fog', 2], ['light_rain', 2]),
    regions: [
      region('Northern goat path', 'E4-P5'),
      region('Southern goat path', 'E16-P17'),
      region('West Gate', 'G9-H12'),
      region('Middle Gate', 'I10-L11'),
      region('East Gate', 'M9-N12'),
    ],
  },
}
