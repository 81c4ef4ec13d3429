import type { MatchSummary } from '@tessera/wire'
import { textOfSaid } from '@tessera/words'
import { words } from './catalogue.ts'
import { capital, seatName } from './people-words.ts'

type Ended = Pick<MatchSummary, 'result' | 'seats' | 'mine' | 'status' | 'unwatched'>

/** "Ada won", "You won", "Drawn"; empty while the viewer has yet to watch the end. */
export function resultWords({ result, seats, mine, unwatched }: Ended): string {
  if (unwatched) return words.text('result.unwatched')
  if (result === null) return words.text('result.none')
  if (result.reason === 'aborted') return words.text('result.aborted')
  if (result.reason === 'set-aside' || result.reason === 'damaged') return words.text('result.void')
  if (result.winner === null) return words.text('result.drawn')
  if (result.winner === mine) return words.text('result.you')
  const seat = seats[result.winner]
  return seat === undefined ? words.text('result.somebody') : words.text('result.won', { name: seatName(seat) })
}

/** How: "by agreement", "3 to 1"; empty when there is nothing to add. */
export function howWords({ result }: Pick<Ended, 'result'>): string {
  if (result === null || isVoid(result.reason)) return ''
  const score = result.score === undefined ? '' : scoreWords(result.score)
  const how = result.late ? words.text('how.forfeited') : reasonWords(result.reason)
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
  if (reason === 'aborted') return words.text('end.aborted')
  if (reason === 'set-aside' || reason === 'damaged') return words.text('end.void')
  if (winner === null)
    return late
      ? words.text('end.drawn.late')
      : reason === 'agreed'
        ? words.text('end.drawn.agreed')
        : words.text('end.drawn')
  const won = winner === mine
  if (late || reason === 'forfeited') return words.text(won ? 'end.won.late' : 'end.lost.late')
  return words.text(won ? 'end.won' : 'end.lost')
}

/** What ended a match that no turn ended; null where the rules did. */
export function suddenWords({ winner, reason, late }: End, mine: number): string | null {
  switch (late ? 'forfeited' : reason) {
    case 'aborted':
      return words.text('sudden.aborted')
    case 'set-aside':
      return words.text('sudden.set-aside')
    case 'damaged':
      return words.text('sudden.damaged')
    case 'agreed':
      return words.text('sudden.agreed')
    case 'resigned':
      return winner === mine ? words.text('sudden.resigned.other') : words.text('sudden.resigned')
    case 'forfeited':
      if (winner === null) return words.text('sudden.late.nobody')
      return winner === mine ? words.text('sudden.late.other') : words.text('sudden.late')
    default:
      return null
  }
}

/** A reason of a game's own is said as its rules call it. */
function reasonWords(reason: string): string {
  const key = `how.${reason}`
  return words.has(key) && key !== 'how.score'
    ? textOfSaid({ scope: words.scope, key })
    : capital(reason.replaceAll('_', ' '))
}

function scoreWords(score: readonly number[]): string {
  const [one = 0, other] = score
  return other === undefined ? String(one) : words.text('how.score', { one, other })
}
