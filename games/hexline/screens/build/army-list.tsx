import { catalogOf, type HexlineConfig } from '@tessera/hexline'
import { type SeatOf, Token } from '@tessera/table'
import { Glyph, IconButton } from '@tessera/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { unitIcon } from '../icons.ts'
import { unitName } from '../names.ts'
import { type Draft, withOneLess, withoutStack, withStackMoved } from './draft.ts'

export interface ArmyListProps {
  readonly config: HexlineConfig
  readonly seat: SeatOf
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** The army in its order: drag a handle, or move it with the arrow keys; Delete takes the stack out. */
export function ArmyList({ config, seat, draft, onChange }: ArmyListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const catalog = catalogOf(config)

  const move = (from: number, to: number) => {
    const stack = draft[from]
    if (stack === undefined || to < 0 || to >= draft.length || to === from) return
    onChange(withStackMoved(draft, from, to))
    setSaid(`${unitName(config, stack.type)} stands at place ${to + 1} of ${draft.length}.`)
  }
  const keys = (event: KeyboardEvent, place: number) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: draft.length - 1 }[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(withoutStack(draft, place))
    else if (to === undefined) return
    else {
      move(place, to)
      requestAnimationFrame(() => handleAt(list.current, to)?.focus())
    }
    event.preventDefault()
  }
  const drag = (event: PointerEvent) => {
    if (dragged === null) return
    const to = rowAt(list.current, event.clientY)
    if (to === null || to === dragged) return
    move(dragged, to)
    setDragged(to)
  }
  return (
    <>
      <ul className="al" ref={list} aria-label="Units, in the order of the army">
        {draft.map(({ type, count }, place) => {
          const name = unitName(config, type)
          const cost = catalog.type(type)?.cost ?? 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a type may stand in two stacks; only its place tells them apart
            <li key={`${type}${place}`} className={dragged === place ? 'dragged' : undefined}>
              <button
                type="button"
                className="grip"
                aria-label={`${name}, place ${place + 1} of ${draft.length}. Arrow keys move it`}
                title="Drag, or move with the arrow keys"
                onKeyDown={(event) => keys(event, place)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(place)
                }}
                onPointerMove={drag}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <Glyph name="grip" />
              </button>
              <Token seat={seat} icon={unitIcon(type)} size={32} />
              <span className="nm">{name}</span>
              <span className="mono muted">
                {count} × {cost}
              </span>
              <b>{count * cost}</b>
              <IconButton
                label={`Remove one ${name}`}
                glyph="minus"
                className="less"
                onClick={() => onChange(withOneLess(draft, type))}
              />
            </li>
          )
        })}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}

function rowAt(list: HTMLUListElement | null, y: number): number | null {
  if (list === null) return null
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const under = rows.findIndex((row) => y >= row.top && y < row.bottom)
  if (under !== -1) return under
  return y < (rows[0]?.top ?? 0) ? 0 : rows.length - 1
}

function handleAt(list: HTMLUListElement | null, place: number): HTMLElement | null {
  return list?.children[place]?.querySelector<HTMLElement>('.grip') ?? null
}
