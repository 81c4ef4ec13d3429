import { describe, expect, it } from 'vitest'
import { codeOf, deploy, END, give, move as moveTo, position, s0, s1, unit } from '../../testing/position.ts'
import { adjacent, ahead, controller, depthOf, distance, homeRow } from './board.ts'

describe('board', () => {
  it('SGF-101 SGF-102 home rows, depth and ahead, seen from the owner', () => {
    expect([homeRow(0), homeRow(1), ahead(0), ahead(1)]).toEqual([0, 2, 1, -1])
    expect([0, 1, 2].map((y) => [depthOf({ owner: 0, y }), depthOf({ owner: 1, y })])).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ])
  })

  it('SGF-101 SGF-601 nine cells of bare ground where there is no terrain', () => {
    expect(position({}).terrain).toEqual(Array(9).fill('NONE'))
  })

  it('SGF-103 distance and adjacency without diagonals', () => {
    expect(distance({ x: 0, y: 0 }, { x: 2, y: 1 })).toBe(3)
    expect([adjacent({ x: 1, y: 1 }, { x: 1, y: 2 }), adjacent({ x: 1, y: 1 }, { x: 2, y: 2 })]).toEqual([true, false])
  })

  it('SGF-104 strictly more units in row 1 control it', () => {
    expect(controller(position({ units: [] }))).toBeNull()
    expect(controller(position({ units: [s0('footman', 0, 1)] }))).toBe(0)
    expect(controller(position({ units: [s0('footman', 0, 1), s1('footman', 1, 1)] }))).toBeNull()
    expect(controller(position({ units: [s0('footman', 0, 1), s1('footman', 1, 1), s1('footman', 2, 1)] }))).toBe(1)
  })

  it('SGF-401 deploying pays mana and needs an empty cell of the home row, or of a controlled middle', () => {
    const state = position({
      mana: 5,
      hand: ['footman', 'old-campaigner'],
      units: [s0('footman', 0, 1), s1('footman', 1, 0)],
    })
    const codes = [
      deploy(1, 1, 0),
      deploy(1, 0, 2),
      deploy(1, 1, 1),
      deploy(1, 0, 0),
      deploy(1, 3, 0),
      deploy(1, 0, -1),
    ]
    expect(codes.map((choice) => codeOf(state, choice))).toEqual([
      'cell_occupied',
      'enemy_row',
      null,
      null,
      'off_board',
      'off_board',
    ])
    give(state, deploy(1, 1, 1))
    expect(state.seats[0]).toMatchObject({ mana: 3, hand: [{ id: 2 }] })
    expect(codeOf(state, deploy(2, 0, 0))).toBe('not_enough_mana')
  })

  it('SGF-402 a new unit is fresh, has full HP, and may move; next turn it is ready', () => {
    const state = position({ hand: ['footman'] })
    give(state, deploy(1, 1, 0))
    expect(unit(state, 1)).toMatchObject({ fresh: true, hp: 4, maxHp: 4 })
    give(state, moveTo(1, 1, 1))
    give(state, END)
    give(state, END)
    expect(unit(state, 1)).toMatchObject({ fresh: false, moved: false, y: 1 })
  })

  it('SGF-402 a fresh unit strikes back', () => {
    const state = position({ units: [s0('swordsman', 1, 1), s1('footman', 1, 2, { fresh: true })] })
    give(state, { type: 'attack_card', unit: 1, target: 2 }, [50, 50])
    expect(unit(state, 1).hp).toBe(3)
  })

  it('SGF-403 one move a turn, of as many steps as its initiative gives, through empty cells', () => {
    const code = (rest: object, x: number, y: number, units = [s1('footman', 2, 2)]) =>
      codeOf(position({ units: [s0('light-horse', 0, 0, rest), ...units] }), moveTo(1, x, y))
    expect(code({}, 1, 1)).toBeNull()
    expect(code({}, 2, 1)).toBe('too_far')
    expect(code({ speed: 2 }, 1, 1)).toBe('too_far')
    expect(code({ speed: 2 }, 0, 1)).toBeNull()
    expect(code({ moved: true }, 0, 1)).toBe('already_moved')
    for (const status of ['frozen', 'rooted']) expect(code({ statuses: { [status]: 1 } }, 0, 1)).toBe('cannot_move')
    expect(code({ statuses: { stunned: 1 } }, 0, 1)).toBeNull()
    expect(code({}, 0, 2, [s1('footman', 0, 1)])).toBe('too_far')
    expect(code({}, 0, 0)).toBe('cell_occupied')
    expect(code({}, 0, 3)).toBe('off_board')
  })

  it('SGF-403 bogged down below 90', () => {
    const state = position({ weather: 'SNOW', units: [s0('peasant-levy', 0, 0)] })
    expect(codeOf(state, moveTo(1, 0, 1))).toBe('cannot_move')
  })

  it('SGF-404 the path tries y−1, x−1, x+1, y+1', () => {
    const path = (from: readonly [number, number], to: readonly [number, number]) => {
      const state = position({ units: [s0('light-horse', from[0], from[1])] })
      const [event] = give(state, moveTo(1, to[0], to[1]))
      return event?.type === 'unit_moved' ? event.path[1] : null
    }
    expect(path([1, 1], [2, 0])).toEqual([1, 0])
    expect(path([1, 1], [0, 2])).toEqual([0, 1])
    expect(path([1, 1], [2, 2])).toEqual([2, 1])
  })

  it('SGF-801 SGF-1701 changes of formation and control are events', () => {
    const state = position({ units: [s0('footman', 1, 0), s0('footman', 0, 0)] })
    expect(give(state, moveTo(1, 1, 1)).slice(1)).toEqual([
      { type: 'formation_changed', seat: 0, from: 'ARCHER_LINE', to: 'SKIRMISH' },
      { type: 'control_changed', seat: 0 },
    ])
  })
})
