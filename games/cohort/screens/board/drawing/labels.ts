import type { AreaKind } from './draw-map.ts'
import type { Pen } from './pen.ts'

/** Columns and rows, both ends included. */
export type Region = { readonly name: string } & { readonly [side in 'west' | 'north' | 'east' | 'south']: number }

export interface Label {
  readonly text: string
  readonly path: string
  readonly ground: AreaKind | 'open'
}

interface Ground {
  readonly side: number
  readonly terrain: readonly string[]
}

/** Tall places are named along their side, wide ones above; the name swings with the place. */
export function labelOf(region: Region, { side, terrain }: Ground, pen: Pen): Label {
  const { west, north, east, south } = region
  const [wide, tall] = [east - west + 1, south - north + 1]
  const kinds = new Map<string, number>()
  for (let y = north; y <= south; y++)
    for (let x = west; x <= east; x++) {
      const kind = terrain[side * y + x] ?? 'plains'
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
  const [main = 'plains'] = [...kinds].sort((a, b) => b[1] - a[1])[0] ?? []
  const ground =
    main === 'river'
      ? 'water'
      : main in { hill: 1, wood: 1, forest: 1, marsh: 1, cliff: 1 }
        ? (main as AreaKind)
        : 'open'
  const [length, middle] = [Math.max(2.6, region.name.length * 0.27), (west + east + 1) / 2]
  if (tall > wide * 1.4) {
    const outer = middle < side / 2 ? west - 0.4 : east + 1.4
    const y = (north + south + 1) / 2
    const [from, to] = middle < side / 2 ? [y + length / 2, y - length / 2] : [y - length / 2, y + length / 2]
    const bulge = middle < side / 2 ? -0.35 : 0.35
    return {
      text: region.name,
      path: `M${pen.at(outer, from)}Q${pen.at(outer + bulge, y)} ${pen.at(outer, to)}`,
      ground,
    }
  }
  const x = Math.min(side - length / 2 - 0.1, Math.max(length / 2 + 0.1, middle))
  const y = north < 1 ? south + 1.55 : north - (ground === 'open' ? 0.2 : 0.5)
  return {
    text: region.name,
    path: `M${pen.at(x - length / 2, y + 0.1)}Q${pen.at(x, y - 0.3)} ${pen.at(x + length / 2, y + 0.1)}`,
    ground,
  }
}
