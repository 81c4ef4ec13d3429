import type { HexlineEvent, HexlineView, LineKind } from '@tessera/hexline'
import { logLines, type NarratedLine } from '@tessera/table'
import type { Happening, Line, Narrator } from '@tessera/words'
import { unitIcon } from '../icons.ts'
import type { HexlineTimeline } from '../table/frames.ts'
import type { Story } from './story.ts'

export type BattleLine = NarratedLine<LineKind>
export type BattleNarrator = Narrator<HexlineEvent, HexlineView, LineKind>

/** The log of a battle: one line for each event that a player would mention, with its arithmetic behind it. */
export function linesOf(story: Story, narrate: BattleNarrator): readonly BattleLine[] {
  if (story.timeline.length === 0) return []
  const timeline = inRounds(story)
  const { view } = timeline.frame(0)
  return logLines({
    timeline,
    narrate,
    iconOf: ({ pieces: [actor = 0] }) => {
      const unit = view.battle?.units[actor - 1]
      return unit === undefined ? null : unitIcon(unit.type)
    },
    turnOf: (index) => ((story.turns[index] ?? 0) > 0 ? String(story.turns[index]) : null),
  })
}

/** The lines beside the board: a blow with what came of it, else the first two that say more than a step. */
export function linesNow(told: readonly Happening<LineKind>[]): readonly Line<LineKind>[] {
  const lines = told.flatMap(({ line }) => (line === null ? [] : [line]))
  const said = lines.filter(({ detail }) => detail !== true)
  const blows = said.filter(({ kind }) => kind === 'blows' || kind === 'deaths')
  if (blows.length > 0) return blows.slice(0, 3)
  const [first, ...rest] = said
  if (first === undefined) return lines.filter(({ kind }) => kind === 'rounds').slice(0, 1)
  const second = rest.find(({ kind }) => kind !== 'moves')
  return second === undefined ? [first] : [first, second]
}

/** Rounds as periods, and in every frame the last view: it names everybody who ever took part, and costs nothing to read. */
function inRounds({ timeline, rounds }: Story): HexlineTimeline {
  const last = timeline.frame(timeline.length - 1)
  const period = (index: number) => rounds[index] ?? 1
  return {
    length: timeline.length,
    frame: (index) => ({ ...last, index, events: timeline.events(index), period: period(index) }),
    events: (index) => timeline.events(index),
    cause: (index) => timeline.cause(index),
    at: (index) => timeline.at(index),
    period,
  }
}
