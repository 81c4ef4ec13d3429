/** The paint box, and noise for looks. None of this is near the rules. */
export const PAINT = {
  cream: '#f1e4c4',
  gold: '#e0a83c',
  steel: '#b4bcc6',
  bright: '#d8dde2',
  iron: '#6a717b',
  mail: '#8d949d',
  brass: '#b98a3a',
  leather: '#7a4a28',
  leatherDark: '#46291a',
  hide: '#6b5138',
  wood: '#8a5c34',
  woodDark: '#4a2f1c',
  skin: '#e2ad84',
  hair: '#6b3a1c',
  linen: '#cdb98f',
  robe: '#d9d0b8',
  fur: '#5c4633',
  ink: '#241a12',
  orc: '#6f8a3f',
  orcDark: '#54702f',
  goblin: '#8ba03f',
  troll: '#6f7a62',
  trollDark: '#56604b',
  moss: '#5d7a34',
  bone: '#e8dcc0',
  coat: '#6a4b31',
  green: '#55662f',
  horse: '#5a3d29',
  mane: '#2b1c12',
  resin: '#9a958c',
  straw: '#a08d4e',
  earth: '#7d5f3c',
  earthDark: '#54391f',
  mud: '#4f3a26',
  mudWet: '#3c2b1c',
  road: '#b59660',
  litter: '#5d6a30',
  water: '#2c7f92',
  sand: '#c2aa70',
  stone: '#a29c8b',
  stoneDark: '#77735f',
  plaster: '#d9c79a',
  tile: '#8c5733',
  tileDark: '#7a4a2c',
} as const

export type Paint = (typeof PAINT)[keyof typeof PAINT] | 'seat' | 'seatDeep' | `#${string}`

/** Seat colours as they are painted: round shields azure, pointed ones vermilion. */
export const SEAT_PAINT = ['#2f7cf0', '#d93d26'] as const

export function random(seed: number): () => number {
  let w = seed >>> 0
  return () => {
    w = (w + 0x6d2b79f5) >>> 0
    let t = Math.imul(w ^ (w >>> 15), w | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function hash(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

export function noise(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const a = hash(xi, yi)
  const b = hash(xi + 1, yi)
  const c = hash(xi, yi + 1)
  const d = hash(xi + 1, yi + 1)
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v
}

export function cloudy(x: number, y: number): number {
  return noise(x, y) * 0.55 + noise(x * 2.1 + 7, y * 2.1) * 0.3 + noise(x * 4.3, y * 4.3 + 3) * 0.15
}

export function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** A colour as the renderer computes with it. */
export function linear(colour: string): readonly [number, number, number] {
  const part = (at: number): number => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
