import { PRINTED, previewPlacement } from '@tessera/gauntlet'
import { describe, expect, test } from 'vitest'
import { benchOf, hint, type Lineup, type Placing, placing, unready } from './state.ts'

const TEAM: Lineup = {
  cards: ['ord_footman', 'ord_bowman', 'ord_knight'].map((key) => ({ key, tier: 1 })),
  spells: ['divine_smite', 'oath_of_iron'],
  bench: true,
  locked: false,
}
const START: Placing = {
  units: [
    { card: 0, c: 3, r: 1 },
    { card: 1, c: 4, r: 0 },
  ],
  timings: ['mid', 'early'],
  held: null,
}
const whereOf = ({ units }: Placing, card: number) => units.find((unit) => unit.card === card)

describe('a press on a cell', () => {
  test('takes the card that stands there, and puts it down when pressed again', () => {
    const taken = placing(START, { do: 'press', spot: { c: 3, r: 1 } }, TEAM)
    expect(taken.held).toBe(0)
    expect(placing(taken, { do: 'press', spot: { c: 3, r: 1 } }, TEAM)).toEqual(START)
  })

  test('sets the held card there, and the card that stood there takes its place', () => {
    const set = placing({ ...START, held: 0 }, { do: 'press', spot: { c: 4, r: 0 } }, TEAM)
    expect([whereOf(set, 0), whereOf(set, 1)]).toEqual([
      { card: 0, c: 4, r: 0 },
      { card: 1, c: 3, r: 1 },
    ])
    expect(set.held).toBeNull()
  })

  test('of a locked team only looks at a card', () => {
    const looked = placing(START, { do: 'press', spot: { c: 3, r: 1 } }, { ...TEAM, locked: true })
    expect(looked).toEqual({ ...START, held: 0 })
    const moved = placing(looked, { do: 'press', spot: { c: 7, r: 1 } }, { ...TEAM, locked: true })
    expect(moved.units).toBe(START.units)
  })
})

describe('the bench', () => {
  test('holds every card that stands nowhere, and gives them to the board', () => {
    expect(benchOf(START, TEAM)).toEqual([2])
    const held = placing(START, { do: 'take', card: 2 }, TEAM)
    expect(whereOf(placing(held, { do: 'place' }, TEAM), 2)).toEqual({ card: 2, c: 4, r: 1 })
  })

  test('takes the held card, and one that is dragged off the board', () => {
    expect(benchOf(placing({ ...START, held: 0 }, { do: 'bench' }, TEAM), TEAM)).toEqual([0, 2])
    expect(benchOf(placing(START, { do: 'drop', card: 1, spot: null }, TEAM), TEAM)).toEqual([1, 2])
  })

  test('takes none where every card must stand, nor of a locked team', () => {
    expect(placing(START, { do: 'drop', card: 1, spot: null }, { ...TEAM, bench: false })).toBe(START)
    expect(placing(START, { do: 'drop', card: 1, spot: { c: 0, r: 0 } }, { ...TEAM, locked: true })).toBe(START)
    expect(placing(START, { do: 'take', card: 2 }, { ...TEAM, locked: true })).toBe(START)
  })

  test('gives a unit that fights from afar a place in the back row', () => {
    const state = placing({ ...START, units: [], held: 1 }, { do: 'place' }, TEAM)
    expect(whereOf(state, 1)).toEqual({ card: 1, c: 3, r: 0 })
  })
})

test('an arrangement and the times of spells replace what there was', () => {
  expect(placing(START, { do: 'arrange', units: [] }, TEAM).units).toEqual([])
  expect(placing(START, { do: 'time', timings: ['late', 'late'] }, TEAM).timings).toEqual(['late', 'late'])
})

test('a team without a unit on the board cannot be locked, one with some can', () => {
  expect(unready(START, TEAM)).toBeNull()
  expect(unready({ ...START, units: [] }, TEAM)).not.toBeNull()
})

test('the hint names the held card, and says what it does where it stands', () => {
  const preview = previewPlacement(PRINTED, TEAM.cards, START.units, 'ser_aldric')
  expect(hint(START, TEAM, preview)).toContain('Press a unit')
  expect(hint({ ...START, held: 2 }, TEAM, preview)).toBe('Where should Knight stand?')
  expect(hint({ ...START, held: 0 }, TEAM, preview)).toMatch(/^Footman\. ./)
  expect(hint(START, { ...TEAM, locked: true }, preview)).toContain('locked')
})
