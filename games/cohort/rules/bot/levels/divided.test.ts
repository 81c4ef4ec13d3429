import { expect, test } from 'vitest'
import { known, position, tile } from '../../testing/position.ts'
import { centurion } from './centurion.ts'
import { DIVIDED } from './temper.ts'

const ford = { config: { map: 'river_crossing' } }

test('COH-15.4 one who divides its army sends the strongest to the first point, the next to the second, and so on', () => {
  const state = position(
    [
      { seat: 0, kind: 'levy', at: 'E9' },
      { seat: 0, kind: 'militia', at: 'E10' },
      { seat: 0, kind: 'professional', at: 'E11' },
      { seat: 1, kind: 'levy', at: 'T20' },
    ],
    ford,
  )
  const plan = centurion(known(state), 0, DIVIDED)
  const goals = [3, 2, 1].map((id) => plan.get(id)?.steps[0])
  expect(goals).toMatchObject(['F11', 'G11', 'H11'].map((at) => ({ do: 'move', to: { is: 'tile', tile: tile(at) } })))
})

test('COH-15.4 one who divides its army strikes who stands beside it, and walks past who does not', () => {
  const told = (at: string) =>
    centurion(
      known(
        position(
          [
            { seat: 0, kind: 'professional', at: 'E11' },
            { seat: 1, kind: 'levy', at },
          ],
          ford,
        ),
      ),
      0,
      DIVIDED,
    ).get(1)?.steps[0]
  expect(told('E12')).toMatchObject({ do: 'attack' })
  expect(told('E14')).toMatchObject({ do: 'move' })
})
