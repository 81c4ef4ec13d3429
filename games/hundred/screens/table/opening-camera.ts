import { held, LENS } from '../board/scene/camera.ts'
import type { CameraModel, FieldModel } from '../board/scene/model.ts'
import type { Fighter } from '../match/fighter.ts'

/** Metres from the own fighters within which somebody matters this turn. */
const NEAR = 24

/**
 * Over the own fighters and everybody seen near them; before the first turn over what is fought for as well. Null where there is nobody.
 */
export function openingCamera(
  field: FieldModel,
  fighters: readonly Fighter[],
  aspect: number,
  first: boolean,
): CameraModel | null {
  const standing = fighters.filter((one) => !one.fled && !one.down)
  const own = standing.filter((one) => one.own !== null)
  const near = (one: Fighter): boolean =>
    own.length === 0 || own.some((mine) => Math.hypot(mine.x - one.x, mine.y - one.y) < NEAR * 1000)
  const there = first ? standing : standing.filter((one) => one.own !== null || (one.seen && near(one)))
  if (there.length === 0) return null
  const areas = first ? field.areas : []
  const around = (at: number, radius: number): readonly number[] => [at - radius, at + radius]
  const xs = [...there.map((one) => one.x / 1000), ...areas.flatMap((area) => around(area.x, area.radius))]
  const ys = [...there.map((one) => one.y / 1000), ...areas.flatMap((area) => around(area.y, area.radius))]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const half = Math.tan((LENS / 2) * (Math.PI / 180))
  const distance = Math.max((x1 - x0 + 7) / aspect, (y1 - y0 + 6) * 0.85) / 2 / half
  return held({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 + 0.5, distance: Math.max(20, distance), pitch: 50, yaw: 0 }, field)
}
