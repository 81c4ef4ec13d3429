import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CULTURE_DATA } from './cultures.ts'
import { EQUIPMENT_DATA } from './equipment.ts'
import { FORMATION_DATA } from './formations.ts'
import { isInRect, MAP_DATA, terrainOf, tilesOf } from './maps.ts'
import { SUPPORT_DATA } from './support.ts'
import {
  CULTURES,
  EQUIPMENT,
  FORMATIONS,
  MAPS,
  SUPPORTS,
  TERRAINS,
  type Tile,
  TROOPS,
  tileName,
  WEATHERS,
} from './terms.ts'
import { TERRAIN_DATA } from './terrain.ts'
import { TROOP_DATA } from './troops.ts'
import { WEATHER_DATA } from './weather.ts'

const name = z.string().min(2).max(40)
const stat = z.int().min(0).max(20)
const percent = z.int().min(0).max(300)
const rect = z.strictObject({ west: stat, north: stat, east: stat, south: stat })
const tile = z.int().min(0).max(399)

describe('tables', () => {
  test('COH-5.1 troops', () => {
    const shape = z.strictObject({
      name,
      called: name,
      cost: z.int().min(1).max(20),
      men: z.int().min(10).max(120),
      attack: stat,
      defence: stat,
      mobility: stat,
      morale: z.int().min(30).max(100),
      weight: z.int().min(100).max(1000),
      breakAt: percent,
      mounted: z.boolean(),
      sight: stat,
      mercenary: z.boolean(),
    })
    for (const id of TROOPS) shape.parse(TROOP_DATA[id])
  })

  test('COH-5.3 equipment', () => {
    const shape = z.strictObject({
      name,
      cost: z.int().min(1).max(12),
      slot: z.enum(['weapon', 'armour', 'shield']),
      suits: z.array(z.enum(TROOPS)).min(1),
      special: z.boolean(),
      attack: stat,
      defence: stat,
      mobility: z.int().min(-3).max(0),
      formation: stat,
      missileDefence: stat,
      excludes: z.array(z.enum(EQUIPMENT)),
    })
    for (const id of EQUIPMENT) shape.parse(EQUIPMENT_DATA[id])
    expect(EQUIPMENT.some((id) => EQUIPMENT_DATA[id].suits.includes('warElephants'))).toBe(false)
  })

  test('COH-5.4 support', () => {
    const shape = z.strictObject({
      name,
      called: name,
      cost: stat,
      men: z.int().min(10).max(50),
      attack: stat,
      defence: stat,
      mobility: stat,
      morale: percent,
      most: z.int().min(1).max(2),
      does: z.string().min(5),
    })
    for (const id of SUPPORTS) shape.parse(SUPPORT_DATA[id])
  })

  test('COH-6.1 formations', () => {
    const shape = z.strictObject({
      name,
      turns: z.union([z.literal(0), z.literal(1)]),
      move: percent,
      attack: percent,
      defence: z.tuple([percent, percent, percent]),
      missiles: percent,
      brittle: z.boolean(),
    })
    for (const id of FORMATIONS) {
      const { defence } = shape.parse(FORMATION_DATA[id])
      expect(defence[0]).toBeGreaterThanOrEqual(defence[2])
    }
  })

  test('COH-2.3 terrain, a sign each', () => {
    expect(new Set(TERRAINS.map((id) => TERRAIN_DATA[id].sign)).size).toBe(TERRAINS.length)
    for (const id of ['river', 'cliff'] as const) expect(TERRAIN_DATA[id].cost).toBeNull()
  })

  test('COH-4.1 weather', () => {
    for (const id of WEATHERS) expect(WEATHER_DATA[id].sight).toBeLessThanOrEqual(0)
  })

  test('COH-5.7 cultures: what they have exists, their elite is one, their rules are told', () => {
    for (const id of CULTURES) {
      const culture = CULTURE_DATA[id]
      expect([id, culture.rules.length > 0]).toEqual([id, true])
      expect([40, 80, 100]).toContain(culture.elite.men)
      for (const item of culture.equipment) expect(EQUIPMENT_DATA[item].special).toBe(true)
      for (const entry of culture.preset.troops) expect(culture.troops).toContain(entry.type)
    }
    expect(new Set(CULTURES.map((id) => CULTURE_DATA[id].elite.name)).size).toBe(CULTURES.length)
  })
})

describe('maps', () => {
  const shape = z.strictObject({
    name,
    level: z.enum(['new', 'veteran', 'master']),
    model: name,
    grid: z.array(z.string().regex(/^[.=fhFwm~B^WTGr]{20}$/)).length(20),
    zones: z.tuple([rect, rect]),
    points: z
      .array(
        z.strictObject({
          id: name,
          name,
          tiles: z.array(tile).min(1),
          value: z.int().min(1).max(2),
          aliases: z.array(name),
        }),
      )
      .length(3),
    hold: z.strictObject({ seats: z.array(z.int()), points: z.int(), value: z.int(), turns: z.int().min(2).max(5) }),
    turnLimit: z.int().min(6).max(30),
    limitRule: z.enum(['score', 'defender']),
    supply: z.tuple([z.int(), z.int()]),
    hot: z.boolean(),
    fortOwner: z.union([z.literal(0), z.literal(1), z.null()]),
    interior: rect.nullable(),
    works: z.array(z.strictObject({ tile, defence: stat })),
    weatherDeck: z.array(z.enum(WEATHERS)).length(10),
    regions: z.array(z.strictObject({ name, tiles: rect })),
  })

  test('COH-3.1 every map fits the schema', () => {
    for (const id of MAPS) shape.parse(MAP_DATA[id])
  })

  test('COH-3.1 points, zones and works are on ground one can stand on', () => {
    for (const id of MAPS) {
      const map = MAP_DATA[id]
      const terrain = terrainOf(map)
      const open = (at: Tile) => TERRAIN_DATA[terrain[at] ?? 'cliff'].cost !== null
      for (const { tiles } of map.points) expect(tiles.every(open)).toBe(true)
      for (const zone of map.zones) expect(tilesOf(zone).filter(open).length).toBeGreaterThanOrEqual(15)
      for (const { tile: at } of map.works) expect(open(at)).toBe(true)
    }
  })

  test('COH-3.2 a half-turn changes nothing on three maps', () => {
    for (const id of ['forest_ambush', 'desert_oasis', 'mountain_pass'] as const) {
      const map = MAP_DATA[id]
      const terrain = terrainOf(map)
      expect(terrain).toEqual([...terrain].reverse())
      const turned = tilesOf(map.zones[0]).map((at) => 399 - at)
      expect(tilesOf(map.zones[1])).toEqual(turned.reverse())
      const points = map.points.map(({ tiles }) => [...tiles].sort((a, b) => a - b))
      const back = map.points.map(({ tiles }) => tiles.map((at) => 399 - at).sort((a, b) => a - b)).reverse()
      expect(points).toEqual(back)
    }
  })

  test('COH-3.2 River Crossing: river F1-H20 but for three fords of three tiles, hills, woods, road', () => {
    const terrain = terrainOf(MAP_DATA.river_crossing)
    const of = (kind: string) => [...terrain.keys()].filter((at) => terrain[at] === kind).map(tileName)
    expect(of('ford')).toEqual(['F10', 'G10', 'H10', 'F11', 'G11', 'H11', 'F12', 'G12', 'H12'])
    expect(of('river')).toHaveLength(51)
    expect(of('hill')).toHaveLength(12)
    expect(of('forest')).toHaveLength(16)
    expect(of('road')).toEqual(['A11', 'B11', 'C11', 'D11', 'E11', 'I11', 'J11', 'K11', 'L11', 'M11'])
  })

  test('COH-3.2 Hill Fort: a ring of walls with four towers and two gates round hills', () => {
    const map = MAP_DATA.hill_fort
    const terrain = terrainOf(map)
    const of = (kind: string) => [...terrain.keys()].filter((at) => terrain[at] === kind).map(tileName)
    expect(of('tower')).toEqual(['L6', 'R6', 'L14', 'R14'])
    expect(of('gate')).toEqual(['L10', 'O14'])
    expect(of('wall')).toHaveLength(22)
    const { interior } = map
    if (interior === null) throw new Error('no interior')
    expect([...terrain.keys()].filter((at) => isInRect(interior, at)).every((at) => terrain[at] === 'hill')).toBe(true)
  })

  test('COH-3.4 northern and southern ford stay as aliases', () => {
    const names = MAP_DATA.river_crossing.points.map((point) => [point.name, point.aliases[0]])
    expect(names[0]).toEqual(['Western Ford', 'northern ford'])
    expect(names[2]).toEqual(['Eastern Ford', 'southern ford'])
  })
})
