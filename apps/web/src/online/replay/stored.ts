import { type AnyRecord, type Audience, type Json, openFrames, type StoredFrame, type Timeline } from '@tessera/kernel'
import { ask, fetchRecord } from '@tessera/play/online'
import { checkRecord } from '@tessera/play/work'
import type { MatchView } from '@tessera/wire'

/** A finished match to watch: by its record, or by what was seen then when its rules have changed since. */
export interface Stored {
  readonly record: AnyRecord
  /** Playing the record here gave the same match. */
  readonly replayed: boolean | null
  readonly frames: ((to: Audience) => Timeline<unknown, unknown>) | null
}

export async function loadStored(match: Pick<MatchView, 'id' | 'seats'>): Promise<Stored> {
  const record = await fetchRecord(match.id)
  const checked = await checkRecord(JSON.stringify(record))
  if (checked.ok) return { record: checked.value, replayed: true, frames: null }
  const rulesGone = checked.inputErrors.some(({ path }) => path === 'version' || path === 'game')
  const audiences: readonly Audience[] = ['spectator', ...match.seats.map(({ seat }) => seat)]
  const seen = new Map<Audience, Timeline<unknown, unknown>>()
  for (const to of audiences) seen.set(to, openFrames(await framesOf(match.id, to)))
  const frames = (to: Audience) => seen.get(to) ?? openFrames<unknown, unknown>([])
  return { record, replayed: rulesGone ? null : false, frames }
}

/** Page after page; each begins with a whole view. */
async function framesOf(id: string, audience: Audience): Promise<readonly StoredFrame<Json, Json>[]> {
  const all: StoredFrame<Json, Json>[] = []
  for (;;) {
    const page = await ask('frames', { params: { id }, query: { from: all.length, audience } })
    const fresh = page.frames.slice(all.length - page.from) as unknown as readonly StoredFrame<Json, Json>[]
    all.push(...fresh)
    if (all.length >= page.total || fresh.length === 0) return all
  }
}
