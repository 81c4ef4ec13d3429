import { type ReactNode, useId } from 'react'

export interface PanelProps {
  /** Its heading; without one give a `label`. */
  readonly title?: ReactNode
  /** Small text at the right of the heading. */
  readonly aside?: ReactNode
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ title, aside, label, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={`panel ${className ?? ''}`}
      aria-label={title === undefined ? label : undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className="panel-head">
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <span className="muted t13">{aside}</span>}
        </header>
      )}
      {children}
    </section>
  )
}
