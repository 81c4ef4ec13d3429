import type { Timeline } from '@tessera/kernel'
import { type Line, type Narrator, plainWords } from '@tessera/words'
import type { LogLine } from './line.tsx'
import { worded } from './sentence.tsx'

/** A line of a log with what its game's narrator said of it. */
export interface NarratedLine<Kind extends string = string> extends LogLine {
  readonly kind: Kind
  readonly pieces: readonly number[]
}

interface Narrated<Event, View, Kind extends string> {
  readonly timeline: Timeline<Event, View>
  readonly narrate: Narrator<Event, View, Kind>
  readonly iconOf: (line: Line<Kind>) => string | null
  /** In the left column of a frame's first line. */
  readonly turnOf?: (index: number) => string | null
}

/** Every line of a match that is worth reading, in order, as its log shows it. */
export function logLines<Event, View, Kind extends string>({
  timeline,
  narrate,
  iconOf,
  turnOf,
}: Narrated<Event, View, Kind>): readonly NarratedLine<Kind>[] {
  const lines: NarratedLine<Kind>[] = []
  for (let index = 0; index < timeline.length; index++) {
    const { events, view } = timeline.frame(index)
    const turn = turnOf?.(index) ?? null
    let place = 0
    for (const { line } of narrate(events, view)) {
      if (line === null || line.detail === true) continue
      lines.push({
        key: `${index} ${place}`,
        index,
        period: timeline.period(index),
        ...(turn !== null && place === 0 ? { turn } : {}),
        seat: line.seat,
        icon: iconOf(line),
        text: worded(line.parts),
        plain: plainWords(line.parts),
        ...(line.sum.length > 0 ? { sum: line.sum } : {}),
        kind: line.kind,
        pieces: line.pieces,
      })
      place++
    }
  }
  return lines
}
