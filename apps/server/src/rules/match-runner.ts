import {
  type AnyGame,
  type AnyRecord,
  type Audience,
  createMatch,
  hashOf,
  type Json,
  type Match,
  openRecord,
  type Refusal,
  restoreMatch,
  type Watcher,
} from '@tessera/kernel'
import { damagedPart } from './damaged-part.ts'
import { FrameRecorder } from './frame-recorder.ts'
import type { Carried, ColdMatch, Mark, Pending, Played, RulesReply, RulesRequest, Snapshot, Work } from './job.ts'

type AnyMatch = Match<Json, Json, Json, Json, Json>
type Request<Kind extends RulesRequest['kind']> = Extract<RulesRequest, { readonly kind: Kind }>

interface Held {
  readonly match: AnyMatch
  readonly frames: FrameRecorder
  stamp: string
  pending: Pending[]
}

export type FindGame = (game: string, version: number) => AnyGame | undefined

/**
 * Runs the rules on the matches played last, which it holds. It knows no database, no clock and no
 * other match than the one it is asked about, so that it can work in a thread of its own.
 */
export class MatchRunner {
  readonly #find: FindGame
  readonly #most: number
  readonly #held = new Map<string, Held>()

  constructor(find: FindGame, most = 250) {
    this.#find = find
    this.#most = most
  }

  answer(request: RulesRequest): RulesReply {
    switch (request.kind) {
      case 'play':
        return this.#play(request)
      case 'look':
        return this.#look(request)
      case 'state':
        return stateAt(this.#game(request), request)
      case 'read':
        return { kind: 'read', written: this.#game(request).written?.(request.view, request.text) ?? null }
      case 'check':
        return { kind: 'checked', damaged: damagedPart(this.#game(request), request.match, request.cold) }
      case 'carry':
        return { kind: 'carried', carried: carried(this.#game(request), request) }
    }
  }

  /** Forgets the half that was not used for longest, when memory runs short. */
  forgetHalf(): void {
    let rest = Math.ceil(this.#held.size / 2)
    for (const id of this.#held.keys()) if (rest-- > 0) this.#held.delete(id)
  }

  #play(request: Request<'play'>): RulesReply {
    const { match: id, work } = request
    const known = this.#held.get(id)
    this.#held.delete(id)
    const game = this.#game(request)
    const warm = known !== undefined && request.expects !== null && known.stamp === request.expects
    if (work.kind === 'begin') return this.#began(request, begun(game, request, work))
    if (!warm && request.cold === null) return { kind: 'cold' }
    const held = warm ? known : restored(game, request, request.cold)
    const before = markOf(held.match)
    const refusal = done(held.match, work)
    // The match does not show the choices that wait in it; they are those that went in.
    if (refusal === null) notePending(held, work, before)
    const played = playedBy(held, refusal, before)
    this.#keep(id, held, request.stamp)
    return { kind: 'played', played }
  }

  #began(request: Request<'play'>, held: Held): RulesReply {
    const played = playedBy(held, null, { turns: 0, acts: 0, frames: 0, branch: 0 })
    this.#keep(request.match, held, request.stamp)
    return { kind: 'played', played }
  }

  #look({ match, expects, audience }: Request<'look'>): RulesReply {
    const held = this.#held.get(match)
    if (held === undefined || held.stamp !== expects) return { kind: 'cold' }
    const to = listener(audience)
    return { kind: 'seen', json: JSON.stringify(held.match.envelope(to).view) }
  }

  /** A match that is over is not kept: its frames are stored, and no choice follows. */
  #keep(id: string, held: Held, stamp: string): void {
    if (held.match.result() !== null) return
    held.stamp = stamp
    this.#held.set(id, held)
    const oldest = this.#held.size > this.#most ? this.#held.keys().next().value : undefined
    if (oldest !== undefined) this.#held.delete(oldest)
  }

  #game({ game, version }: { readonly game: string; readonly version: number }): AnyGame {
    const found = this.#find(game, version)
    if (found === undefined) throw new Error(`There is no ${game} ${version} here`)
    return found
  }
}

function begun(
  game: AnyGame,
  { stamp }: Request<'play'>,
  { start, seats }: Extract<Work, { readonly kind: 'begin' }>,
): Held {
  const frames = new FrameRecorder()
  const match = createMatch(game.ruleset, start, watchers(frames, seats))
  return { match, frames, stamp, pending: Array.from({ length: seats }, () => null) }
}

function restored(game: AnyGame, { match: id, stamp }: Request<'play'>, cold: ColdMatch | null): Held {
  if (cold === null) throw new Error(`Match ${id} is not here`)
  // Rules may get along with options that cannot be chosen.
  if (!game.ruleset.config.parse(cold.saved.start.config).ok) throw new Error(`The options of match ${id} do not fit`)
  const frames = new FrameRecorder()
  frames.resume(id, cold.frames)
  const pending = [...cold.saved.choices]
  const match = restoreMatch(game.ruleset, cold.saved, watchers(frames, pending.length))
  return { match, frames, stamp, pending }
}

function watchers(frames: FrameRecorder, seats: number): Watcher<Json, Json>[] {
  return audiencesOf(seats).map((audience) => ({
    to: listener(audience),
    frame: (frame) => frames.push(audience, frame),
  }))
}

function listener(audience: string): Audience {
  return audience === 's' ? 'spectator' : Number(audience)
}

/** Every seat and the spectators, by the names that stored frames have for them. */
export function audiencesOf(seats: number): readonly string[] {
  return [...Array.from({ length: seats }, (_, seat) => String(seat)), 's']
}

function done(match: AnyMatch, work: Exclude<Work, { readonly kind: 'begin' }>): Refusal | null {
  switch (work.kind) {
    case 'submit':
      return match.submit(work.seat, work.at, work.choice, work.final)
    case 'withdraw':
      return match.withdraw(work.seat, work.at)
    case 'act': {
      const refusal = match.act(work.seat, work.act)
      if (refusal === null) answerOffers(match, work.act, work.answering)
      return refusal
    }
    case 'expire':
      return match.expire(work.seats, work.at)
    case 'abort':
      return match.abort()
  }
}

/** Bots of the server decline draws and allow take-backs. */
function answerOffers(match: AnyMatch, act: string, bots: readonly number[]): void {
  if (act !== 'offer-draw' && act !== 'ask-takeback') return
  for (const seat of bots) {
    if (match.result() !== null) return
    const { offers } = match.envelope(seat)
    const open = offers.some(({ kind }) => kind === (act === 'offer-draw' ? 'draw' : 'takeback'))
    if (open) match.act(seat, act === 'offer-draw' ? 'decline-draw' : 'accept-takeback')
  }
}

/** When the match moves on, nothing waits any more. */
function notePending(held: Held, work: Work, before: Mark): void {
  const after = markOf(held.match)
  if (after.turns !== before.turns || after.branch !== before.branch || after.frames !== before.frames)
    held.pending.fill(null)
  else if (work.kind === 'submit') held.pending[work.seat] = { choice: work.choice, final: work.final }
  else if (work.kind === 'withdraw') held.pending[work.seat] = null
  else if (work.kind === 'expire') held.pending = [...held.match.save().choices]
}

function playedBy({ match, frames, pending }: Held, refusal: Refusal | null, before: Mark): Played {
  const after = markOf(match)
  const moved = after.frames !== before.frames || after.acts !== before.acts
  const result = match.result()
  if (after.turns > before.turns + 1) throw new Error(`One piece of work resolved ${after.turns - before.turns} turns`)
  return {
    refusal,
    before,
    after,
    awaiting: match.awaiting(),
    result,
    period: match.period(),
    turn: after.turns > before.turns ? (match.turns[before.turns] ?? null) : null,
    acts: match.acts.slice(before.acts),
    position: moved ? { snapshot: snapshotOf(match), stateHash: hashOf(match.state) } : null,
    chunks: moved ? frames.chunks(result !== null) : [],
    fresh: moved ? frames.fresh() : [],
    pending: [...pending],
  }
}

function snapshotOf(match: AnyMatch): Snapshot {
  const limits = match.ruleset.workLimits?.(match.config)
  return { ...match.snapshot(), ...(limits && { limits }) }
}

function markOf(match: AnyMatch): Mark {
  return { turns: match.turns.length, acts: match.acts.length, frames: match.frames, branch: match.branch }
}

function stateAt({ ruleset }: AnyGame, request: Request<'state'>): RulesReply {
  const record = request.record as unknown as AnyRecord
  const state = openRecord(ruleset, record, listener(request.audience)).state(request.step)
  return { kind: 'state', state, over: ruleset.result(state, record.start.config) !== null }
}

/** The match begins again from the position, on a branch of its own so that no dice come twice. */
function carried(game: AnyGame, request: Request<'carry'>): Carried | null {
  const { ruleset } = game
  const { start, branch, match: id } = request
  if (ruleset.upgrade === undefined) return null
  const state = ruleset.upgrade(request.state, request.from, start.config)
  if (game.brokenInvariants(state, start.config).length > 0) return null
  const seats = ruleset.seats(start.config)
  const frames = new FrameRecorder()
  frames.resume(id, request.seen)
  const counts = audiencesOf(seats).map((audience) => [String(listener(audience)), frames.count(audience) + 1] as const)
  const match = restoreMatch(ruleset, {
    game: ruleset.id,
    version: ruleset.version,
    start: { ...start, state },
    turns: [],
    acts: [],
    point: { state, at: 0, branch, beats: 0, dice: 0 },
    branch,
    frames: request.frames + 1,
    ...(ruleset.frames === 'perceived' && { seen: Object.fromEntries(counts) }),
    choices: Array.from({ length: seats }, () => null),
    offers: [],
    left: [...request.left],
    ended: null,
  })
  const period = match.period()
  for (const { to, frame } of watchers(frames, seats)) {
    const { view } = match.envelope(to)
    const index = frames.count(to === 'spectator' ? 's' : String(to))
    frame({ index, at: 0, cause: 'act', period, events: [], view })
  }
  return { state, snapshot: snapshotOf(match), period, awaiting: match.awaiting(), chunks: frames.chunks(false) }
}
