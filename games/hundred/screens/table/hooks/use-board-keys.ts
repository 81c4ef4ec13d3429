import type { HundredView } from '@tessera/hundred'
import { say } from '@tessera/ui'
import { useState } from 'react'
import type { FieldModel } from '../../board/scene/model.ts'
import { type CameraControl, cameraKey } from '../../board/use-camera.ts'
import type { Fighter } from '../../match/fighter.ts'
import type { Planning } from '../../orders/use-planning.ts'
import type { Aiming } from '../aiming.ts'
import { type Cursor, cursorWords, moved } from '../ground-cursor.ts'
import { orderKey } from '../orders/order-keys.ts'
import type { Presses } from '../presses.ts'
import { placeWords } from '../unit-table.tsx'
import type { Selection } from './use-selection.ts'
import { useTableKeys } from './use-table-keys.ts'

interface Keyed {
  readonly view: HundredView
  readonly field: FieldModel
  readonly fighters: readonly Fighter[]
  readonly selection: Selection
  readonly presses: Presses
  readonly control: CameraControl
  readonly aspect: number
  /** Null while nothing can be ordered. */
  readonly planning: Planning | null
  readonly onAim: (aiming: Aiming) => void
  readonly onReady: () => void
  /** Selects somebody and looks there. */
  readonly onFighter: (id: number) => void
}

/** HUN-1509, HUN-1511: the keyboard of the table. Where the ground cursor stands. */
export function useBoardKeys(now: Keyed): Cursor | null {
  const { view, field, fighters, selection, presses, control, planning } = now
  const { selected } = selection
  const [cursor, setCursor] = useState<Cursor | null>(null)
  /** Tab goes through the fighters, and past the last one on to the rest of the page. */
  const tab = (by: 1 | -1): boolean => {
    const next = selection.next(by)
    if (next === null) return false
    now.onFighter(next.id)
    say(`${next.name}, ${placeWords(next, null)}, ${next.hp} of ${next.maxHp} hit points.`)
    return true
  }
  /** While the board has the focus. */
  const boardKey = (key: string, shift: boolean): boolean => {
    if (key === 'Tab') return tab(shift ? -1 : 1)
    if (key === 'Escape' && cursor !== null) {
      setCursor(null)
      return true
    }
    if (key === 'Enter' && cursor !== null) {
      presses.spot(cursor)
      return true
    }
    const begin =
      cursor ??
      (selected === null
        ? { x: control.camera.x * 1000, y: control.camera.y * 1000 }
        : { x: selected.x, y: selected.y })
    const to = moved(begin, key, shift, field)
    if (to !== null) {
      setCursor(to)
      say(cursorWords(to, view, fighters, selected))
      return true
    }
    const turned = cameraKey(key, control.camera, field, now.aspect)
    if (turned === null) return false
    control.glide(turned, 'player')
    return true
  }
  useTableKeys((key, event) => {
    const onBoard = event.target instanceof Element && event.target.classList.contains('hundred-board')
    if (planning !== null && event.ctrlKey && key === 'z') {
      if (event.shiftKey) planning.redo?.()
      else planning.undo?.()
      return true
    }
    if (planning !== null && event.ctrlKey && key === 'Enter') {
      now.onReady()
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (onBoard && boardKey(key, event.shiftKey)) return true
    if (key === 'f' && selected !== null) {
      control.look(selected.x / 1000, selected.y / 1000, Math.min(control.camera.distance, 18))
      return true
    }
    if (key === 'n' || key === 'p') {
      const next = selection.next(key === 'n' ? 1 : -1)
      if (next !== null) now.onFighter(next.id)
      return true
    }
    if (planning === null || selected === null || event.shiftKey) return false
    return orderKey(key, selected, planning, now.onAim)
  })
  return cursor
}
