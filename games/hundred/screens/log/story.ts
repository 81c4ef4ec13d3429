import type { HundredEvent, HundredView } from '@tessera/hundred'
import type { Timeline } from '@tessera/kernel'
import { type LogLine, type Mark, type TimelineTick, worded } from '@tessera/table'
import { plainWords } from '@tessera/words'
import type { WindUp } from '../board/scene/frame.ts'
import { iconOf, SIGNS } from '../icons.ts'
import { fightersOf } from '../match/battle.ts'
import { arrowHits, windUpsAfter } from '../match/scene-frames.ts'
import { type Meant, type Namer, type Sentence, sentencesOf } from './exchanges.ts'

export type HundredTimeline = Timeline<HundredEvent, HundredView>

/** The story of a match: marks, turns, names, and the lines of the log. */
export interface Story {
  readonly ticks: readonly TimelineTick[]
  readonly marks: readonly Mark[]
  readonly named: Namer
  readonly lines: readonly HundredLine[]
  /** The events of a frame. */
  sentences(index: number): readonly Sentence[]
  /** The last thing worth a headline up to a frame of its turn, so that the line under the board stays while nothing happens. */
  sentenceAt(index: number): Sentence | null
  /** How many arrows stick in somebody after a frame. */
  arrows(index: number, unit: number): number
  /** The actions under way after a frame. */
  windUps(index: number): readonly WindUp[]
}

export interface HundredLine extends LogLine {
  readonly kind: Sentence['kind']
  readonly who: readonly number[]
}

export function storyOf(timeline: HundredTimeline): Story {
  const ticks: TimelineTick[] = []
  const marks: Mark[] = []
  const lines: HundredLine[] = []
  const { named, iconFor } = whoIsWho(timeline)
  const cache = new Map<number, readonly Sentence[]>()
  const sentences = (index: number): readonly Sentence[] => {
    const known = cache.get(index)
    if (known !== undefined) return known
    const made = sentencesOf(timeline.events(index), named, (unit) => meantAt(timeline, index, unit))
    cache.set(index, made)
    return made
  }
  const hits: { readonly index: number; readonly unit: number }[] = []
  let turn = 0
  for (let index = 0; index < timeline.length; index++) {
    const period = timeline.period(index)
    if (period !== turn && period > 0) ticks.push({ index, label: ticks.length === 0 ? `Turn ${period}` : `${period}` })
    turn = period
    for (const unit of arrowHits(timeline.events(index))) hits.push({ index, unit })
    sentences(index).forEach((sentence, at) => {
      const id = sentence.actor ?? sentence.target
      const seat = id === null ? null : named(id).seat
      if (sentence.felled)
        marks.push({ index, seat: named(sentence.target).seat, label: `${named(sentence.target).name} falls` })
      lines.push({
        key: `${index}:${at}`,
        index,
        period,
        ...(sentence.tick > 0 && sentence.tick < 40 ? { turn: String(sentence.tick) } : {}),
        seat,
        icon: id === null ? null : iconFor(id),
        text: worded(sentence.parts),
        plain: plainWords(sentence.parts),
        ...(sentence.sum.length > 0 ? { sum: sentence.sum } : {}),
        kind: sentence.kind,
        who: [sentence.actor, sentence.target].filter((one) => one !== null),
      })
    })
    for (const event of timeline.events(index))
      if (event.type === 'UnitRouted')
        marks.push({
          index,
          seat: named(event.entityId).seat,
          label: `${named(event.entityId).name} is routed`,
          icon: SIGNS.routed,
        })
  }
  const sentenceAt = (index: number): Sentence | null => {
    for (let at = index; at >= 0 && timeline.period(at) === timeline.period(index); at--) {
      const there = sentences(at)
      const found = there.find((one) => one.kind === 'blow') ?? there.find((one) => one.kind !== 'move') ?? there[0]
      if (found !== undefined) return found
    }
    return null
  }
  return {
    ticks,
    marks,
    named,
    lines,
    sentences,
    sentenceAt,
    arrows: (index, unit) => hits.filter((hit) => hit.index <= index && hit.unit === unit).length,
    windUps: (index) => windUpsAt(timeline, index),
  }
}

/** The target of the strike an own unit was at before a frame, by its orders. */
function meantAt(timeline: HundredTimeline, index: number, unit: number): ReturnType<Meant> {
  const view = timeline.frame(Math.max(0, index - 1)).view
  const queue = view.units.find(({ id }) => id === unit)?.commandQueue
  const step = queue?.steps[queue.current]
  if (step?.do !== 'attack' || typeof step.target !== 'number') return null
  const { target } = step
  const enemy = timeline.frame(index).view.enemies.find(({ id }) => id === target)
  return { target, fallen: enemy === undefined || enemy.woundState === 'down' }
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

const UNSEEN = { name: 'Somebody unseen', seat: 1 } as const

function whoIsWho(timeline: HundredTimeline): {
  readonly named: Namer
  readonly iconFor: (id: number) => string | null
} {
  const met = new Map<number, { readonly name: string; readonly seat: 0 | 1; readonly icon: string }>()
  for (let index = 0; index < timeline.length; index++) {
    const last = index === timeline.length - 1 || timeline.period(index + 1) !== timeline.period(index)
    const seen = timeline.events(index).some((event) => event.type === 'UnitSeen')
    if (!last && !seen) continue
    for (const one of fightersOf(timeline.frame(index).view))
      met.set(one.id, { name: one.name, seat: one.seat, icon: iconOf(one.template) })
  }
  return {
    named: (id) => (id == null ? UNSEEN : (met.get(id) ?? UNSEEN)),
    iconFor: (id) => met.get(id)?.icon ?? null,
  }
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
