import { type LineKind, narrator, type SiegefrontNarrator, WEATHERS } from '@tessera/siegefront'
import { logLines, type NarratedLine } from '@tessera/table'
import { type Line, plainWords } from '@tessera/words'
import { weatherIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import type { SiegefrontTimeline, Story } from './story.ts'

export type SiegeLine = NarratedLine<LineKind>

/** Every line of the match; what ends a turn stands under that turn. */
export function linesOf(
  timeline: SiegefrontTimeline,
  story: Story,
  names: readonly [string, string],
  me: 0 | 1 | null,
): readonly SiegeLine[] {
  let turn = 0
  return logLines({
    timeline,
    narrate: narratorFor(names, me),
    iconOf: (line) => iconOf(line, story),
  }).map((line) => {
    if (line.kind === 'turn' || line.index === 0) turn = line.period
    return { ...line, period: turn }
  })
}

/** What one command did, in sentences, for screens without room for the log beside the board. */
export function sentencesAt(
  timeline: SiegefrontTimeline,
  index: number,
  names: readonly [string, string],
  me: 0 | 1 | null,
): string {
  const narrate = narratorFor(names, me)
  if (index > 0) narrate([], timeline.frame(index - 1).view)
  const { events, view } = timeline.frame(index)
  return narrate(events, view)
    .flatMap(({ line }) => (line === null || line.detail === true ? [] : [plainWords(line.parts)]))
    .join(' ')
}

/** A player is "you" to themselves, and everybody has a name to who only watches. */
export function narratorFor(names: readonly [string, string], me: 0 | 1 | null): SiegefrontNarrator {
  return narrator(names.map((name, seat) => (seat === me ? '' : name)))
}

function iconOf({ kind, pieces: [piece] }: Line<LineKind>, story: Story): string | null {
  if (piece !== undefined) return story.units.get(piece)?.icon ?? null
  const weather = WEATHERS.find((each) => kind === `weather:${each}`)
  return weather === undefined ? (ICONS[kind] ?? null) : weatherIcon(weather)
}

const ICONS: Readonly<Partial<Record<LineKind, string>>> = {
  cards: SIGNS.draw,
  forge: SIGNS.forge,
  mana: SIGNS.mana,
  castles: SIGNS.castle,
  middle: SIGNS.middle,
  turn: SIGNS.turn,
  turns: SIGNS.turn,
  end: SIGNS.end,
}
