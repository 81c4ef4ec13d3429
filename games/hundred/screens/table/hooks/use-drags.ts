import { useMemo, useState } from 'react'
import type { Grip } from '../../board/board.tsx'
import type { MarkModel } from '../../board/scene/model.ts'
import type { Fighter } from '../../match/fighter.ts'
import { type Handle, handlesOf, withHandleAt } from '../../orders/handles.ts'
import type { Planning } from '../../orders/use-planning.ts'
import type { Presses } from '../presses.ts'

/** Two points that are measured, in metres. */
export interface Ruler {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

export interface Drags {
  readonly handles: readonly Handle[]
  /** What is being dragged or was measured. */
  readonly marks: readonly MarkModel[]
  readonly measuring: boolean
  readonly ruler: Ruler | null
  setMeasuring(on: boolean): void
  /** A press while the ruler is out: how far it is from the selected fighter. */
  measureTo(x: number, y: number): void
  /** Whether a drag from here means something. */
  draws(grip: Grip): boolean
  onDraw(grip: Grip, at: readonly [number, number] | null, over: string | null, end: boolean): void
}

interface Dragging {
  /** Null while nothing can be ordered. */
  readonly planning: Planning | null
  readonly selected: Fighter | null
  readonly group: readonly Fighter[]
  readonly presses: Presses
}

/** HUN-1801, HUN-1802: drags on the board. From a fighter they give an order, from a handle they change one, and the ruler measures. */
export function useDrags({ planning, selected, group, presses }: Dragging): Drags {
  const [drawn, setDrawn] = useState<Ruler | null>(null)
  const [measuring, setMeasuring] = useState(false)
  const [ruler, setRuler] = useState<Ruler | null>(null)
  const plan = planning === null || selected?.own == null ? null : planning.planFor(selected)
  const handles = useMemo(
    () => (plan === null || selected === null || selected.down ? [] : handlesOf(selected, plan)),
    [plan, selected],
  )
  const marks = useMemo((): MarkModel[] => {
    const line = measuring ? ruler : drawn
    return line === null
      ? []
      : [
          { kind: 'line', from: line.from, to: line.to, tone: 'accent', dashed: true },
          { kind: 'cursor', x: line.to[0], y: line.to[1] },
        ]
  }, [measuring, ruler, drawn])
  return {
    handles,
    marks,
    measuring,
    ruler: measuring ? ruler : null,
    setMeasuring(on) {
      setMeasuring(on)
      setRuler(null)
    },
    measureTo(x, y) {
      if (selected !== null) setRuler({ from: [selected.x / 1000, selected.y / 1000], to: [x, y] })
    },
    draws(grip) {
      if (measuring) return grip.at !== null
      if (planning === null) return false
      return grip.handle !== null || group.some((one) => one.key === grip.figure)
    },
    onDraw(grip, at, over, end) {
      if (measuring) {
        if (grip.at !== null && at !== null) setRuler({ from: grip.at, to: at })
        return
      }
      const handle = handles.find(({ id }) => id === grip.handle)
      const lead = group.find((one) => one.key === grip.figure)
      const from = handle?.from ?? (lead === undefined ? null : ([lead.x / 1000, lead.y / 1000] as const))
      setDrawn(end || at === null || from === null ? null : { from, to: at })
      if (!end) return
      if (handle === undefined) presses.drop(at, over)
      else if (at !== null && plan !== null && selected !== null)
        planning?.setPlan(selected.id, withHandleAt(plan, handle, at))
    },
  }
}
