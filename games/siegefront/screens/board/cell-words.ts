import { type SiegefrontView, terrainEffect, unitAt } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { rowSeen } from '../names.ts'
import type { Light } from '../orders/marks.ts'
import { type Bottom, neighbour, type Place } from './places.ts'
import { unitWords } from './unit-face.tsx'

/** What a lit cell without a unit offers. */
export const OPEN: Readonly<Record<Light, string>> = {
  move: 'Move here',
  deploy: 'Deploy here',
  strike: 'Strike',
  help: 'Here',
}

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
  const effect = terrainEffect(view.terrain[y * 3 + x] ?? 'NONE')
  const ground = `${words.text(`terrain.${view.terrain[y * 3 + x] ?? 'NONE'}`)}${effect === '' ? '' : `, ${effect}`}`
  const where = `${rowSeen(depth, me)}, column ${x + 1}, ${ground}`
  const who = unit === undefined ? 'empty' : unitWords(view, unit, unit.owner === me ? 'your' : 'enemy')
  const can =
    light === undefined
      ? ''
      : `. ${unit === undefined ? OPEN[light] : light === 'strike' ? 'Can be struck' : 'Can be chosen'}`
  return `${where}: ${who}${can}`
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
