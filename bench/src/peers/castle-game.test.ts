import { expect, test } from 'vitest'
import { ours } from './castle-contenders.ts'
import { carryOut, isLegal, newSiege, recordedSieges, winnerOf } from './castle-game.ts'

test('recorded castle games are legal to the last order and end', () => {
  const sieges = recordedSieges(4)
  for (const orders of sieges) {
    const siege = newSiege()
    for (const order of orders) {
      expect(winnerOf(siege)).toBeNull()
      expect(isLegal(siege, order)).toBe(true)
      carryOut(siege, order)
    }
    expect(winnerOf(siege)).not.toBeNull()
  }
  expect(new Set(sieges.flat().map((order) => order.type)).size).toBe(5)
})

test('the kernel plays them to the same end every time', () => {
  expect(ours().digest).toBe(ours().digest)
  expect(ours().batch()).toBeGreaterThan(100)
})
