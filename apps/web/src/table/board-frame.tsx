import type { ReactNode } from 'react'

export interface BoardFrameProps {
  /** The drawing's own size; everything inside uses these units. The neat line takes the outer 16. */
  readonly width: number
  readonly height: number
  /** The position in one sentence, for screen readers. */
  readonly label: string
  /** How wide the drawing is on a phone, in pixels: wider than the screen, it pans. Without it the board fits. */
  readonly phoneWidth?: number
  /** Alternating blocks along the neat line: columns and rows of the board. */
  readonly columns?: number
  readonly rows?: number
  /** The whole board small, same units: a strip under a panning board. */
  readonly overview?: ReactNode
  /** Brings this point into sight on a panning board whenever it changes. */
  readonly focus?: { readonly x: number; readonly y: number } | null
  /** HTML laid over the paper. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** Light paper with a double neat line; the drawing goes inside. */
export function BoardFrame({ width, height, label, children, over }: BoardFrameProps) {
  return (
    <div className="paper">
      <div className="paper-view">
        <svg className="map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          {children}
        </svg>
      </div>
      {over}
    </div>
  )
}
