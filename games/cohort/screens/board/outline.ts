import { SIDE } from '@tessera/cohort'
import { TILE } from './tiles.ts'

/** The edge around a set of tiles as one path, its corners rounded; holes included. */
export function outlineOf(has: (tile: number) => boolean, radius = 9, inset = 0): string {
  const next = edgesOf(has)
  let path = ''
  while (next.size > 0) path += loopPath(takeLoop(next), radius, inset)
  return path
}

type Corner = number
const WIDE = SIDE + 1

/** Directed edges with the set at their right hand, by the corner they start from. */
function edgesOf(has: (tile: number) => boolean): Map<Corner, Corner[]> {
  const next = new Map<Corner, Corner[]>()
  const add = (from: Corner, to: Corner) => next.set(from, [...(next.get(from) ?? []), to])
  const inside = (col: number, row: number) => col >= 0 && row >= 0 && col < SIDE && row < SIDE && has(SIDE * row + col)
  for (let row = 0; row < SIDE; row++) {
    for (let col = 0; col < SIDE; col++) {
      if (!inside(col, row)) continue
      const at = WIDE * row + col
      if (!inside(col, row - 1)) add(at, at + 1)
      if (!inside(col + 1, row)) add(at + 1, at + WIDE + 1)
      if (!inside(col, row + 1)) add(at + WIDE + 1, at + WIDE)
      if (!inside(col - 1, row)) add(at + WIDE, at)
    }
  }
  return next
}

function takeLoop(next: Map<Corner, Corner[]>): Corner[] {
  const [start] = next.keys()
  const loop: Corner[] = []
  let at = start
  let came = 0
  while (at !== undefined) {
    const exits: Corner[] | undefined = next.get(at)
    if (exits === undefined) break
    loop.push(at)
    // Where two corners touch, the sharper right turn keeps the loops apart.
    const pick: number = exits.length === 1 ? 0 : exits.findIndex((to) => to - (at ?? 0) === rightOf(came))
    const to: Corner | undefined = exits.splice(Math.max(0, pick), 1)[0]
    if (exits.length === 0) next.delete(at)
    came = (to ?? 0) - at
    at = to
  }
  return loop
}

function rightOf(step: number): number {
  return { 1: WIDE, [WIDE]: -1, [-1]: -WIDE, [-WIDE]: 1 }[step] ?? 0
}

function loopPath(loop: readonly Corner[], radius: number, inset: number): string {
  const step = (i: number) => (loop[(i + 1) % loop.length] ?? 0) - (loop[i % loop.length] ?? 0)
  const turns = loop.map((corner, i) => ({ corner, into: step(i - 1 + loop.length), out: step(i) }))
  const bends = turns.filter(({ into, out }) => into !== out)
  return `${bends
    .map(({ corner, into, out }, i) => {
      const [inX, inY] = along(into)
      const [outX, outY] = along(out)
      // The set lies to the right of every edge, so that inward is right of both.
      const x = (corner % WIDE) * TILE + inset * (-inY - outY)
      const y = Math.floor(corner / WIDE) * TILE + inset * (inX + outX)
      return `${i === 0 ? 'M' : 'L'}${x - radius * inX} ${y - radius * inY}Q${x} ${y} ${x + radius * outX} ${y + radius * outY}`
    })
    .join('')}Z`
}

function along(step: number): readonly [number, number] {
  return step === 1 ? [1, 0] : step === -1 ? [-1, 0] : step > 0 ? [0, 1] : [0, -1]
}
