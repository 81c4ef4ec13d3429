import { areaName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { ReactNode } from 'react'
import { WayTag } from '../board-edge.tsx'
import type { AtTable } from '../use-table.ts'
import { Plate } from './plates.tsx'
import { RollPins } from './roll-pins.tsx'
import { RulerTag } from './ruler.tsx'

/** Everything laid over the board in HTML: plates, names, handles, rolls. */
export function TablePins({ now }: { readonly now: AtTable }): ReactNode {
  const { table, hand, shown, trial } = now
  // A try is watched without the plan laid over it.
  const trying = trial.now !== null
  const handles = trying ? [] : table.handles
  return (
    <>
      {shown.map((fighter) => (
        <Plate
          key={fighter.key}
          fighter={fighter}
          selected={hand.chosen.includes(fighter.id)}
          target={table.struckByPlan.has(fighter.id)}
        />
      ))}
      {!trying && table.outlook !== null && <WayTag outlook={table.outlook} />}
      {handles.map((handle, i) => (
        <span key={handle.id} className="hu-pin" data-x={handle.x} data-y={handle.y} data-lift={0.1}>
          <span
            className={`hu-handle ${handle.kind}`}
            title={words.text(handle.kind === 'way' ? 'board.dragWay' : 'board.dragTurn')}
          >
            {handle.kind === 'way' && handles.length > 2 ? i + 1 : ''}
          </span>
        </span>
      ))}
      {now.field.areas.map((area) => (
        <span key={area.id} className="hu-pin" data-x={area.x} data-y={area.y + area.radius} data-lift={0.1}>
          <span className="hu-name">{areaName(area.id)}</span>
        </span>
      ))}
      {hand.measuring && hand.line !== null && (
        <RulerTag ruler={hand.line} view={table.view} selected={table.selected} />
      )}
      <RollPins happenings={now.happenings} fighters={shown} />
    </>
  )
}
