import { discsOverlap, type Rect } from '@tessera/board'
import type { Spot } from '../../choice.ts'
import type { ArmyUnit, ScenarioUnit } from '../../content/scenarios.ts'
import type { TemplateData } from '../../content/templates.ts'
import { type Field, isOpen } from './field.ts'

/** Room between two units that stand in a row. */
const ROW_SPACING = 1600

/** HUN-1402: where an army that was brought stands, in rows from the middle of its zone; null where it has no room for all. */
export function rowsIn(
  field: Field,
  zone: Rect,
  side: 0 | 1,
  units: readonly (ArmyUnit | ScenarioUnit)[],
  templates: Readonly<Record<ArmyUnit['template'], TemplateData>>,
): readonly Spot[] | null {
  const taken: (Spot & { readonly radius: number })[] = []
  for (const { template } of units) {
    const { radius, traits } = templates[template]
    const mounted = traits.includes('mounted')
    const spot = rowSpots(zone, side).find(
      (free) =>
        isOpen(field, free.x, free.y, radius, mounted) &&
        !taken.some((other) => discsOverlap(other, other.radius, free, radius)),
    )
    if (spot === undefined) return null
    taken.push({ ...spot, radius })
  }
  return taken.map(({ x, y }) => ({ x, y }))
}

/** Row after row from the front of the zone backwards, each from its middle outwards, north first. */
function rowSpots({ x, y, w, h }: Rect, side: 0 | 1): readonly Spot[] {
  const middle = y + Math.floor(h / 2)
  const columns = Math.max(1, Math.floor(w / ROW_SPACING))
  const rows = Math.max(1, Math.floor(h / ROW_SPACING))
  const spots: Spot[] = []
  for (let column = 0; column < columns; column++) {
    const back = Math.floor(ROW_SPACING / 2) + column * ROW_SPACING
    for (let row = 0; row < rows; row++) {
      const away = Math.ceil(row / 2) * ROW_SPACING
      spots.push({ x: side === 0 ? x + w - back : x + back, y: row % 2 === 1 ? middle - away : middle + away })
    }
  }
  return spots
}
