import { expect, it } from 'vitest'
import { cardOf } from '../content/cards.ts'
import { codeOf, deploy, give, position, s0, s1 } from '../testing/position.ts'

/** Seat 0 with every home cell held by the enemy, the middle full. */
function besieged(hand: readonly string[], part: Partial<Parameters<typeof position>[0]> = {}) {
  return position({
    mana: 10,
    hand,
    units: [...[0, 1, 2].map((x) => s1('footman', x, 0)), ...[0, 1, 2].map((x) => s1('footman', x, 1))],
    ...part,
  })
}

it('SGF-405 a seat that is shut in may storm a besieger with at most twice its attack in life', () => {
  const state = besieged(['footman'])
  const target = state.units.find(({ x, y }) => x === 1 && y === 0)
  if (target === undefined) throw new Error('no besieger')
  target.hp = 2 * cardOf('footman').attack + 1
  expect(codeOf(state, deploy(1, 1, 0))).toBe('too_strong')
  target.hp -= 1
  expect(codeOf(state, deploy(1, 1, 0))).toBeNull()
  const events = give(state, deploy(1, 1, 0))
  expect(state.units.find(({ x, y }) => x === 1 && y === 0)?.owner).toBe(0)
  expect(state.units.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7])
  expect(state.seats[1].graveyard).toEqual([{ unit: target.id, card: 'footman', name: 'Footman' }])
  expect(events.find(({ type }) => type === 'damage')).toEqual({
    ...{ type: 'damage', unit: target.id, amount: 2 * cardOf('footman').attack, kind: 'effect', cause: 'sally' },
    ...{ by: null, hpAfter: 0, warded: false },
  })
  expect(events.find(({ type }) => type === 'unit_died')).toEqual({
    ...{ type: 'unit_died', unit: target.id, card: 'footman', x: 1, y: 0 },
  })
})

it('SGF-405 a card cannot storm while a home cell is free, nor outside the home row', () => {
  const state = besieged(['footman'], { units: [s1('footman', 0, 0), s1('footman', 1, 0)] })
  expect(codeOf(state, deploy(1, 1, 0))).toBe('cell_occupied')
  expect(codeOf(besieged(['footman']), deploy(1, 1, 1))).toBe('cell_occupied')
})

it('SGF-405 a seat that is shut in deploys in the middle without controlling it', () => {
  const units = [...[0, 1, 2].map((x) => s1('footman', x, 0)), s1('footman', 0, 1)]
  expect(codeOf(besieged(['footman'], { units }), deploy(1, 2, 1))).toBeNull()
  expect(codeOf(besieged(['footman'], { units: [...units.slice(1), s0('footman', 1, 1)] }), deploy(1, 2, 1))).toBe(
    'row_not_controlled',
  )
})
