import { PRINTED, previewPlacement } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { placementLines } from './summary.tsx'

const cardsOf = (...keys: string[]) => keys.map((key) => ({ key, tier: 1 as const }))

function linesOf(cards: ReturnType<typeof cardsOf>, places: readonly (readonly [number, number])[]) {
  const units = places.map(([c, r], card) => ({ card, c, r }))
  return placementLines(previewPlacement(PRINTED, cards, units, 'ser_aldric'), cards).map(
    ({ what, value }) => `${what}: ${value}`,
  )
}

test('GB-1301 three footmen in line, and the unit that shoots past them', () => {
  const cards = cardsOf('ord_footman', 'ord_footman', 'ord_footman', 'ord_crossbowman')
  expect(
    linesOf(cards, [
      [2, 1],
      [3, 1],
      [4, 1],
      [3, 0],
    ]),
  ).toEqual([
    'Formation: 3 in line',
    expect.stringMatching(/^Crossbowman: \d+ cells shut off$/),
    'Side by side: 4, may infect',
  ])
})

test('GB-1301 a rider behind a friend cannot charge, one with a free way can', () => {
  const cards = cardsOf('ord_knight', 'ord_squire')
  expect(
    linesOf(cards, [
      [3, 0],
      [3, 1],
    ]),
  ).toContain('Knight charges: way blocked')
  expect(
    linesOf(cards, [
      [0, 1],
      [7, 1],
    ]),
  ).toEqual(['Formation: none', 'Knight charges: 3 cells', 'Side by side: nobody'])
})

test('GB-1301 how many friends an aura reaches', () => {
  const cards = cardsOf('ord_banner_bearer', 'ord_squire', 'ord_squire')
  const lines = linesOf(cards, [
    [3, 0],
    [3, 1],
    [7, 1],
  ])
  expect(lines).toContain('Banner Bearer reaches: 1 friend')
})
