/** What is drawn around a unit: where it can go this turn, what it sees, how far it shoots, what it controls. */
export interface Ranges {
  readonly reach: ReadonlySet<number>
  readonly sight: ReadonlySet<number>
  readonly zone: readonly number[]
  /** Effective and long range in steps, and the tile they are counted from. */
  readonly shots: { readonly from: number; readonly effective: number; readonly long: number } | null
}

/** The path that an own unit is ordered to take. */
export interface Plan {
  readonly unit: number
  readonly kind: 'move' | 'attack' | 'shoot' | 'follow'
  /** From where it stands, in order. */
  readonly tiles: readonly number[]
  /** Where it ends each turn, with that turn's number. */
  readonly stops: readonly { readonly tile: number; readonly turn: number }[]
  /** What is wrong with it: two units for one tile, no way. */
  readonly conflict: { readonly tile: number; readonly words: string } | null
}
