import type { RulesExceeded } from '../../rules/pool.ts'
import type { LoadedMatch } from '../load/index.ts'
import { amended, type Change, NO_CHANGE } from '../store/index.ts'

/** Why a match cannot go on: its rules needed too much of something, or a part of it cannot be read any more. */
export type Obstacle = RulesExceeded['limit'] | 'damaged'

/** Ends a match without a winner at its present position, so that no restart tries the same again. */
export function setAside(match: LoadedMatch, obstacle: Obstacle, now: number): Change {
  const { seats } = match
  const notice = { kind: 'set-aside' as const, text: setAsideText(match, obstacle) }
  const result = { winner: null, reason: obstacle === 'damaged' ? 'damaged' : 'set-aside' }
  const people = seats.flatMap(({ account }) => (account === null ? [] : [account]))
  return amended(NO_CHANGE, {
    set: { ...ended(result, now), toRate: false },
    kind: 'finished',
    told: people.map((account) => ({ account, kind: 'finished', notice })),
  })
}

/** The text for its players. */
export function setAsideText({ row, game }: LoadedMatch, obstacle: Obstacle): string {
  return `Your match of ${game?.name ?? row.game} had to be ended: ${REASONS[obstacle]}. Nobody has won or lost it.`
}

/** The row of a match that does not end by its rules. */
export function ended(result: Change['set']['result'], now: number): Change['set'] {
  return {
    status: 'finished',
    finished: new Date(now),
    result: result ?? null,
    awaiting: [],
    deadline: null,
    remindAt: null,
    botDue: null,
  }
}

const REASONS: Readonly<Record<Obstacle, string>> = {
  time: 'what comes next would need more time than one match may use',
  memory: 'what comes next would need more memory than one match may use',
  size: 'what comes next would need more room than one match may use',
  damaged: 'a part of it is damaged where it is stored and cannot be read any more',
}
