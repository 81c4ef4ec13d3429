import { chanceOf } from './chance.ts'
import { type Country, countryOf, type DepthMap, EDGE, GENTLE, type Has } from './field.ts'
import { type Label, labelOf, type Region } from './labels.ts'
import { chains, tilesOf, withFords } from './lines.ts'
import { penOf } from './pen.ts'
import { currentOf, hachuresOf } from './slopes.ts'
import { mountain, reedsOf, type Stamp, stampRows, stones, tree, tuftsOf } from './stamps.ts'
import { bridgesOf, fordsOf, wallsOf } from './works.ts'

/**
 * Tiles in, SVG paths out: the ground of a battle as an antique campaign map. Pure: the same tiles and seed give the same
 * drawing. One idea carries it. A set of tiles is blurred into a height field, the field is read through a gentle warp of
 * space, and marching squares cut it at several heights: the first cut is the shore or the edge of the wood, the next are bank
 * lines and the rings from which hachures fall. Everything shares one warp, so neighbours still meet.
 */

export interface MapInput {
  readonly side: number
  /** Row by row from the north, by name: plains, road, ford, hill, forest, wood, marsh, river, bridge, cliff, wall, ... */
  readonly terrain: readonly string[]
  readonly regions: readonly Region[]
  /** Pixels of a tile. */
  readonly tile: number
  /** Desert: hills are dunes, drawn on their lee side only. */
  readonly dunes: boolean
}

/** Every string is the `d` of one path. Rows are drawn from north to south, so that nearer trees cover farther ones. */
export interface MapDrawing {
  readonly area: { readonly [kind in AreaKind]: string }
  /** Inside the water, from the bank inwards. */
  readonly waterLines: readonly string[]
  readonly current: string
  /** Wedges, to be filled. */
  readonly hachures: string
  readonly cliffs: readonly Stamp[]
  readonly trees: readonly Stamp[]
  readonly reeds: string
  readonly tufts: string
  readonly roads: string
  readonly fords: { readonly stones: string; readonly ripples: string }
  readonly bridges: { readonly deck: string; readonly planks: string }
  readonly walls: { readonly line: string; readonly towers: string; readonly gates: string }
  readonly rubble: string
  readonly labels: readonly Label[]
}

export type AreaKind = 'water' | 'shallows' | 'hill' | 'wood' | 'forest' | 'marsh' | 'cliff'

const SEED = 7

const WATER = ['river', 'ford', 'bridge']
const ROAD = ['road', 'bridge', 'gate']

export function drawMap(input: MapInput): MapDrawing {
  const { side, terrain, tile } = input
  const [pen, chance, country] = [penOf(tile), chanceOf(SEED), countryOf(side, SEED)]
  const of =
    (...kinds: readonly string[]): Has =>
    (index) =>
      kinds.includes(terrain[index] ?? 'plains')
  const fieldFor = (...kinds: readonly string[]) => country.field(of(...kinds))
  const [water, hill, marsh, cliff] = [fieldFor(...WATER), fieldFor('hill'), fieldFor('marsh'), fieldFor('cliff')]
  const [ford, forest, anyWood] = [fieldFor('ford'), fieldFor('forest'), fieldFor('forest', 'wood')]
  const depth = country.field(of(...WATER), GENTLE)
  const shape = (field: DepthMap, level = EDGE) =>
    country
      .contour(field, level)
      .map((loop) => pen.smooth(loop))
      .join('')
  const bare = (x: number, y: number) =>
    [water, cliff].every((field) => field.read(x, y) < 0.2) &&
    [hill, anyWood, marsh].every((field) => field.read(x, y) < 0.1)
  return {
    area: {
      ...{ water: shape(water), shallows: shape(ford, 0.3), marsh: shape(marsh) },
      ...{ hill: shape(hill), wood: shape(anyWood), forest: shape(forest), cliff: shape(cliff) },
    },
    waterLines: [0.56, 0.72, 0.86, 0.95].map((level) => shape(depth, level)),
    current: currentOf(depth, ford, side, pen, chance),
    hachures: hachuresOf(country, [hill, country.field(of('hill'), GENTLE)], pen, chance, input.dunes),
    cliffs: stampRows(side, 0.62, 0.8, chance, (x, y) =>
      cliff.read(x, y) > 0.62 ? mountain(x, y, pen, chance) : null,
    ),
    trees: stampRows(side, 0.33, 0.36, chance, (x, y) => {
      if (water.read(x, y) > 0.34 || cliff.read(x, y) > 0.5) return null
      if (forest.read(x, y - 0.12) > 0.46) return tree(x, y, 1, pen, chance)
      return anyWood.read(x, y) > 0.5 && chance() < 0.42 ? tree(x, y, 0.8, pen, chance) : null
    }),
    reeds: reedsOf(marsh, side, pen, chance),
    tufts: tuftsOf(bare, side, pen, chance),
    roads: chains(withFords(of(...ROAD), of('ford'), side), side)
      .map((line) =>
        pen.smooth(
          line.map(([x, y]) => country.drawnAt(x, y)),
          false,
        ),
      )
      .join(''),
    fords: fordsOf(of('ford'), side, country, pen, chance),
    bridges: bridgesOf(of('bridge'), of(...WATER), side, pen),
    walls: wallsOf(of, side, pen),
    rubble: tilesOf(of('rubble'), side)
      .map(([x, y]) => stones(x, y, 9, 0.3, pen, chance))
      .join(''),
    labels: input.regions.map((region) => labelOf(region, input, pen)),
  }
}

/** The edge of a fog, or any other set of tiles, in the same hand. */
export function drawMask(has: Has, side: number, tile: number): string {
  const [pen, country] = [penOf(tile), maskCountry(side)]
  return country
    .contour(country.field(has), 0.5)
    .map((loop) => pen.smooth(loop))
    .join('')
}

const MASK_SEED = 11
let kept: { readonly side: number; readonly country: Country } | null = null

/** Fog moves often and its country never changes. */
function maskCountry(side: number): Country {
  if (kept?.side !== side) kept = { side, country: countryOf(side, MASK_SEED) }
  return kept.country
}

/** How much of each tile of a set its drawn area covers, 0 to 1: the drawing must not lie about the rules. */
export function coverOf(has: Has, side: number): ReadonlyMap<number, number> {
  const field = countryOf(side, SEED).field(has)
  const cover = new Map<number, number>()
  for (let index = 0; index < side * side; index++) {
    let hits = 0
    for (let i = 0; i < 64; i++) {
      const [x, y] = [(index % side) + ((i % 8) + 0.5) / 8, Math.floor(index / side) + (Math.floor(i / 8) + 0.5) / 8]
      if (field.read(x, y) > EDGE) hits++
    }
    cover.set(index, hits / 64)
  }
  return cover
}
