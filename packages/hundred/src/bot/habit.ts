import type { Memory } from '@tessera/kernel'
import type { Play } from '../rules/play.ts'
import { at } from '../state.ts'
import type { HundredView } from '../view/view.ts'

const MOVED = 600
/** Assumed of somebody who has not been watched yet. */
const AT_FIRST = 30

type Places = { readonly [id: string]: readonly number[] }

/** Percent of the seen fighters of a side that stood still in the last turns, the newest counting half. */
export interface Stillness {
  readonly enemy: number
  readonly own: number
}

/** Whether a side comes or waits is what most of a plan depends on. Kept in the bot's memory. */
export function stillness(view: HundredView, memory: Memory): Stillness {
  const enemy: { [id: string]: number[] } = {}
  for (const { id, x, y, woundState } of view.enemies) if (woundState !== 'down') enemy[id] = [x, y]
  const own: { [id: string]: number[] } = {}
  for (const { id, position, health } of view.units)
    if (health.woundState !== 'down') own[id] = [position.x, position.y]
  return {
    enemy: remembered(memory, 'places', 'still', enemy),
    own: remembered(memory, 'ownPlaces', 'ownStill', own),
  }
}

function remembered(memory: Memory, places: string, still: string, now: { [id: string]: number[] }): number {
  const last = typeof memory[still] === 'number' ? memory[still] : AT_FIRST
  const next = averaged(last, (memory[places] ?? {}) as Places, now)
  memory[places] = now
  memory[still] = next
  return next
}

function averaged(last: number, before: Places, now: Places): number {
  let stood = 0
  let known = 0
  for (const id in now) {
    const [x, y] = now[id] ?? []
    const [px, py] = before[id] ?? []
    if (x === undefined || y === undefined || px === undefined || py === undefined) continue
    known++
    if (Math.abs(px - x) < MOVED && Math.abs(py - y) < MOVED) stood++
  }
  return known === 0 ? last : Math.floor((last + Math.floor((100 * stood) / known)) / 2)
}

/** The same watch kept within a trial, over a side that is played through. */
export class Watch {
  #still: number
  #before: Places

  constructor(still: number, play: Play, seat: number) {
    this.#still = still
    this.#before = placesOf(play, seat)
  }

  look(play: Play, seat: number): number {
    const now = placesOf(play, seat)
    this.#still = averaged(this.#still, this.#before, now)
    this.#before = now
    return this.#still
  }
}

function placesOf({ world }: Play, seat: number): Places {
  const places: { [id: string]: number[] } = {}
  for (let place = 0; place < world.ids.length; place++)
    if (at(world.faction.seat, place) === seat && at(world.health.woundState, place) !== 'down')
      places[at(world.ids, place)] = [at(world.position.x, place), at(world.position.y, place)]
  return places
}
