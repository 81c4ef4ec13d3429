import { BoardIcon } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Seat 0 has a round shield, seat 1 a pointed one; null belongs to no seat. */
export type SeatOf = 0 | 1 | null

const POINTED =
  'M0,-1.1C.34,-.9 .66,-.84 .96,-.88C1.03,-.1 .88,.66 0,1.16C-.88,.66-1.03,-.1-.96,-.88C-.66,-.84-.34,-.9 0,-1.1Z'
const POINTED_LOWER = 'M-.97,.1L.97,.1C.9,.55 .6,.86 0,1.16C-.6,.86-.9,.55-.97,.1Z'

/** The bare outline of a seat's shape with radius r, centred on 0, 0; takes fill and stroke from around it. */
export function SeatShape({ seat, r, ...rest }: { readonly seat: SeatOf; readonly r: number } & ShapeStyle) {
  if (seat === 1) return <path d={POINTED} transform={`scale(${r})`} vectorEffect="non-scaling-stroke" {...rest} />
  if (seat === 0) return <circle r={r} {...rest} />
  return <rect x={-r * 0.88} y={-r * 0.88} width={r * 1.76} height={r * 1.76} rx={r * 0.2} {...rest} />
}

interface ShapeStyle {
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeOpacity?: number
  readonly strokeDasharray?: string
  readonly opacity?: number
  readonly className?: string
}

export function seatColour(seat: SeatOf): string {
  return seat === null ? 'var(--ink-2)' : seat === 0 ? 'var(--seat1)' : 'var(--seat2)'
}

/** CSS class that gives words the seat's colour. */
export function seatClass(seat: SeatOf): string {
  return seat === null ? '' : seat === 0 ? 's1' : 's2'
}

export interface ShieldProps {
  readonly seat: SeatOf
  /** A third of a hex's width on boards. */
  readonly r: number
  readonly icon: string
  /** Instead of an icon. */
  readonly children?: ReactNode
}

/** A counter on the board, centred on 0, 0: inside an <svg>, without its plate. */
export function Shield({ seat, r, icon, children }: ShieldProps) {
  const k = r / 16
  const iconSize = r * 1.26
  return (
    <g className="shield">
      <g transform={`translate(${0.6 * k} ${2.2 * k})`} fill="#2b1c0a" opacity=".28">
        <SeatShape seat={seat} r={r} />
      </g>
      <SeatBody seat={seat} r={r} />
      {children ?? <BoardIcon name={icon} x={0} y={seat === 1 ? -r * 0.18 : 0} size={iconSize} />}
    </g>
  )
}

function SeatBody({ seat, r }: { readonly seat: SeatOf; readonly r: number }) {
  const k = r / 16
  if (seat === 1) {
    return (
      <>
        <path
          d={POINTED}
          transform={`scale(${r})`}
          fill={seatColour(seat)}
          stroke="var(--rim)"
          strokeWidth={2.2 / 16}
        />
        <path d={POINTED_LOWER} transform={`scale(${r})`} fill="#1a0f05" opacity=".2" />
        <path
          d={POINTED}
          transform={`scale(${r * 0.81})`}
          fill="none"
          stroke="var(--cream)"
          strokeOpacity=".5"
          strokeWidth=".08"
        />
      </>
    )
  }
  return (
    <>
      <g fill={seatColour(seat)} stroke="var(--rim)" strokeWidth={2.2 * k}>
        <SeatShape seat={seat} r={r} />
      </g>
      {seat === 0 && <path d={`M${-r} ${r * 0.12}A${r} ${r} 0 0 0 ${r} ${r * 0.12}Z`} fill="#1a0f05" opacity=".2" />}
      <g fill="none" stroke="var(--cream)" strokeOpacity=".5" strokeWidth={k}>
        <SeatShape seat={seat} r={r * 0.84} />
      </g>
    </>
  )
}

export interface Badge {
  /** Gains green, losses red, statuses cream, the count of the rest dark. */
  readonly tone: 'gain' | 'loss' | 'status' | 'magic' | 'more'
  /** A short text ("+2") or an icon. */
  readonly text?: string
  readonly icon?: string
}

export interface PlateProps {
  readonly r: number
  readonly life: number
  readonly max: number
  /** Up to three are drawn; more become "+n". */
  readonly badges?: readonly Badge[]
}

/** Life plate and badges of a counter, centred like its shield. Draw plates after all shields, so that no neighbour covers them. */
export function Plate({ r, life, max, badges = [] }: PlateProps) {
  const width = 1.94 * r
  const height = 0.8 * r
  const top = 0.6 * r
  const rim = 1.2 * (r / 15.5)
  const part = max > 0 ? Math.max(0, Math.min(1, life / max)) : 0
  return (
    <g className="plate">
      <rect x={-width / 2} y={top} width={width} height={height} rx={0.19 * r} fill="var(--rim)" />
      <rect
        x={-width / 2 + rim}
        y={top + rim}
        width={(width - 2 * rim) * part}
        height={height - 2 * rim}
        rx={0.11 * r}
        fill={life * 3 < max ? 'var(--life-low)' : 'var(--life)'}
      />
      <text className="plate-text" y={top + height * 0.79} style={{ fontSize: 0.768 * r }}>
        {life}
      </text>
      <Badges r={r} badges={badges} />
    </g>
  )
}

const ANGLES = [-58, -4, -112]

function Badges({ r, badges }: { readonly r: number; readonly badges: readonly Badge[] }) {
  const shown: readonly Badge[] =
    badges.length <= 3 ? badges : [...badges.slice(0, 2), { tone: 'more', text: `+${badges.length - 2}` }]
  const size = 0.53 * r
  return shown.map((badge, i) => {
    const angle = ((ANGLES[i] ?? 0) * Math.PI) / 180
    const reach = i === 1 ? 1.225 * r : 1.28 * r
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a badge is its place
        key={i}
        transform={`translate(${Math.cos(angle) * reach} ${Math.sin(angle) * reach})`}
      >
        <circle r={size} fill={BADGE_FILL[badge.tone]} stroke="var(--rim)" strokeWidth={0.077 * r} />
        {badge.icon !== undefined ? (
          <BoardIcon
            name={badge.icon}
            x={0}
            y={0}
            size={size * 1.44}
            fill={badge.tone === 'magic' ? 'var(--ink-magic)' : badge.tone === 'status' ? 'var(--ink)' : '#fff'}
          />
        ) : (
          <text
            className="badge-text"
            y={size * 0.42}
            style={{ fontSize: size * 1.3 }}
            fill={badge.tone === 'status' || badge.tone === 'magic' ? 'var(--ink)' : '#fff'}
          >
            {badge.text}
          </text>
        )}
      </g>
    )
  })
}

const BADGE_FILL = {
  gain: 'var(--ink-heal)',
  loss: 'var(--ink-harm)',
  status: 'var(--cream)',
  magic: 'var(--cream)',
  more: 'var(--rim)',
} as const

/** Where a piece fell: dashed outline of the seat's shape with a skull. */
export function FallenMark({ seat, r }: { readonly seat: SeatOf; readonly r: number }) {
  return (
    <g opacity=".55">
      <SeatShape
        seat={seat}
        r={r * 0.9}
        fill="none"
        stroke={seatColour(seat)}
        strokeWidth={1.6}
        strokeDasharray="3 3"
      />
      <BoardIcon name="death-skull" x={0} y={0} size={r * 1.1} fill={seatColour(seat)} />
    </g>
  )
}

export interface TokenProps {
  readonly seat: SeatOf
  readonly icon: string
  /** Pixels: 20 in the log, 32 in the sentence, 48 and 52 on cards. */
  readonly size?: number
  readonly label?: string
}

/** A counter on its own, for lists and cards. */
export function Token({ seat, icon, size = 20, label }: TokenProps) {
  return (
    <svg
      className="token"
      width={size}
      height={size}
      viewBox="-19 -20 38 40"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <Shield seat={seat} r={16} icon={icon} />
    </svg>
  )
}

/** The seat's own sign with its number, for the top of the table. */
export function Crest({ seat, size = 44 }: { readonly seat: 0 | 1; readonly size?: number }) {
  return (
    <svg className="crest" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <SeatBody seat={seat} r={17} />
      <text className="crest-text" y={6.5}>
        {seat + 1}
      </text>
    </svg>
  )
}
