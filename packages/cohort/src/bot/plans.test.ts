import { seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { MAPS, type MapId } from '../content/terms.ts'
import { fieldOf } from '../rules/ground/field.ts'
import type { CohortState } from '../state.ts'
import { configIn, configOf, known, type Piece, position, tile, unit } from '../testing/position.ts'
import { view } from '../view/view.ts'
import { centurion } from './levels/centurion.ts'
import { guess } from './levels/guess.ts'
import { CENTURION, type Temper } from './levels/temper.ts'
import { wayRound } from './terrain.ts'

const own = (kind: Piece['kind'], at: string): Piece => ({ seat: 0, kind, at })
const foe = (kind: Piece['kind'], at: string): Piece => ({ seat: 1, kind, at })

function told(state: CohortState, id: number, temper: Temper = CENTURION) {
  return centurion(known(state), 0, temper).get(id)?.steps
}

describe('COH-15.3 scouts in a defile', () => {
  const inPass = (...pieces: readonly Piece[]) => position(pieces, { config: { map: 'mountain_pass' } })
  const goal = (state: CohortState, id: number) => {
    const [step] = told(state, id) ?? []
    return step?.do === 'move' && step.to.is === 'tile' ? step.to.tile : -1
  }

  test('there is a way round the pass for both, clear of every point, and on no other map', () => {
    const ways = (map: MapId) => [0, 1].map((seat) => wayRound(fieldOf(configOf({ map })), seat))
    const [west = [], east = []] = ways('mountain_pass')
    expect([west.at(-1), east.at(-1)]).toEqual([tile('T13'), tile('A8')])
    expect(east).toEqual(west.map((each) => 399 - each))
    for (const name of ['G10', 'J10', 'K11', 'N11']) expect(west).not.toContain(tile(name))
    for (const map of MAPS) if (map !== 'mountain_pass') expect(ways(map)).toEqual([[], []])
  })

  test('they ride along it, out of the way of the army', () => {
    const way = wayRound(fieldOf(configOf({ map: 'mountain_pass' })), 0)
    expect(way).toContain(goal(inPass(own('professional', 'C10'), own('scouts', 'B11'), foe('levy', 'T10')), 2))
  })

  test('they take the train, and strike in the back who is fighting', () => {
    const hit = { do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }
    expect(told(inPass(own('scouts', 'R13'), foe('supplyTrain', 'T13')), 1)).toEqual([hit])
    const behind = inPass(own('professional', 'M10'), own('scouts', 'Q11'), foe('professional', 'N10'))
    expect(told(behind, 2)).toEqual([hit])
  })
})

describe('COH-15.3 field engineers', () => {
  const atFord = (...pieces: readonly Piece[]) =>
    position(pieces, { config: { map: 'river_crossing' }, cultures: ['roman_republic', 'sassanid'] })

  test('work under who holds the ford although an enemy is near, and leave when one stands beside them', () => {
    const held = (enemy: string) =>
      told(atFord(own('professional', 'G11'), own('fieldEngineers', 'F11'), foe('heavyCavalry', enemy)), 2, {
        ...CENTURION,
        stand: true,
        boldness: 0,
      })
    expect(held('H11')).toEqual([{ do: 'build', work: 'fort', at: tile('G11') }])
    expect(held('F12')).toMatchObject([{ do: 'move' }])
  })

  test('come along with the army before anybody holds anything', () => {
    const [step] = told(atFord(own('professional', 'E3'), own('fieldEngineers', 'C3'), foe('levy', 'M1')), 2) ?? []
    expect(step).toMatchObject({ do: 'move' })
  })
})

test('COH-8.3 COH-15.4 a world that could be knows who lies hidden', () => {
  const state = position([own('professional', 'I11'), own('professional', 'J10'), foe('levy', 'R10')], {
    config: { map: 'forest_ambush' },
  })
  const world = guess(view(state, 0, configIn(state)), seededDice(seedFrom('hidden')))
  expect([unit(world, 1).hidden, unit(world, 2).hidden]).toEqual([true, false])
})

test('COH-15.3 in woods scouts keep a step behind who is farthest on, elsewhere they look at the points', () => {
  const to = (map: MapId) => {
    const [step] = told(position([own('professional', 'H10'), own('scouts', 'F10')], { config: { map } }), 2) ?? []
    return step?.do === 'move' && step.to.is === 'tile' ? step.to.tile : tile('F10')
  }
  const east = (at: number) => at % 20
  expect(east(to('forest_ambush'))).toBeLessThan(east(tile('H10')))
  expect(east(to('desert_oasis'))).toBeGreaterThan(east(tile('H10')))
})

test('COH-15.3 scouts take who is on the run', () => {
  const state = position([own('professional', 'A1'), own('scouts', 'F14'), { ...foe('levy', 'I14'), routing: true }])
  expect(told(state, 2)).toEqual([{ do: 'attack', target: { is: 'contact', handle: 1 }, route: 'direct' }])
})

test('COH-15.3 a flank is no good where somebody else stands beside it', () => {
  const flank = (...others: readonly Piece[]) =>
    told(position([own('professional', 'F13'), own('professional', 'F15'), foe('levy', 'H14'), ...others]), 1, {
      ...CENTURION,
      boldness: 40,
    })?.[0]
  const beside = { do: 'move', to: { is: 'tile', tile: tile('H13') }, route: 'direct' }
  expect(flank()).toEqual(beside)
  expect(flank(foe('heavyCavalry', 'H12'))).not.toEqual(beside)
})
