import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookTable } from '@tessera/kernel/testing'
import { describe, expect, it, test } from 'vitest'
import { FORMATIONS, type Formation, TERRAINS, type Weather } from '../content/tables.ts'
import { END, give, type Placed, position, s0, s1, unit } from '../testing/position.ts'
import { formationOf } from './field/formation.ts'
import { attackValue, defenceValue, initiative } from './field/values.ts'

/** The tables of the rulebook, each figure shown by what it does. */
const book = readFileSync(join(import.meta.dirname, '../../book.md'), 'utf8')

describe('section 9: weather', () => {
  const rows = bookTable(book, '| weather |')
  test.each([...rows.keys()])('%s', (weather) => {
    const [, attack, defence, speed] = rows.get(weather) ?? []
    const state = position({
      weather: weather as Weather,
      units: [s0('footman', 1, 1, { attack: 4, defence: 4 }), s1('footman', 1, 2)],
    })
    const footman = unit(state, 1)
    expect(attackValue(state, footman, unit(state, 2))).toBe(4 * Number(attack))
    expect(defenceValue(state, footman, unit(state, 2))).toBe(4 * Number(defence))
    expect(initiative(state, footman)).toBe(footman.speed * Number(speed))
  })
})

describe('section 10: terrain', () => {
  const rows = bookTable(book, '| | NONE |')
  test.each(TERRAINS.map((terrain, column) => [terrain, column + 1] as const))('%s', (terrain, column) => {
    const state = position({
      terrain: { '1,1': terrain },
      units: [s0('footman', 1, 1, { attack: 4, defence: 4 }), s1('footman', 1, 2)],
    })
    expect(attackValue(state, unit(state, 1), unit(state, 2))).toBe(4 * Number(rows.get('attack')?.[column]))
    expect(defenceValue(state, unit(state, 1), unit(state, 2))).toBe(4 * Number(rows.get('defence')?.[column]))
    expect(attackValue(state, unit(state, 2), unit(state, 1))).toBe(100 * unit(state, 2).attack)
  })
})

describe('SGF-801: formations', () => {
  const rows = bookTable(book, '| formation |')
  const stats = { attack: 4, defence: 4 }
  const CELLS: Readonly<Record<Formation, readonly (readonly [x: number, y: number])[]>> = {
    NONE: [[1, 1]],
    SIEGE: [
      [1, 2],
      [2, 2],
    ],
    PHALANX: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    VANGUARD: [
      [1, 2],
      [1, 1],
    ],
    ARCHER_LINE: [
      [0, 0],
      [1, 0],
    ],
    FLANKING: [
      [0, 0],
      [2, 1],
    ],
    SKIRMISH: [
      [1, 0],
      [1, 1],
    ],
  }
  test.each(Object.keys(FORMATIONS) as Formation[])('%s', (formation) => {
    const cells = rows.get(formation) ?? []
    const own: readonly Placed[] = CELLS[formation].map(([x, y]) => s0('footman', x, y, stats))
    const state = position({ units: [...own, s1('footman', 0, 2)] })
    const first = unit(state, 1)
    const enemy = unit(state, own.length + 1)
    expect(formationOf(state, 0)).toBe(formation)
    expect(attackValue(state, first, enemy)).toBe(4 * Number(cells[2]))
    expect(attackValue(state, first, 'castle')).toBe(4 * Number(cells[3]))
    expect(defenceValue(state, first, enemy)).toBe(4 * Number(cells[4]))
    expect(initiative(state, first)).toBe(first.speed * Number(cells[5]))
  })
})

test('SGF-801 the first line that matches: where the cards stand decides', () => {
  const formed = (...cells: readonly (readonly [x: number, y: number])[]): Formation =>
    formationOf(position({ units: cells.map(([x, y]) => s0('footman', x, y)) }), 0)
  expect([formed([1, 0], [2, 1]), formed([0, 0], [1, 1]), formed([1, 2], [0, 0])]).toEqual(Array(3).fill('SKIRMISH'))
  expect([formed([2, 2], [0, 0]), formed([2, 0], [0, 1])]).toEqual(['FLANKING', 'FLANKING'])
  expect([formed([0, 2], [2, 1]), formed([0, 2], [0, 1], [0, 0])]).toEqual(['VANGUARD', 'VANGUARD'])
  expect([formed([0, 0], [1, 0], [2, 0]), formed([0, 0], [1, 0], [1, 1])]).toEqual(['PHALANX', 'ARCHER_LINE'])
  expect([formed([0, 2], [1, 2], [2, 2]), formed([0, 1], [1, 1], [2, 1], [0, 2])]).toEqual(['SIEGE', 'PHALANX'])
})

describe('section 11: statuses', () => {
  const rows = bookTable(book, '| status |')
  const percent = (status: string): number => Number(/× (\d+) %/.exec(rows.get(status)?.[1] ?? '')?.[1])
  test.each(['weakened', 'rallied'] as const)('%s', (status) => {
    const state = position({ units: [s0('footman', 1, 1, { attack: 4, statuses: { [status]: 1 } })] })
    expect(attackValue(state, unit(state, 1), 'castle')).toBe(4 * percent(status))
  })

  test.each(['burning', 'poisoned'] as const)('%s', (status) => {
    const damage = Number(/^(\d+) effect damage/.exec(rows.get(status)?.[1] ?? '')?.[1])
    const state = position({ units: [s1('footman', 1, 1, { hp: 4, statuses: { [status]: 2 } })] })
    give(state, END)
    expect(unit(state, 1).hp).toBe(4 - damage)
  })
})

describe('SGF-1202: what an ability counts', () => {
  it('Rage sets in at exactly half', () => {
    const at = (hp: number): number => {
      const state = position({ units: [s0('cave-troll', 1, 1, { hp, maxHp: 12 })] })
      return attackValue(state, unit(state, 1), 'castle')
    }
    expect([at(7), at(6), at(5)]).toEqual([600, 800, 800])
  })

  it('Pack counts friends beside the target, not its own side’s cards and not the striker', () => {
    const against = (other: Placed): number => {
      const state = position({ units: [s0('horse-raider', 1, 0), s1('footman', 1, 1), other] })
      const formation = formationOf(state, 0)
      const value = attackValue(state, unit(state, 1), unit(state, 2))
      return (100 * value) / FORMATIONS[formation].cards
    }
    expect(against(s1('footman', 0, 1))).toBe(300)
    expect(against(s0('footman', 0, 1))).toBe(400)
    expect(against(s0('footman', 0, 0))).toBe(300)
  })

  it('Medic heals a friend, although an enemy beside it is worse off', () => {
    const state = position({
      units: [s0('field-surgeon', 1, 1), s1('footman', 1, 2, { hp: 1 }), s0('footman', 1, 0, { hp: 2 })],
    })
    give(state, END)
    expect([unit(state, 2).hp, unit(state, 3).hp]).toEqual([1, 4])
  })
})
