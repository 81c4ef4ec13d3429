import { Segments, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { Outlook } from '../orders/outlook.ts'
import type { Painter } from './painter-choice.ts'

/** At the end of the planned path, how long it takes. On a phone it stands at the edge, where it hides no fighters. */
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

/** Which painter draws the board, the ruler, and a legend of the marks. */
export function BoardSwitch({
  painter,
  legend,
  measuring,
  onMeasure,
}: {
  readonly painter: Painter
  readonly legend: boolean
  readonly measuring: boolean
  readonly onMeasure: (on: boolean) => void
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
        aria-pressed={measuring}
        title="Drag over the field to measure"
        onClick={() => onMeasure(!measuring)}
      >
        Ruler
      </button>
      {legend && (
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
