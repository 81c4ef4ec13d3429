import { type SiegefrontView, terrainEffect, unitAt } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { rowSeen } from '../names.ts'
import type { Light } from '../orders/marks.ts'
import { type Bottom, neighbour, type Place } from './places.ts'
import { unitWords } from './unit-face.tsx'

/** A cell for screen readers: where it is, its ground, who stands there and what can be done. */
export function cellWords(
  view: SiegefrontView,
  x: number,
  y: number,
  me: 0 | 1 | null,
  light: Light | undefined,
): string {
  const unit = unitAt(view, x, y)
  const depth = (me ?? 0) === 0 ? y : 2 - y
  const terrain = view.terrain[y * 3 + x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  const name = words.text(`terrain.${terrain}`)
  const ground = effect === '' ? name : words.text('named.ground', { name, effect })
  const where = words.text('cell.where', { row: rowSeen(depth, me), column: x + 1, ground })
  const who = unit === undefined ? words.text('cell.empty') : unitWords(view, unit, unit.owner === me)
  if (light === undefined) return words.text('cell.whole', { where, who })
  const can =
    unit === undefined
      ? words.text(`cell.${light}`)
      : words.text(light === 'strike' ? 'cell.canBeStruck' : 'cell.canBeChosen')
  return words.text('cell.wholeOpen', { where, who, can })
}

/** From which side the blow comes, as the board is drawn. */
export function blowSide(from: Place | null, to: Place, bottom: Bottom): string {
  if (from === null) return ''
  for (const [key, side] of SIDES) if (neighbour(to, key, bottom) === from) return side
  return ''
}

const SIDES = [
  ['ArrowDown', 'below'],
  ['ArrowUp', 'above'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
] as const
