import { fieldOf, groundSpeed, type HundredView, levelAt, scenarioOf, TERRAIN_DATA } from '@tessera/hundred'
import { counted } from '@tessera/words'
import type { Fighter } from '../match/fighter.ts'
import { placeWords, reachOf } from './fighter-words.ts'
import type { Cursor } from './state.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** HUN-1511: arrows move the cursor by half a metre, with shift by five. Null for other keys. */
export function moved(
  cursor: Cursor,
  key: string,
  shift: boolean,
  field: { readonly w: number; readonly h: number },
): Cursor | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const by = shift ? 5000 : 500
  return {
    x: Math.max(0, Math.min(field.w * 1000, cursor.x + step[0] * by)),
    y: Math.max(0, Math.min(field.h * 1000, cursor.y + step[1] * by)),
  }
}

/** A place in words: terrain, level, distance, the time to walk there at an advance, and the enemies that reach it. */
export function cursorWords(
  cursor: Cursor,
  view: HundredView,
  fighters: readonly Fighter[],
  from: Fighter | null,
): string {
  const { terrain } = scenarioOf(view.config)
  const patches = terrain.filter(
    ({ x, y, w, h }) => x <= cursor.x && cursor.x < x + w && y <= cursor.y && cursor.y < y + h,
  )
  const names = patches.filter(({ code }) => code !== 'H').map(({ code }) => TERRAIN_DATA[code].name.toLowerCase())
  const field = fieldOf(view.config)
  const speed = groundSpeed(field, cursor.x, cursor.y)
  const parts = [
    `${(cursor.x / 1000).toFixed(1)} east, ${(cursor.y / 1000).toFixed(1)} south`,
    names.length === 0 ? 'open ground' : names.join(' and '),
    `level ${levelAt(field, cursor.x, cursor.y)}`,
  ]
  if (speed === 0) parts.push('nobody can stand there')
  else if (speed < 100) parts.push(`${speed} % of full speed`)
  if (from !== null) {
    const far = Math.hypot(cursor.x - from.x, cursor.y - from.y)
    const ticks = Math.ceil(far / Math.max(1, Math.floor(from.rate / 20)))
    parts.push(
      `${(far / 1000).toFixed(1)} m away`,
      ticks <= 20 ? `about ${counted(ticks, 'tick')} on open ground` : 'more than a turn away',
    )
  }
  const threats = fighters.filter(
    (one) =>
      one.seen &&
      !one.down &&
      !one.mine &&
      from !== null &&
      one.seat !== from.seat &&
      Math.hypot(one.x - cursor.x, one.y - cursor.y) <= reachOf(one),
  )
  const here = fighters.find(
    (one) => !one.down && !one.fled && Math.hypot(one.x - cursor.x, one.y - cursor.y) <= one.radius + 200,
  )
  if (here !== undefined) parts.push(`${here.name} stands there`)
  if (threats.length > 0)
    parts.push(`in reach of ${threats.map((one) => `${one.name} (${placeWords(one, from)})`).join(', ')}`)
  return `${parts.join(', ')}.`
}
