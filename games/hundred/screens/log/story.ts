import { type HundredEvent, type HundredHappening, type HundredView, type LineKind, narrator } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Timeline } from '@tessera/kernel'
import { logLines, type Mark, type NarratedLine, type TimelineTick } from '@tessera/table'
import type { WindUp } from '../board/scene/frame.ts'
import { iconOf, SIGNS } from '../icons.ts'
import { fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { arrowHits, windUpsAfter } from '../match/scene-frames.ts'

export type HundredTimeline = Timeline<HundredEvent, HundredView>

/** The story of a match: marks, turns, and the lines of the log. */
export interface Story {
  readonly ticks: readonly TimelineTick[]
  readonly marks: readonly Mark[]
  readonly lines: readonly NarratedLine<LineKind>[]
  /** The events of a frame, as they are told. */
  happenings(index: number): readonly HundredHappening[]
  /** The last thing worth a headline up to a frame of its turn, so that the line under the board stays while nothing happens. */
  headlineAt(index: number): HundredHappening | null
  /** How many arrows stick in somebody after a frame. */
  arrows(index: number, unit: number): number
  /** The actions under way after a frame. */
  windUps(index: number): readonly WindUp[]
}

/** Tells a match; `names` are those of the seats. */
export function storyOf(timeline: HundredTimeline, names: readonly string[]): Story {
  const met = fightersMet(timeline)
  const tell = narrator(names)
  const told: (readonly HundredHappening[])[] = []
  const lines = logLines({
    timeline,
    narrate(events, view) {
      const happenings = tell(events, view)
      told.push(happenings)
      // A turn's heading is the fold that its lines stand in.
      return happenings.filter(({ line }) => line?.kind !== 'turn')
    },
    iconOf({ pieces: [first] }) {
      const fighter = first === undefined ? undefined : met.get(first)
      return fighter === undefined ? null : iconOf(fighter.template)
    },
    turnOf: (index) => tickOfFrame(timeline.events(index)),
  })
  const hits = Array.from({ length: timeline.length }, (_, index) =>
    arrowHits(timeline.events(index)).map((unit) => ({ index, unit })),
  ).flat()
  return {
    ticks: turnTicks(timeline),
    marks: lines.flatMap((line) => markOf(line, met) ?? []),
    lines,
    happenings: (index) => told[index] ?? [],
    headlineAt: (index) => headlineAt(timeline, told, index),
    arrows: (index, unit) => hits.filter((hit) => hit.index <= index && hit.unit === unit).length,
    windUps: (index) => windUpsAt(timeline, index),
  }
}

function tickOfFrame(events: readonly HundredEvent[]): string | null {
  const tick = events[0]?.tick ?? 0
  return tick > 0 && tick < 40 ? String(tick) : null
}

function turnTicks(timeline: HundredTimeline): readonly TimelineTick[] {
  const ticks: TimelineTick[] = []
  let turn = 0
  for (let index = 0; index < timeline.length; index++) {
    const period = timeline.period(index)
    if (period !== turn && period > 0)
      ticks.push({ index, label: ticks.length === 0 ? words.text('log.turn', { turn: period }) : `${period}` })
    turn = period
  }
  return ticks
}

/** Falls and routs stand over the timeline. */
function markOf(
  { index, kind, pieces, plain }: NarratedLine<LineKind>,
  met: ReadonlyMap<number, Fighter>,
): Mark | null {
  if (kind !== 'fall' && kind !== 'rout') return null
  const seat = met.get(pieces.at(-1) ?? -1)?.seat ?? null
  return { index, seat, label: plain, ...(kind === 'rout' ? { icon: SIGNS.routed } : {}) }
}

function headlineAt(
  timeline: HundredTimeline,
  told: readonly (readonly HundredHappening[])[],
  index: number,
): HundredHappening | null {
  for (let at = index; at >= 0 && timeline.period(at) === timeline.period(index); at--) {
    const there = (told[at] ?? []).filter(({ line }) => line !== null && line.detail !== true && line.kind !== 'turn')
    const found =
      there.find(({ line }) => line?.kind === 'blow' || line?.kind === 'fall') ??
      there.find(({ line }) => line?.kind !== 'move') ??
      there[0]
    if (found !== undefined) return found
  }
  return null
}

/** From the beginning of the turn on: at most 22 frames. */
function windUpsAt(timeline: HundredTimeline, index: number): readonly WindUp[] {
  let start = index
  while (start > 0 && timeline.frame(start).view.phase === 'resolution') start--
  let windUps: readonly WindUp[] = []
  for (let at = start; at <= index; at++) {
    const { view, events } = timeline.frame(at)
    windUps = windUpsAfter(windUps, view, events)
  }
  return windUps
}

/** Every fighter that was ever known, as it was known last. */
function fightersMet(timeline: HundredTimeline): ReadonlyMap<number, Fighter> {
  const met = new Map<number, Fighter>()
  for (let index = 0; index < timeline.length; index++) {
    const last = index === timeline.length - 1 || timeline.period(index + 1) !== timeline.period(index)
    const seen = timeline.events(index).some((event) => event.type === 'UnitSeen')
    if (last || seen) for (const one of fightersOf(timeline.frame(index).view)) met.set(one.id, one)
  }
  return met
}

/** HUN-1506: a quiet tick takes a quarter of a second; where blows fall one wants to read them. */
export function paceOf(events: readonly HundredEvent[]): number {
  let pace = 250
  for (const event of events) {
    if (event.type === 'AttackRolled') pace += 900
    else if (event.type === 'MoraleChecked' || event.type === 'UnitDown') pace += 400
    else if (event.type === 'TurnStarted') pace += 200
  }
  return Math.min(2600, pace)
}
