import { type CohortEvent, isTruth, type Kind, type Look, narratorOf } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Timeline } from '@tessera/kernel'
import { logLines, type Mark, type NarratedLine, type TimelineTick } from '@tessera/table'
import type { Line, Named } from '@tessera/words'
import { handleName, keyOf, sceneOf } from '../board/scene.ts'
import { SIGNS } from '../icons.ts'
import { contactCalled, pieceCalled, pieceIcon } from '../names.ts'
import { KIND_ICONS } from './line-icons.ts'

export type CohortTimeline = Timeline<CohortEvent, Look>

export type CohortLine = NarratedLine<Kind>

/** What was learned of a piece by the end of the match. */
interface Known {
  readonly called: Named
  readonly icon: string
}

/** A match as its log, its timeline and its reports tell it. */
export interface Story {
  readonly length: number
  readonly ticks: readonly TimelineTick[]
  readonly marks: readonly Mark[]
  readonly lines: readonly CohortLine[]
  /** By the key of a piece. */
  readonly known: ReadonlyMap<string, Known>
}

/** Tells a match that may grow, anew when it has; `me` is spoken to. */
export function storyteller(names: readonly string[], me: 0 | 1 | null): (timeline: CohortTimeline) => Story {
  let last: { readonly timeline: CohortTimeline; readonly story: Story } | null = null
  return (timeline) => {
    if (last === null || last.timeline !== timeline || last.story.length !== timeline.length)
      last = { timeline, story: storyOf(timeline, names, me) }
    return last.story
  }
}

function storyOf(timeline: CohortTimeline, names: readonly string[], me: 0 | 1 | null): Story {
  const known = whoIsWho(timeline)
  const iconOf = ({ kind, pieces: [first] }: Line<Kind>): string | null =>
    KIND_ICONS[kind] ?? (first === undefined ? null : (known.get(keyOf(first))?.icon ?? SIGNS.unknown))
  const lines = logLines({ timeline, narrate: narratorOf(names, me), iconOf })
  return { length: timeline.length, ticks: ticksOf(timeline), marks: lines.flatMap(markOf), lines, known }
}

function ticksOf(timeline: CohortTimeline): readonly TimelineTick[] {
  const ticks: TimelineTick[] = []
  let turn = -1
  for (let index = 0; index < timeline.length; index++) {
    const period = timeline.period(index)
    if (period !== turn && period > 0)
      ticks.push({ index, label: ticks.length === 0 ? words.text('table.turn', { turn: period }) : String(period) })
    turn = period
  }
  return ticks
}

function markOf({ kind, index, seat, plain }: CohortLine): readonly Mark[] {
  const icon = MARKED[kind]
  return icon === undefined ? [] : [{ index, seat: seat ?? 0, label: plain, icon }]
}

const MARKED: Readonly<Partial<Record<Kind, string>>> = {
  broke: SIGNS.rout,
  captured: SIGNS.captured,
  dispersed: SIGNS.fallen,
}

/** From every turn's last frame: units come and go between them, contacts keep their names. */
function whoIsWho(timeline: CohortTimeline): ReadonlyMap<string, Known> {
  const met = new Map<string, Known>()
  const note = (index: number) => {
    const { view } = timeline.frame(index)
    for (const piece of sceneOf(view).pieces) met.set(piece.key, { called: pieceCalled(piece), icon: pieceIcon(piece) })
    if (isTruth(view) || view.to === 'spectator') return
    for (const contact of view.contacts)
      met.set(handleName(contact.handle), {
        called: contactCalled(contact, view.to === 0 ? 1 : 0),
        icon: pieceIcon(contact),
      })
  }
  for (let index = 0; index < timeline.length; index++) {
    const last = index === timeline.length - 1 || timeline.period(index + 1) !== timeline.period(index)
    if (last || timeline.cause(index) === 'resolve') note(index)
  }
  return met
}

/** Before it there is nothing to see: the armies are mustered and placed in secret. */
export function firstTurn(timeline: CohortTimeline): number {
  for (let index = 0; index < timeline.length; index++) if (timeline.period(index) > 0) return index
  return 0
}
