import {
  type AnyRecord,
  type Audience,
  type Envelope,
  FrameLog,
  type Refusal,
  type SeatAct,
  type Session,
  type StoredFrame,
} from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { newKey } from '@tessera/ui/storage'
import type { MatchMessage, MatchUpdate, MatchView } from '@tessera/wire'
import { ask } from './answers.ts'
import { ApiProblem, type Extent, Unreachable } from './api.ts'
import { arrival } from './arrival.ts'
import { draftOf, forgetDraft, keepDraft } from './drafts.ts'
import { fetchRecord } from './record.ts'
import { saltOf } from './salt.ts'
import { type Connection, followMatch } from './stream/stream.ts'

type Stored = StoredFrame<unknown, unknown>

/** A match on the server, behind the same face as one that runs here. */
export interface OnlineSession extends Session<unknown, unknown, unknown, unknown, unknown> {
  readonly id: string
  match(): MatchView
  connection(): Connection
  /** The last phrase that was said, with its number. */
  phrase(): Phrase | null
  /** Whether a choice is on its way that the server has not acknowledged. */
  sending(): boolean
  say(phrase: string): Promise<Refusal | null>
  /** Writes a line to the others in the match. */
  write(text: string): Promise<Refusal | null>
  /** How many lines were heard of: with a new one the talk is asked for. */
  spoken(): number
  /** Reports how far this player has watched; the furthest frame counts. */
  watched(frame: number): void
  /** Looks at the match anew. */
  refresh(): Promise<void>
}

interface Phrase {
  readonly seat: number
  readonly phrase: string
  /** The same phrase said twice is two phrases. */
  readonly count: number
}

/** Opens a match and stays with it: what is missed while the connection is gone is fetched when it is back. */
export async function openOnline(id: string): Promise<OnlineSession> {
  let match = await ask('match', { params: { id } })
  const timeline = new FrameLog<unknown, unknown>()
  let record: AnyRecord | null = null
  let connection: Connection = 'live'
  /** Whether the stream has said that it is there; until then answers bring what they caused. */
  let streaming = false
  let phrase: Phrase | null = null
  let spoken = 0
  let furthest = match.watched
  /** What the rules refuse as yet, kept in this browser. */
  let unripe = draftOf(id, match.at)
  const keep = (at: number, choice: unknown): void => {
    if (at !== match.at) return
    unripe = { choice }
    keepDraft(id, at, choice)
  }
  const forget = (): void => {
    if (unripe === null) return
    unripe = null
    forgetDraft(id)
  }
  /** A final choice on its way: for the screens it is made, until the server says otherwise. */
  let flying: { readonly at: number; readonly choice: unknown } | null = null
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const fetchFrames = async ({ view, frames }: MatchView): Promise<void> => {
    while (view !== null && timeline.length < frames) {
      const before = timeline.length
      const page = await ask('frames', { params: { id }, query: { from: before } })
      takeFrames(timeline, page.from, page.frames as readonly Stored[])
      if (timeline.length === before) return
    }
  }
  const refresh = once(async () => {
    // Frames first: no screen ever sees a position it has no frame for.
    const next = await ask('match', { params: { id } })
    await fetchFrames(next)
    // An update may have come meanwhile that knows more.
    if (next.revision < match.revision) return
    if (next.at !== match.at) forget()
    match = next
    if (match.status === 'finished' && record === null && !match.unwatched) record = await recordOf(id)
    if (match.owes === 'salt') await revealSalt(id)
    tell()
  })
  /** Takes over what a change made of the match; false when that must be asked for instead. */
  const apply = (update: MatchUpdate | undefined): boolean => {
    if (update === undefined || match.status !== 'running') return false
    if (update.revision <= match.revision) return true
    if (update.fresh === null || update.from > timeline.length) return false
    takeFrames(timeline, update.from, update.fresh as readonly Stored[])
    if (timeline.length < update.frames && match.view !== null) return false
    // The end makes hidden things public, so the match is loaded again.
    if (update.status !== 'running') return false
    const { fresh: _, from: __, ...facts } = update
    if (facts.at !== match.at) forget()
    const seen = match.view === null || timeline.length === 0
    match = { ...match, ...facts, view: seen ? match.view : (timeline.frame(timeline.length - 1).view as never) }
    tell()
    return true
  }
  /** The key of the phrase heard last: one that comes twice was said once. */
  let lastKey: string | undefined
  const hear = (message: MatchMessage): void => {
    const { kind, seq, seat, present, key } = message
    if (kind === 'phrase') {
      if (message.phrase === undefined || seat === undefined || (key !== undefined && key === lastKey)) return
      lastKey = key
      phrase = { seat, phrase: message.phrase, count: (phrase?.count ?? 0) + 1 }
      tell()
      return
    }
    if (kind === 'chat') {
      spoken++
      tell()
      return
    }
    if (kind === 'fresh') spoken++
    if (present !== undefined) {
      match = { ...match, seats: match.seats.map((one) => ({ ...one, present: present.includes(one.seat) })) }
      tell()
    }
    if ((kind === 'gone' || seq > match.revision) && !apply(message.update)) void refresh()
  }

  await fetchFrames(match)
  if (match.owes === 'salt') void revealSalt(id).then(refresh)
  if (match.status === 'finished' && !match.unwatched) record = await recordOf(id)

  const leave = followMatch(id, {
    revision: () => match.revision,
    heard: hear,
    changed(now) {
      streaming = now === 'live'
      if (connection === now) return
      connection = now
      tell()
    },
  })

  const seat: Audience = match.mine ?? 'spectator'
  const following = { revision: () => match.revision, live: () => connection === 'live', subscribe, refresh }
  /** Does something in the match. What it causes comes over the stream, or with the answer where there is none. */
  const action = async (work: (extent: Extent) => Promise<Done | undefined>): Promise<Refusal | null> => {
    let done: Done | undefined
    try {
      done = await persistently(() => work(streaming ? 'minimal' : 'whole'))
    } catch (error) {
      if (error instanceof ApiProblem) {
        if (error.problem.status === 409) void refresh()
        return { code: error.problem.code, message: error.problem.detail }
      }
      if (error instanceof Unreachable)
        return { code: 'unreachable', message: `${error.message} ${words.text('online.unsent')}` }
      throw error
    }
    // What is said at a table changes nothing of the match.
    if (done === undefined) return null
    if (done.update === undefined) await arrival(following, done.revision)
    else if (!apply(done.update)) await refresh()
    return null
  }

  /** Told once a moment at most while watching, and at once when the end was seen. */
  let reporting: ReturnType<typeof setTimeout> | undefined
  const report = (): void => {
    const send = (): void => {
      reporting = undefined
      const ended = match.status === 'finished' && furthest >= match.frames - 1
      void ask('watched', { params: { id }, body: { frame: furthest } }).then(ended ? refresh : noted, () => {})
    }
    const noted = (): void => {
      match = { ...match, watched: Math.max(match.watched, furthest) }
    }
    if (match.status === 'finished' && furthest >= match.frames - 1) {
      clearTimeout(reporting)
      send()
    } else reporting ??= setTimeout(send, 1500)
  }

  return {
    id,
    seat,
    timeline,
    match: () => match,
    connection: () => connection,
    phrase: () => phrase,
    sending: () => flying !== null,
    envelope() {
      const envelope = envelopeOf(match, timeline)
      if (flying?.at === match.at) return { ...envelope, mine: { choice: flying.choice, final: true } }
      if (unripe === null || envelope.mine?.final === true) return envelope
      return { ...envelope, mine: { choice: unripe.choice, final: false } }
    },
    submit(choice, final = true) {
      const body = { at: match.at, choice: choice as never, ...(final ? {} : { final }), key: newKey() }
      const sent = final ? { at: match.at, choice } : null
      flying = sent
      tell()
      return action((extent) => ask('submit', { params: { id }, body }, extent))
        .then((refusal) => {
          if (refusal === null) forget()
          else if (!final) keep(body.at, choice)
          return refusal
        })
        .finally(() => {
          if (flying !== sent || sent === null) return
          flying = null
          tell()
        })
    },
    withdraw() {
      const body = { at: match.at, key: newKey() }
      return action((extent) => ask('withdraw', { params: { id }, body }, extent))
    },
    act(act: SeatAct) {
      const body = { act, key: newKey() }
      return action((extent) => ask('act', { params: { id }, body }, extent))
    },
    say(said) {
      const body = { phrase: said as never, key: newKey() }
      return action(() => ask('say', { params: { id }, body }))
    },
    write(text) {
      const body = { text, key: newKey() }
      return action(() => ask('sayLine', { params: { id }, body }))
    },
    spoken: () => spoken,
    watched(frame) {
      if (match.mine === null || frame <= furthest) return
      furthest = frame
      report()
    },
    refresh,
    subscribe,
    thinking: () => match.awaiting.filter((awaited) => match.seats[awaited]?.bot != null),
    trouble: () => null,
    retry: () => void refresh(),
    record: () => record,
    close() {
      leave()
      listeners.clear()
      if (reporting === undefined) return
      clearTimeout(reporting)
      void ask('watched', { params: { id }, body: { frame: furthest } }).catch(() => {})
    },
  }
}

/** What the server says to a choice, a withdrawal or an act. */
interface Done {
  readonly revision: number
  readonly update?: MatchUpdate | undefined
}

/** Appends a page of frames and skips those that are already here. */
function takeFrames(log: FrameLog<unknown, unknown>, from: number, frames: readonly Stored[]): void {
  if (from > log.length) return
  for (const frame of frames.slice(log.length - from)) log.append(frame)
}

/**
 * While a battle is still to be watched the server shows the position watched last; the screens need the last one to play the
 * battle, and tell nothing of it ahead.
 */
function envelopeOf(match: MatchView, timeline: FrameLog<unknown, unknown>): Envelope<unknown, unknown> {
  const ahead = match.unwatched && timeline.length > 0
  return {
    at: match.at,
    awaiting: match.awaiting,
    sealed: match.sealed,
    mine: match.chosen as Envelope<unknown, unknown>['mine'],
    offers: match.offers,
    view: ahead ? timeline.frame(timeline.length - 1).view : match.view,
    result: match.result as Envelope<unknown, unknown>['result'],
  }
}

async function revealSalt(id: string): Promise<void> {
  const salt = saltOf(id)
  if (salt !== null) await ask('reveal', { params: { id }, body: { salt } })
}

async function recordOf(id: string): Promise<AnyRecord | null> {
  try {
    return await fetchRecord(id)
  } catch {
    return null
  }
}

/** Several wishes to look again at once are one look, and one more after it. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false
  const run = async (): Promise<void> => {
    do {
      again = false
      await work().catch((error: unknown) => {
        if (!(error instanceof Unreachable) && !(error instanceof ApiProblem)) throw error
      })
    } while (again)
  }
  return () => {
    if (running !== null) {
      again = true
      return running
    }
    running = run().finally(() => {
      running = null
    })
    return running
  }
}

/** Sends until it is answered: with an idempotency key, sending twice is harmless. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait *= 2) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Unreachable) || wait > 8000) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
