import {
  type CohortChoice,
  type CohortView,
  type ContactView,
  type GivenOrder,
  isTruth,
  type Look,
  type OwnUnit,
  orderLines,
  type Stance,
  type Step,
  tileName,
  type Understanding,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Live } from '@tessera/play'
import type { Piece, Scene } from '../board/scene.ts'
import { unitCalled } from '../names.ts'
import { withoutUnit, withStance, written } from '../orders/pen.ts'

/** What the next press on the map means for the unit in hand; null: move, or attack an enemy. */
export type Aim = 'move' | 'attack' | 'shoot' | 'follow' | 'build'

/** What the player has in hand. */
export interface Hand {
  /** The key of a piece. */
  readonly selected: string | null
  readonly aim: Aim | null
  /** The next step is added to those given this turn instead of replacing them. */
  readonly adding: boolean
  /** The tile under the mouse, and the tile of the keyboard's cursor. */
  readonly pointed: number | null
  readonly cursor: number | null
  /** The orders of an answer that is being considered: their paths are drawn. */
  readonly tried: readonly GivenOrder[] | null
}

export const EMPTY_HAND: Hand = { selected: null, aim: null, adding: false, pointed: null, cursor: null, tried: null }

/** The moment of the match that is shown, and the order sheet. */
export interface Moment {
  readonly look: Look
  readonly scene: Scene
  /** The viewer stands at the newest frame. */
  readonly atLast: boolean
  /** Null for a replay. */
  readonly live: Pick<Live<CohortChoice>, 'awaited' | 'sent' | 'over'> | null
  readonly text: string
  /** Null while no orders can be written. */
  readonly understood: Understanding | null
}

/** A seat's own view; null when the fog is lifted. */
export function viewOf(look: Look): CohortView | null {
  return isTruth(look) ? null : look
}

/** Orders can be written: the rules wait for this player, who stands at the newest frame. */
export function mayOrder({ look, live, atLast }: Pick<Moment, 'look' | 'live' | 'atLast'>): boolean {
  return live?.awaited === true && atLast && look.result === null && look.phase === 'orders'
}

/** The pieces that the hand and the pointer mean. */
export interface Held {
  readonly unit: OwnUnit | undefined
  /** The unit in hand, if it can be given orders now. */
  readonly acting: OwnUnit | undefined
  readonly contact: ContactView | undefined
  /** Any selected piece, also when the fog is lifted. */
  readonly piece: Piece | undefined
  /** The own unit under the mouse. */
  readonly hovered: OwnUnit | undefined
  /** The enemy in sight under the mouse or the cursor. */
  readonly target: ContactView | undefined
  /** What the unit in hand is told this turn. */
  readonly given: GivenOrder | undefined
  readonly cursor: number
}

/** Where the cursor stands on a map without own units. */
const MIDDLE = 210

export function heldIn(moment: Moment, hand: Hand): Held {
  const view = viewOf(moment.look)
  const unit = view?.units.find(({ id }) => String(id) === hand.selected)
  const eyed = hand.pointed ?? hand.cursor
  return {
    unit,
    acting: mayOrder(moment) && unit?.routing === false ? unit : undefined,
    contact: view?.contacts.find(({ handle }) => `X${handle}` === hand.selected),
    piece: moment.scene.pieces.find(({ key }) => key === hand.selected),
    hovered: hand.pointed === null ? undefined : view?.units.find(({ tile }) => tile === hand.pointed),
    target: view?.contacts.find(({ tile, state }) => tile === eyed && state === 'confirmed'),
    given: moment.understood?.orders.find((each) => each.unit === unit?.id),
    cursor: hand.cursor ?? unit?.tile ?? view?.units[0]?.tile ?? MIDDLE,
  }
}

/** The unit whose ranges are drawn: all of them for the unit in hand, the zone of control for the one under the mouse. */
export function litIn(look: Look, { unit, hovered }: Pick<Held, 'unit' | 'hovered'>): Lit {
  const view = viewOf(look)
  if (view === null || view.phase !== 'orders') return { unit: undefined, how: 'zone' }
  return unit === undefined ? { unit: hovered, how: 'zone' } : { unit, how: 'all' }
}

export interface Lit {
  readonly unit: OwnUnit | undefined
  readonly how: 'all' | 'zone'
}

/** What Enter on a tile would do, for the label of the cursor. */
export function enterWords({ acting }: Pick<Held, 'acting'>, { aim }: Hand, tile: number): string | null {
  if (acting === undefined) return null
  if (aim === null || aim === 'move')
    return words.text('hand.moves', { unit: unitCalled(acting), tile: tileName(tile) })
  return aim === 'attack' ? words.text('hand.attacks', { tile: tileName(tile) }) : null
}

/** What stands beside the map. */
export type Sheet = 'none' | 'write' | 'sent' | 'report'

export function sheetOf(moment: Moment): Sheet {
  const { look, live, atLast, understood } = moment
  if (live === null) return 'none'
  if (understood !== null && !isTruth(look)) return 'write'
  return live.sent && atLast && !isOver(moment) ? 'sent' : 'report'
}

/** What stands below it. */
export type Foot = 'none' | 'result' | 'send' | 'wait'

export function footOf(moment: Moment): Foot {
  const { look, live, understood } = moment
  if (look.result !== null) return 'result'
  if (live === null || isTruth(look)) return 'none'
  return understood !== null ? 'send' : 'wait'
}

export function isOver({ look, live }: Pick<Moment, 'look' | 'live'>): boolean {
  return look.result !== null || live?.over === true
}

/** The heading of a sheet on which nothing can be written. */
export function sheetTitle(moment: Moment, stage: string): string {
  if (!moment.atLast) return words.text('sheet.turnStage', { turn: moment.look.turn, stage })
  if (isOver(moment)) return words.text('sheet.over')
  return words.text(moment.live?.sent === true ? 'sheet.yours' : 'sheet.orders')
}

/** What a unit does this turn, in the words of the echo. */
export function doingWords(view: CohortView, understood: Understanding | null, { id }: OwnUnit): string {
  const lines = orderLines(understood?.orders ?? [], view).filter(
    ({ unit, conditional }) => unit === id && !conditional,
  )
  return lines.map(({ text }) => text).join(' ') || words.text('hand.nothingNew')
}

export type Action =
  | { readonly type: 'select'; readonly key: string | null }
  | { readonly type: 'aim'; readonly aim: Aim | null }
  | { readonly type: 'adding'; readonly adding: boolean }
  | { readonly type: 'point'; readonly tile: number | null }
  | { readonly type: 'cursor'; readonly tile: number }
  | { readonly type: 'press'; readonly tile: number; readonly piece?: Piece }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'forget' }
  | { readonly type: 'try'; readonly orders: readonly GivenOrder[] | null }
  | { readonly type: 'back' }

/** What an action comes to: the hand after it, the text of the sheet, and a message for the player. */
export interface Done {
  readonly hand: Hand
  readonly text: string
  readonly says: { readonly words: string; readonly bad: boolean } | null
}

/** Does one action of the player. Pressing the map and the buttons writes sentences; nothing else changes the orders. */
export function act(moment: Moment, hand: Hand, action: Action): Done {
  const { text } = moment
  const now = (change: Partial<Hand>): Done => ({ hand: { ...hand, ...change }, text, says: null })
  switch (action.type) {
    case 'select':
      return now(select(action.key))
    case 'aim':
      return now({ aim: action.aim })
    case 'adding':
      return now({ adding: action.adding })
    case 'point':
      return now({ pointed: action.tile })
    case 'cursor':
      return now({ cursor: action.tile })
    case 'try':
      return now({ tried: action.orders })
    case 'back':
      return now(hand.aim === null ? select(null) : { aim: null })
    case 'press': {
      const piece = action.piece ?? moment.scene.pieces.find((each) => each.tile === action.tile)
      const pressing = { ...hand, cursor: action.tile }
      return piece === undefined ? pressTile(moment, pressing, action.tile) : pressPiece(moment, pressing, piece)
    }
    case 'step':
      return giveStep(moment, hand, action.step)
    case 'stance':
      return rewrite(moment, hand, (unit, orders, view) => withStance(text, orders, unit.id, action.stance, view))
    case 'forget':
      return rewrite(moment, hand, (unit, _orders, view) => withoutUnit(text, unit.id, view))
  }
}

function select(key: string | null): Partial<Hand> {
  return { selected: key, aim: null, adding: false }
}

function pressTile(moment: Moment, hand: Hand, tile: number): Done {
  const { acting } = heldIn(moment, hand)
  if (acting === undefined) return { hand, text: moment.text, says: null }
  const step = stepTo(acting.kind, hand.aim, tile)
  if (step !== null) return giveStep(moment, hand, step)
  return { hand, text: moment.text, says: { words: words.text('hand.press'), bad: false } }
}

function pressPiece(moment: Moment, hand: Hand, piece: Piece): Done {
  const { acting } = heldIn(moment, hand)
  const chosen = piece.key === hand.selected
  const selected = { hand: { ...hand, ...select(chosen ? null : piece.key) }, text: moment.text, says: null }
  if (acting === undefined) return selected
  if (piece.sure === 'own') {
    if (hand.aim === 'follow' && !chosen) return giveStep(moment, hand, { do: 'follow', unit: Number(piece.key) })
    return hand.aim === 'build' && chosen ? pressTile(moment, hand, piece.tile) : selected
  }
  return giveStep(moment, hand, stepAgainst(hand.aim, Number(piece.key.slice(1))))
}

function giveStep(moment: Moment, hand: Hand, step: Step): Done {
  const { acting } = heldIn(moment, hand)
  const view = viewOf(moment.look)
  const done = { ...hand, aim: null }
  if (acting === undefined || view === null) return { hand, text: moment.text, says: null }
  const orders = moment.understood?.orders ?? []
  const text = written(moment.text, orders, { unit: acting.id, step, adding: hand.adding }, view)
  return text === null
    ? { hand: done, text: moment.text, says: { words: 'At most 4 steps a unit.', bad: true } }
    : { hand: done, text, says: null }
}

function rewrite(
  moment: Moment,
  hand: Hand,
  change: (unit: OwnUnit, orders: readonly GivenOrder[], view: CohortView) => string,
): Done {
  const { acting } = heldIn(moment, hand)
  const view = viewOf(moment.look)
  const text =
    acting === undefined || view === null ? moment.text : change(acting, moment.understood?.orders ?? [], view)
  return { hand, text, says: null }
}

/** The step that a press on a tile means; null where only a piece can be meant. */
function stepTo(kind: OwnUnit['kind'], aim: Aim | null, tile: number): Step | null {
  switch (aim) {
    case null:
    case 'move':
      return { do: 'move', to: { is: 'tile', tile }, route: 'direct' }
    case 'attack':
      return { do: 'attack', target: { is: 'at', tile }, route: 'direct' }
    case 'shoot':
      return { do: 'shoot', target: { is: 'at', tile } }
    case 'build':
      return kind === 'fieldEngineers'
        ? { do: 'build', work: 'fort', at: tile }
        : { do: 'build', work: 'ram', at: null }
    case 'follow':
      return null
  }
}

function stepAgainst(aim: Aim | null, handle: number): Step {
  if (aim === 'shoot') return { do: 'shoot', target: { is: 'contact', handle } }
  if (aim === 'move') return { do: 'move', to: { is: 'contact', handle }, route: 'direct' }
  return { do: 'attack', target: { is: 'contact', handle }, route: 'direct' }
}
