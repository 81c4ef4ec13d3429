import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from './board.tsx'
import type { PainterHandle } from './diorama-view.tsx'
import { type Pin, placePins, readPins } from './pins.ts'
import { castOf } from './scene/cast.ts'
import type { SceneModel } from './scene/model.ts'
import { flatSight, type Sight, scaleOf } from './scene/painter.ts'
import { type Drawn, onGround, sceneOf } from './scene-of.ts'

/** The element of the board knows the scene it shows, so that tests can read it. */
interface SceneElement extends HTMLDivElement {
  scene?: SceneModel
}

/** Pixels the plate of a figure takes: on the map it has no sign of its own, and seen from far it is small. */
const PLATE = {
  near: { diorama: { wide: 58, tall: 20 }, flat: { wide: 32, tall: 20 } },
  far: { diorama: { wide: 40, tall: 13 }, flat: { wide: 24, tall: 12 } },
} as const

/** Pixels to the metre below which plates would hide the figures of the next row. */
const FAR = 18

export interface Drawing {
  readonly box: RefObject<SceneElement | null>
  /** Around the pins. */
  readonly over: RefObject<HTMLDivElement | null>
  /** The scene as it was last drawn. */
  readonly model: RefObject<SceneModel | null>
  /** The same for the flat map, which React paints. */
  readonly flatModel: SceneModel | null
  readonly far: boolean
  sight(): Sight | null
  /** The diorama is there, or gone. */
  onReady(painter: PainterHandle | null): void
}

/** Draws the scene when something changes: in every picture of an animation between two frames, and otherwise once. */
export function useDrawing(props: BoardProps): Drawing {
  const { painter, width, height, control, moment, lasts } = props
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
      // React paints again only when it gets another object.
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

  // The animation from one frame to the next, by the clock of the screen.
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

  // During an animation the next picture comes anyway.
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

  const onReady = useCallback((painterHandle: PainterHandle | null) => {
    handle.current = painterHandle
    setReady((count) => count + 1)
  }, [])
  return { box, over, model, flatModel, far, sight, onReady }
}

/** So much ground is shown that fighters stand close. */
function isFar({ control, height }: BoardProps): boolean {
  return scaleOf(control.camera, height) < FAR
}
