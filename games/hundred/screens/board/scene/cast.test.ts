import { describe, expect, test } from 'vitest'
import { castOf } from './cast.ts'
import type { SceneFrame, SceneUnit } from './frame.ts'
import type { FigureModel, MissileModel } from './model.ts'

function figuresAt(before: SceneFrame, after: SceneFrame, t: number, still = false): readonly FigureModel[] {
  const cast = castOf(before, after)
  cast.at(t, still)
  return cast.figures
}
function missilesAt(before: SceneFrame, after: SceneFrame, t: number): readonly MissileModel[] {
  const cast = castOf(before, after)
  cast.at(t, false)
  return cast.missiles.filter(({ phase }) => phase > 0 && phase <= 1)
}

const UNIT: SceneUnit = {
  id: 'u1',
  seat: 0,
  template: 'warrior',
  x: 1000,
  y: 2000,
  fx: 1000,
  fy: 0,
  radius: 400,
  hp: 24,
  maxHp: 24,
  armour: 'chain',
  weapon: 'sword',
  shield: 'round',
  shieldBroken: false,
  morale: 'steady',
  exhausted: false,
  burning: false,
  banner: false,
  arrows: 0,
  prone: false,
  stance: false,
  wall: false,
  down: false,
  fled: false,
  seen: true,
}
const frame = (units: readonly SceneUnit[], more: Partial<SceneFrame> = {}): SceneFrame => ({
  units,
  zones: [],
  objects: [],
  actions: [],
  windUps: [],
  tick: 1,
  ...more,
})

describe('HUN-1507 figures between two frames', () => {
  test('places run straight from one to the other, in metres', () => {
    const [figure] = figuresAt(frame([UNIT]), frame([{ ...UNIT, x: 2000, y: 1000 }]), 0.25)
    expect(figure).toMatchObject({ x: 1.25, y: 1.75, pose: 'run' })
  })
  test('facings turn the short way', () => {
    const west = { ...UNIT, fx: -1000, fy: -100 }
    const [figure] = figuresAt(frame([west]), frame([{ ...west, fy: 100 }]), 0.25)
    expect(Math.abs(figure?.angle ?? 0)).toBeGreaterThan(3)
  })
  test('a wind-up runs from its declaration to the tick it is due', () => {
    const windUps = [{ unit: 'u1', target: 'u2', kind: 'strike' as const, from: 2, due: 6 }]
    const [figure] = figuresAt(frame([UNIT], { tick: 3, windUps }), frame([UNIT], { tick: 4, windUps }), 0)
    expect(figure).toMatchObject({ pose: 'windUp', phase: 0.25 })
  })
  test('arrows fly the last three ticks before they are due', () => {
    const target = { ...UNIT, id: 'u2', x: 9000 }
    const windUps = [{ unit: 'u1', target: 'u2', kind: 'shoot' as const, from: 1, due: 8 }]
    const at = (tick: number) =>
      missilesAt(frame([UNIT, target], { tick, windUps }), frame([UNIT, target], { tick: tick + 1, windUps }), 0.5)
    expect(at(4)).toEqual([])
    expect(at(5)[0]?.phase).toBeCloseTo(1 / 6)
  })
  test('HUN-1513 with reduced motion places jump', () => {
    const [figure] = figuresAt(frame([UNIT]), frame([{ ...UNIT, x: 2000 }]), 0.25, true)
    expect(figure?.x).toBe(2)
  })
  test('markers are bare resin, the fallen lie, those who fled are gone', () => {
    const units = [
      { ...UNIT, seen: false },
      { ...UNIT, id: 'u2', down: true },
      { ...UNIT, id: 'u3', fled: true },
    ]
    const figures = figuresAt(frame(units), frame(units), 1)
    expect(figures.map(({ id, look, pose }) => [id, look, pose])).toEqual([
      ['u1', 'remembered', 'stand'],
      ['u2', 'seen', 'fall'],
    ])
  })
  test('HUN-1508 the same figures are written again and again, forwards and backwards', () => {
    const cast = castOf(frame([UNIT]), frame([{ ...UNIT, x: 2000 }]))
    const [figure] = cast.figures
    cast.at(1, false)
    expect(figure?.x).toBe(2)
    cast.at(0.5, false)
    expect(cast.figures[0]).toBe(figure)
    expect(figure?.x).toBe(1.5)
  })
})
