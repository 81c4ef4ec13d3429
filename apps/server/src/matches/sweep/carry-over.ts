import type { AnyGame } from '@tessera/kernel'
import { safeText } from '../../operate/safe-error.ts'
import type { Carried } from '../../rules/job.ts'
import type { LoadedMatch } from '../load/index.ts'
import type { Outcome, Rooms } from '../road/index.ts'
import { ended } from '../settle/index.ts'
import { amended, type Change, type MatchRow, NO_CHANGE } from '../store/index.ts'

type Carrying = Pick<Rooms, 'store' | 'registry' | 'referee' | 'clock' | 'road' | 'log'>

/**
 * Matches under rules that are no longer on the registry. Where the game can carry a position over to its new rules, the match
 * goes on from it, and everybody in it is told; else it ends without a winner. Matches whose rules are still here just go on.
 */
export async function carryOver(rooms: Carrying): Promise<void> {
  for (const { game, version } of await rooms.store.runningVersions()) {
    if (rooms.registry.at(game, version) !== undefined) continue
    for (const id of await rooms.store.runningUnder(game, version)) await carryOne(rooms, id)
  }
}

async function carryOne(rooms: Carrying, id: string): Promise<void> {
  await rooms.road.change(id, async (match): Promise<Outcome<null>> => {
    const { row, seats } = match
    if (row.status !== 'running' || match.game !== null) return { answer: null, change: null }
    const game = rooms.registry.current(row.game)
    const carried = game === undefined ? null : await carriedTo(rooms, game, row, seats.length)
    return {
      answer: null,
      change:
        game === undefined || carried === null
          ? endedUnfinished(match, rooms.clock.now())
          : carriedOver(match, game, carried),
    }
  })
  rooms.road.forget(id)
}

async function carriedTo(
  { referee, log }: Carrying,
  { ruleset }: AnyGame,
  row: MatchRow,
  seats: number,
): Promise<Carried | null> {
  try {
    return ruleset.upgrade === undefined ? null : await referee.carry(row, ruleset.version, seats)
  } catch (error) {
    log.error({ match: row.id, error: safeText(error) }, 'a match could not be carried over')
    return null
  }
}

/** It begins anew from the position with a frame that shows it under the new rules; choices not yet resolved lapse. */
function carriedOver(match: LoadedMatch, game: AnyGame, carried: Carried): Change {
  const { row } = match
  return amended(NO_CHANGE, {
    set: {
      version: game.ruleset.version,
      startState: carried.state,
      saved: carried.snapshot,
      at: 0,
      branch: row.branch + 1,
      period: carried.period,
      awaiting: [...carried.awaiting],
      frames: row.frames + 1,
      framesFrom: row.frames,
      // Acts before this are not of the new record; their numbers go on.
      actsFrom: row.actsFrom + 1_000_000,
    },
    chunks: carried.chunks,
    dropFrom: 0,
    kind: 'resolved',
    told: told(match, `The rules of ${game.name} have changed; your match goes on under the new ones.`),
  })
}

function endedUnfinished(match: LoadedMatch, now: number): Change {
  return amended(NO_CHANGE, {
    set: ended({ winner: null, reason: 'aborted' }, now),
    kind: 'finished',
    told: told(match, 'Your match ended without a winner: its rules are no longer played here.'),
  })
}

function told({ seats }: LoadedMatch, text: string): Change['told'] {
  const notice = { kind: 'carried-over' as const, text }
  return seats.flatMap(({ account }) => (account === null ? [] : [{ account, kind: 'notice' as const, notice }]))
}
