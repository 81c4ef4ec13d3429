import type { Plan, Step } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { cameraKey } from '../board/scene/camera.ts'
import type { CameraModel, FieldModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'
import { defendWith, holdFor } from '../orders/steps.ts'
import { type Aiming, NO_AIM, STRIKE } from './aiming.ts'
import { placeWords } from './fighter-words.ts'
import { cursorWords, moved } from './ground-cursor.ts'
import { type Command, pressSpot } from './presses.ts'
import { neighbour, planOf, type Table } from './state.ts'

/** A key, and where it was pressed. Letters come in lower case. */
export interface Key {
  readonly key: string
  readonly shift: boolean
  readonly ctrl: boolean
  /** With another modifier, which the browser keeps for itself. */
  readonly other: boolean
  /** The board has the focus. */
  readonly onBoard: boolean
}

/** The camera, the field, and the width of the board over its height. */
export interface Viewpoint {
  readonly camera: CameraModel
  readonly field: FieldModel
  readonly aspect: number
}

/** The command of a key, and the words for screen readers. */
export interface KeyMeaning {
  readonly command: Command | null
  readonly said?: string
}

/** HUN-1509, HUN-1511: the keyboard of the table. Null for a key that has no meaning here. */
export function keyPressed(table: Table, pressed: Key, from: Viewpoint): KeyMeaning | null {
  const { key, shift, ctrl } = pressed
  const { planned, selected, fighters } = table
  if (planned !== null && ctrl && key === 'z') return { command: { do: shift ? 'redo' : 'undo' } }
  if (planned !== null && ctrl && key === 'Enter') return { command: { do: 'send' } }
  if (ctrl || pressed.other) return null
  const onBoard = pressed.onBoard ? boardKey(table, key, shift, from) : null
  if (onBoard !== null) return onBoard
  if (key === 'f' && selected !== null) {
    const distance = Math.min(from.camera.distance, 18)
    return { command: { do: 'watch', x: selected.x / 1000, y: selected.y / 1000, distance } }
  }
  if (key === 'n' || key === 'p') {
    const next = neighbour(fighters, table.hand.chosen[0] ?? null, key === 'n' ? 1 : -1)
    return { command: next === null ? null : { do: 'find', id: next.id } }
  }
  if (planned === null || selected === null || shift) return null
  return orderKey(key, selected, planOf(planned, selected.id))
}

/** While the board has the focus: the ground cursor, the next fighter, and the camera. */
function boardKey(table: Table, key: string, shift: boolean, from: Viewpoint): KeyMeaning | null {
  const { hand, fighters, selected, view } = table
  if (key === 'Tab') {
    // Past the last fighter it goes on to the rest of the page.
    const next = neighbour(fighters, hand.chosen[0] ?? null, shift ? -1 : 1)
    return next === null
      ? null
      : {
          command: { do: 'find', id: next.id },
          said: `${next.name}, ${placeWords(next, null)}, ${words.text('state.health', { hp: next.hp, most: next.maxHp })}.`,
        }
  }
  if (hand.cursor !== null && key === 'Escape') return { command: { do: 'point', at: null } }
  if (hand.cursor !== null && key === 'Enter') return { command: pressSpot(table, hand.cursor) }
  const begin = hand.cursor ?? selected ?? { x: from.camera.x * 1000, y: from.camera.y * 1000 }
  const to = moved(begin, key, shift, from.field)
  if (to !== null) return { command: { do: 'point', at: to }, said: cursorWords(to, view, fighters, selected) }
  const turned = cameraKey(key, from.camera, from.field, from.aspect)
  return turned === null ? null : { command: { do: 'glide', to: turned } }
}

/** HUN-1511: M A D H U S start an order, Backspace takes the last one back. */
function orderKey(key: string, fighter: Fighter, plan: Plan): KeyMeaning | null {
  const { own } = fighter
  if (own === null) return null
  const order = (step: Step): KeyMeaning => ({ command: { do: 'order', on: 'key', given: [{ fighter, step }] } })
  const aim = (aiming: Aiming | null): KeyMeaning => ({ command: aiming === null ? null : { do: 'aim', aiming } })
  switch (key) {
    case 'm':
      return aim(NO_AIM)
    case 'a':
      return aim(STRIKE)
    case 'd':
      return order(defendWith(2))
    case 'h':
      return order(holdFor(1))
    case 'u': {
      const item = (['bandage', 'oil', 'caltrops'] as const).find((one) => own.items[one] > 0)
      return aim(item === undefined ? null : { kind: 'item', item })
    }
    case 's': {
      const name = (['treat', 'intimidate', 'challenge', 'execute'] as const).find((one) => own.specials.includes(one))
      return aim(name === undefined ? null : { kind: 'special', name })
    }
    case 'Backspace':
      return { command: { do: 'plan', unit: fighter.id, plan: { ...plan, steps: plan.steps.slice(0, -1) } } }
    default:
      return null
  }
}
