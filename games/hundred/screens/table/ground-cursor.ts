import { fieldOf, groundSpeed, type HundredView, levelAt, scenarioOf } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
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
  const names = patches.filter(({ code }) => code !== 'H').map(({ code }) => words.text(`terrain.${code}`))
  const field = fieldOf(view.config)
  const speed = groundSpeed(field, cursor.x, cursor.y)
  const parts = [
    words.text('place.at', { x: cursor.x / 1000, y: cursor.y / 1000 }),
    names.length === 0 ? words.text('ground.open') : names.join(', '),
    words.text('ground.level', { n: levelAt(field, cursor.x, cursor.y) }),
  ]
  if (speed === 0) parts.push(words.text('ground.closed'))
  else if (speed < 100) parts.push(words.text('ground.speed', { n: speed }))
  if (from !== null) {
    const far = Math.hypot(cursor.x - from.x, cursor.y - from.y)
    const ticks = Math.ceil(far / Math.max(1, Math.floor(from.rate / 20)))
    parts.push(
      words.text('ground.away', { far: far / 1000 }),
      ticks <= 20 ? words.text('ground.ticks', { n: ticks }) : words.text('ground.moreThanTurn'),
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
  if (here !== undefined) parts.push(words.text('ground.taken', { who: here.name }))
  if (threats.length > 0)
    parts.push(
      words.text('ground.threats', { who: threats.map((one) => `${one.name} (${placeWords(one, from)})`).join(', ') }),
    )
  return `${parts.join(', ')}.`
}
