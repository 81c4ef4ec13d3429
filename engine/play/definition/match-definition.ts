import type { Opponent, Seat, Style } from '@tessera/kernel'
import type { Beginning, GameOf, KeptMatch, Listing, PlayTypes, RecordOf, SeenMatch, TableSeat } from './types.ts'

/**
 * What is particular about a game's matches in this browser, without a single component: set-up pages load it without the
 * table. Opening, keeping, forking, rematches, replays and online play are made from it; see docs/screens.md.
 */
export interface MatchDefinition<T extends PlayTypes> {
  readonly game: GameOf<T>
  readonly opponent: {
    /** The opponent of a player who has chosen none. */
    readonly usual: T['opponent']
    /** What was stored may be old or changed by hand: null for an opponent this game does not know. */
    read(stored: unknown): T['opponent'] | null
    /** How another seat is called and how its bot plays. Asked for every seat but the player's own, the host's as well. */
    seat(opponent: T['opponent'], seat: Seat): TableSeat & { readonly style: Style }
    /** The opponent in a fork: like the bot that sat there, or as the record says; the usual one without it. */
    like?(bot: Style | null, record: RecordOf<T> | null): T['opponent']
    /** Answers for a seat instead of the game's bot. */
    answer?(opponent: T['opponent'], seat: Seat): Opponent<T['choice'], T['view']> | undefined
  }
  readonly own: {
    /** From what was stored, which may be anything; an empty record gives what a new match has. */
    read(stored: Readonly<Record<string, unknown>>): T['own']
    /** For a match that goes on from a position of another. */
    forked(state: T['state'], before: T['own'] | null): T['own']
  }
  /**
   * Where a table opens on which nothing was watched yet: at the first frame, because there is something to watch, or in the
   * present, because what happened before stands in the log.
   */
  readonly opensAt: 'first' | 'present'
  listed(seen: SeenMatch<T>): Listing
  /** Choices that are made before the table opens, such as bringing a deck; null when the player makes them there. */
  opening?(view: T['view'], seat: Seat, kept: KeptMatch<T>): T['choice'] | null
  /** The same again. */
  rematch(config: T['config'], kept: KeptMatch<T>, record: RecordOf<T>): Beginning<T>
  /** For games that hide nothing: the position behind a view, so that a match that still runs on a server can be forked. */
  position?(view: T['view']): { readonly config: T['config']; readonly state: T['state'] }
  /** How a seat of a record is called beside the given name, where the record says more: "Marshal" for a forge. */
  recorded?(record: RecordOf<T>, seat: Seat): Partial<TableSeat>
}

/** A definition with its types checked against its game. */
export function defineMatch<T extends PlayTypes>(definition: MatchDefinition<T>): MatchDefinition<T> {
  return definition
}
