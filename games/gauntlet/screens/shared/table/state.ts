import {
  type BattleKind,
  type DuelEvent,
  type DuelView,
  factionName,
  leaderName,
  type SideIndex,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import type { TableSeat } from '@tessera/play'
import type { TableTab } from '@tessera/table'
import type { Happening, Part } from '@tessera/words'
import { mainLine, statusOf } from '../log/status.ts'

/** What a viewer of a battle has under their hand. */
export interface Viewing {
  /** The unit that was pressed, by its number; null: the one that acts. */
  readonly held: number | null
  /** On a phone, the part that is shown. */
  readonly tab: TableTab
  /** The dialog with the result. */
  readonly ended: boolean
}

export type ViewingAction =
  | { readonly do: 'hold'; readonly unit: number | null }
  | { readonly do: 'turn'; readonly tab: TableTab }
  | { readonly do: 'end' | 'close' }

export const LOOKING: Viewing = { held: null, tab: 'piece', ended: false }

export function viewing(state: Viewing, action: ViewingAction): Viewing {
  switch (action.do) {
    case 'hold':
      return { ...state, held: action.unit, tab: action.unit === null ? state.tab : 'piece' }
    case 'turn':
      return { ...state, tab: action.tab }
    default:
      return { ...state, ended: action.do === 'end' }
  }
}

/** What is shown at a frame: before the first battle no unit stands on the board, so the lines stand as they are about to. */
export function withBattle(timeline: Timeline<DuelEvent, DuelView>, index: number): DuelView {
  for (let at = index; at < timeline.length; at++) {
    const { view } = timeline.frame(at)
    if (view.battle !== null) return view
  }
  return timeline.frame(index).view
}

/** The unit whose turn it is; null between turns. */
export function actingIn({ battle }: DuelView): number | null {
  return battle !== null && battle.turnOf > 0 ? battle.turnOf : null
}

export interface Strength {
  readonly hp: number
  readonly max: number
  readonly stand: number
  readonly all: number
}

/** What is left of the units that a side brought. */
export function strengthOf({ battle }: DuelView, side: SideIndex): Strength {
  const units = battle?.units.filter((unit) => unit.owner === side && !unit.summoned) ?? []
  const standing = units.filter(({ cell }) => cell >= 0)
  return {
    hp: standing.reduce((sum, { hp }) => sum + Math.max(0, hp), 0),
    max: units.reduce((sum, { maxHp }) => sum + maxHp, 0),
    stand: standing.length,
    all: units.length,
  }
}

export function standWords(view: DuelView, side: SideIndex): string {
  const { stand, all } = strengthOf(view, side)
  return words.text('table.stand', { n: stand, all })
}

/** What the top of the table says of a side. */
export function seatInfo(view: DuelView, side: SideIndex, seat: TableSeat | undefined) {
  const banner = view.armies[side] ?? view.battle?.sides[side]
  const { hp, max, stand, all } = strengthOf(view, side)
  return {
    name: seat?.name ?? '',
    ...(seat?.kind === undefined ? {} : { kind: seat.kind }),
    sub: banner === undefined ? '' : factionName(banner.faction),
    more: banner === undefined ? '' : `, ${leaderName(banner.leader)}`,
    numbers: [
      { value: words.text('table.of', { n: stand, all }), name: words.text('table.standing') },
      { value: hp, name: words.text('table.life') },
    ],
    score: `${max === 0 ? 0 : Math.round((100 * hp) / max)}%`,
  }
}

/** "Battle 2 of 3". */
export function battleWords({ config, fought, battle }: DuelView): string {
  if (config.bestOf === 1) return words.text('table.oneBattle')
  return words.text('table.battleOf', { n: fought.length + (battle?.result === null ? 1 : 0), all: config.bestOf })
}

/** What is said beside the board of the beat that is shown, and why the acting unit does it. */
export function nowOf(
  view: DuelView,
  events: readonly DuelEvent[],
  told: readonly Happening<BattleKind>[],
  over: boolean,
): { readonly parts: readonly Part[]; readonly reason: string | null } {
  const acting = actingIn(view)
  const parts = statusOf(told, acting ?? 0)
  const choice = events.find((event) => event.type === 'ai_choice' && event.unitId === acting)
  // Why a unit acts is said beside what it does, not beside what is done to it.
  const main = mainLine(told, acting ?? 0)
  const isOwn = main !== null && OWN.has(main.kind) && main.pieces[0] === acting
  if (choice?.type !== 'ai_choice' || over || !isOwn) return { parts, reason: null }
  return { parts, reason: words.text('table.reason', { why: words.said(`choice.${choice.choice}`) }) }
}

/** What a unit does, not what is done to it. */
const OWN: ReadonlySet<BattleKind> = new Set(['blows', 'spells', 'moves'])

/** Who won the battle, and how; empty while it is fought. */
export function endWords({ battle }: DuelView, seats: readonly TableSeat[]): string {
  const result = battle?.result
  if (!result) return ''
  const why = words.said(`end.${result.reason}`)
  if (result.winner === null) return words.text('table.drawn', { why })
  return words.text('table.won', { who: seats[result.winner]?.name ?? '', why })
}
