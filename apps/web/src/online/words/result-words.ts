import type { MatchSummary } from '@tessera/wire'
import { capital, seatName } from './people-words.ts'

type Ended = Pick<MatchSummary, 'result' | 'seats' | 'mine' | 'status' | 'unwatched'>

/** "Ada won", "You won", "Drawn"; empty while the viewer has yet to watch the end. */
export function resultWords({ result, seats, mine, unwatched }: Ended): string {
  if (unwatched) return 'Not watched yet'
  if (result === null) return 'No result'
  if (result.reason === 'aborted') return 'Ended by an administrator'
  if (result.reason === 'set-aside' || result.reason === 'damaged') return 'Ended without a winner'
  if (result.winner === null) return 'Drawn'
  if (result.winner === mine) return 'You won'
  const seat = seats[result.winner]
  return `${seat === undefined ? 'Somebody' : seatName(seat)} won`
}

/** How: "by agreement", "3 to 1"; empty when there is nothing to add. */
export function howWords({ result }: Pick<Ended, 'result'>): string {
  if (result === null || isVoid(result.reason)) return ''
  const score = result.score === undefined ? '' : result.score.join(' to ')
  const how = result.late ? 'On time' : (REASONS[result.reason] ?? capital(result.reason.replaceAll('_', ' ')))
  return [how, score].filter((part) => part !== '').join(', ')
}

/** How it went for one seat. */
export function outcomeFor({ result }: Pick<Ended, 'result'>, seat: number): 'won' | 'lost' | 'drawn' | null {
  if (result === null || isVoid(result.reason)) return null
  if (result.winner === null) return 'drawn'
  return result.winner === seat ? 'won' : 'lost'
}

/** It changes no rating. */
function isVoid(reason: string): boolean {
  return reason === 'aborted' || reason === 'set-aside' || reason === 'damaged'
}

interface End {
  readonly winner: number | null
  readonly reason: string
  /** A player's time ran out; the game may give another reason. */
  readonly late?: boolean | undefined
}

/** For a player of the match: "You won.", "You lost on time." */
export function endWords({ winner, reason, late }: End, mine: number): string {
  if (reason === 'aborted') return 'Ended by an administrator.'
  if (reason === 'set-aside' || reason === 'damaged') return 'Ended without a winner.'
  if (winner === null)
    return late ? 'Drawn: nobody chose in time.' : reason === 'agreed' ? 'Drawn by agreement.' : 'Drawn.'
  const time = late || reason === 'forfeited' ? ' on time' : ''
  return winner === mine ? `You won${time}.` : `You lost${time}.`
}

/** What ended a match that no turn ended; null where the rules did. */
export function suddenWords({ winner, reason, late }: End, mine: number): string | null {
  switch (late ? 'forfeited' : reason) {
    case 'aborted':
      return 'It counts for nobody.'
    case 'set-aside':
      return 'What comes next would need more of the server than one match may use. It counts for nobody.'
    case 'damaged':
      return 'A part of it is damaged where it is stored and cannot be read any more. It counts for nobody.'
    case 'agreed':
      return 'Both sides agreed on a draw.'
    case 'resigned':
      return winner === mine ? 'The other side gave up.' : 'You gave up.'
    case 'forfeited':
      if (winner === null) return 'Nobody chose in time.'
      return winner === mine ? 'The other side did not choose in time.' : 'You did not choose in time.'
    default:
      return null
  }
}

const REASONS: Readonly<Record<string, string>> = {
  agreed: 'By agreement',
  forfeited: 'On time',
  left: 'The other gave up',
  resigned: 'The other gave up',
  conceded: 'The other gave up',
  concession: 'The other gave up',
}
