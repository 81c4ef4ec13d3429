import type { MatchUpdate } from '@tessera/wire'
import type { FreshFrames } from '../../rules/job.ts'
import { audiencesOf } from '../../rules/match-runner.ts'
import type { LoadedMatch } from '../load/index.ts'
import { seatDeadline } from '../settle/index.ts'
import { framesOf, type MatchRow, type SeatRow } from '../store/index.ts'

type Frames = MatchUpdate['fresh']

/** A match after a change, as each audience may know it: made once for all listeners, from memory. */
export interface Published {
  readonly revision: number
  /** How long the frames in it are. */
  readonly letters: number
  /** For a seat ('0', '1', ...) or for spectators ('s'), as JSON. */
  json(audience: string): string
}

/**
 * `fresh` are the frames the change brought; null when they are too many to be sent along. Updates are kept for those who come back, so
 * an update keeps neither the position nor the match in memory.
 */
export function published(loaded: LoadedMatch, fresh: readonly FreshFrames[] | null): Published {
  return update(saidToAll(loaded), audiencesOf(loaded.seats.length).map(saidTo(loaded, fresh)), lettersOf(fresh))
}

type ToAll = Omit<MatchUpdate, keyof ToOne | 'fresh'>
type ToOne = Pick<MatchUpdate, 'chosen' | 'result' | 'unwatched' | 'rematch' | 'frames' | 'from'>

interface Said {
  readonly audience: string
  readonly facts: ToOne
  /** A JSON array. */
  readonly fresh: string
}

function update(toAll: ToAll, toEach: readonly Said[], letters: number): Published {
  const made = new Map<string, string>()
  return {
    revision: toAll.revision,
    letters,
    json(audience) {
      const known = made.get(audience)
      if (known !== undefined) return known
      const said = toEach.find((one) => one.audience === audience)
      if (said === undefined) throw new Error(`There is no audience ${audience} in this match`)
      const json = `${JSON.stringify({ ...toAll, ...said.facts }).slice(0, -1)},"fresh":${said.fresh}}`
      made.set(audience, json)
      return json
    },
  }
}

function lettersOf(fresh: readonly FreshFrames[] | null): number {
  return 400 + (fresh ?? []).reduce((sum, { json }) => sum + json.length, 0)
}

function saidToAll(loaded: LoadedMatch): ToAll {
  const { row, seats, pending } = loaded
  return {
    revision: row.revision,
    at: row.at,
    status: row.status,
    awaiting: [...row.awaiting],
    sealed: pending.flatMap((one, seat) => (one?.final === true ? [seat] : [])),
    offers: (row.saved?.offers ?? []).map((offer) => ({ ...offer, agreed: [...offer.agreed] })),
    deadline: row.deadline?.toISOString() ?? null,
    deadlines: seats.map(({ seat }) => {
      const deadline = row.status === 'running' && row.awaiting.includes(seat) ? seatDeadline(loaded, seat) : null
      return deadline === null ? null : new Date(deadline).toISOString()
    }),
    banks: seats.map(({ bank }) => bank),
    period: row.period,
    changed: row.changed.toISOString(),
  }
}

function saidTo(
  { row, seats, pending, game }: LoadedMatch,
  fresh: readonly FreshFrames[] | null,
): (audience: string) => Said {
  return (audience) => {
    const own = audience === 's' ? undefined : seats[Number(audience)]
    const chosen = own === undefined ? null : (pending[own.seat] ?? null)
    const unwatched = game?.ruleset.beat !== undefined && isUnwatched(row, own)
    const frames = framesOf(row, audience)
    const mine = fresh?.find((one) => one.audience === audience)
    return {
      audience,
      facts: {
        chosen: (chosen === null ? null : { choice: chosen.choice, final: chosen.final }) as MatchUpdate['chosen'],
        result: unwatched || row.result === null ? null : shownResult(row.result, row.late),
        unwatched,
        rematch: own === undefined ? null : row.rematch,
        frames,
        from: mine?.from ?? frames,
      },
      fresh: fresh === null ? 'null' : (mine?.json ?? '[]'),
    }
  }
}

/** The same without the frames, for accounts that may not look at the position. */
export function withoutFrames(json: string): string {
  const update = JSON.parse(json) as MatchUpdate
  const none: Frames = []
  return JSON.stringify({ ...update, fresh: none })
}

function isUnwatched(row: MatchRow, place: SeatRow | undefined): boolean {
  return (
    row.result !== null &&
    row.result.reason !== 'damaged' &&
    place !== undefined &&
    place.watched < (place.frames ?? row.frames) - 1
  )
}

export function shownResult(
  { winner, reason, score }: NonNullable<MatchRow['result']>,
  late: boolean,
): MatchUpdate['result'] {
  return { winner, reason, ...(score === undefined ? {} : { score: [...score] }), ...(late ? { late } : {}) }
}
