import { useAnswer, useMe } from '@tessera/play/online'
import type { MatchSummary } from '@tessera/wire'

/** One's matches as everything here asks for them, so that one answer serves all. */
const ALL = { query: { limit: 100 } } as const

/** One's own matches: those that wait for one first, the most urgent at the top; null while they are not known. */
export function useMyMatches(): readonly MatchSummary[] | null {
  const me = useMe()
  const { data } = useAnswer('myMatches', ALL, me !== null)
  return data === undefined ? null : data.entries.toSorted(byUrgency)
}

/** Whether a match waits for this player: a choice, or a battle to watch. */
export function waitsForMe({ status, awaiting, mine, unwatched }: MatchSummary): boolean {
  if (mine === null) return false
  return unwatched || (status === 'running' && awaiting.includes(mine))
}

/** The match to go to from here: the next that waits, in the order they are listed, and round again. */
export function nextWaiting(matches: readonly MatchSummary[], here: string | null): MatchSummary | null {
  const waiting = matches.filter((match) => waitsForMe(match) && match.id !== here)
  const place = matches.findIndex(({ id }) => id === here)
  return waiting.find((match) => matches.indexOf(match) > place) ?? waiting[0] ?? null
}

function byUrgency(a: MatchSummary, b: MatchSummary): number {
  return Number(waitsForMe(b)) - Number(waitsForMe(a)) || until(a) - until(b) || b.changed.localeCompare(a.changed)
}

function until({ status, deadline }: MatchSummary): number {
  return status !== 'running' || deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline)
}
