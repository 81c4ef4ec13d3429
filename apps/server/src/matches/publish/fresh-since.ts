import { MOST_FRESH_FRAMES, MOST_FRESH_LETTERS } from '../../rules/frame-recorder.ts'
import type { FreshFrames } from '../../rules/job.ts'
import { audiencesOf } from '../../rules/match-runner.ts'
import type { LoadedMatch } from '../load/index.ts'
import { framesOf, type MatchRow, type MatchStore } from '../store/index.ts'

/** The frames every audience has got since an earlier row of a match; null when they are too many, or no earlier one is known. */
export async function freshSince(
  store: Pick<MatchStore, 'frames'>,
  before: MatchRow | null,
  { row, seats }: Pick<LoadedMatch, 'row' | 'seats'>,
): Promise<readonly FreshFrames[] | null> {
  if (before === null || before.branch !== row.branch) return null
  const all: FreshFrames[] = []
  for (const audience of audiencesOf(seats.length)) {
    const [from, total] = [framesOf(before, audience), framesOf(row, audience)]
    if (total === from) continue
    if (total - from > MOST_FRESH_FRAMES) return null
    const page = await store.frames(row.id, audience, from)
    const frames = page.frames.slice(from - page.from, total - page.from)
    const json = JSON.stringify(frames)
    if (frames.length < total - from || json.length > MOST_FRESH_LETTERS) return null
    all.push({ audience, from, json })
  }
  return all
}
