import {
  battleView,
  type DuelEvent,
  type DuelView,
  type PlayerView,
  type RunEvent,
  type RunView,
} from '@tessera/gauntlet'
import type { Timeline } from '@tessera/kernel'

/** The frames of one battle in the timeline of its run. */
export interface BattleSpan {
  readonly number: number
  readonly first: number
  readonly last: number
}

const OF_THE_RUN: ReadonlySet<RunEvent['type']> = new Set([
  'run_started',
  'draft_offered',
  'cards_drafted',
  'card_upgraded',
  'gold_changed',
  'prepared',
  'opponent_found',
  'battle_finished',
  'rating_changed',
  'run_ended',
] satisfies RunEvent['type'][])

function isOfBattle(event: RunEvent): event is DuelEvent & RunEvent {
  return !OF_THE_RUN.has(event.type)
}

/** Where each battle begins and ends; one that is still being fought ends with what is there. */
export function battleSpans(timeline: Timeline<RunEvent, RunView>): readonly BattleSpan[] {
  const spans: BattleSpan[] = []
  let first: number | null = null
  for (let index = 0; index < timeline.length; index++) {
    const events = timeline.events(index)
    if (first === null && timeline.cause(index) === 'beat' && events.some(isOfBattle)) first = Math.max(0, index - 1)
    const finished = events.find((event) => event.type === 'battle_finished')
    if (finished?.type !== 'battle_finished') continue
    spans.push({ number: finished.number, first: first ?? index, last: index })
    first = null
  }
  if (first !== null) spans.push({ number: spans.length + 1, first, last: timeline.length - 1 })
  return spans
}

/** A battle of a run as the frames of a duel, counted from its own beginning. */
export function duelFrames(
  timeline: Timeline<RunEvent, RunView>,
  { first, last }: BattleSpan,
): Timeline<DuelEvent, DuelView> {
  const at = (index: number): number => first + Math.min(index, last - first)
  const events = (index: number): readonly DuelEvent[] => timeline.events(at(index)).filter(isOfBattle)
  return {
    length: last - first + 1,
    events,
    frame(index) {
      const { view, ...frame } = timeline.frame(at(index))
      return { ...frame, index, events: events(index), view: battleView(playerOf(view)) }
    },
    cause: (index) => timeline.cause(at(index)),
    period: (index) => timeline.period(at(index)),
    at: (index) => timeline.at(at(index)),
  }
}

/** What the player of a run sees; nobody else is shown its battles. */
export function playerOf(view: RunView): PlayerView {
  if (view.to !== 0) throw new Error('Only the player sees the battles of a run')
  return view
}

/** A battle that has a result. */
export function battleOf({ battles }: PlayerView, number: number): PlayerView['battles'][number] {
  const battle = battles[number - 1]
  if (battle === undefined) throw new Error(`Battle ${number} of the run has no result`)
  return battle
}

export function winsBefore(battles: PlayerView['battles'], number: number): number {
  return battles.filter((battle) => battle.number < number && battle.winner === 0).length
}
