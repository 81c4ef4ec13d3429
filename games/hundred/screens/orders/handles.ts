import type { MoveStep, Plan, Spot } from '@tessera/hundred'
import { replaceStep } from './drafting.ts'

/** A point of a plan that can be taken and put elsewhere, in metres. */
export interface Handle {
  readonly id: string
  readonly kind: 'way' | 'face'
  readonly step: number
  readonly x: number
  readonly y: number
  /** The start of the leg that ends here; for a facing, the place of the fighter. */
  readonly from: readonly [number, number]
}

/** Metres from a fighter to the handle that turns it. */
const FACING_REACH = 1.7

/** HUN-1802: the waypoints of a plan, and the facing at the end of the last. */
export function handlesOf(start: Spot, plan: Plan): readonly Handle[] {
  const handles: Handle[] = []
  let from: readonly [number, number] = [start.x / 1000, start.y / 1000]
  let last: { readonly at: number; readonly step: MoveStep; readonly way: Handle } | null = null
  plan.steps.forEach((step, at) => {
    if (step.do !== 'move' || !('x' in step.to)) return
    const way: Handle = {
      id: `way:${at}`,
      kind: 'way',
      step: at,
      x: step.to.x / 1000,
      y: step.to.y / 1000,
      from,
    }
    handles.push(way)
    from = [way.x, way.y]
    last = { at, step, way }
  })
  if (last !== null) handles.push(facingOf(last))
  return handles
}

function facingOf({ at, step, way }: { readonly at: number; readonly step: MoveStep; readonly way: Handle }): Handle {
  const dx = step.face === null ? way.x - way.from[0] : step.face.x
  const dy = step.face === null ? way.y - way.from[1] : step.face.y
  const length = Math.hypot(dx, dy) || 1
  return {
    id: `face:${at}`,
    kind: 'face',
    step: at,
    x: way.x + (dx / length) * FACING_REACH,
    y: way.y + (dy / length) * FACING_REACH,
    from: [way.x, way.y],
  }
}

/** The plan with a handle put at a place on the field, in metres. */
export function withHandleAt(plan: Plan, handle: Handle, to: readonly [number, number]): Plan {
  const step = plan.steps[handle.step]
  if (step?.do !== 'move') return plan
  if (handle.kind === 'way')
    return replaceStep(plan, handle.step, {
      ...step,
      to: { x: Math.round(to[0] * 1000), y: Math.round(to[1] * 1000) },
    })
  const face = facingAlong(to[0] - handle.from[0], to[1] - handle.from[1])
  return face === null ? plan : replaceStep(plan, handle.step, { ...step, face })
}

/** HUN-007: a direction is an integer vector whose longer side is 1000. */
function facingAlong(dx: number, dy: number): Spot | null {
  const most = Math.max(Math.abs(dx), Math.abs(dy))
  if (most === 0) return null
  return { x: Math.round((dx / most) * 1000), y: Math.round((dy / most) * 1000) }
}
