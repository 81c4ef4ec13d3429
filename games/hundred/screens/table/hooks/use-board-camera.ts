import type { HundredHappening } from '@tessera/hundred'
import { useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../board/scene/model.ts'
import { type CameraControl, useCamera } from '../../board/use-camera.ts'
import type { Fighter } from '../../match/fighter.ts'
import { openingCamera } from '../opening-camera.ts'

interface Filming {
  readonly field: FieldModel
  readonly fighters: readonly Fighter[]
  readonly size: { readonly width: number; readonly height: number }
  readonly motion: boolean
  /** The turn that is being planned; -1 while none is. */
  readonly planTurn: number
  /** The events that are played now; none after a jump through time. */
  readonly happenings: readonly HundredHappening[]
}

/** HUN-1509: moves the camera by itself, but never against the player's own hand (see `useCamera`). */
export function useBoardCamera({ field, fighters, size, motion, planTurn, happenings }: Filming): CameraControl {
  const aspect = size.width > 0 ? size.width / size.height : 1.6
  const [start] = useState(() => openingCamera(field, fighters, 1.6, true))
  const control = useCamera(field, aspect, start, !motion)
  const { set, glide } = control
  // At the start of planning the camera shows all fighters again.
  const opened = useRef(-1)
  const laidOut = size.width > 0
  useEffect(() => {
    if (planTurn < 0 || opened.current === planTurn || !laidOut) return
    const first = opened.current < 0
    opened.current = planTurn
    const whole = openingCamera(field, fighters, aspect, first || planTurn <= 1)
    if (whole === null) return
    if (first || !motion) set(whole)
    else glide(whole, 'playback')
  }, [planTurn, field, fighters, laidOut, aspect, set, glide, motion])
  useEffect(() => {
    const at = blowSpot(happenings, fighters)
    if (at !== null) control.glide({ ...control.camera, x: at.x, y: at.y, distance: at.distance }, 'playback')
  }, [happenings, fighters, control])
  return control
}

/** Metres from which two fighters fill a third of the picture. */
const CLOSE = 15

/** The middle of the blows of a moment, and the distance from which all of them are seen. */
export function blowSpot(
  happenings: readonly HundredHappening[],
  fighters: readonly Fighter[],
): { readonly x: number; readonly y: number; readonly distance: number } | null {
  const there = happenings
    .flatMap(({ line }) => (line?.kind === 'blow' || line?.kind === 'fall' ? line.pieces : []))
    .flatMap((id) => fighters.filter((one) => one.id === id))
  if (there.length === 0) return null
  const xs = there.map((one) => one.x / 1000)
  const ys = there.map((one) => one.y / 1000)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, distance: CLOSE + Math.hypot(x1 - x0, y1 - y0) * 1.6 }
}
