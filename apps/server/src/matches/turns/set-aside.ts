import type { RulesExceeded } from '../../rules/pool.ts'
import type { Change } from '../keeping/change.ts'
import type { LoadedMatch } from '../keeping/loaded-match.ts'

/**
 * Ends a match whose rules needed more than a match may use: without a winner, at the position before what could not be done,
 * and for good, so that no restart tries it again. Returns what its players are told.
 */
export function setAside(loaded: LoadedMatch, change: Change, limit: RulesExceeded['limit'], now: number): string {
  const { row, game, seats } = loaded
  const needed = { time: 'time', memory: 'memory', size: 'room' }[limit]
  const text = `Your match of ${game?.name ?? row.game} had to be ended: what comes next would need more ${needed} than one match may use. Nobody has won or lost it.`
  Object.assign(change.set, {
    status: 'finished',
    finished: new Date(now),
    result: { winner: null, reason: 'set-aside' },
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
