import type { FactionId } from '@tessera/gauntlet'
import { BoardIcon, ICON_FIELD } from '@tessera/ui'
import { useId } from 'react'
import { EMBLEMS } from '../icons.ts'

interface UnitArtProps {
  readonly icon: string
  readonly faction: FactionId
  readonly width?: number
  readonly height?: number
}

/** A picture made of an icon: rays, the ghost of the emblem, a ring, the ground, and the figure with outline and hatching. */
export function UnitArt({ icon, faction, width = 240, height = 156 }: UnitArtProps) {
  const id = useId()
  const [x, y] = [width / 2, height * 0.48]
  const figure = height * 0.66
  const ground = height * 0.87
  return (
    <span className="gpic cloth" data-faction={faction}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}f`} x1="0" y1="0" x2=".35" y2="1">
            <stop offset="0" className="fig-a" />
            <stop offset="1" className="fig-b" />
          </linearGradient>
          <pattern id={`${id}h`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
            <path d="M0 0v9" className="fig-h" strokeWidth="3" />
          </pattern>
        </defs>
        <path d={RAYS} fill="#fff" opacity=".07" transform={`translate(${x} ${y}) scale(${height / 150})`} />
        <g opacity=".16">
          <BoardIcon name={EMBLEMS[faction]} x={x} y={y} size={height * 1.12} fill="var(--f-ink)" />
        </g>
        <circle cx={x} cy={y} r={height * 0.43} fill="var(--f-hi)" opacity=".34" />
        <circle cx={x} cy={y} r={height * 0.43} fill="none" stroke="var(--f-ink)" strokeOpacity=".45" />
        <path
          d={`M0 ${ground}Q${x} ${ground - height * 0.07} ${width} ${ground}V${height}H0Z`}
          fill="#000"
          opacity=".28"
        />
        <path
          d={[0, 1, 2, 3, 4, 5]
            .map(
              (line) =>
                `M${width * (0.14 + 0.03 * (line % 3))} ${ground + line * 3}Q${x} ${ground - 5 + line * 3} ${width * (0.86 - 0.05 * ((line * 2) % 3))} ${ground + 1 + line * 3}`,
            )
            .join('')}
          fill="none"
          stroke="var(--f-ink)"
          strokeOpacity=".4"
          strokeWidth=".9"
        />
        <g opacity=".45">
          <BoardIcon name={icon} x={x + height * 0.02} y={y + height * 0.03} size={figure} fill="#000" />
        </g>
        <g className="fig-o" strokeWidth={(3.2 * ICON_FIELD) / figure} strokeLinejoin="round" paintOrder="stroke">
          <BoardIcon name={icon} x={x} y={y} size={figure} fill={`url(#${id}f)`} />
        </g>
        <g opacity=".22">
          <BoardIcon name={icon} x={x} y={y} size={figure} fill={`url(#${id}h)`} />
        </g>
      </svg>
    </span>
  )
}

const RAYS = Array.from({ length: 36 }, (_, ray) => {
  const at = (angle: number, r: number): string =>
    `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
  const angle = (ray * Math.PI) / 18
  return `M${at(angle + 0.03, 30)}L${at(angle, 300)}L${at(angle + 0.062, 300)}Z`
}).join('')
