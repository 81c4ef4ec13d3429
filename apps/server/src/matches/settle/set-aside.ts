import type { RulesExceeded } from '../../rules/pool.ts'
import type { LoadedMatch } from '../load/loaded-match.ts'
import type { Change } from '../store/change.ts'

/** Why a match cannot go on: what its rules needed too much of, or that a part of it cannot be read any more. */
export type Obstacle = RulesExceeded['limit'] | 'damaged'

/**
 * Ends a match that cannot go on: without a winner, at the position before what could not be done, and for good, so that no restart
 * tries it again. Returns what its players are told.
 */
export function setAside(loaded: LoadedMatch, change: Change, obstacle: Obstacle, now: number): string {
  const { row, game, seats } = loaded
  const text = `Your match of ${game?.name ?? row.game} had to be ended: ${REASONS[obstacle]}. Nobody has won or lost it.`
  Object.assign(change.set, {
    status: 'finished',
    finished: new Date(now),
    result: { winner: null, reason: obstacle === 'damaged' ? 'damaged' : 'set-aside' },
    awaiting: [],
    deadline: null,
    remindAt: null,
    botDue: null,
    toRate: false,
  })
  change.kind = 'finished'
  for (const { account } of seats)
    if (account !== null) change.told.push({ account, kind: 'finished', notice: { kind: 'set-aside', text } })
  return text
}

const REASONS: Readonly<Record<Obstacle, string>> = {
  time: 'what comes next would need more time than one match may use',
  memory: 'what comes next would need more memory than one match may use',
  size: 'what comes next would need more room than one match may use',
  damaged: 'a part of it is damaged where it is stored and cannot be read any more',
}
