import { type HundredConfig, scenarioOf, TEMPLATE_DATA } from '@tessera/hundred'
import { type ReactNode, useMemo } from 'react'
import { FlatGround } from '../board/flat/ground.tsx'
import { fieldModelOf } from '../match/battle.ts'
import '../hundred.css'

/** The field of a scenario from above with everybody in place: a thumbnail. */
export function ScenarioMap({ config }: { readonly config: HundredConfig }): ReactNode {
  const field = useMemo(() => fieldModelOf(config), [config])
  const { sides } = scenarioOf(config)
  return (
    <svg className="hu-thumb" viewBox={`-1.3 -1.3 ${field.w + 2.6} ${field.h + 2.6}`} aria-hidden="true">
      <FlatGround field={field} />
      {sides.map((side, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sides
        <g key={seat}>
          {side.zone !== null && (
            <rect
              x={side.zone.x / 1000}
              y={side.zone.y / 1000}
              width={side.zone.w / 1000}
              height={side.zone.h / 1000}
              className={`fm-zone seat${seat}`}
            />
          )}
          {side.units.map((unit) => (
            <circle
              key={`${unit.x}:${unit.y}`}
              cx={unit.x / 1000}
              cy={unit.y / 1000}
              r={Math.max(0.75, TEMPLATE_DATA[unit.template].radius / 1000)}
              className={`hu-dot seat${seat}`}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
