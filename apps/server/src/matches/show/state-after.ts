import type { Json, StoredFrame } from '@tessera/kernel'
import type { Rooms } from '../road/index.ts'
import { framesOf, type MatchRow, type MatchStore, turnOf } from '../store/index.ts'
import { recordFrom } from './record.ts'

type Step = Pick<StoredFrame<Json, Json>, 'at' | 'cause'>

/** Acts that the record plays again; each of them has a frame. */
const PLAYED: readonly string[] = ['resign', 'forfeit', 'all-late', 'draw-agreed', 'abort']

/**
 * The position after a frame of a match that is over. A frame may be of turns that were taken back later, which the record
 * no longer plays: it is reached by the turns that counted at that moment.
 */
export async function stateAfter(
  { store, referee }: Pick<Rooms, 'store' | 'referee'>,
  row: MatchRow,
  frame: number,
  audience: string,
  payer: string,
): Promise<{ readonly state: Json; readonly over: boolean }> {
  const steps = await stepsOf(store, row, audience)
  const place = frame - row.framesFrom
  const last = steps[place]
  if (last === undefined) throw new Error(`Match ${row.id} has no frame ${frame}`)
  const back = steps.map((_, index) => isTakeBack(steps, index))
  const branch = row.branch - back.slice(place + 1).filter(Boolean).length
  const all = await store.turns(row.id)
  const counted = Array.from({ length: last.at }, (_, turn) => {
    const then = all.filter((one) => one.turn === turn && one.branch <= branch).at(-1)
    if (then === undefined) throw new Error(`Match ${row.id} has no turn ${turn} on branch ${branch}`)
    return turnOf(then)
  })
  const record = await recordFrom(store, row)
  const played = steps.slice(0, place + 1).filter(({ cause }, index) => cause === 'act' && !back[index]).length
  const acts = record.acts.filter(({ act }) => PLAYED.includes(act)).slice(0, played)
  return await referee.stateAfter(payer, {
    game: row.game,
    version: row.version,
    record: { ...record, turns: counted, acts } as unknown as Json,
    audience,
    step: standing(steps, back, place) - 1,
  })
}

/** How many of the steps up to this one still stood after it. */
function standing(steps: readonly Step[], back: readonly boolean[], place: number): number {
  let stood: Step[] = []
  for (const [index, step] of steps.slice(0, place + 1).entries()) {
    if (back[index]) stood = stood.filter(({ at }) => at <= step.at)
    else stood.push(step)
  }
  return stood.length
}

/** Only a take-back leads to an earlier turn. */
function isTakeBack(steps: readonly Step[], index: number): boolean {
  const step = steps[index]
  return step?.cause === 'act' && step.at < (steps[index - 1]?.at ?? 0)
}

/** What an audience saw, without the views. */
async function stepsOf(store: MatchStore, row: MatchRow, audience: string): Promise<readonly Step[]> {
  const steps: Step[] = []
  while (steps.length < framesOf(row, audience)) {
    const page = await store.frames(row.id, audience, steps.length)
    const fresh = page.frames.slice(steps.length - page.from)
    if (fresh.length === 0) break
    steps.push(...fresh)
  }
  const own = steps.slice(row.framesFrom)
  // A match that was carried over begins again from its last frame.
  return row.framesFrom === 0 ? own : own.map((step, index) => (index === 0 ? { at: 0, cause: 'setup' } : step))
}
