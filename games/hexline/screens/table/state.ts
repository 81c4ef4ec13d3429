import { type HexlineConfig, type HexlineEvent, type HexlineView, labConfig, type Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { TableTab } from '@tessera/table'
import type { BattleEnd, Story } from '../log/story.ts'

/** What the viewer sees of a battle: the frame on the table. */
export interface Seen {
  readonly story: Story
  readonly index: number
  readonly view: HexlineView
  readonly events: readonly HexlineEvent[]
  /** The timeline moves by itself. */
  readonly playing: boolean
  /** The outcome of the frame is still being acted out. */
  readonly acting: boolean
  /** In a match nothing ahead of the viewer is shown; a replay and a test have no secrets. */
  readonly mode: 'match' | 'replay' | 'test'
}

/** What the viewer has picked and opened. */
export interface TableState {
  /** The unit that was picked; without one the table follows the unit that acts. */
  readonly picked: number | null
  readonly tab: TableTab
  readonly side: 'log' | 'debugger'
  readonly dialog: 'none' | 'points' | 'report'
}

export type TableAction =
  | { readonly type: 'pick'; readonly unit: number | null }
  /** Keeps the card of a unit open, or lets it follow the battle again. */
  | { readonly type: 'pin'; readonly unit: number | null }
  | { readonly type: 'tab'; readonly tab: TableTab }
  | { readonly type: 'side'; readonly side: TableState['side'] }
  | { readonly type: 'dialog'; readonly dialog: TableState['dialog'] }

/** What the table shows of a frame. */
export interface TableFacts {
  /** The unit whose turn it is. */
  readonly actor: number | null
  /** The unit whose card is open and whose reach is drawn. */
  readonly selected: number | null
  readonly unit: Unit | undefined
  /** The target of an attack that the selected unit makes in this frame. */
  readonly hit: number | null
  /** Reach is drawn for a unit that was picked, and while the battle stands still. */
  readonly showReach: boolean
  readonly atEnd: boolean
  /** The end of the battle, once it was shown. */
  readonly end: BattleEnd | null
  /** The score counts this battle. */
  readonly counted: boolean
  readonly title: string
  readonly middle: string
  readonly round: string
  /** The position as a configuration of the lab; null once a side has fallen. */
  readonly lab: HexlineConfig | null
  readonly forkBlocked: string | null
}

export const OPENED: TableState = { picked: null, tab: 'piece', side: 'log', dialog: 'none' }

export function act(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'pick':
      return { ...state, picked: action.unit, tab: action.unit === null ? state.tab : 'piece' }
    case 'pin':
      return { ...state, picked: action.unit }
    case 'tab':
      return { ...state, tab: action.tab }
    case 'side':
      return { ...state, side: action.side }
    case 'dialog':
      return { ...state, dialog: action.dialog }
  }
}

export function factsOf(
  { story, index, view, events, playing, acting, mode }: Seen,
  { picked }: TableState,
): TableFacts {
  const { battle, config } = view
  const actor = story.acting[index] || null
  const selected = picked ?? actor
  const attack = events.find((event) => event.type === 'attack' && event.unit === selected)
  const atEnd = index >= story.timeline.length - 1 && story.end !== null
  const number = battle?.number ?? 1
  const round = story.rounds[index] ?? 1
  const turn = story.turns[index] ?? 0
  return {
    actor,
    selected,
    unit: battle?.units.find(({ id }) => id === selected),
    hit: attack?.type === 'attack' ? attack.target : null,
    showReach: picked !== null || !playing,
    atEnd,
    end: atEnd && !acting ? story.end : null,
    counted: (atEnd && !acting) || mode !== 'match',
    title: words.text('table.title', { battle: number, moment: momentWords(story, index) }),
    middle:
      config.battles > 1
        ? words.text('table.battleOf', { battle: number, battles: config.battles })
        : words.text('table.oneBattle'),
    round: turn > 0 ? words.text('table.roundTurn', { round, turn }) : words.text('table.round', { round }),
    lab: battle === null || atEnd ? null : labConfig(battle, config),
    forkBlocked: atEnd ? words.text('table.decided') : null,
  }
}

export function momentWords(story: Story, index: number): string {
  const round = story.rounds[index] ?? 1
  const turn = story.turns[index] ?? 0
  return turn > 0 ? words.text('table.momentTurn', { round, turn }) : words.text('table.momentRound', { round })
}
