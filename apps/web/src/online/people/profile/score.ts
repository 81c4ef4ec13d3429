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
  return matchesOf(score) === 0 ? 'No match finished yet.' : `${scoreWords(score)}.`
}

export function scoreWords({ won, lost, drawn }: Score): string {
  return `${won} won, ${lost} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`
}
