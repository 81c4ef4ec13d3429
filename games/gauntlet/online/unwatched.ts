import type { FactionId } from '@tessera/gauntlet'
import type { PluginDatabase } from '@tessera/online'
import { FIRST_RATING } from './derive.ts'
import type { PlayerRow } from './players.ts'

/** The last battle of a run that its player has not watched to its end: it is decided, and they are not told how. */
export interface Unwatched {
  readonly match: string
  readonly number: number
  readonly winner: number | null
  readonly ratingBefore: number
  readonly ratingAfter: number
  readonly rated: boolean
  /** The highest rating their other battles have led to. */
  readonly peak: number
  readonly faction: FactionId | null
  /** Of a daily run. */
  readonly day: string | null
  /** How the run stands with this battle; it ends a run that is not active. */
  readonly status: 'active' | 'won' | 'lost'
  readonly losses: number
}

/** As `ratingsBefore` keeps results of matches from somebody who has not watched them: of each of their runs, the oldest first. */
export async function unwatchedBy(
  { sql }: Pick<PluginDatabase, 'sql'>,
  account: string | null,
): Promise<readonly Unwatched[]> {
  if (account === null) return []
  return await sql<Unwatched>(
    `select last.match, last.number, last.winner, last.rating_before as "ratingBefore", last.rating_after as "ratingAfter",
       coalesce((last.opponent->>'rated')::boolean, false) or last.rating_before <> last.rating_after as rated, run.faction, run.day, run.status, run.losses,
       (select coalesce(max(other.rating_after), ${FIRST_RATING}) from gauntlet_battles other join gauntlet_runs of_theirs on of_theirs.match = other.match
        where of_theirs.account = $1::text and (other.match, other.number) <> (last.match, last.number)) as peak
     from gauntlet_runs run join seats on seats.match = run.match and seats.account = run.account
     join matches on matches.id = run.match
     join lateral (select * from gauntlet_battles battle where battle.match = run.match order by battle.number desc limit 1) last on true
     where run.account = $1::text and seats.watched < coalesce(seats.frames, matches.frames) - 1
       and (run.reason is null or run.reason not in ('abandoned', 'damaged'))
     order by last.fought`,
    [account],
  )
}

/** What somebody has come to, without what they have not watched. */
export function withoutUnwatched(row: PlayerRow, unwatched: readonly Unwatched[]): PlayerRow {
  const [first] = unwatched
  if (first === undefined) return row
  const count = (fits: (one: Unwatched) => boolean): number => unwatched.filter(fits).length
  const wins = { ...row.wins }
  for (const { winner, faction } of unwatched) {
    if (winner !== 0 || faction === null) continue
    const others = (wins[faction] ?? 0) - 1
    if (others > 0) wins[faction] = others
    else delete wins[faction]
  }
  const rated = count((one) => one.rated)
  const ended = count(({ status }) => status !== 'active')
  const won = count(({ status }) => status === 'won')
  const flawless = count(({ status, losses }) => status === 'won' && losses === 0)
  const highest = Math.max(...unwatched.map(({ ratingAfter }) => ratingAfter))
  const peak = Math.max(first.ratingBefore, ...unwatched.map((one) => one.peak))
  const inSeason = (counted: number, less: number): number => Math.max(0, counted - less)
  return {
    ...row,
    rating: first.ratingBefore,
    peak: row.peak > highest ? row.peak : peak,
    rated: row.rated - rated,
    runs: row.runs - ended,
    won: row.won - won,
    seasonPeak: row.seasonPeak > highest ? row.seasonPeak : first.ratingBefore,
    seasonRated: inSeason(row.seasonRated, rated),
    seasonRuns: inSeason(row.seasonRuns, ended),
    seasonWon: inSeason(row.seasonWon, won),
    seasonFlawless: inSeason(row.seasonFlawless, flawless),
    wins,
  }
}

interface Score {
  readonly wins: number
  readonly losses: number
  readonly draws: number
}

/** The score of a run without the battle that is not watched. */
export function scoreBefore({ wins, losses, draws }: Score, { winner }: Unwatched): Score {
  return {
    wins: wins - (winner === 0 ? 1 : 0),
    losses: losses - (winner === 1 ? 1 : 0),
    draws: draws - (winner === null ? 1 : 0),
  }
}
