import { type BattleKind, type DuelEvent, type DuelView, duelNarrator, unitName } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import { logLines, type Mark, type NarratedLine, type TimelineTick } from '@tessera/table'
import type { Line } from '@tessera/words'
import { unitIcon } from '../unit-icons/index.ts'

export type DuelLine = NarratedLine<BattleKind>

/** Where a round begins. */
interface RoundTick extends TimelineTick {
  readonly round: number
}

export interface DuelStory {
  readonly marks: readonly Mark[]
  readonly ticks: readonly RoundTick[]
  readonly lines: readonly DuelLine[]
}

/** What a match tells: log, deaths and rounds on the timeline. */
export function storyOf(timeline: Timeline<DuelEvent, DuelView>, names: readonly string[]): DuelStory {
  const marks: Mark[] = []
  const ticks: RoundTick[] = []
  for (let index = 0; index < timeline.length; index++) {
    const events = timeline.events(index)
    if (events.length === 0) continue
    const { view } = timeline.frame(index)
    for (const event of events) {
      if (event.type === 'round_started')
        ticks.push({
          index,
          round: event.round,
          label: ticks.length === 0 ? words.text('log.round', { n: event.round }) : String(event.round),
        })
      if (event.type === 'unit_died')
        marks.push({
          index,
          seat: view.battle?.units[event.unitId - 1]?.side ?? 0,
          label: words.text('log.falls', { unit: nameOf(view, event.unitId) }),
        })
    }
  }
  const { battle } = timeline.frame(timeline.length - 1).view
  const iconOf = ({ kind, pieces: [actor] }: Line<BattleKind>) =>
    actor === undefined || kind === 'casts' ? null : unitIcon(battle?.units[actor - 1]?.key ?? '')
  const lines = logLines({ timeline, narrate: duelNarrator(names), iconOf }).map((line) => ({
    ...line,
    period: timeline.frame(line.index).view.battle?.round ?? 0,
  }))
  return { marks, ticks, lines }
}

export function nameOf(view: DuelView, id: number): string {
  return unitName(view.battle, id)
}

/** GB-1302: a whole battle is watched in 40 to 70 seconds. */
const WATCHED = { least: 44_000, most: 62_000, slowest: 1.3 } as const

/** How long each beat is shown at speed 1: as long as it deserves, drawn together where a battle is long. */
export function paceFor(timeline: Timeline<DuelEvent, DuelView>): (events: readonly DuelEvent[]) => number {
  let whole = 0
  for (let index = firstOfBattle(timeline); index < timeline.length; index++) whole += weightOf(timeline.events(index))
  const wanted = Math.min(WATCHED.most, Math.max(WATCHED.least, whole))
  const factor = whole === 0 ? 1 : Math.min(WATCHED.slowest, wanted / whole)
  return (events) => Math.round(weightOf(events) * factor)
}

/** The frame where the last battle of a match begins. */
function firstOfBattle(timeline: Timeline<DuelEvent, DuelView>): number {
  for (let index = timeline.length - 1; index > 0; index--)
    if (timeline.events(index).some(({ type }) => type === 'battle_started')) return index
  return 0
}

/** How long a beat is shown at leisure, in milliseconds. */
function weightOf(events: readonly DuelEvent[]): number {
  if (events.length === 0) return 60
  let ms = 180
  for (const event of events) {
    if (event.type === 'attack') ms += 320
    else if (event.type === 'unit_died' || event.type === 'spell_cast') ms += 450
    else if (event.type === 'unit_moved') ms += 60
    else if (event.type === 'unit_retreating') ms += 200
    else if (event.type === 'battle_ended') ms += 900
  }
  return Math.min(ms, 1600)
}
