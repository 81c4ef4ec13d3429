import { MAP_DATA, MAPS, SIDE, type Terrain, terrainOf } from '@tessera/cohort'
import { describe, expect, test } from 'vitest'
import { coverOf, drawMap, drawMask } from './draw-map.ts'

const AREAS: readonly (readonly Terrain[])[] = [
  ['river', 'ford', 'bridge'],
  ['hill'],
  ['wood', 'forest'],
  ['forest'],
  ['marsh'],
  ['cliff'],
]

describe.each(MAPS)('the drawing of %s', (map) => {
  const terrain = terrainOf(MAP_DATA[map])

  test.each(AREAS)('covers the tiles of %s and no others', (...kinds) => {
    const has = (tile: number) => kinds.includes(terrain[tile] ?? 'plains')
    const dishonest = [...coverOf(has, SIDE)].filter(([tile, cover]) => (has(tile) ? cover < 0.7 : cover >= 0.5))
    expect(dishonest).toEqual([])
  })

  test('is the same every time', () => {
    expect(drawn(map)).toEqual(drawn(map))
  })
})

test('an area without tiles is not drawn', () => {
  const plain = drawMap({ side: 4, tile: 40, terrain: Array(16).fill('plains'), regions: [], dunes: false })
  expect(plain.area.water).toBe('')
  expect(plain.trees).toEqual([])
  expect(plain.hachures).toBe('')
})

test('a road crosses a wide ford in one straight line', () => {
  const terrain = ['.f.', '=f=', '.f.'].flatMap((row) =>
    [...row].map((sign) => (sign === 'f' ? 'ford' : sign === '=' ? 'road' : 'plains')),
  )
  const { roads } = drawMap({ side: 3, tile: 40, terrain, regions: [], dunes: false })
  expect(roads.match(/M/g)).toHaveLength(1)
})

test('the mask of two tiles apart has two outlines', () => {
  expect(drawMask((tile) => tile === 0 || tile === 399, SIDE, 40).match(/M/g)).toHaveLength(2)
})

function drawn(map: (typeof MAPS)[number]) {
  const { regions, hot } = MAP_DATA[map]
  return drawMap({
    side: SIDE,
    tile: 40,
    terrain: terrainOf(MAP_DATA[map]),
    regions: regions.map(({ name, tiles }) => ({ name, ...tiles })),
    dunes: hot,
  })
}
