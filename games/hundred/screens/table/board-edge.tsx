import { words } from '@tessera/hundred/words'
import { Segments, useWidth } from '@tessera/ui'
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
      {words.text('way.ticks', { n: arrival })}, <b>{words.text('way.left', { n: outlook.apLeft })}</b>
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
        label={words.text('board.table')}
        bare
        value={painter.painter}
        options={[
          {
            value: 'diorama',
            name: words.text('board.diorama'),
            ...(painter.failed ? { blocked: words.text('board.noWebgl') } : {}),
          },
          { value: 'flat', name: words.text('board.map') },
        ]}
        onChange={painter.choose}
      />
      <button
        type="button"
        className="hu-ruler"
        aria-pressed={measuring}
        title={words.text('board.measure')}
        onClick={() => onMeasure(!measuring)}
      >
        {words.text('board.ruler')}
      </button>
      {legend && (
        <div className="hu-legend" aria-hidden="true">
          <span>
            <i className="path" /> {words.text('board.path')}
          </span>
          <span>
            <i className="arc" /> {words.text('board.arc')}
          </span>
        </div>
      )}
    </div>
  )
}
