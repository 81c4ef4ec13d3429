import type { Seat } from './ruleset.ts'

/** What a seat may do outside its turns. */
export type SeatAct =
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'ask-takeback'
  | 'accept-takeback'
  | 'decline-takeback'

/** What only the host does: a seat's time ran out with nothing to play, or the match is called off. */
export type HostAct = 'forfeit' | 'abort'

/** An act as the record keeps it: after how many resolved turns, who, what. */
export interface ActEntry<Choice> {
  readonly at: number
  readonly seat: Seat | null
  readonly act: SeatAct | HostAct
  /** On an accepted take-back: the turns it took back. */
  readonly dropped?: readonly Turn<Choice>[]
}

/** Choices resolved together. The branch is 0 until a take-back opens the next one; it is part of the dice's nonce. */
export interface Turn<Choice> {
  readonly choices: readonly (Choice | null)[]
  readonly branch: number
}
