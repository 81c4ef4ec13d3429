import { MatchMessage, type MatchView } from '@tessera/wire'
import { eq } from 'drizzle-orm'
import type { Visitor } from '../accounts/visitors.ts'
import type { ServerContext } from '../context.ts'
import { blocks } from '../database/schema.ts'
import type { Message } from '../matches/index.ts'
import { type Published, withoutFrames } from '../matches/publish/index.ts'
import { viewOf } from '../matches/show/index.ts'
import { RequestError } from '../request-error.ts'
import type { EventStream } from './event-stream.ts'
import type { Listener } from './hub.ts'
import { inOrder } from './in-order.ts'

/** The facts that are needed before a match can be followed. */
export interface Followed {
  readonly id: string
  readonly seen: MatchView
  /** Whose phrases are not wanted. */
  readonly quiet: ReadonlySet<string>
  /** The revision that a client knows when it comes back; null for a new one. */
  readonly known: number | null
}

export async function follow(
  { matches, database }: ServerContext,
  by: Visitor | null,
  id: string,
  known: number | null,
): Promise<Followed> {
  const [seen, quiet] = await Promise.all([viewOf(matches, by, id), blockedBy(database.db, by)])
  return { id, seen, quiet, known }
}

/** Tells a stream what happens in a match, as its client may know it. When the client may not any more, `gone` is called. */
export function matchListener(
  context: ServerContext,
  by: Visitor | null,
  { id, seen, quiet, known }: Followed,
  stream: EventStream,
  send: (message: { readonly seq: number }, update?: string) => void,
  gone: () => void,
): Listener {
  const { matches } = context
  const say = inOrder(MatchMessage, send)
  const here = presenceOf(context, id, stream)
  let first: MatchView | null = seen
  let people = seen.seats
  let looks = mayLook(seen)
  let over = false

  const updateFor = (update: Published): string => {
    const own = here.seat()
    const json = update.json(own === null ? 's' : String(own))
    return looks ? json : withoutFrames(json)
  }
  const aboutOf = ({ seat, phrase, key }: Message): object => ({
    ...(seat === undefined ? {} : { seat }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(key === undefined ? {} : { key }),
  })
  /** The updates that a client which comes back has missed, where this server still has all of them. */
  const missedSince = (revision: number | null, now: number) =>
    (revision === null ? null : matches.publisher.since(id, revision, now))?.flatMap((message) => {
      const { seq, kind, update, only } = message
      if (update === undefined || (only !== undefined && only !== here.seat())) return []
      return [{ message: { seq, kind, match: id, ...aboutOf(message) }, update: updateFor(update) }]
    })
  /** A person who takes a seat is present from then on; one who has left a private match hears nothing more of it. */
  const seatedAnew = async (): Promise<void> => {
    try {
      const now = await viewOf(matches, by, id)
      looks = mayLook(now)
      here.show(now.mine)
    } catch (error) {
      over = true
      here.show(null)
      gone()
      if (!(error instanceof RequestError)) throw error
    }
  }

  here.show(seen.mine)
  return {
    stream,
    topic: `m:${id}`,
    heard(message) {
      const { seq, kind, seat, present, only, update } = message
      if (over || (only !== undefined && only !== here.seat())) return
      if (present !== undefined) return say.beside({ kind, match: id, present: [...present] })
      const spoken = kind === 'phrase' || kind === 'chat'
      if (spoken && quiet.has(people.find((one) => one.seat === seat)?.person?.id ?? '')) return
      // Chat is for the people in the match.
      if (kind === 'chat' && here.seat() === null) return
      const shown = update === undefined || spoken ? undefined : updateFor(update)
      say.later({ seq, kind, match: id, ...aboutOf(message) } as { seq: number }, shown)
      if (kind === 'joined' || kind === 'left') return seatedAnew()
    },
    async fresh() {
      if (over) return
      const returning = first !== null ? known : null
      // Nothing was listened to while the first look was taken, so it must be taken again.
      first = null
      const { revision, deadline, seats } = await viewOf(matches, by, id)
      people = seats
      const present = seats.filter((seat) => seat.present).map(({ seat }) => seat)
      say.now({ seq: revision, kind: 'fresh', match: id, deadline, present }, missedSince(returning, revision) ?? [])
    },
  }
}

/** Shows an account as present, in the seat it has at the moment, until its stream ends. */
function presenceOf(
  { matches }: ServerContext,
  id: string,
  stream: EventStream,
): { show(seat: number | null): void; seat(): number | null } {
  let shown: number | null = null
  const show = (seat: number | null): void => {
    if (seat === shown) return
    if (shown !== null) matches.publisher.presence.set(id, shown, false)
    if (seat !== null) matches.publisher.presence.set(id, seat, true)
    shown = seat
  }
  stream.onEnd(() => show(null))
  return { show, seat: () => shown }
}

async function blockedBy(db: ServerContext['database']['db'], by: Visitor | null): Promise<ReadonlySet<string>> {
  if (by === null) return new Set()
  const rows = await db.select({ id: blocks.blocked }).from(blocks).where(eq(blocks.account, by.id))
  return new Set(rows.map(({ id }) => id))
}

/** Whether they may see the position: in their seat, or as spectators where those are allowed. */
function mayLook({ mine, spectators }: Pick<MatchView, 'mine' | 'spectators'>): boolean {
  return mine !== null || spectators
}
