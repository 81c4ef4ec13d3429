import { fieldOf, type HundredView, inForest, isSightOpen, scenarioOf } from '@tessera/hundred'
import type { FogModel } from '../board/scene/model.ts'

/** Metres of a cell on fields up to 60 m; larger fields have as many, larger cells. */
const CELL = 1
const MOST_COLUMNS = 60
/** HUN-204: a fighter in a wood is seen from this far at most. */
const FOREST_SIGHT = 8000

const known = new WeakMap<HundredView, FogModel | null>()

/** HUN-1512: the ground a seat does not see now, cell by cell, by the rules' own sight. Null where there is no fog. */
export function fogOf(view: HundredView): FogModel | null {
  const before = known.get(view)
  if (before !== undefined) return before
  const made = view.fog && view.to !== 'spectator' && view.revealed === null ? washed(view) : null
  known.set(view, made)
  return made
}

function washed(view: HundredView): FogModel {
  const { w, h } = scenarioOf(view.config)
  const field = fieldOf(view.config)
  const cell = Math.max(CELL, w / 1000 / MOST_COLUMNS)
  const columns = Math.ceil(w / 1000 / cell)
  const rows = Math.ceil(h / 1000 / cell)
  const seen = new Uint8Array(columns * rows)
  const eyes = view.units.filter(({ health }) => health.woundState !== 'down' && !health.fled)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = Math.min(w, Math.round((column + 0.5) * cell * 1000))
      const y = Math.min(h, Math.round((row + 0.5) * cell * 1000))
      const wood = inForest(field, x, y)
      for (const { position } of eyes) {
        if (wood && Math.hypot(position.x - x, position.y - y) > FOREST_SIGHT) continue
        if (!isSightOpen(field, position.x, position.y, x, y)) continue
        seen[row * columns + column] = 1
        break
      }
    }
  return { cell, columns, rows, seen }
}
