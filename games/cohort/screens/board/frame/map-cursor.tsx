import { columnOf, rowOf } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { KeyboardEvent } from 'react'
import { arrowOf, beside, TILE } from '../tiles.ts'

export interface MapCursorProps {
  readonly tile: number
  /** What stands on the tile, and what Enter does there. */
  readonly spoken: string
  readonly onMove: (tile: number) => void
  readonly onPress: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** The tile that the keyboard stands on: arrow keys move it, with Shift by five, Enter presses it. */
export function MapCursor({ tile, spoken, onMove, onPress, onFocus, onBlur }: MapCursorProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = arrowOf(event.key)
    if (arrow !== undefined) onMove(stepped(tile, arrow, event.shiftKey ? LEAP : 1))
    else if (event.key === 'Enter' || event.key === ' ') onPress()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
    <rect
      className="co-cursor"
      x={columnOf(tile) * TILE + 1.5}
      y={rowOf(tile) * TILE + 1.5}
      width={TILE - 3}
      height={TILE - 3}
      rx={4}
      role="button"
      tabIndex={0}
      data-cursor=""
      aria-label={words.text('board.cursor', { tile: spoken })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    />
  )
}

const LEAP = 5

/** The tile so many steps away, or the last one before the edge of the map. */
function stepped(tile: number, [dx, dy]: readonly [number, number], far: number): number {
  const next = far === 0 ? null : beside(tile, dx, dy)
  return next === null ? tile : stepped(next, [dx, dy], far - 1)
}
