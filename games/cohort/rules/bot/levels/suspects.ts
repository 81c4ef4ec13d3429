import type { Tile } from '../../content/terms.ts'
import { COST, fieldOf } from '../../rules/ground/field.ts'
import { isSupport } from '../../rules/unit.ts'
import { type CohortView, maskHas } from '../../view/view.ts'
import { around } from '../exchange.ts'

/**
 * COH-11.1: a side alone on a point, or beside an empty one, has it. Where the own do and have it not,
 * somebody unseen is there. By point, the tiles it may be on. Before the first turn ends nobody has anything.
 */
export function suspects(view: CohortView): readonly (readonly Tile[])[] {
  if (view.turn === 1) return []
  const { map, base } = fieldOf(view.config)
  const own = view.units.filter(({ combat, routing, kind }) => combat && !routing && kind !== 'scouts')
  const foes = view.contacts.filter(
    ({ state, routing, kind }) => state === 'confirmed' && !routing && kind !== 'scouts' && !isSupport(kind),
  )
  return map.points.flatMap(({ tiles }, index) => {
    if (view.points[index]?.controller !== null) return []
    const on = own.some(({ tile }) => tiles.includes(tile))
    const near = on ? tiles : [...tiles, ...tiles.flatMap(around)]
    if (!own.some(({ tile }) => near.includes(tile)) || foes.some(({ tile }) => near.includes(tile))) return []
    const hidden = near.filter((tile) => !maskHas(view.seen, tile) && (COST[base[tile] as number] as number) > 0)
    return hidden.length === 0 ? [] : [[...new Set(hidden)]]
  })
}
