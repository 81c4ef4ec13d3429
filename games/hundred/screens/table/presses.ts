import type { Plan, Spot, Step } from '@tessera/hundred'
import type { TableTab } from '@tessera/table'
import type { Grip } from '../board/board.tsx'
import type { CameraModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'
import { type Handle, withHandleAt } from '../orders/handles.ts'
import { attackOn, moveTo, specialOf, use } from '../orders/steps.ts'
import { NO_AIM } from './aiming.ts'
import { shoots } from './fighter-words.ts'
import { type HandAction, planOf, type Table } from './state.ts'

/** A command to the table, from a press, a drag or a key. */
export type Command =
  | HandAction
  /** Chooses a fighter in a list: the camera goes there when it is out of sight. */
  | { readonly do: 'find'; readonly id: number }
  /** Adds a step to the plan of each of these fighters. */
  | { readonly do: 'order'; readonly on: 'figure' | 'ground' | 'key'; readonly given: readonly Given[] }
  /** Replaces the plan of a fighter. */
  | { readonly do: 'plan'; readonly unit: number; readonly plan: Plan }
  /** Adds a step to the guess of what an enemy does. */
  | { readonly do: 'guess'; readonly unit: number; readonly step: Step }
  | { readonly do: 'undo' | 'redo' | 'send' }
  | { readonly do: 'glide'; readonly to: CameraModel }
  | { readonly do: 'watch'; readonly x: number; readonly y: number; readonly distance: number }

interface Given {
  readonly fighter: Fighter
  readonly step: Step
}

/** HUN-1802: an order to strike a target, and otherwise a choice of the fighter. */
export function pressFigure(table: Table, key: string, shift: boolean): Command | null {
  const { fighters, enemy, forEnemy } = table
  const fighter = fighters.find((one) => one.key === key)
  if (fighter === undefined) return null
  if (forEnemy && fighter.own !== null && enemy !== null)
    return { do: 'guess', unit: enemy.id, step: attackOn(fighter.id) }
  if (!forEnemy && isTarget(table, fighter)) return strike(table, fighter)
  return {
    do: 'choose',
    id: fighter.id,
    add: shift && fighter.own !== null && !forEnemy,
    tab: tabFor(table, fighter),
  }
}

/** On a phone one tab is shown at a time: orders for an own fighter, else the card. */
function tabFor({ phone, planned }: Table, fighter: Fighter): TableTab | null {
  if (!phone) return null
  return planned !== null && fighter.own !== null ? 'orders' : 'piece'
}

/** Friends are bandaged and treated, the fallen are executed, all other enemies are struck. */
function isTarget({ planned, group, hand }: Table, fighter: Fighter): boolean {
  if (planned === null || group.length === 0) return false
  const { aiming } = hand
  if (fighter.own === null) return !fighter.down || (aiming.kind === 'special' && aiming.name === 'execute')
  return (aiming.kind === 'item' && aiming.item === 'bandage') || (aiming.kind === 'special' && aiming.name === 'treat')
}

function strike({ group, hand }: Table, target: Fighter): Command {
  const { aiming } = hand
  const step = (fighter: Fighter): Step => {
    if (aiming.kind === 'item' && aiming.item === 'bandage') return use('bandage', target.id)
    if (aiming.kind === 'special') return specialOf(aiming.name, target.id)
    const { attack, aim } = aiming.kind === 'attack' ? aiming : { attack: 'normal' as const, aim: null }
    return attackOn(target.id, { kind: attack, aim, approach: shoots(fighter) ? 'none' : 'advance' })
  }
  return { do: 'order', on: 'figure', given: group.map((fighter) => ({ fighter, step: step(fighter) })) }
}

/** HUN-1802: an order to go there, in metres; a group keeps its formation. With shift it pushes on past enemies. */
export function pressGround(table: Table, x: number, y: number, shift: boolean): Command | null {
  const { group, enemy, field, forEnemy, planned } = table
  const { aiming } = table.hand
  const onField = (mmX: number, mmY: number): Spot => ({
    x: between(mmX, field.w * 1000),
    y: between(mmY, field.h * 1000),
  })
  if (forEnemy && enemy !== null)
    return { do: 'guess', unit: enemy.id, step: moveTo(onField(x * 1000, y * 1000), 'advance') }
  const lead = group[0]
  if (planned === null || lead === undefined) return null
  const step = (fighter: Fighter): Step => {
    const spot = onField(x * 1000 + fighter.x - lead.x, y * 1000 + fighter.y - lead.y)
    if (aiming.kind === 'item' && aiming.item !== 'bandage') return use(aiming.item, spot)
    const { mode, style } = aiming.kind === 'move' ? aiming : NO_AIM
    return { ...moveTo(spot, mode), style, onContact: shift ? 'push' : 'stop' }
  }
  return { do: 'order', on: 'ground', given: group.map((fighter) => ({ fighter, step: step(fighter) })) }
}

/** With the ruler out, a press measures from the selected fighter. In metres. */
export function pressMeasured({ selected }: Table, x: number, y: number): Command | null {
  return selected === null ? null : { do: 'line', line: { from: [selected.x / 1000, selected.y / 1000], to: [x, y] } }
}

/** A press where the ground cursor stands, in mm. */
export function pressSpot(table: Table, at: Spot): Command | null {
  const here = table.fighters.find((one) => !one.fled && Math.hypot(one.x - at.x, one.y - at.y) <= one.radius + 200)
  return here === undefined ? pressGround(table, at.x / 1000, at.y / 1000, false) : pressFigure(table, here.key, false)
}

/** Whether a drag from here draws or measures instead of moving the camera. */
export function drawsFrom({ hand, planned, group }: Table, grip: Grip): boolean {
  if (hand.measuring) return grip.at !== null
  return planned !== null && (grip.handle !== null || group.some((one) => one.key === grip.figure))
}

/** HUN-1801, HUN-1802: a drag measures, moves a point of the plan, or gives the group an order where it ends. */
export function drag(
  table: Table,
  grip: Grip,
  at: readonly [number, number] | null,
  over: string | null,
  end: boolean,
): readonly Command[] {
  if (table.hand.measuring)
    return grip.at === null || at === null ? [] : [{ do: 'line', line: { from: grip.at, to: at } }]
  const handle = table.handles.find(({ id }) => id === grip.handle)
  const lead = table.group.find((one) => one.key === grip.figure)
  const from = handle?.from ?? (lead === undefined ? null : ([lead.x / 1000, lead.y / 1000] as const))
  const line: Command = { do: 'line', line: end || at === null || from === null ? null : { from, to: at } }
  const ended = end ? (handle === undefined ? drop(table, at, over) : dropHandle(table, handle, at)) : null
  return ended === null ? [line] : [line, ended]
}

/** On an enemy a drag strikes it. */
function drop(table: Table, at: readonly [number, number] | null, over: string | null): Command | null {
  const target = table.fighters.find((one) => one.key === over && one.own === null && !one.down)
  if (target !== undefined) return table.planned === null ? null : strike(table, target)
  return at === null ? null : pressGround(table, at[0], at[1], false)
}

function dropHandle(
  { selected, planned }: Table,
  handle: Handle,
  at: readonly [number, number] | null,
): Command | null {
  if (selected === null || planned === null || at === null) return null
  return { do: 'plan', unit: selected.id, plan: withHandleAt(planOf(planned, selected.id), handle, at) }
}

function between(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)))
}
