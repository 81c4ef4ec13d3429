import type { Rooms } from '../road/index.ts'
import type { MatchStore } from '../store/index.ts'
import { PROVISIONAL_FROM, rated, rested, type Strength, UNRATED } from './glicko.ts'

/** What was not played for so long counts as one rating period of rest. */
const PERIOD_MS = 7 * 24 * 3_600_000

export async function ratingsFor(
  store: Pick<MatchStore, 'ratings'>,
  game: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Strength>> {
  const known = new Map<string, Strength>((await store.ratings(game, people)).map((row) => [row.account, row]))
  return new Map(people.map((account) => [account, known.get(account) ?? UNRATED]))
}

/** Computes the ratings of a match that is over; the first server to do it does it for all. */
export async function rate({ store, clock, road }: Pick<Rooms, 'store' | 'clock' | 'road'>, id: string): Promise<void> {
  const now = new Date(clock.now())
  await store.rate(id, { now, unrated: UNRATED, rated: (match, before) => newRatings(match, before, now) })
  road.forget(id)
}

type Rating = Parameters<MatchStore['rate']>[1]

/** Only matches between two people are rated. */
function newRatings(
  ...[{ row, seats }, ratings, now]: [...Parameters<Rating['rated']>, Date]
): ReturnType<Rating['rated']> {
  const { result } = row
  const people = seats.flatMap(({ seat, account }) => {
    const before = ratings.find((found) => found.account === account)
    if (account === null || before === undefined) return []
    const periods = (now.getTime() - before.changed.getTime()) / PERIOD_MS
    return [{ seat, account, before, own: rested(before, periods) }]
  })
  const [one, other, ...more] = people
  if (result === null || one === undefined || other === undefined || more.length > 0) return []
  return [
    { ...one, against: other.own },
    { ...other, against: one.own },
  ].map(({ seat, account, before, own, against }) => {
    const score = result.winner === null ? 0.5 : result.winner === seat ? 1 : 0
    const strength = rated(own, [{ against, score }])
    return {
      seat,
      account,
      strength,
      ratingBefore: Math.round(own.rating),
      ratingAfter: Math.round(strength.rating),
      deviationBefore: Math.round(before.deviation),
    }
  })
}

/** As the wire shows it. */
export function shownRating(game: string, { rating, deviation }: Strength, played: number) {
  return {
    game,
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    matches: played,
    provisional: deviation > PROVISIONAL_FROM,
  }
}
