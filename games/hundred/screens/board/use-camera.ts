import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { eased, held, topDown, turned, wholeField, zoomed } from './scene/camera.ts'
import type { CameraModel, FieldModel } from './scene/model.ts'

export interface CameraControl {
  /** Where it is at this moment. It moves without anything being rendered anew: see `watch`. */
  readonly camera: CameraModel
  /** By the player's own hand: playback leaves it alone for three seconds. */
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

/** W A S D pan, Q E turn, + - zoom, Home the whole field, T straight down and back; null for other keys. */
export function cameraKey(key: string, camera: CameraModel, field: FieldModel, aspect: number): CameraModel | null {
  const yaw = (camera.yaw * Math.PI) / 180
  const pace = camera.distance * 0.08
  const pan = (right: number, back: number): CameraModel =>
    held(
      {
        ...camera,
        x: camera.x + (right * Math.cos(yaw) - back * Math.sin(yaw)) * pace,
        y: camera.y + (right * Math.sin(yaw) + back * Math.cos(yaw)) * pace,
      },
      field,
    )
  switch (key) {
    case 'w':
      return pan(0, -1)
    case 's':
      return pan(0, 1)
    case 'a':
      return pan(-1, 0)
    case 'd':
      return pan(1, 0)
    case 'q':
      return turned(camera, -45, 0, field)
    case 'e':
      return turned(camera, 45, 0, field)
    case '+':
    case '=':
      return zoomed(camera, 0.85, null, field)
    case '-':
      return zoomed(camera, 1 / 0.85, null, field)
    case 'Home':
      return wholeField(field, aspect, camera.pitch > 80 ? 50 : camera.pitch)
    case 't':
      return topDown(camera, field)
    default:
      return null
  }
}
