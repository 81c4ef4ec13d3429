import { expect, test } from 'vitest'
import { known, position } from '../testing/position.ts'
import { openPoints } from './aims.ts'
import { CENTURION } from './levels/temper.ts'
import { lookout } from './lookout.ts'

const [WEST, OASIS, EAST] = [0, 1, 2]

test('COH-15.4 a unit may be sent to a point that is not its own side’s, or to where the body goes', () => {
  const state = position([
    { seat: 0, kind: 'professional', at: 'G9' },
    { seat: 0, kind: 'levy', at: 'E6' },
  ])
  const open = (id: number, turns: number) => {
    const look = lookout(known(state), 0)
    const unit = look.fighters.find((each) => each.id === id)
    return unit === undefined ? [] : openPoints(look, unit, CENTURION, turns)
  }
  expect(open(1, 3)).toEqual([WEST, OASIS])
  expect(open(1, 9)).toEqual([WEST, OASIS, EAST])
  const [well, oasis] = state.points
  if (well === undefined || oasis === undefined) throw new Error('No points')
  well.controller = 0
  oasis.controller = 0
  expect(open(1, 3)).toEqual([OASIS])
  expect(open(2, 9)).toEqual([OASIS, EAST])
})

test('COH-15.4 COH-11.3 nobody is sent from gate to gate of a fort', () => {
  const state = position([{ seat: 1, kind: 'professional', at: 'M10' }], { config: { map: 'hill_fort' } })
  const look = lookout(known(state), 1)
  expect(look.fighters.flatMap((unit) => openPoints(look, unit, CENTURION, 9))).toEqual([])
})
