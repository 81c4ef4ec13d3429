import { MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import type { FieldModel, FigureModel } from '../scene/model.ts'
import { mustered } from './company.ts'
import { dress } from './dressing.ts'
import { buildGround, heights, sampled } from './ground.ts'
import { HEADS } from './heads.ts'
import { FULL, PLAIN, slower } from './quality.ts'

/** HUN-1301 `wolfswood` has the most trees, `pitched_battle` the largest field. */
const WOOD = { kind: 'forest', w: 14, h: 11, level: 0 } as const
const WOLFSWOOD: FieldModel = {
  name: 'Wolfswood',
  w: 60,
  h: 30,
  terrain: [
    { ...WOOD, x: 12, y: 1 },
    { ...WOOD, x: 12, y: 18 },
    { ...WOOD, x: 34, y: 1 },
    { ...WOOD, x: 34, y: 18 },
  ],
  areas: [],
}
const figure = (i: number): FigureModel => ({
  id: `u${i}`,
  seat: i % 2 === 0 ? 0 : 1,
  template: Object.keys(HEADS)[i % 15] ?? 'knight',
  x: i,
  y: 5,
  angle: 0,
  pose: 'stand',
  phase: 0,
  struck: 'torso',
  armour: 'plate',
  weapon: 'greatAxe',
  shield: 'kite',
  shieldBroken: false,
  radius: 0.4,
  health: 1,
  exhausted: false,
  burning: false,
  banner: false,
  arrows: 0,
  down: false,
  look: 'seen',
  selected: false,
})

function shownTriangles(mesh: ReturnType<typeof mustered>['mesh']): number {
  let count = 0
  for (let id = 0; id < mesh.instanceCount; id++)
    if (mesh.getVisibleAt(id)) count += (mesh.getGeometryRangeAt(mesh.getGeometryIdAt(id))?.count ?? 0) / 3
  return count
}

test('HUN-1508 32 figures and the densest wood stay within 150,000 triangles, shadows included', () => {
  const material = new MeshBasicMaterial()
  const company = mustered(material, () => 0)
  const all = Array.from({ length: 32 }, (_, i) => figure(i))
  company.pose(all, [], [], 1)
  const bare = shownTriangles(company.mesh)
  company.pose(
    all.map((one) => ({ ...one, arrows: 3 })),
    [],
    [],
    1,
  )
  const figures = shownTriangles(company.mesh)
  const heightAt = heights(WOLFSWOOD)
  const dressing = dress(WOLFSWOOD, material, heightAt)
  const ground = buildGround(WOLFSWOOD, heightAt).getAttribute('position').count / 3
  const total = 2 * figures + 2 * shownTriangles(dressing.tall) + shownTriangles(dressing.low) + ground
  expect(bare / 32).toBeGreaterThan(500)
  expect(bare / 32).toBeLessThan(1200)
  expect(figures).toBeGreaterThan(bare)
  expect(total).toBeLessThan(150_000)
})
test('heights from the table are those of the ground, to a hand’s breadth', () => {
  const field: FieldModel = { ...WOLFSWOOD, terrain: [{ kind: 'hill', level: 2, x: 10, y: 8, w: 8, h: 8 }] }
  const heightAt = heights(field)
  const quickAt = sampled(field, heightAt)
  let worst = 0
  for (let i = 0; i < 900; i++) {
    const x = (i % 30) * 2.01
    const y = Math.floor(i / 30) * 1.003
    worst = Math.max(worst, Math.abs(quickAt(x, y) - heightAt(x, y)))
  }
  expect(quickAt(14, 12)).toBeGreaterThan(1.2)
  expect(worst).toBeLessThan(0.2)
})
test('HUN-1508 the table gives up shadows, pixel ratio, layer lines and antialiasing, in this order', () => {
  const order = [FULL]
  for (let i = 0; i < 4; i++) order.push(slower(order[i] ?? FULL))
  expect(order.map(({ shadows, ratio, layerLines, antialias }) => [shadows, ratio, layerLines, antialias])).toEqual([
    [true, 2, true, true],
    [false, 2, true, true],
    [false, 1, true, true],
    [false, 1, false, true],
    [false, 1, false, false],
  ])
  expect(slower(PLAIN)).toBe(PLAIN)
})
