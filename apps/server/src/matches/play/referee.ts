import type { Json, Written } from '@tessera/kernel'
import { newId } from '../../ids.ts'
import type { Carried, ColdMatch, DamagedPart, Mark, Played, RulesRequest, Work } from '../../rules/job.ts'
import type { Payer, RulesPool } from '../../rules/pool.ts'
import type { LoadedMatch } from '../load/index.ts'
import { type HeldPosition, type MatchRow, type MatchStore, startOf } from '../store/index.ts'
import type { Shares } from './shares.ts'

/** The result of the rules, and the thread that holds the new position. */
export interface PlayedMatch extends Played {
  readonly held: HeldPosition
}

type Request<Kind extends RulesRequest['kind']> = Omit<Extract<RulesRequest, { readonly kind: Kind }>, 'kind'>

/** Lets the threads run the rules, and charges their time to accounts. */
export class Referee {
  readonly #rules: RulesPool
  readonly #store: MatchStore
  readonly #shares: Shares
  #ms = 0

  constructor(rules: RulesPool, store: MatchStore, shares: Shares) {
    this.#rules = rules
    this.#store = store
    this.#shares = shares
  }

  /** Processor time that rules have taken, in seconds. */
  get seconds(): number {
    return this.#ms / 1000
  }

  load(): { readonly waiting: number; readonly busy: number } {
    return this.#rules.load()
  }

  /** Refuses when the account has used up its share of the server's time. */
  refuseUsedUp(account: string): void {
    this.#shares.refuseUsedUp(account)
  }

  /** Charges an account for time a bot has thought. */
  charge(account: string, ms: number): void {
    this.#shares.note(account, ms)
  }

  /**
   * Lets the rules do something to a match. The time is charged to `account`, or to the account that made the match; choices of people and
   * beginnings are refused when that has used up its share.
   */
  async play(match: LoadedMatch, work: Work, account?: string | null): Promise<PlayedMatch> {
    const { row, held } = match
    const stamp = newId()
    const refusable = work.kind === 'begin' || (work.kind === 'submit' && account != null)
    const payer = this.#payer(account ?? row.createdBy, refusable)
    const ask = async (cold: ColdMatch | null) => {
      const expects = cold === null ? held.stamp : null
      const request = { match: row.id, game: row.game, version: row.version, stamp, work, expects, cold }
      return await this.#rules.ask({ kind: 'play', ...request }, payer)
    }
    const knownToNone = work.kind !== 'begin' && held.stamp === null
    const first = await ask(knownToNone ? await this.#cold(match) : null)
    const reply = first.kind === 'cold' ? await ask(await this.#cold(match)) : first
    if (reply.kind !== 'played') throw new Error(`The rules answered a ${work.kind} with ${reply.kind}`)
    const { played } = reply
    // Refused, the position is the same and has a new name.
    if (played.refusal !== null) held.stamp = stamp
    return { ...played, held: heldAfter(played, held, stamp) }
  }

  /** The view of an audience at the position, as JSON; null when no thread holds it. */
  async look({ row, held }: Pick<LoadedMatch, 'row' | 'held'>, audience: string): Promise<string | null> {
    const { stamp, views } = held
    const known = views.get(audience)
    if (known !== undefined) return known
    if (stamp === null) return null
    const request = { kind: 'look' as const, match: row.id, expects: stamp, audience }
    const reply = await this.#rules.ask(request, { account: `match ${row.id}` })
    if (reply.kind !== 'seen') return null
    views.set(audience, reply.json)
    return reply.json
  }

  /** The position after a step of a record. */
  async stateAfter(
    account: string,
    request: Request<'state'>,
  ): Promise<{ readonly state: Json; readonly over: boolean }> {
    const reply = await this.#rules.ask({ kind: 'state', ...request }, this.#payer(account, true))
    if (reply.kind !== 'state') throw new Error(`The rules answered with ${reply.kind}`)
    return reply
  }

  /** Refuses before anything is done for an account that has used up its share, or for which enough waits to be read already. */
  refuseMoreReads(account: string): void {
    this.#shares.refuseUsedUp(account)
    this.#rules.refuseMoreReads(account)
  }

  /** A text as a choice; null where choices of the game cannot be written. */
  async read(account: string, request: Request<'read'>): Promise<Written<Json> | null> {
    const reply = await this.#rules.ask({ kind: 'read', ...request }, this.#payer(account, true))
    return reply.kind === 'read' ? reply.written : null
  }

  /** The position of a match under the newest rules of its game; null when they cannot take it over. */
  async carry(row: MatchRow, version: number, seats: number): Promise<Carried | null> {
    const state = row.saved?.point.state
    if (state === undefined) return null
    const start = { config: row.config, seed: row.seed ?? '' }
    const seen = await this.#store.lastFrames(row, seats)
    const { id: match, game, version: from, frames } = row
    const left = row.saved?.left ?? []
    const request = { match, game, version, from, start, state, branch: row.branch + 1, frames, left, seen }
    const reply = await this.#rules.ask({ kind: 'carry', ...request }, this.#payer(row.createdBy, false))
    return reply.kind === 'carried' ? reply.carried : null
  }

  /** The part of a running match that cannot be read from the store; null when all of it can. */
  async damagedPart(match: LoadedMatch): Promise<DamagedPart | null> {
    const { row, game } = match
    if (row.status !== 'running' || game === null) return null
    if (row.saved === null) return 'position'
    const request = { match: row.id, game: row.game, version: row.version, cold: await this.#cold(match) }
    const reply = await this.#rules.ask({ kind: 'check', ...request }, this.#payer(row.createdBy, false))
    return reply.kind === 'checked' ? reply.damaged : null
  }

  /** Everything a thread needs to go on with a match that it does not hold. */
  async #cold({ row, pending }: LoadedMatch): Promise<ColdMatch> {
    if (row.saved === null) throw new Error(`Match ${row.id} has not begun`)
    const history = await this.#store.history(row)
    const saved = { ...row.saved, start: startOf(row), ...history, choices: pending }
    return { saved, frames: await this.#store.lastFrames(row, pending.length) }
  }

  /** Work in an account's turn and on its share; work that is not refusable is done even when the share is used up. */
  #payer(account: string, refusable: boolean): Payer {
    return {
      account,
      ...(refusable && { begin: () => this.#shares.refuseUsedUp(account) }),
      charge: (ms) => {
        this.#shares.note(account, ms)
        this.#ms += ms
      },
    }
  }
}

/** A result of the rules in which nothing was done: for changes that follow from time alone. */
export function nothingPlayed({ row, pending, held }: LoadedMatch): PlayedMatch {
  const mark: Mark = { turns: row.at, acts: 0, frames: row.frames, branch: row.branch }
  return {
    refusal: null,
    before: mark,
    after: mark,
    awaiting: row.awaiting,
    result: row.result,
    period: row.period,
    turn: null,
    acts: [],
    position: null,
    chunks: [],
    fresh: [],
    pending,
    held,
  }
}

function heldAfter({ refusal, result, position }: Played, before: HeldPosition, stamp: string): HeldPosition {
  if (refusal !== null) return before
  return { stamp: result === null ? stamp : null, views: position === null ? before.views : new Map() }
}
