import { columnOf, rowOf, SIDE, type Terrain } from '@tessera/cohort'
import { beside, TILE } from './tiles.ts'

/** What stands on every tile. */
export type Ground = readonly Terrain[]

/** Strokes and shapes of the whole map, one path a layer, so that 400 tiles cost a browser as much as a few. */
export interface TerrainArt {
  readonly crowns: string
  readonly trunks: string
  readonly saplings: string
  readonly mounds: string
  readonly hachures: string
  readonly dunes: string
  readonly reeds: string
  readonly puddles: string
  readonly waves: string
  readonly stones: string
  readonly crags: string
  readonly cragShade: string
  readonly roads: string
  readonly walls: string
  readonly planks: string
  readonly debris: string
  readonly grass: string
}

type Layer = keyof TerrainArt

export function artOf(ground: Ground, dunes: boolean): TerrainArt {
  const art: Record<Layer, string> = {
    crowns: '',
    trunks: '',
    saplings: '',
    mounds: '',
    hachures: '',
    dunes: '',
    reeds: '',
    puddles: '',
    waves: '',
    stones: '',
    crags: '',
    cragShade: '',
    roads: '',
    walls: '',
    planks: '',
    debris: '',
    grass: '',
  }
  ground.forEach((terrain, tile) => {
    const x = columnOf(tile) * TILE
    const y = rowOf(tile) * TILE
    const r = jitter(tile)
    switch (terrain) {
      case 'forest':
        woods(art, x, y, r)
        break
      case 'wood':
        copse(art, x, y, r)
        break
      case 'hill':
        if (dunes) dune(art, x, y, r)
        else mound(art, ground, tile, x, y, r)
        break
      case 'marsh':
        marsh(art, x, y, r)
        break
      case 'river':
        waves(art, x, y, r)
        break
      case 'ford':
        art.waves += ripple(x + 4 + r(1) * 6, y + 8, 10)
        art.stones += [0, 1, 2, 3, 4, 5]
          .map((i) => stone(x + 6 + (i % 3) * 14, y + 13 + Math.floor(i / 3) * 14, r, i))
          .join('')
        break
      case 'cliff':
        crags(art, x, y, r)
        break
      case 'bridge':
        waves(art, x, y, r)
        art.planks += [0, 1, 2, 3, 4, 5].map((i) => `M${x + 3 + i * 6.8} ${y + 6}v28`).join('')
        break
      case 'rubble':
        art.debris += [0, 1, 2, 3, 4, 5, 6].map((i) => shard(x + 5 + r(i) * 28, y + 6 + r(i + 9) * 26, r, i)).join('')
        break
      case 'plains':
        if (r(3) < 0.3) art.grass += tuft(x + 8 + r(1) * 24, y + 10 + r(2) * 22)
        break
      case 'road':
      case 'wall':
      case 'tower':
      case 'gate':
        break
    }
    if (isRoad(terrain)) art.roads += joints(ground, tile, x, y, isRoad, true)
    if (isWall(terrain)) art.walls += joints(ground, tile, x, y, isWall, false)
  })
  return art
}

function isWall(terrain: Terrain | undefined): boolean {
  return terrain === 'wall' || terrain === 'tower' || terrain === 'gate'
}

function isRoad(terrain: Terrain | undefined): boolean {
  return terrain === 'road' || terrain === 'gate'
}

type Jitter = (k: number) => number

/** Always the same for a tile, so that the map does not shiver: 0 to 1. */
function jitter(tile: number): Jitter {
  return (k) => {
    let h = Math.imul(tile + 1, 0x9e3779b1) ^ Math.imul(k + 7, 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296
  }
}

function woods(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  const spots = [
    [10, 12],
    [29, 11],
    [19, 21],
    [8, 29],
    [31, 29],
    [20, 37],
  ] as const
  spots.forEach(([dx, dy], i) => {
    tree(art, x + dx + (r(i) - 0.5) * 6, y + dy + (r(i + 20) - 0.5) * 5, 6 + r(i + 40) * 1.6)
  })
}

/** A crown of three bows over a trunk. */
function tree(art: Record<Layer, string>, x: number, y: number, size: number): void {
  const s = size
  art.trunks += `M${f(x)} ${f(y + s * 0.4)}v${f(s * 0.55)}`
  art.crowns += `M${f(x - s * 0.85)} ${f(y + s * 0.4)}C${f(x - s * 1.5)} ${f(y - s * 0.3)} ${f(x - s * 0.7)} ${f(y - s * 0.8)} ${f(x - s * 0.45)} ${f(y - s * 0.55)}C${f(x - s * 0.35)} ${f(y - s * 1.4)} ${f(x + s * 0.5)} ${f(y - s * 1.35)} ${f(x + s * 0.45)} ${f(y - s * 0.55)}C${f(x + s * 1)} ${f(y - s * 0.75)} ${f(x + s * 1.4)} ${f(y)} ${f(x + s * 0.85)} ${f(y + s * 0.4)}Z`
}

function copse(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  for (const i of [0, 1]) {
    const px = x + 11 + i * 17 + (r(i) - 0.5) * 6
    const py = y + 16 + i * 9 + (r(i + 5) - 0.5) * 9
    art.trunks += `M${f(px)} ${f(py + 2)}v6`
    art.saplings += `M${f(px - 4.4)} ${f(py)}a4.4 4.8 0 1 1 8.8 0a4.4 4.8 0 1 1 -8.8 0Z`
  }
  art.grass += tuft(x + 8 + r(8) * 20, y + 34)
}

function mound(art: Record<Layer, string>, ground: Ground, tile: number, x: number, y: number, r: Jitter): void {
  // Hachures fall outwards from the crest along every side where the hill ends.
  for (const [dx, dy] of SIDES) {
    const next = beside(tile, dx, dy)
    if (next === null || ground[next] === 'hill') continue
    for (let i = 0; i < 7; i++) {
      const at = 3 + i * 5.7
      const long = 8 + ((i * 7) % 3) * 2
      if (dx === 0) art.hachures += `M${f(x + at)} ${dy < 0 ? y + 1 : y + 39}v${dy < 0 ? long : -long}`
      else art.hachures += `M${dx < 0 ? x + 1 : x + 39} ${f(y + at)}h${dx < 0 ? long : -long}`
    }
  }
  const px = x + 9 + r(1) * 6
  const py = y + 26 + r(2) * 4
  art.mounds += `M${f(px)} ${f(py)}q9 -15 20 -1M${f(px + 5)} ${f(py)}l2 -4M${f(px + 9)} ${f(py)}l0.6 -6M${f(px + 13.5)} ${f(py)}l-0.8 -5.4`
}

function dune(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  const py = y + 16 + r(1) * 5
  art.dunes += `M${x + 3} ${f(py)}q10 -12 19 -2q-5 -2 -8 3M${x + 16} ${f(py + 16)}q10 -12 20 -1q-6 -2 -9 3`
  for (let i = 0; i < 7; i++) art.mounds += `M${f(x + 4 + r(i + 3) * 32)} ${f(y + 6 + r(i + 13) * 30)}h1.2`
}

function marsh(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  for (const i of [0, 1, 2]) {
    const px = x + 9 + i * 11 + (r(i) - 0.5) * 5
    const py = y + 15 + ((i * 2) % 3) * 9
    art.reeds += `M${f(px)} ${f(py)}v-9M${f(px - 2)} ${f(py)}l-3 -7M${f(px + 2)} ${f(py)}l3 -7`
    art.puddles += `M${f(px - 7)} ${f(py + 2.5)}h14M${f(px - 4)} ${f(py + 5)}h9`
  }
}

function waves(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  art.waves +=
    ripple(x + 3 + r(1) * 8, y + 10, 22) + ripple(x + 8 + r(2) * 8, y + 22, 20) + ripple(x + 2 + r(3) * 8, y + 34, 24)
}

function ripple(x: number, y: number, long: number): string {
  return `M${f(x)} ${f(y)}q${f(long / 4)} -4 ${f(long / 2)} 0t${f(long / 2)} 0`
}

function stone(x: number, y: number, r: Jitter, i: number): string {
  const [w, h] = [4 + r(i + 30) * 1.6, 3 + r(i + 40)]
  const px = x + (r(i) - 0.5) * 4
  return `M${f(px - w)} ${f(y)}a${f(w)} ${f(h)} 0 1 0 ${f(2 * w)} 0a${f(w)} ${f(h)} 0 1 0 ${f(-2 * w)} 0Z`
}

function crags(art: Record<Layer, string>, x: number, y: number, r: Jitter): void {
  for (const i of [0, 1, 2]) {
    const px = x + 1 + i * 12.5 + r(i) * 3
    const py = y + 20 + ((i * 5) % 3) * 8
    const high = 12 + r(i + 4) * 5
    art.crags += `M${f(px)} ${f(py)}l5.5 ${f(-high)}l6.5 ${f(high)}`
    art.cragShade += `M${f(px + 5.5)} ${f(py - high)}l6.5 ${f(high)}l-4.6 0l-1.2 ${f(-high * 0.55)}Z`
  }
}

function shard(x: number, y: number, r: Jitter, i: number): string {
  const s = 3 + r(i + 50) * 3
  return `M${f(x)} ${f(y)}l${f(s)} ${f(-s * 0.7)}l${f(s * 0.8)} ${f(s * 0.8)}l${f(-s * 0.6)} ${f(s * 0.9)}l${f(-s)} ${f(-s * 0.3)}Z`
}

function tuft(x: number, y: number): string {
  return `M${f(x)} ${f(y)}l-2 -4M${f(x + 1.5)} ${f(y)}v-5M${f(x + 3)} ${f(y)}l2 -4`
}

/** Half lines from the middle towards every neighbour that goes on. */
function joints(
  ground: Ground,
  tile: number,
  x: number,
  y: number,
  goesOn: (terrain: Terrain | undefined) => boolean,
  leaves: boolean,
): string {
  const [cx, cy] = [x + TILE / 2, y + TILE / 2]
  const ends = SIDES.filter(([dx, dy]) => {
    const next = beside(tile, dx, dy)
    if (next === null) return leaves && (columnOf(tile) === 0 || columnOf(tile) === SIDE - 1 ? dx !== 0 : dy !== 0)
    return goesOn(ground[next]) || (leaves && (ground[next] === 'ford' || ground[next] === 'bridge'))
  })
  if (ends.length === 0) return `M${cx - 4} ${cy}h8`
  return ends.map(([dx, dy]) => `M${cx} ${cy}l${(dx * TILE) / 2} ${(dy * TILE) / 2}`).join('')
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

function f(n: number): number {
  return Math.round(n * 10) / 10
}
