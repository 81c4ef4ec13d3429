import { areaName, type HundredView } from '@tessera/hundred'
import type { ReactNode } from 'react'
import type { FieldModel } from '../../board/scene/model.ts'
import type { Telling } from '../../log/exchanges.ts'
import type { Fighter } from '../../match/fighter.ts'
import type { Handle } from '../../orders/handles.ts'
import type { Outlook } from '../../orders/outlook.ts'
import { WayTag } from '../board-edge.tsx'
import type { Ruler } from '../hooks/use-drags.ts'
import { Plate } from './plates.tsx'
import { RollPins } from './roll-pins.tsx'
import { RulerTag } from './ruler.tsx'

interface PinsProps {
  readonly view: HundredView
  readonly field: FieldModel
  readonly fighters: readonly Fighter[]
  readonly chosen: readonly number[]
  readonly selected: Fighter | null
  /** Whom the plan that is shown would strike. */
  readonly targets: ReadonlySet<number>
  /** The plan's outcome; null while none is made. */
  readonly outlook: Outlook | null
  readonly handles: readonly Handle[]
  readonly ruler: Ruler | null
  /** Rolls of the moment that is played. */
  readonly tellings: readonly Telling[]
}

/** Everything laid over the board in HTML: plates, names, handles, rolls. */
export function TablePins(props: PinsProps): ReactNode {
  const { view, fighters, chosen, handles, ruler } = props
  return (
    <>
      {fighters.map((fighter) => (
        <Plate
          key={fighter.key}
          fighter={fighter}
          selected={chosen.includes(fighter.id)}
          target={props.targets.has(fighter.id)}
        />
      ))}
      {props.outlook !== null && <WayTag outlook={props.outlook} />}
      {handles.map((handle, i) => (
        <span key={handle.id} className="hu-pin" data-x={handle.x} data-y={handle.y} data-lift={0.1}>
          <span
            className={`hu-handle ${handle.kind}`}
            title={handle.kind === 'way' ? 'Drag the waypoint' : 'Drag to turn'}
          >
            {handle.kind === 'way' && handles.length > 2 ? i + 1 : ''}
          </span>
        </span>
      ))}
      {props.field.areas.map((area) => (
        <span key={area.id} className="hu-pin" data-x={area.x} data-y={area.y + area.radius} data-lift={0.1}>
          <span className="hu-name">{areaName(area.id)}</span>
        </span>
      ))}
      {ruler !== null && <RulerTag ruler={ruler} view={view} selected={props.selected} />}
      <RollPins tellings={props.tellings} fighters={fighters} />
    </>
  )
}
