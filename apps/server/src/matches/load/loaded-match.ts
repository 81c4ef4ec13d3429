import { type AnyGame, hashOf, type Json, type Memory } from '@tessera/kernel'
import { NO_MATCH } from '../../request-error.ts'
import type { Pending } from '../../rules/job.ts'
import type { Change, MatchRow, MatchStore, OpenTurn, SeatRow, Written } from '../store/index.ts'
import type { GameRegistry } from './game-registry.ts'

/** A match as this process holds it: its rows as of `row.revision`, which never change, and its open turn. */
export interface LoadedMatch extends OpenTurn {
  readonly row: MatchRow
  readonly seats: readonly SeatRow[]
  /** null when this version of the game is no longer here. */
  readonly game: AnyGame | null
  /** What the host's seats answered last besides their choices, by seat. */
  readonly answers: ReadonlyMap<number, Memory>
}

export async function loadMatch(store: MatchStore, registry: GameRegistry, id: string): Promise<LoadedMatch> {
  const stored = await store.load(id)
  if (stored === null) throw NO_MATCH()
  const { row, seats, choices, answers } = stored
  const pending: Pending[] = seats.map(() => null)
  const sealedAt: (number | null)[] = seats.map(() => null)
  const keys = new Map<string, { readonly revision: number; readonly print: string }>()
  for (const { seat, choice, final, received, key, revision } of choices) {
    pending[seat] = choice === null ? null : { choice, final }
    sealedAt[seat] = choice !== null && final ? received.getTime() : null
    keys.set(keyOf(seat, key), { revision, print: printOf(choice, final) })
  }
  const game = registry.at(row.game, row.version) ?? null
  return { row, seats, game, answers, pending, sealedAt, keys, held: { stamp: null, views: new Map() } }
}

/** The match once a change is written, without asking the store again. */
export function changedMatch(match: LoadedMatch, change: Change, { revision, changed }: Written): LoadedMatch {
  const drafted = draft(match, change)
  const { choice, turn } = change
  const keys =
    choice === null || turn !== null
      ? drafted.keys
      : new Map(drafted.keys).set(keyOf(choice.seat, choice.key), {
          revision,
          print: printOf(choice.choice, choice.final),
        })
  return { ...drafted, keys, row: { ...drafted.row, revision, changed } }
}

/** The match as a change would leave it. */
export function draft(match: LoadedMatch, change: Change): LoadedMatch {
  const { answered } = change
  return {
    ...match,
    ...change.open,
    row: { ...match.row, ...change.set },
    seats: match.seats.map((place) => change.seats.get(place.seat) ?? place),
    answers: answered === null ? match.answers : new Map(match.answers).set(answered.seat, answered.memory),
  }
}

/** Whether the rules can go on with it: it has begun, and they are here. */
export function isPlayable({ row, game }: Pick<LoadedMatch, 'row' | 'game'>): boolean {
  return row.saved !== null && game !== null
}

/** A fingerprint of a choice: tells whether one that is sent again is the same. */
export function printOf(choice: Json | null, final: boolean): string {
  return hashOf([choice, final])
}

export function keyOf(seat: number, key: string): string {
  return `${seat}:${key}`
}
