import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { eased, held, wholeField } from './scene/camera.ts'
import type { CameraModel, FieldModel } from './scene/model.ts'

export interface CameraControl {
  /** The camera at this moment. It moves without a new render: see `watch`. */
  readonly camera: CameraModel
  /** Moves it by the player's own hand: playback leaves it alone for three seconds. */
  set(camera: CameraModel): void
  /** Eases there; by playback at most once a second, and never against the player's hand. */
  glide(camera: CameraModel, by: 'player' | 'playback'): void
  look(x: number, y: number, distance?: number): void
  /** Calls whenever the camera has moved, until what it returns is called. */
  watch(onMove: () => void): () => void
}

/** HUN-1509. */
export function useCamera(field: FieldModel, aspect: number, start: CameraModel | null, still: boolean): CameraControl {
  const [first] = useState<CameraModel>(() => start ?? wholeField(field, aspect))
  const current = useRef(first)
  const watchers = useRef(new Set<() => void>())
  const touched = useRef(Number.NEGATIVE_INFINITY)
  const glided = useRef(Number.NEGATIVE_INFINITY)
  const running = useRef(0)
  const put = useCallback((next: CameraModel) => {
    current.current = next
    for (const moved of watchers.current) moved()
  }, [])
  const set = useCallback(
    (next: CameraModel) => {
      touched.current = performance.now()
      cancelAnimationFrame(running.current)
      put(next)
    },
    [put],
  )
  const glide = useCallback(
    (to: CameraModel, by: 'player' | 'playback') => {
      const now = performance.now()
      if (by === 'playback') {
        if (still || now - touched.current < 3000 || now - glided.current < 1000) return
        glided.current = now
      } else touched.current = now
      cancelAnimationFrame(running.current)
      const from = current.current
      const end = held(to, field)
      if (still) return put(end)
      const begin = now
      const step = (at: number) => {
        const t = Math.min(1, Math.max(0, (at - begin) / 400))
        put(eased(from, end, t))
        if (t < 1) running.current = requestAnimationFrame(step)
      }
      running.current = requestAnimationFrame(step)
    },
    [field, put, still],
  )
  useEffect(() => () => cancelAnimationFrame(running.current), [])
  const look = useCallback(
    (x: number, y: number, distance?: number) => {
      const now = current.current
      glide({ ...now, x, y, distance: distance ?? now.distance }, 'player')
    },
    [glide],
  )
  const watch = useCallback((onMove: () => void) => {
    watchers.current.add(onMove)
    return () => void watchers.current.delete(onMove)
  }, [])
  return useMemo(
    () => ({
      get camera() {
        return current.current
      },
      set,
      glide,
      look,
      watch,
    }),
    [set, glide, look, watch],
  )
}
