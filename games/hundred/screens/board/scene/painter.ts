import { LENS } from './camera.ts'
import type { CameraModel } from './model.ts'

/** The projection that both painters offer to plates, slips and pointers. */
export interface Sight {
  /** A point `lift` metres above the ground in pixels of the board, valid until the next call; null when it is behind the viewer. */
  project(x: number, y: number, lift: number): { readonly x: number; readonly y: number } | null
  /** The ground under a pixel in metres; null off the field. */
  ground(px: number, py: number): readonly [number, number] | null
}

/** Pixels to the metre in the middle of the picture. */
export function scaleOf({ distance }: CameraModel, height: number): number {
  return height / (2 * distance * Math.tan((LENS / 2) * (Math.PI / 180)))
}

/** The flat map: north is up, one metre is so many pixels. */
export function flatSight(
  camera: CameraModel,
  width: number,
  height: number,
  field: { readonly w: number; readonly h: number },
): Sight & { readonly scale: number } {
  const scale = scaleOf(camera, height)
  return {
    scale,
    project: (x, y) => ({ x: width / 2 + (x - camera.x) * scale, y: height / 2 + (y - camera.y) * scale }),
    ground(px, py) {
      const x = camera.x + (px - width / 2) / scale
      const y = camera.y + (py - height / 2) / scale
      return x < 0 || y < 0 || x > field.w || y > field.h ? null : [x, y]
    },
  }
}
