import type { Tile } from '../content/terms.ts'
import { pairOf, type Unit } from '../state.ts'
import type { Lookout } from './lookout.ts'

/** Who has been told to go where, so that the next is sent elsewhere. */
export class Claims {
  readonly #taken = new Set<Tile>()
  readonly #against = new Map<number, number>()
  readonly #waiting = new Map<Tile, number>()

  constructor({ play, seat }: Lookout) {
    for (const unit of play.state.units) if (unit.seat === seat) this.#waiting.set(unit.tile, unit.id)
    for (const contact of pairOf(play.state.seats, seat).contacts)
      if (contact.state === 'confirmed') this.#taken.add(contact.tile)
  }

  take(unit: Unit, tile: Tile): void {
    this.#taken.add(tile)
    this.#waiting.delete(unit.tile)
  }

  /** Nobody is sent there, and nobody who has no orders yet stands there. */
  isFree(tile: Tile, unit: Unit): boolean {
    if (this.#taken.has(tile)) return false
    const waiting = this.#waiting.get(tile)
    return waiting === undefined || waiting === unit.id
  }

  isTaken(tile: Tile): boolean {
    return this.#taken.has(tile)
  }

  attack(handle: number): void {
    this.#against.set(handle, this.attackers(handle) + 1)
  }

  attackers(handle: number): number {
    return this.#against.get(handle) ?? 0
  }
}
