/** A game in a page, for new players; the numbered rulebook has the rest. */
export interface Primer {
  /** Three sentences. */
  readonly goal: readonly [string, string, string]
  /** A turn, or a battle, step by step. */
  readonly turn: readonly string[]
  readonly symbols: readonly { readonly icon: string; readonly name: string; readonly means: string }[]
  /** Ten things worth knowing. */
  readonly things: readonly string[]
}
