import { words } from '../../words/catalogue.ts'
export interface Score {
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

export function matchesOf({ won, lost, drawn }: Score): number {
  return won + lost + drawn
}

/** "3 won, 1 lost." */
export function standing(score: Score): string {
  return matchesOf(score) === 0 ? words.text('score.none') : words.text('score.all', { score: scoreWords(score) })
}

export function scoreWords({ won, lost, drawn }: Score): string {
  return drawn === 0 ? words.text('score.two', { won, lost }) : words.text('score.three', { won, lost, drawn })
}
