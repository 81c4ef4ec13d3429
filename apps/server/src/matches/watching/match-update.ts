import type { MatchUpdate } from '@tessera/wire'
import type { FreshFrames } from '../../rules/job.ts'
import { framesOf, type LoadedMatch } from '../keeping/loaded-match.ts'
import type { MatchRow, SeatRow } from '../rows.ts'
import { seatDeadline } from '../turns/time-left.ts'

type Frames = MatchUpdate['fresh']

/** What a change made of a match, as each audience may know it: made once for everybody who listens, from what is in memory. */
export interface Published {
  readonly revision: number
  /** How long the frames in it are. */
  readonly letters: number
  /** For a seat ('0', '1', ...) or those who watch ('s'), as JSON. */
  json(audience: string): string
}

/** `fresh` are the frames the change brought; null when they are too many to be sent along. */
export function published(loaded: LoadedMatch, fresh: readonly FreshFrames[] | null): Published {
  const { row, pending, game } = loaded
  const seats = [...loaded.seats]
  const made = new Map<string, string>()
  const automatic = game?.ruleset.beat !== undefined
  const then = { ...loaded, seats }
  const deadlines = seats.map(({ seat }) => {
    const deadline = row.status === 'running' && row.awaiting.includes(seat) ? seatDeadline(then, seat) : null
    return deadline === null ? null : new Date(deadline).toISOString()
  })
  return {
    revision: row.revision,
    letters: 400 + (fresh ?? []).reduce((sum, { json }) => sum + json.length, 0),
    json(audience) {
      const known = made.get(audience)
      if (known !== undefined) return known
      const own = audience === 's' ? undefined : seats[Number(audience)]
      const chosen = own === undefined ? null : (pending[own.seat] ?? null)
      const unwatched = automatic && isUnwatched(row, own)
      const frames = framesOf(row, audience)
      const mine = fresh?.find((one) => one.audience === audience)
      const update: Omit<MatchUpdate, 'fresh'> = {
        revision: row.revision,
        at: row.at,
        status: row.status,
        awaiting: [...row.awaiting],
        sealed: pending.flatMap((one, seat) => (one?.final === true ? [seat] : [])),
        chosen: (chosen === null ? null : { choice: chosen.choice, final: chosen.final }) as MatchUpdate['chosen'],
        offers: (row.saved?.offers ?? []).map((offer) => ({ ...offer, agreed: [...offer.agreed] })),
        deadline: row.deadline?.toISOString() ?? null,
        deadlines,
        banks: seats.map(({ bank }) => bank),
        period: row.period,
        changed: row.changed.toISOString(),
        result: unwatched || row.result === null ? null : shownResult(row.result, row.late),
        unwatched,
        rematch: own === undefined ? null : row.rematch,
        frames,
        from: mine?.from ?? frames,
      }
      const list = fresh === null ? 'null' : (mine?.json ?? '[]')
      const json = `${JSON.stringify(update).slice(0, -1)},"fresh":${list}}`
      made.set(audience, json)
      return json
    },
  }
}

/** Where somebody may not look at the position, the same without the frames. */
export function withoutFrames(json: string): string {
  const update = JSON.parse(json) as MatchUpdate
  const none: Frames = []
  return JSON.stringify({ ...update, fresh: none })
}

function isUnwatched(row: MatchRow, place: SeatRow | undefined): boolean {
  return row.result !== null && place !== undefined && place.watched < (place.frames ?? row.frames) - 1
}

export function shownResult(
  { winner, reason, score }: NonNullable<MatchRow['result']>,
  late: boolean,
): MatchUpdate['result'] {
  return { winner, reason, ...(score === undefined ? {} : { score: [...score] }), ...(late ? { late } : {}) }
}
