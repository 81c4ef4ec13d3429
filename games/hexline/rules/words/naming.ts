import { catalogOf } from '../content/catalog.ts'
import type { Hex } from '../state.ts'
import type { HexlineView } from '../view/view.ts'

/** "Greywolf", by unit id. */
export function nameOf(view: HexlineView, id: number): string {
  const unit = view.battle?.units[id - 1]
  if (unit === undefined) return 'Unit'
  return catalogOf(view.config).type(unit.type)?.name ?? unit.type
}

/** "Greywolf #1". */
export function labelOf(view: HexlineView, id: number): string {
  return `${nameOf(view, id)} #${id}`
}

export function labelsOf(view: HexlineView, ids: readonly number[]): string {
  return listed(ids.map((id) => labelOf(view, id)))
}

/** "a, b and c". */
function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nobody'
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

export function place([col, row]: Hex): string {
  return `(${col},${row})`
}
