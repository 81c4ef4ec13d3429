import { FrameLog, isSeed, type Result, type Seat, type Timeline } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import type { Draft, KeptMatch, Listing, MatchDefinition, PlayTypes, TableSeat } from '../definition/index.ts'

/** The seat of a player in a match of this browser. */
export const OWN_SEAT: Seat = 0

/** What is kept with a stored match; null for a record without a player in this browser. What was stored may be old or changed by hand. */
export function keptIn<T extends PlayTypes>(definition: MatchDefinition<T>, extra: unknown): KeptMatch<T> | null {
  const stored = fieldsOf(extra)
  const { kind, opponent, botSeed, seen, tour, draft, own } = stored
  if (kind !== 'match' || typeof botSeed !== 'string' || !isSeed(botSeed)) return null
  return {
    kind,
    opponent: definition.opponent.read(opponent) ?? definition.opponent.usual,
    botSeed,
    seen: countIn(seen),
    tour: tour === true,
    draft: draftIn(definition, draft),
    // Matches kept by older versions have the game's own fields beside the others.
    own: definition.own.read(own === undefined ? stored : fieldsOf(own)),
  }
}

/** An object's fields, or none. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {}
}

export function countIn(stored: unknown): number {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : 0
}

function draftIn<T extends PlayTypes>({ game }: MatchDefinition<T>, stored: unknown): Draft<T['choice']> | null {
  const { at, choice, final } = fieldsOf(stored)
  const parsed = choice === undefined ? null : game.ruleset.choice.parse(choice)
  return parsed?.ok === true ? { at: countIn(at), choice: parsed.value, final: final === true } : null
}

/** The seats of a match of this browser, the player's own first. */
export function seatsHere<T extends PlayTypes>(
  { game, opponent }: MatchDefinition<T>,
  config: T['config'],
  against: T['opponent'],
): readonly TableSeat[] {
  return Array.from({ length: game.ruleset.seats(config) }, (_, seat) =>
    seat === OWN_SEAT ? { name: words.text('seat.you'), style: null } : opponent.seat(against, seat),
  )
}

/** How a match is listed, as far as its player has watched it. */
export function listingOf<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  match: {
    readonly timeline: Timeline<T['event'], T['view']>
    readonly seats: readonly TableSeat[]
    readonly seen: number
    readonly latest: T['view']
    readonly result: Result | null
    readonly own: T['own']
    /** It went on from a moment of another match. */
    readonly forked: boolean
  },
): Listing {
  const { timeline, seats, latest, result, own } = match
  const seen = Math.max(0, Math.min(match.seen, timeline.length - 1))
  const foe = seats.find((_, seat) => seat !== OWN_SEAT)?.name ?? ''
  const listed = definition.listed({
    timeline,
    seen,
    view: timeline.frame(seen).view,
    latest,
    result,
    me: OWN_SEAT,
    foe,
    own,
  })
  return match.forked
    ? { ...listed, note: words.text('kept.fork', { turn: firstTurn(timeline), note: listed.note }) }
    : listed
}

/** Where a fork began; 0 before the first turn. */
function firstTurn<Event, View>(timeline: Timeline<Event, View>): number {
  return timeline.length === 0 ? 0 : timeline.period(0)
}

/** Listens to a match that is being set up. */
export function listening<T extends PlayTypes>() {
  const timeline = new FrameLog<T['event'], T['view']>()
  return { timeline, watcher: { to: OWN_SEAT, frame: timeline.push.bind(timeline) } }
}
