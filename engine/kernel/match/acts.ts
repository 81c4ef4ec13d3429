import type { ActKind, Result, Seat } from '../contract/ruleset.ts'

/** What a seat may do outside its turns. */
export type SeatAct =
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'ask-takeback'
  | 'accept-takeback'
  | 'decline-takeback'

/**
 * What the host notes: a seat's time ran out with nothing to play, everybody's did, the match was called off, everybody
 * agreed.
 */
export type HostAct = 'forfeit' | 'all-late' | 'abort' | 'draw-agreed' | 'taken-back'

/** What a game must allow for this act. */
export function actKind(act: SeatAct): ActKind {
  if (act === 'resign') return act
  return act.endsWith('draw') ? 'draw' : 'takeback'
}

/** An act as the record keeps it: after how many resolved turns, who (null the host), what. */
export interface ActEntry<Choice> {
  readonly at: number
  readonly seat: Seat | null
  readonly act: SeatAct | HostAct
  /** With `taken-back`: the turns that no longer count. */
  readonly dropped?: readonly Turn<Choice>[]
}

/** Choices resolved together. The branch is 0 until a take-back opens the next one; it is part of the dice's nonce. */
export interface Turn<Choice> {
  readonly choices: readonly (Choice | null)[]
  readonly branch: number
  /** The seats whose choice the rules made because their clock ran out; absent when there are none. */
  readonly late?: readonly Seat[]
}

/** A draw or a take-back that waits for the others to agree; it lapses when the turn resolves. */
export interface Offer {
  readonly kind: 'draw' | 'takeback'
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

/** How an act ends a match where the rules have no say in it; null when it does not. The host wins nothing. */
export function endedBy(act: SeatAct | HostAct, seat: Seat | null, people: readonly Seat[]): Result | null {
  switch (act) {
    case 'resign':
    case 'forfeit': {
      const [other = null, ...more] = people.filter((each) => each !== seat)
      return { winner: more.length > 0 ? null : other, reason: act === 'resign' ? 'resigned' : 'forfeited' }
    }
    case 'all-late':
      return { winner: null, reason: 'nobody_in_time' }
    case 'draw-agreed':
      return { winner: null, reason: 'agreed' }
    case 'abort':
      return { winner: null, reason: 'aborted' }
    default:
      return null
  }
}
