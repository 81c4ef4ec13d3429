import type { Fighter } from '../match/fighter.ts'
import { held, LENS } from '../scene/camera.ts'
import type { CameraModel, FieldModel } from '../scene/model.ts'

/** Over everybody in sight and what is fought over, or the whole field where there is nobody yet. */
export function openingCamera(field: FieldModel, fighters: readonly Fighter[], aspect: number): CameraModel | null {
  const there = fighters.filter((one) => !one.fled && !one.down)
  if (there.length === 0) return null
  const xs = [...there.map((one) => one.x / 1000), ...field.areas.map((area) => area.x)]
  const ys = [...there.map((one) => one.y / 1000), ...field.areas.map((area) => area.y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const half = Math.tan((LENS / 2) * (Math.PI / 180))
  const distance = Math.max((x1 - x0 + 7) / aspect, (y1 - y0 + 6) * 0.85) / 2 / half
  return held({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 + 0.5, distance: Math.max(20, distance), pitch: 50, yaw: 0 }, field)
}
