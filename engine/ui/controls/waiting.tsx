import type { ReactNode } from 'react'
import { words } from '../words/catalogue.ts'
import { Button } from './button.tsx'

/** A grey block where something will stand. */
function Skeleton({ width = '100%', height = 16 }: { readonly width?: number | string; readonly height?: number }) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />
}

/** Several lines of it, with words for those who do not see them. */
export function Skeletons({
  lines = 3,
  label = words.text('loading'),
}: {
  readonly lines?: number
  readonly label?: string
}) {
  return (
    <div className="skeletons" role="status">
      <span className="vh">{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other name
        <Skeleton key={i} width={`${90 - ((i * 17) % 40)}%`} />
      ))}
    </div>
  )
}

export interface ProgressProps {
  readonly label: string
  /** Of `max`; without it the end is not known. */
  readonly value?: number
  readonly max?: number
  /** Right of the label: "420 of 1,000". */
  readonly detail?: ReactNode
  /** Shows a button that ends the work. */
  readonly onStop?: () => void
}

export function Progress({ label, value, max = 1, detail, onStop }: ProgressProps) {
  const part = value === undefined ? undefined : Math.min(1, value / max)
  return (
    <div className="progress">
      <div className="labels">
        <span>{label}</span>
        <span>{detail}</span>
      </div>
      <div
        className={`bar ${part === undefined ? 'endless' : ''}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
      >
        <i style={part === undefined ? undefined : { width: `${part * 100}%` }} />
      </div>
      {onStop && (
        <Button glyph="stop" kind="quiet" onClick={onStop}>
          {words.text('stop')}
        </Button>
      )}
    </div>
  )
}

export interface EmptyStateProps {
  readonly title: string
  /** What to do next. */
  readonly children?: ReactNode
  readonly picture?: ReactNode
  readonly actions?: ReactNode
}

export function EmptyState({ title, children, picture, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  )
}

export interface LifeBarProps {
  readonly life: number
  readonly max: number
  /** Text in the bar; "8 of 12 hit points" without it. */
  readonly children?: ReactNode
}

/** Green, red below a third. */
export function LifeBar({ life, max, children }: LifeBarProps) {
  return (
    <div className={`lifebar ${life * 3 < max ? 'low' : ''}`}>
      <i style={{ width: `${max > 0 ? Math.max(0, Math.min(100, (life / max) * 100)) : 0}%` }} />
      <span>{children ?? words.text('life', { life, max })}</span>
    </div>
  )
}
