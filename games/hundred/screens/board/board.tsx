import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PainterHandle } from './diorama-view.tsx'
import { FlatMap } from './flat/flat-map.tsx'
import { figureUnder, type Pin, placePins, readPins } from './pins.ts'
import { castOf } from './scene/cast.ts'
import type { SceneFrame } from './scene/frame.ts'
import type { FieldModel, FigureModel, FogModel, MarkModel, PathModel, SceneModel } from './scene/model.ts'
import { flatSight, type Sight, scaleOf } from './scene/painter.ts'
import { type Drawn, onGround, sceneOf } from './scene-of.ts'
import type { CameraControl } from './use-camera.ts'
import { usePointer } from './use-pointer.ts'

const DioramaView = lazy(() => import('./diorama-view.tsx'))

export interface BoardProps {
  readonly field: FieldModel
  readonly before: SceneFrame
  readonly after: SceneFrame
  /** Milliseconds the way from `before` to `after` takes; 0 shows the end at once. */
  readonly lasts: number
  /** Changes whenever a way begins anew. */
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
  /** What the board is, for those who do not see it. */
  readonly label: string
  readonly onFail: () => void
  readonly onFigure: (id: string, shift: boolean) => void
  readonly onGround: (x: number, y: number, shift: boolean) => void
  readonly onHover: (id: string | null, at: readonly [number, number] | null) => void
  /** Points that can be dragged, in metres; they are shown as pins. */
  readonly handles: readonly { readonly id: string; readonly x: number; readonly y: number }[]
  /** Whether a drag that begins here does something instead of moving the table. */
  readonly draws: (grip: Grip) => boolean
  readonly onDraw: (grip: Grip, at: readonly [number, number] | null, over: string | null, end: boolean) => void
  /** Elements with `data-pin` or `data-x`, `data-y`; see `placePins`. */
  readonly pins: ReactNode
  readonly children?: ReactNode
}

/** The element of the board knows the scene it shows, so that tests can read it. */
interface SceneElement extends HTMLDivElement {
  scene?: SceneModel
}

/** What a drag began on: a handle, a figure, or a place on the ground. */
export interface Grip {
  readonly handle: string | null
  readonly figure: string | null
  readonly at: readonly [number, number] | null
}

/** Pixels the plate of a figure takes: on the map it has no sign of its own, and seen from far it is small. */
const PLATE = {
  near: { diorama: { wide: 58, tall: 20 }, flat: { wide: 32, tall: 20 } },
  far: { diorama: { wide: 40, tall: 13 }, flat: { wide: 24, tall: 12 } },
} as const

/** Pixels to the metre below which plates would hide the figures of the next row. */
const FAR = 18

const NO_GRIP: Grip = { handle: null, figure: null, at: null }

/** Pixels within which a fingertip has a handle. */
const HANDLE_REACH = 20

/** The table top by either painter, with what is pinned to it. Draws only while something changes. */
export function Board(props: BoardProps) {
  const { field, painter, width, height, control, moment, lasts } = props
  const box = useRef<SceneElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const handle = useRef<PainterHandle | null>(null)
  const began = useRef(0)
  const [flatModel, setFlatModel] = useState<SceneModel | null>(null)
  const [ready, setReady] = useState(0)
  const [far, setFar] = useState(false)
  const pins = useRef<readonly Pin[]>([])
  const latest = useRef(props)
  latest.current = props
  const model = useRef<SceneModel | null>(null)

  const sight = useCallback((): Sight | null => {
    const now = latest.current
    return now.painter === 'flat' ? flatSight(now.control.camera, now.width, now.height, now.field) : handle.current
  }, [])

  const { before, after } = props
  const cast = useMemo(() => castOf(before, after), [before, after])
  const ground = useMemo(() => onGround(after), [after])
  const drawn = useRef<Drawn>({ figures: [], model: null })
  const draw = useCallback(
    (t: number): void => {
      const now = latest.current
      cast.at(t, now.still)
      for (const figure of cast.figures) figure.selected = now.selected.includes(figure.id)
      const next = sceneOf(drawn.current, now, cast, ground)
      model.current = next
      if (box.current !== null && box.current.scene !== next) box.current.scene = next
      // What React paints must be another object when it is to be painted again.
      if (now.painter === 'flat') setFlatModel({ ...next })
      else handle.current?.draw(next)
      const far = isFar(now)
      setFar(far)
      const eyes = sight()
      if (eyes !== null) placePins(pins.current, next.figures, eyes, PLATE[far ? 'far' : 'near'][now.painter], now)
    },
    [sight, cast, ground],
  )
  const moving = useRef(false)

  // A way from one frame to the next begins: run it by the clock of the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is what starts the way
  useEffect(() => {
    began.current = performance.now()
    if (lasts <= 0) return
    moving.current = true
    let id = 0
    let last = performance.now()
    const step = (at: number) => {
      const t = Math.min(1, Math.max(0, (at - began.current) / lasts))
      draw(t)
      handle.current?.took(at - last)
      last = at
      moving.current = t < 1
      if (t < 1) id = requestAnimationFrame(step)
    }
    id = requestAnimationFrame(step)
    return () => {
      moving.current = false
      cancelAnimationFrame(id)
    }
  }, [moment, lasts, draw])

  // Pins are read when they were rendered; the pictures of a way only move them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what may have changed
  useLayoutEffect(() => {
    if (over.current !== null) pins.current = readPins(over.current)
  }, [props.pins])

  // On the way the next picture comes anyway.
  useEffect(
    () =>
      control.watch(() => {
        if (!moving.current) draw(1)
      }),
    [control, draw],
  )

  // Anything else that changes is drawn once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what may have changed
  useLayoutEffect(() => {
    const t = lasts <= 0 ? 1 : Math.min(1, (performance.now() - began.current) / lasts)
    draw(t)
  }, [
    draw,
    lasts,
    ready,
    painter,
    width,
    height,
    control,
    props.selected,
    props.paths,
    props.marks,
    props.fog,
    props.ghosts,
    props.after,
    props.pins,
    props.daylight,
  ])

  const pick = useCallback(
    (px: number, py: number): FigureModel | null => {
      const eyes = sight()
      return model.current === null || eyes === null ? null : figureUnder(model.current.figures, eyes, px, py)
    },
    [sight],
  )
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
  const onReady = useCallback((painterHandle: PainterHandle | null) => {
    handle.current = painterHandle
    setReady((count) => count + 1)
  }, [])
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
        <Suspense fallback={<p className="board-wait">Setting up the table</p>}>
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

/** So much ground is shown that fighters stand close. */
function isFar({ control, height }: BoardProps): boolean {
  return scaleOf(control.camera, height) < FAR
}
