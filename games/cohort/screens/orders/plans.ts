import { type CohortView, type GivenOrder, type March, marchOf, type OwnUnit, tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Plan } from '../board/overlays.ts'
import { unitCalled } from '../names.ts'

/** Writing draws the arrows: where everybody goes by these orders or by what they were told before. */
export function plansOf(view: CohortView, orders: readonly GivenOrder[]): readonly Plan[] {
  const marches = view.units.flatMap((unit) => {
    if (unit.routing) return []
    const given = orders.find((each) => each.unit === unit.id)
    const march = marchOf(view, unit, given?.main?.steps ?? unit.order.steps)
    return march === null ? [] : [{ unit, march }]
  })
  return marches.map(({ unit, march }) => ({
    unit: unit.id,
    kind: march.kind,
    tiles: march.tiles,
    stops: march.ends,
    conflict: conflictOf(view, unit, march, marches),
  }))
}

interface Going {
  readonly unit: OwnUnit
  readonly march: March
}

/**
 * Two own units cannot end a turn on one tile, and nobody walks through a friend who stays; ways that merely cross are
 * none, for who comes second waits a pulse and goes on (COH-7.6).
 */
function conflictOf(view: CohortView, unit: OwnUnit, march: March, all: readonly Going[]): Plan['conflict'] {
  if (march.blocked) return { tile: unit.tile, words: words.text('warn.noWay') }
  const end = march.ends[0]
  if (end === undefined) return null
  const rival = all.find((other) => other.unit.id < unit.id && other.march.ends[0]?.tile === end.tile)
  if (rival !== undefined)
    return {
      tile: end.tile,
      words: words.text('warn.both', { unit: unitCalled(rival.unit), tile: tileName(end.tile) }),
    }
  const way = march.tiles.slice(1, march.tiles.indexOf(end.tile) + 1)
  for (const tile of way) {
    const sitter = view.units.find((other) => other.id !== unit.id && other.tile === tile && stays(other, all))
    if (sitter === undefined) continue
    const facts = { unit: unitCalled(sitter), tile: tileName(tile) }
    return { tile, words: words.text(tile === end.tile ? 'warn.stays' : 'warn.inWay', facts) }
  }
  return null
}

function stays(unit: OwnUnit, all: readonly Going[]): boolean {
  const going = all.find((other) => other.unit.id === unit.id)
  return !unit.routing && (going === undefined || going.march.ends.length === 0)
}
