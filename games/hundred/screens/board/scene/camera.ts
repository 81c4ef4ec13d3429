import type { CameraModel } from './model.ts'

/** HUN-1509. */
const PITCH = { least: 25, most: 80, top: 89.9 } as const
const DISTANCE = { least: 6, most: 90 } as const
/** Degrees of the lens, top to bottom. */
export const LENS = 26

interface Extent {
  readonly w: number
  readonly h: number
}

/** The whole field with its printed edge, as one sees it on sitting down. */
export function wholeField(field: Extent, aspect: number, pitch = 50): CameraModel {
  const half = Math.tan((LENS / 2) * (Math.PI / 180))
  const tall = (field.h + 3) * Math.sin((pitch * Math.PI) / 180) + 2.5
  const wide = (field.w + 3.5) / aspect
  const distance = Math.max(tall, wide) / 2 / half + field.h * 0.22
  return held({ x: field.w / 2, y: field.h / 2 + 0.3, distance, pitch, yaw: 0 }, field)
}

/** Never under ground, never off the field. */
export function held(camera: CameraModel, field: Extent): CameraModel {
  return {
    x: between(camera.x, 0, field.w),
    y: between(camera.y, 0, field.h),
    distance: between(camera.distance, DISTANCE.least, Math.max(DISTANCE.most, field.w * 3)),
    pitch: camera.pitch > PITCH.most ? PITCH.top : between(camera.pitch, PITCH.least, PITCH.most),
    yaw: ((camera.yaw % 360) + 360) % 360,
  }
}

/** Whether a place in metres lies right of the middle of the picture. */
export function isOnTheRight({ x, y, yaw }: CameraModel, placeX: number, placeY: number): boolean {
  const angle = (yaw * Math.PI) / 180
  return (placeX - x) * Math.cos(angle) + (placeY - y) * Math.sin(angle) > 0
}

/** Moves the point looked at by a drag of dx, dy pixels on a view `height` pixels tall. */
export function panned(camera: CameraModel, dx: number, dy: number, height: number, field: Extent): CameraModel {
  const metres = (2 * camera.distance * Math.tan((LENS / 2) * (Math.PI / 180))) / Math.max(1, height)
  const yaw = (camera.yaw * Math.PI) / 180
  const right = -dx * metres
  const back = (-dy * metres) / Math.max(0.35, Math.sin((camera.pitch * Math.PI) / 180))
  return held(
    {
      ...camera,
      x: camera.x + right * Math.cos(yaw) - back * Math.sin(yaw),
      y: camera.y + right * Math.sin(yaw) + back * Math.cos(yaw),
    },
    field,
  )
}

/** Closer or farther by a factor, keeping the ground point under the pointer where it is. */
export function zoomed(
  camera: CameraModel,
  factor: number,
  under: readonly [number, number] | null,
  field: Extent,
): CameraModel {
  const next = held({ ...camera, distance: camera.distance * factor }, field)
  if (under === null) return next
  const k = 1 - next.distance / camera.distance
  return held({ ...next, x: camera.x + (under[0] - camera.x) * k, y: camera.y + (under[1] - camera.y) * k }, field)
}

export function turned(camera: CameraModel, yaw: number, pitch: number, field: Extent): CameraModel {
  return held({ ...camera, yaw: camera.yaw + yaw, pitch: Math.min(PITCH.most, camera.pitch + pitch) }, field)
}

/** T: straight down and back. */
export function topDown(camera: CameraModel, field: Extent): CameraModel {
  return held(
    { ...camera, pitch: camera.pitch > PITCH.most ? 50 : PITCH.top, yaw: camera.pitch > PITCH.most ? camera.yaw : 0 },
    field,
  )
}

export function eased(from: CameraModel, to: CameraModel, t: number): CameraModel {
  const k = t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
  const turn = ((to.yaw - from.yaw + 540) % 360) - 180
  return {
    x: from.x + (to.x - from.x) * k,
    y: from.y + (to.y - from.y) * k,
    distance: from.distance + (to.distance - from.distance) * k,
    pitch: from.pitch + (to.pitch - from.pitch) * k,
    yaw: (from.yaw + turn * k + 360) % 360,
  }
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** W A S D pan, Q E turn, + - zoom, Home the whole field, T straight down and back; null for other keys. */
export function cameraKey(key: string, camera: CameraModel, field: Extent, aspect: number): CameraModel | null {
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
