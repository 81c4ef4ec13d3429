import type { HundredView, Plan } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { TableTab } from '@tessera/table'
import type { FieldModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'
import { obeys } from '../orders/drafting.ts'
import { type Handle, handlesOf } from '../orders/handles.ts'
import type { BlowOutlook, Outlook } from '../orders/outlook.ts'
import { type Aiming, NO_AIM } from './aiming.ts'
import { blowsOf, targetOf } from './marks-of.ts'

/** A place on the field, in mm. */
export interface Cursor {
  readonly x: number
  readonly y: number
}

/** From one place on the field to another, in metres. */
export interface Line {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** The viewer's choices, pointer and open dialogs. None of it belongs to the match, and none of it is kept. */
export interface Hand {
  /** Ids of the chosen fighters; card and orders are those of the first. */
  readonly chosen: readonly number[]
  readonly aiming: Aiming
  /** The fighter under the pointer. */
  readonly hovered: number | null
  /** The tick of the planned turn that is looked at. */
  readonly tick: number | null
  /** After every order the next fighter without orders is chosen. */
  readonly onePress: boolean
  readonly tab: TableTab
  /** The dialog with the result is open. */
  readonly ending: boolean
  /** The ruler is out: drags measure. */
  readonly measuring: boolean
  /** The line that a drag draws, or the one that was measured. */
  readonly line: Line | null
  /** The place that the keyboard points at. */
  readonly cursor: Cursor | null
}

export type HandAction =
  /** `add` puts a fighter into the group, or takes it out of it. */
  | { readonly do: 'choose'; readonly id: number; readonly add: boolean; readonly tab: TableTab | null }
  | { readonly do: 'aim'; readonly aiming: Aiming }
  /** An order was given by pressing a figure or the ground. */
  | { readonly do: 'ordered'; readonly on: 'figure' | 'ground' }
  | { readonly do: 'hover'; readonly id: number | null }
  | { readonly do: 'look'; readonly tick: number | null }
  | { readonly do: 'one-press'; readonly on: boolean }
  | { readonly do: 'tab'; readonly tab: TableTab }
  | { readonly do: 'ending'; readonly open: boolean }
  | { readonly do: 'measure'; readonly on: boolean }
  | { readonly do: 'line'; readonly line: Line | null }
  | { readonly do: 'point'; readonly at: Cursor | null }

/** At the beginning: a running match opens on the orders, a replay on the log. */
export function openHand(running: boolean): Hand {
  return {
    chosen: [],
    aiming: NO_AIM,
    hovered: null,
    tick: null,
    onePress: false,
    tab: running ? 'orders' : 'log',
    ending: false,
    measuring: false,
    line: null,
    cursor: null,
  }
}

export function handAfter(hand: Hand, action: HandAction): Hand {
  switch (action.do) {
    case 'choose':
      return {
        ...hand,
        chosen: action.add ? toggled(hand.chosen, action.id) : [action.id],
        tab: action.tab ?? hand.tab,
      }
    case 'aim':
      return { ...hand, aiming: action.aiming }
    case 'ordered':
      // The pace of a march stays for the next press on the ground.
      return action.on === 'ground' && hand.aiming.kind === 'move' ? hand : { ...hand, aiming: NO_AIM }
    case 'hover':
      return action.id === hand.hovered ? hand : { ...hand, hovered: action.id }
    case 'look':
      return { ...hand, tick: action.tick }
    case 'one-press':
      return { ...hand, onePress: action.on }
    case 'tab':
      return { ...hand, tab: action.tab }
    case 'ending':
      return { ...hand, ending: action.open }
    case 'measure':
      return { ...hand, measuring: action.on, line: null }
    case 'line':
      return { ...hand, line: action.line }
    case 'point':
      return { ...hand, cursor: action.at }
  }
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

/** The moment that the table shows, apart from the hand. */
export interface Facts {
  readonly view: HundredView
  readonly fighters: readonly Fighter[]
  readonly field: FieldModel
  /** The plans that are being made; null while no orders can be given. */
  readonly planned: Planned | null
  /** Presses on the board plan for the enemy. */
  readonly forEnemy: boolean
  readonly phone: boolean
}

/** By unit id. */
export interface Planned {
  readonly plans: ReadonlyMap<number, Plan>
  readonly outlooks: ReadonlyMap<number, Outlook>
}

/** Everything that follows from the moment and the hand: the selection, the units that take orders, the enemies the plan strikes, the words. */
export interface Table extends Facts {
  readonly hand: Hand
  readonly selected: Fighter | null
  /** The chosen own fighters that can still act: orders go to all of them. */
  readonly group: readonly Fighter[]
  /** The selected enemy, while it stands. */
  readonly enemy: Fighter | null
  /** Own fighters that could act and have no orders. */
  readonly idle: readonly Fighter[]
  /** The outcome of the selected fighter's plan. */
  readonly outlook: Outlook | null
  /** Enemies that this plan strikes: the board marks them. */
  readonly struckByPlan: ReadonlySet<number>
  /** The points of this plan that can be dragged. */
  readonly handles: readonly Handle[]
  readonly slip: Slip | null
  /** The fighter to choose when planning begins and none is selected. */
  readonly toChoose: number | null
  /** Why there are no orders to show; null when there are. */
  readonly noOrders: string | null
}

/** A blow whose chances are shown. */
export interface Slip {
  readonly from: Fighter
  readonly target: Fighter
  readonly plan: Plan
  /** Null when the plan does not strike this turn: then the chances are those of a blow from here. */
  readonly planned: BlowOutlook | null
  /** The target is pointed at. */
  readonly pointed: boolean
}

/** Orders are given at the newest frame of a running match, by a player who has not sent any. */
export function isPlanning(
  view: HundredView,
  live: { readonly awaited: boolean; readonly sent: boolean } | null,
  atLast: boolean,
): boolean {
  return live?.awaited === true && !live.sent && atLast && view.phase === 'planning' && view.result === null
}

export function tableOf(facts: Facts, hand: Hand): Table {
  const { fighters, planned, phone } = facts
  const selected = fighters.find((one) => one.id === hand.chosen[0] && !one.fled) ?? null
  const outlook = selected === null ? null : (planned?.outlooks.get(selected.id) ?? null)
  const slip = planned === null || selected === null ? null : slipOf(fighters, selected, planned, outlook, hand.hovered)
  return {
    ...facts,
    hand,
    selected,
    group: fighters.filter((one) => hand.chosen.includes(one.id) && one.own !== null && !one.down),
    enemy: selected !== null && selected.own === null && !selected.down ? selected : null,
    idle: planned === null ? [] : fighters.filter((one) => obeys(one) && planOf(planned, one.id).steps.length === 0),
    outlook,
    struckByPlan: new Set(blowsOf(outlook).map((one) => one.target)),
    handles:
      planned === null || selected?.own == null || selected.down
        ? []
        : handlesOf(selected, planOf(planned, selected.id)),
    slip,
    toChoose:
      planned !== null && selected === null && !phone
        ? (fighters.find((one) => one.own !== null && canAct(one))?.id ?? null)
        : null,
    noOrders: whyNoOrders(planned !== null, selected),
  }
}

export function planOf({ plans }: Planned, unit: number): Plan {
  return plans.get(unit) ?? NO_PLAN
}

const NO_PLAN: Plan = { steps: [], loop: false }

/** The enemy that is pointed at, or else the first that the plan strikes. */
function slipOf(
  fighters: readonly Fighter[],
  from: Fighter,
  planned: Planned,
  outlook: Outlook | null,
  hovered: number | null,
): Slip | null {
  if (from.own === null) return null
  const plan = planOf(planned, from.id)
  const blows = blowsOf(outlook)
  const pointed = fighters.find((one) => one.id === hovered && one.own === null && !one.down)
  const blow = pointed === undefined ? blows[0] : blows.find((one) => one.target === pointed.id)
  // A blow that falls in a later turn is shown as it would be from here.
  const struck = blow?.target ?? targetOf(plan)
  const target = pointed ?? fighters.find((one) => one.id === struck && !one.down)
  return target === undefined ? null : { from, target, plan, planned: blow ?? null, pointed: pointed !== undefined }
}

/** HUN-1511: the next in the order of ids among own fighters, or among all of them for a spectator; null past either end. */
export function neighbour(fighters: readonly Fighter[], id: number | null, by: 1 | -1): Fighter | null {
  const own = fighters.filter((one) => one.own !== null && canAct(one))
  const list = own.length > 0 ? own : fighters.filter(canAct)
  const at = list.findIndex((one) => one.id === id)
  return list[at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by] ?? null
}

function canAct(fighter: Fighter): boolean {
  return !fighter.down && !fighter.fled
}

function whyNoOrders(planning: boolean, selected: Fighter | null): string | null {
  if (!planning) return words.text('orders.played')
  if (selected !== null && obeys(selected)) return null
  if (selected?.own != null && selected.morale === 'routed' && !selected.down && !selected.fled)
    return `${selected.name} has lost its nerve: it runs, and takes no orders for the rest of the battle.`
  return words.text('orders.press')
}
