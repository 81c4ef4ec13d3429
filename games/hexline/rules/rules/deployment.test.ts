import { countingDice, scriptedDice } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { configWith } from '../testing/scene.ts'
import { rowsFor, zoneColumns } from './board/board.ts'
import { drillCells } from './deployment.ts'
import { setupBattle, typeIn } from './setup.ts'

test('HEX-20, HEX-21 zones and rows', () => {
  expect(zoneColumns(1)).toEqual([5, 4, 3, 2, 1, 0])
  expect(zoneColumns(2)).toEqual([11, 12, 13, 14, 15, 16])
  expect([1, 4, 5, 9, 10, 13, 23, 30].map(rowsFor)).toEqual([5, 5, 6, 8, 8, 10, 15, 15])
})

test('X4 a shuffle goes from the last entry down', () => {
  const list = [1, 2, 3, 4, 5]
  const dice = scriptedDice([2, 0, 1, 0])
  dice.shuffle(list)
  expect(list).toEqual([5, 4, 2, 1, 3])
  dice.done()
})

test('HEX-41 a range that fills a column goes on in the next one', () => {
  const army = new Array(7).fill('aurochs')
  const cells = drill(army, 2, 5, [4, 3, 2, 1, 3, 2, 1].slice(0, 4).concat(1))
  expect(cells.slice(0, 5).map(([col]) => col)).toEqual([11, 11, 11, 11, 11])
  expect(cells.slice(5)).toEqual([
    [12, 2],
    [12, 3],
  ])
})

test('HEX-41 columns stand in the middle: West rounds up the board, East down', () => {
  expect(drill(['aurochs', 'aurochs'], 1, 5, [1])).toEqual([
    [5, 1],
    [5, 2],
  ])
  expect(drill(['aurochs', 'aurochs'], 2, 5, [1])).toEqual([
    [11, 2],
    [11, 3],
  ])
})

test('HEX-41 who has no column of its own stands in the rearmost, beside the middle: north of it for West, south for East', () => {
  const ranges = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6]
  const army = ranges.map((attack_range) => ({ ...typeIn(configWith(), 'aurochs'), attack_range }))
  const placed = (side: 1 | 2) => drillCells(army, side, 5, countingDice()).slice(-2)
  expect([placed(1), placed(2)]).toEqual([
    [
      [0, 2],
      [0, 1],
    ],
    [
      [16, 2],
      [16, 3],
    ],
  ])
})

test('HEX-40 free deployment draws nothing; ids follow West, then East', () => {
  const dice = scriptedDice([2, 1])
  const battle = setupBattle(
    configWith({ deployment: 'free' }),
    2,
    {
      army: ['greywolf', 'warden'],
      cells: [
        [0, 0],
        [5, 4],
      ],
    },
    { army: ['mason'], cells: [[16, 1]] },
    { dice, tell: undefined },
  )
  dice.done()
  expect(battle).toMatchObject({ number: 2, west_seat: 1, rows: 5, round: 1, order: [1, 2, 3], steps: 0, index: 0 })
  expect(battle.units.map(({ id, type, side, col, row }) => [id, type, side, col, row])).toEqual([
    [1, 'greywolf', 1, 0, 0],
    [2, 'warden', 1, 5, 4],
    [3, 'mason', 2, 16, 1],
  ])
})

function drill(army: readonly string[], side: 1 | 2, rows: number, draws: readonly number[]) {
  const dice = scriptedDice(draws)
  const cells = drillCells(
    army.map((id) => typeIn(configWith(), id)),
    side,
    rows,
    dice,
  )
  dice.done()
  return cells
}
