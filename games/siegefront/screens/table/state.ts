import type { Live, TableSeat } from '@tessera/play'
import {
  type HandCard,
  pairOf,
  type SeatView,
  type SiegefrontChoice,
  type SiegefrontView,
  siegefrontRules,
  type Unit,
  unitById,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { TableTab } from '@tessera/table'
import { type Bottom, cellPlace, type Place, unitOn } from '../board/places.ts'
import { hintFor, whyNotForge, whyNotPlay } from '../orders/hints.ts'
import { type Hit, hitOf, type Light, lightsOf } from '../orders/marks.ts'
import {
  choiceAt,
  type Held,
  NO_ORDERS,
  type Orders,
  press,
  settled,
  stepBack,
  take,
  targetsOf,
} from '../orders/orders.ts'
import { type Useful, usefulIn, usefulWords } from '../orders/useful.ts'

/** What the viewer sees, and from where. */
export interface Seen {
  /** The position of the frame on the table. */
  readonly view: SiegefrontView
  /** Null for a spectator. */
  readonly me: 0 | 1 | null
  /** Whose castle is at the bottom. */
  readonly bottom: Bottom
  readonly seats: readonly TableSeat[]
  /** The newest frame is on the table. */
  readonly atLast: boolean
  /** The effects of the frame are still shown. */
  readonly playing: boolean
  /** The hand and the orders stand together under the board. */
  readonly phone: boolean
  /** Null in a replay. */
  readonly live: Pick<Live<SiegefrontChoice>, 'awaited' | 'sent' | 'thinking' | 'trouble' | 'over'> | null
}

/** What the hand holds, what is pointed at, and what is open. */
export interface TableState {
  readonly orders: Orders
  /** The position they were given in. */
  readonly givenIn: SiegefrontView | null
  readonly pointed: Place | null
  /** The place that Tab leads to. */
  readonly focus: Place
  readonly tab: TableTab
  /** The turn whose end waits to be confirmed; 0 when none does. */
  readonly endAsked: number
  readonly resultOpen: boolean
}

export type TableAction =
  | { readonly type: 'press' | 'focus'; readonly place: Place }
  | { readonly type: 'point'; readonly place: Place | null }
  | { readonly type: 'take' | 'lift'; readonly held: Held }
  /** The end of a drag; `place` is null beside the board. */
  | { readonly type: 'drop'; readonly held: Held; readonly place: Place | null }
  | { readonly type: 'send_shown' | 'end_turn' | 'step_back' | 'put_down' | 'open_result' | 'close_result' }
  | { readonly type: 'tab'; readonly tab: TableTab }

/** What is true of the turn with any hand. */
export interface Turn {
  readonly canAct: boolean
  /** What could still be done; null when it is not the viewer's turn. */
  readonly useful: Useful | null
  /** The same in a sentence; empty when nothing is left. */
  readonly left: string
  /** Why no order can be given now. */
  readonly why: string
  /** Why a card of the hand cannot be deployed, by its hand id; null when it can. */
  readonly cards: ReadonlyMap<number, string | null>
  /** Why a card cannot be forged, by its cost. */
  readonly costs: ReadonlyMap<number, string | null>
  /** What each seat does, under its name. */
  readonly doing: readonly [string, string]
  readonly own: SeatView
}

/** What the table shows for the turn and for what the hand holds. */
export interface TableFacts {
  readonly orders: Orders
  readonly lights: ReadonlyMap<Place, Light>
  /** The command in the preview: the one pointed at, else the one aimed at. */
  readonly shown: SiegefrontChoice | null
  readonly hit: Hit | null
  readonly hint: string
  /** The unit in hand, or the one looked at. */
  readonly unit: Unit | undefined
  readonly selected: Place | null
  readonly unitIsMine: boolean
  readonly card: HandCard | undefined
  /** What stands where the turn is ended. */
  readonly controls: 'result' | 'nothing' | 'waiting' | 'end_turn'
  /** The end of the turn waits to be confirmed. */
  readonly endAsked: boolean
}

export function opened(bottom: Bottom): TableState {
  return {
    orders: NO_ORDERS,
    givenIn: null,
    pointed: null,
    focus: cellPlace(1, bottom === 0 ? 0 : 2),
    tab: 'orders',
    endAsked: 0,
    resultOpen: false,
  }
}

/** What an action makes of the state, and the command it sends. */
export function act(
  seen: Seen,
  state: TableState,
  action: TableAction,
): { readonly state: TableState; readonly send?: SiegefrontChoice } {
  const { view, phone } = seen
  const orders = ordersIn(view, state)
  const able = canAct(seen)
  switch (action.type) {
    case 'press': {
      const { orders: next, send } = able ? press(view, orders, action.place) : lookedAt(view, orders, action.place)
      return given(view, { ...state, focus: action.place, tab: phone && able ? 'orders' : 'piece' }, next, send)
    }
    case 'focus':
      return { state: { ...state, focus: action.place } }
    case 'point':
      return { state: { ...state, pointed: action.place } }
    case 'take':
      return given(view, { ...state, tab: phone ? 'orders' : 'piece' }, take(view, orders, action.held))
    case 'lift':
      return given(view, { ...state, pointed: null }, { held: action.held, aim: null, refused: null })
    case 'drop':
      return dropped(view, { ...state, pointed: null }, action.held, able ? action.place : null)
    case 'send_shown': {
      const place = shownPlace(orders, able ? targetsOf(view, orders.held) : NO_TARGETS, state.pointed)
      if (place === null) return { state }
      const { orders: next, send } = press(view, { ...orders, aim: place, refused: null }, place)
      return given(view, state, next, send)
    }
    case 'end_turn':
      if (!able) return { state }
      if (state.endAsked !== view.turn && usefulWords(view, usefulIn(view)) !== '')
        return { state: { ...state, endAsked: view.turn } }
      return given(view, state, NO_ORDERS, { type: 'end_turn' })
    case 'step_back':
      return given(view, state, stepBack(orders))
    case 'put_down':
      return given(view, state, NO_ORDERS)
    case 'open_result':
    case 'close_result':
      return { state: { ...state, resultOpen: action.type === 'open_result' } }
    case 'tab':
      return { state: { ...state, tab: action.tab } }
  }
}

export function turnOf(seen: Seen): Turn {
  const { view, seats } = seen
  const able = canAct(seen)
  const own = pairOf(view.seats, seen.bottom)
  const useful = able ? usefulIn(view) : null
  return {
    canAct: able,
    useful,
    left: useful === null ? '' : usefulWords(view, useful),
    why: whyNotNow(seen),
    own,
    cards: new Map((own.hand ?? []).map((card) => [card.id, whyNotPlay(view, own, card, able)])),
    costs: new Map(COSTS.map((cost) => [cost, whyNotForge(own, cost)])),
    doing: [doing(seen, 0, seats[0]), doing(seen, 1, seats[1])],
  }
}

export function factsOf(seen: Seen, turn: Turn, state: TableState): TableFacts {
  const { view, me } = seen
  const orders = ordersIn(view, state)
  const { held } = orders
  const targets = turn.canAct ? targetsOf(view, held) : NO_TARGETS
  const shownAt = shownPlace(orders, targets, state.pointed)
  const shown = shownAt === null ? null : (targets.get(shownAt) ?? null)
  const unit = held?.kind === 'unit' || held?.kind === 'ability' ? unitById(view, held.unit) : undefined
  const unitIsMine = unit !== undefined && unit.owner === me
  const selected = unit === undefined ? null : cellPlace(unit.x, unit.y)
  return {
    orders,
    lights: lightsOf(targets),
    shown,
    hit: hitOf(view, shown, shownAt, selected),
    hint: orders.refused?.text ?? hintFor(held, targets.size, turn.canAct, unitIsMine),
    unit,
    selected,
    unitIsMine,
    card: held?.kind === 'card' ? turn.own.hand?.find(({ id }) => id === held.hand) : undefined,
    controls: controlsOf(seen, turn),
    endAsked: turn.left !== '' && state.endAsked === view.turn,
  }
}

/** A unit of the viewer's that may be dragged from there. */
export function draggable(seen: Seen, place: Place): Held | null {
  const unit = unitOn(seen.view, place)
  return canAct(seen) && unit !== undefined && unit.owner === seen.me ? { kind: 'unit', unit: unit.id } : null
}

/** The other side of a player; null for a spectator. */
export function foeOf({ me }: Pick<Seen, 'me'>): 0 | 1 | null {
  return me === null ? null : me === 0 ? 1 : 0
}

function canAct({ view, me, atLast, live }: Seen): boolean {
  return live?.awaited === true && atLast && view.result === null && view.phase === 'action' && view.active === me
}

/** What is left of the orders: another position ends a refusal, and orders for what is gone. */
function ordersIn(view: SiegefrontView, { orders, givenIn }: TableState): Orders {
  return givenIn === view ? orders : settled(view, orders)
}

function given(
  view: SiegefrontView,
  state: TableState,
  orders: Orders,
  send?: SiegefrontChoice,
): ReturnType<typeof act> {
  const next = { ...state, orders, givenIn: view }
  return send === undefined ? { state: next } : { state: { ...next, pointed: null }, send }
}

/** Out of turn any unit may be looked at, and nothing else is done. */
function lookedAt(view: SiegefrontView, orders: Orders, place: Place): ReturnType<typeof press> {
  const { held } = press({ ...view, to: 'spectator' }, { ...orders, aim: null }, place).orders
  return { orders: { ...NO_ORDERS, held: held?.kind === 'unit' ? held : null } }
}

function dropped(view: SiegefrontView, state: TableState, held: Held, place: Place | null): ReturnType<typeof act> {
  const choice = place === null ? null : choiceAt(view, held, place)
  if (place === null || choice === null) return { state }
  const refusal = siegefrontRules.refuse(view, choice)
  if (refusal !== null) return given(view, state, { held, aim: null, refused: { place, text: refusal.message } })
  return given(view, state, press(view, { held, aim: place, refused: null }, place).orders, choice)
}

function shownPlace(
  orders: Orders,
  targets: ReadonlyMap<Place, SiegefrontChoice>,
  pointed: Place | null,
): Place | null {
  if (pointed !== null && targets.has(pointed)) return pointed
  return orders.aim !== null && targets.has(orders.aim) ? orders.aim : null
}

function controlsOf({ view, me, live, atLast, playing }: Seen, turn: Turn): TableFacts['controls'] {
  if (view.result !== null && !playing) return 'result'
  if (me === null) return 'nothing'
  if (live === null || turn.canAct) return 'end_turn'
  const onItsWay = live.sent && atLast && !live.over && live.trouble === null
  return onItsWay ? 'end_turn' : 'waiting'
}

function doing({ view, me }: Seen, seat: 0 | 1, { kind }: Partial<TableSeat> = {}): string {
  if (view.result !== null) return words.text('doing.over')
  if (seat !== view.active) return words.text('doing.waiting')
  return words.text(seat === me ? 'doing.you' : kind === 'bot' ? 'doing.bot' : 'doing.them')
}

function whyNotNow(seen: Seen): string {
  const { view, me, seats, atLast, live } = seen
  if (!atLast) return words.text('why.lookingBack')
  if (view.result !== null) return words.text('why.over')
  if (me === null) return words.text('why.watching')
  if (live?.sent) return words.text('why.onItsWay')
  const name = seats[foeOf(seen) ?? 1]?.name ?? ''
  return live?.thinking ? words.text('why.thinking', { name }) : words.text('why.notYourTurn')
}

const NO_TARGETS: ReadonlyMap<Place, SiegefrontChoice> = new Map()

const COSTS = Array.from({ length: 10 }, (_, i) => i + 1)
