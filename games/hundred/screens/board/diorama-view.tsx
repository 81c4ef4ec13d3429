import { useEffect, useLayoutEffect, useRef } from 'react'
import { FULL, graphics, PLAIN, type Quality } from './diorama/quality.ts'
import { type Stage, stageOf } from './diorama/stage.ts'
import { type Paced, paced } from './paced.ts'
import type { FieldModel, SceneModel } from './scene/model.ts'
import type { Sight } from './scene/painter.ts'

const SCREEN = {
  now: () => performance.now(),
  next: (then: () => void) => void requestAnimationFrame(then),
  later: (ms: number, then: () => void) => void setTimeout(then, ms),
}

export interface PainterHandle extends Sight {
  draw(model: SceneModel): void
  /** Told how long the last frame of a motion took. */
  took(ms: number): void
}

interface DioramaProps {
  readonly field: FieldModel
  readonly width: number
  readonly height: number
  readonly daylight: boolean
  readonly quality: 'auto' | 'plain' | 'full'
  readonly onReady: (painter: PainterHandle | null) => void
  /** WebGL is missing, or was lost twice: the flat map takes over (HUN-1510). */
  readonly onFail: () => void
}

/** The canvas of the diorama. To screen readers it is decoration (HUN-1511). */
export default function DioramaView(props: DioramaProps) {
  const { field, width, height, daylight, quality } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const pace = useRef<Paced | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const kind = graphics()
    if (kind === 'none') {
      latest.current.onFail()
      return
    }
    let lost = 0
    let last: SceneModel | null = null
    const start: Quality = quality === 'plain' || (quality === 'auto' && kind === 'software') ? PLAIN : FULL
    const onLost = (event: Event): void => {
      event.preventDefault()
      lost++
      if (lost >= 2) latest.current.onFail()
    }
    const onRestored = (): void => pace.current?.force()
    element.addEventListener('webglcontextlost', onLost)
    element.addEventListener('webglcontextrestored', onRestored)
    let made: Stage
    try {
      made = stageOf(element, field, start, () => undefined)
    } catch (error) {
      console.error(error)
      latest.current.onFail()
      return
    }
    stage.current = made
    made.light(latest.current.daylight)
    made.resize(latest.current.width, latest.current.height)
    const shown = { calls: -1, triangles: -1 }
    const pacing = paced(() => {
      if (last === null) return
      made.draw(last)
      const { calls, triangles } = made.spent()
      if (calls !== shown.calls) element.dataset['calls'] = String(calls)
      if (triangles !== shown.triangles) element.dataset['triangles'] = String(triangles)
      shown.calls = calls
      shown.triangles = triangles
    }, SCREEN)
    pace.current = pacing
    latest.current.onReady({
      draw(model) {
        last = model
        // Pins over the picture need the camera now.
        made.aim(model.camera)
        pacing.ask()
      },
      took: (ms) => made.took(ms),
      project(x, y, lift) {
        const at = made.project(x, y, lift)
        return at.depth < 0 ? null : at
      },
      ground: (px, py) => made.ground(px, py),
    })
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      element.removeEventListener('webglcontextrestored', onRestored)
      latest.current.onReady(null)
      stage.current = null
      pace.current = null
      pacing.stop()
      made.dispose()
    }
  }, [field, quality])

  // A canvas that changes its size is emptied.
  useLayoutEffect(() => {
    stage.current?.resize(width, height)
    pace.current?.force()
  }, [width, height])
  useLayoutEffect(() => {
    stage.current?.light(daylight)
  }, [daylight])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="diorama" style={{ width, height }} />
    </div>
  )
}
