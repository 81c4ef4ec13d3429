import type { DuelView, SideIndex } from '@tessera/gauntlet'
import type { Happening, Rise } from '@tessera/words'
import type { ReactNode } from 'react'
import { BOARD_WIDTH, placeOf } from './places.ts'

export interface Popup {
  readonly id: number
  readonly text: string
  readonly tone: Rise['tone']
}

const MOST = 3

/** GB-1302: what rises over units in one beat, at most three over one of them. */
export function popupsOf(told: readonly Happening[]): readonly Popup[] {
  const count = new Map<number, number>()
  return told.flatMap(({ rises }) =>
    rises.flatMap(({ over, text, tone }) => {
      if (!('piece' in over)) return []
      const before = count.get(over.piece) ?? 0
      count.set(over.piece, before + 1)
      return before < MOST ? [{ id: over.piece, text, tone }] : []
    }),
  )
}

interface PopupsProps {
  readonly popups: readonly Popup[]
  readonly view: DuelView
  readonly below: SideIndex
}

/** How far a rising word is from the next. */
const RISE = 17
/** Half the width of a letter, about. */
const LETTER = 4.2

export interface PlacedPopup extends Popup {
  readonly x: number
  readonly y: number
}

/** Where each word stands: over its unit, and higher where another word is already. */
export function placePopups(
  popups: readonly Popup[],
  spot: (id: number) => { x: number; y: number } | null,
): PlacedPopup[] {
  const placed: PlacedPopup[] = []
  for (const popup of popups) {
    const at = spot(popup.id)
    if (at === null) continue
    const room = popup.text.length * LETTER
    const x = Math.max(room, Math.min(BOARD_WIDTH - room, at.x))
    const isFree = (y: number): boolean =>
      placed.every(
        (other) => Math.abs(other.y - y) >= RISE || Math.abs(other.x - x) >= room + other.text.length * LETTER,
      )
    let y = Math.max(TOP, at.y - 30)
    while (y - RISE >= TOP && !isFree(y)) y -= RISE
    // At the upper edge the only way is down.
    while (!isFree(y)) y += RISE
    placed.push({ ...popup, x, y })
  }
  return placed
}

const TOP = 12

export function Popups({ popups, view, below }: PopupsProps): ReactNode {
  const placed = placePopups(popups, (id) => {
    const unit = view.battle?.units[id - 1]
    const cell = unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
    return cell < 0 ? null : placeOf(cell, below)
  })
  return placed.map(({ text, tone, x, y }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a popup is its place
    <text key={place} x={x} y={y} className={`popup ${tone}`}>
      {text}
    </text>
  ))
}
