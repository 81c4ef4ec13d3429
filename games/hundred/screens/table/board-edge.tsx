import { Segments, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { Outlook } from '../orders/outlook.ts'
import type { Drags } from './hooks/use-drags.ts'
import type { Painter } from './painter-choice.ts'

/** How long the planned way takes, where it ends; on a phone, where it would lie over fighters, at the edge. */
export function WayTag({ outlook }: { readonly outlook: Outlook }) {
  const phone = useWidth() === 'phone'
  const ticks = outlook.ticks
  const last = ticks.at(-1)
  const first = ticks[0]
  if (last === undefined || first === undefined || Math.hypot(last.x - first.x, last.y - first.y) < 300) return null
  const arrival = ticks.findIndex((at) => at.x === last.x && at.y === last.y)
  const tag = (
    <span className="hu-tag">
      {counted(arrival, 'tick')}, <b>{counted(outlook.apLeft, 'action point')} left</b>
    </span>
  )
  if (phone) return <span className="hu-way">{tag}</span>
  return (
    <span className="hu-pin" data-x={last.x / 1000} data-y={last.y / 1000} data-lift={2.2} data-within>
      {tag}
    </span>
  )
}

/** Which painter, and what the marks mean. */
export function BoardSwitch({
  painter,
  phone,
  planning,
  drags,
}: {
  readonly painter: Painter
  readonly phone: boolean
  readonly planning: boolean
  readonly drags: Drags
}) {
  return (
    // Presses here are not presses on the board.
    <div
      className="hu-switch"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      <Segments
        label="Table"
        bare
        value={painter.painter}
        options={[
          { value: 'diorama', name: 'Diorama', ...(painter.failed ? { blocked: 'this browser has no WebGL' } : {}) },
          { value: 'flat', name: 'Map' },
        ]}
        onChange={painter.choose}
      />
      <button
        type="button"
        className="hu-ruler"
        aria-pressed={drags.measuring}
        title="Drag over the field to measure"
        onClick={() => drags.setMeasuring(!drags.measuring)}
      >
        Ruler
      </button>
      {planning && !phone && (
        <div className="hu-legend" aria-hidden="true">
          <span>
            <i className="path" /> Path, a notch per tick
          </span>
          <span>
            <i className="arc" /> Front arc and reach
          </span>
        </div>
      )}
    </div>
  )
}
