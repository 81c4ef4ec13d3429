import { expect, test } from 'vitest'
import type { FieldModel } from '../board/scene/model.ts'
import { flatSight } from '../board/scene/painter.ts'
import type { Fighter } from '../match/fighter.ts'
import { find } from '../testing/first-muster.ts'
import { openingCamera } from './opening-camera.ts'

const FIELD: FieldModel = {
  name: 'The Banner',
  w: 60,
  h: 40,
  terrain: [],
  areas: [
    { id: 'camp0', x: 3, y: 20, radius: 4 },
    { id: 'camp1', x: 57, y: 20, radius: 4 },
  ],
}
const fighter = (x: number, y: number): Fighter => ({ ...find(1), x: x * 1000, y: y * 1000 })

test('HUN-1509 before the first turn all aims of the battle lie within the picture of a phone', () => {
  const size = { width: 390, height: 388 }
  const camera = openingCamera(FIELD, [fighter(4, 17), fighter(8, 25)], size.width / size.height, true)
  if (camera === null) throw new Error('there is somebody to look at')
  const sight = flatSight(camera, size.width, size.height, FIELD)
  for (const { x, radius } of FIELD.areas) {
    const left = sight.project(x - radius, 20, 0)?.x ?? -1
    const right = sight.project(x + radius, 20, 0)?.x ?? -1
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(size.width)
  }
})
