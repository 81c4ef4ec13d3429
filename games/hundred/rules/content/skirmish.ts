import type { Json } from '@tessera/kernel'
import type { Template } from './templates.ts'

const W = 30000
const H = 20000
const SPACING = 2000

/** A small mirrored field with the same fighters on both sides, for simulations. */
export function skirmish(west: readonly Template[], east: readonly Template[] = west, terrain: Json = []): Json {
  const column = (units: readonly Template[], x: number): Json =>
    units.map((template, place) => ({ template, x, y: H / 2 + SPACING * place - (SPACING * (units.length - 1)) / 2 }))
  return {
    name: 'Skirmish',
    w: W,
    h: H,
    fog: false,
    atOnce: true,
    terrain,
    sides: [
      { condition: { type: 'elimination' }, units: column(west, 4000) },
      { condition: { type: 'elimination' }, units: column(east, W - 4000) },
    ],
  }
}
