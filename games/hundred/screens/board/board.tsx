import { words } from '@tessera/hundred/words'
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { FlatMap } from './flat/flat-map.tsx'
import { figureUnder } from './pins.ts'
import type { SceneFrame } from './scene/frame.ts'
import type { FieldModel, FigureModel, FogModel, MarkModel, PathModel } from './scene/model.ts'
import type { CameraControl } from './use-camera.ts'
import { useDrawing } from './use-drawing.ts'
import { usePointer } from './use-pointer.ts'

const DioramaView = lazy(() => import('./diorama-view.tsx'))

export interface BoardProps {
  readonly field: FieldModel
  readonly before: SceneFrame
  readonly after: SceneFrame
  /** Milliseconds of the animation from `before` to `after`; 0 shows the end at once. */
  readonly lasts: number
  /** Another one for every animation between two frames. */
  readonly moment: string
  readonly still: boolean
  readonly selected: readonly string[]
  readonly paths: readonly PathModel[]
  readonly marks: readonly MarkModel[]
  readonly fog: FogModel | null
  /** Figures at their planned places. */
  readonly ghosts: readonly FigureModel[]
  readonly painter: 'diorama' | 'flat'
  readonly quality: 'auto' | 'plain' | 'full'
  readonly daylight: boolean
  readonly control: CameraControl
  readonly width: number
  readonly height: number
  /** The name of the board for screen readers. */
  readonly label: string
  readonly onFail: () => void
  readonly onFigure: (id: string, shift: boolean) => void
  readonly onGround: (x: number, y: number, shift: boolean) => void
  readonly onHover: (id: string | null, at: readonly [number, number] | null) => void
  /** Points that can be dragged, in metres; they are shown as pins. */
  readonly handles: readonly { readonly id: string; readonly x: number; readonly y: number }[]
  /** Whether a drag that begins here draws instead of moving the camera. */
  readonly draws: (grip: Grip) => boolean
  readonly onDraw: (grip: Grip, at: readonly [number, number] | null, over: string | null, end: boolean) => void
  /** Elements with `data-pin` or `data-x`, `data-y`; see `placePins`. */
  readonly pins: ReactNode
  readonly children?: ReactNode
}

/** The start of a drag: a handle, a figure, or a place on the ground. */
export interface Grip {
  readonly handle: string | null
  readonly figure: string | null
  readonly at: readonly [number, number] | null
}

const NO_GRIP: Grip = { handle: null, figure: null, at: null }

/** Pixels within which a fingertip has a handle. */
const HANDLE_REACH = 20

/** The table top by either painter, with what is pinned to it. Draws only while something changes. */
export function Board(props: BoardProps) {
  const { field, painter, width, height, control } = props
  const { box, over, model, flatModel, far, sight, onReady } = useDrawing(props)
  const latest = useRef(props)
  latest.current = props

  const pick = (px: number, py: number): FigureModel | null => {
    const eyes = sight()
    return model.current === null || eyes === null ? null : figureUnder(model.current.figures, eyes, px, py)
  }
  const grip = useRef<Grip>(NO_GRIP)
  const handleAt = (px: number, py: number): string | null => {
    const eyes = sight()
    for (const { id, x, y } of latest.current.handles) {
      const at = eyes?.project(x, y, 0.1)
      if (at && Math.hypot(at.x - px, at.y - py) <= HANDLE_REACH) return id
    }
    return null
  }
  const pointer = usePointer({
    box,
    field,
    control,
    sight,
    onTap(px, py, shift) {
      const figure = pick(px, py)
      if (figure !== null) return latest.current.onFigure(figure.id, shift)
      const at = sight()?.ground(px, py)
      if (at) latest.current.onGround(at[0], at[1], shift)
    },
    onHover(px, py) {
      latest.current.onHover(pick(px, py)?.id ?? null, sight()?.ground(px, py) ?? null)
    },
    onLeave: () => latest.current.onHover(null, null),
    draws(px, py) {
      const handle = handleAt(px, py)
      const figure = handle === null ? (pick(px, py)?.id ?? null) : null
      grip.current = { handle, figure, at: sight()?.ground(px, py) ?? null }
      return latest.current.draws(grip.current)
    },
    onDraw(px, py, end) {
      const over = grip.current.handle === null ? (pick(px, py)?.id ?? null) : null
      latest.current.onDraw(grip.current, sight()?.ground(px, py) ?? null, over, end)
    },
  })
  const flat = useMemo(
    () => painter === 'flat' && flatModel !== null && <FlatMap model={flatModel} width={width} height={height} />,
    [painter, flatModel, width, height],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table top is no form field
    <div
      ref={box}
      className={`hundred-board ${painter} ${far ? 'far' : ''}`}
      data-painter={painter}
      role="group"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move a cursor over the ground
      tabIndex={0}
      {...pointer}
    >
      {painter === 'diorama' && width > 0 && (
        <Suspense fallback={<p className="board-wait">{words.text('board.loading')}</p>}>
          <DioramaView
            field={field}
            width={width}
            height={height}
            daylight={props.daylight}
            quality={props.quality}
            onReady={onReady}
            onFail={props.onFail}
          />
        </Suspense>
      )}
      {flat}
      <div className="board-vignette" aria-hidden="true" />
      <div ref={over} className="board-pins">
        {props.pins}
      </div>
      {props.children}
    </div>
  )
}
