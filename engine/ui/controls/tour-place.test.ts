import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, lightOn, placeCard } from './tour-place.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

function covers(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

describe('the card of a tour', () => {
  it('stands in the middle when it points at nothing', () => {
    expect(placeCard(null, 200, DESK)).toEqual({ left: 550, top: 350, width: 340, height: 200 })
  })

  it('stands beside a panel at the right', () => {
    const panel = { left: 1079, top: 132, width: 338, height: 270 }
    expect(placeCard(panel, 200, DESK)).toMatchObject({ left: 1079 - 340 - 18, top: 132 })
  })

  it('becomes narrow beside a board that leaves only a strip', () => {
    const board = { left: 266, top: 78, width: 876, height: 728 }
    const card = placeCard(board, 240, DESK)
    expect(covers(card, board)).toBe(false)
    expect(card.width).toBeLessThan(340)
  })

  it('stands right above the bar at the bottom of a phone', () => {
    const bar = { left: 0, top: 772, width: 390, height: 72 }
    expect(placeCard(bar, 200, PHONE)).toEqual({ left: 12, top: 772 - 18 - 200, width: 366, height: 200 })
  })

  it('stays on the screen wherever its target is, and covers nothing that leaves it room below', () => {
    const box = fc.record({
      left: fc.integer({ min: -500, max: 1500 }),
      top: fc.integer({ min: -500, max: 1500 }),
      width: fc.integer({ min: 1, max: 1500 }),
      height: fc.integer({ min: 1, max: 1500 }),
    })
    fc.assert(
      fc.property(box, fc.constantFrom(DESK, PHONE), (target, screen) => {
        const card = placeCard(target, 220, screen)
        expect(card.left).toBeGreaterThanOrEqual(0)
        expect(card.top).toBeGreaterThanOrEqual(0)
        expect(card.left + card.width).toBeLessThanOrEqual(screen.width)
        expect(card.top + card.height).toBeLessThanOrEqual(screen.height)
        const free = target.top + target.height >= 0 && target.top + target.height + 18 + 220 <= screen.height
        if (free) expect(covers(card, target)).toBe(false)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('the light of a tour', () => {
  it('is a little larger than what it falls on', () => {
    const panel = { left: 100, top: 200, width: 80, height: 40 }
    expect(lightOn(panel, DESK)).toEqual({ left: 94, top: 194, width: 92, height: 52 })
  })

  it('keeps all its sides on a phone, beside what reaches from edge to edge', () => {
    expect(lightOn({ left: 0, top: 0, width: 390, height: 388 }, PHONE)).toEqual({
      left: 2,
      top: 2,
      width: 386,
      height: 392,
    })
    expect(lightOn({ left: 0, top: 772, width: 390, height: 72 }, PHONE)).toEqual({
      left: 2,
      top: 766,
      width: 386,
      height: 76,
    })
  })
})
