import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../rules/invariants.ts'
import { luckyAt, outcomes, PUZZLES, puzzleStart, Solver, stormed } from './index.ts'
import { makePuzzles } from './make.ts'
import type { SiegefrontPuzzle } from './puzzle.ts'

const DEEP = process.env['TESSERA_DEEP'] !== undefined
const BARE = new Array<'NONE'>(9).fill('NONE')

/** A guard beside the way to the castle, and a card that can remove it. */
const guarded = (over: Partial<SiegefrontPuzzle> = {}): SiegefrontPuzzle => ({
  weather: 'CLEAR',
  terrain: BARE,
  mana: 1,
  castle: 4,
  hand: [],
  units: [
    { card: 'swordsman', owner: 0, x: 1, y: 2 },
    { card: 'hush-warden', owner: 0, x: 1, y: 1 },
    { card: 'gate-ward', owner: 1, x: 0, y: 2, hp: 2 },
  ],
  ...over,
})

function proof(puzzle: SiegefrontPuzzle) {
  const { config, state } = puzzleStart(puzzle)
  return { config, state, solver: new Solver(config) }
}

describe('the stored puzzles', () => {
  it.each(PUZZLES.map((stored, place) => [place + 1, stored] as const))('%i is won by its solution', (_, stored) => {
    const { config, state } = puzzleStart(stored.puzzle)
    expect(brokenInvariants(state, config)).toEqual([])
    let at = state
    for (const choice of stored.solution) {
      expect(at.result).toBeNull()
      at = outcomes(at, config, choice)[0]?.after ?? at
    }
    expect(stormed(at)).toBe(true)
  })

  it('are at least twenty, all different, in rising difficulty', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(20)
    expect(new Set(PUZZLES.map(({ puzzle }) => JSON.stringify(puzzle))).size).toBe(PUZZLES.length)
    expect(PUZZLES.map(({ odds }) => odds)).toEqual(PUZZLES.map(({ odds }) => odds).toSorted((a, b) => a - b))
  })

  // Proving them all takes minutes; the ordinary run proves the quick ones.
  const proved = PUZZLES.filter(({ looked }) => DEEP || looked < 60)
  it.each(proved.map((stored) => [PUZZLES.indexOf(stored) + 1, stored] as const))(
    '%i is won with any dice',
    (_, { puzzle, solution }) => {
      const { state, solver } = proof(puzzle)
      expect(solver.proves(state, solution)).toBe(true)
      if (!DEEP) return
      const higher = proof({ ...puzzle, castle: puzzle.castle + 1 })
      expect(higher.solver.wins(higher.state)).toBe(false)
    },
  )
})

describe('the solver', () => {
  it('finds a win of several commands and leaves out what it does not need', () => {
    const { state, solver } = proof(guarded())
    expect(solver.line(state)).toEqual([
      { type: 'use_ability', unit: 2, ability: 'volley', target: 3 },
      { type: 'attack_castle', unit: 1 },
    ])
  })

  it('needs every roll to win: a blow that only a critical makes deadly is no proof', () => {
    // The swordsman is held in place; the bowman takes two of the guard's three HP, three with a critical.
    const held = { statuses: { rooted: 2 } } as const
    const lucky = guarded({
      mana: 0,
      units: [
        { card: 'swordsman', owner: 0, x: 1, y: 2, ...held },
        { card: 'bowman', owner: 0, x: 0, y: 0, ...held },
        { card: 'gate-ward', owner: 1, x: 0, y: 2, hp: 3 },
      ],
      castle: 5,
    })
    const { state, solver, config } = proof(lucky)
    expect(solver.wins(state)).toBe(false)
    const blow = { type: 'attack_card', unit: 2, target: 3 } as const
    const storm = { type: 'attack_castle', unit: 1 } as const
    const [miss, critical] = outcomes(state, config, blow)
    expect([miss?.after.units.length, critical?.after.units.length]).toEqual([3, 2])
    // A lucky line brings the castle to 1, which does not win by itself; a lower castle shows the luck.
    const low = proof({ ...lucky, castle: 4 })
    const after = outcomes(low.state, low.config, blow)[1]?.after ?? low.state
    const line = [
      { state: low.state, choice: blow },
      { state: after, choice: storm },
    ]
    expect(luckyAt(line, low.config, low.solver)).toBe(0)
    expect(luckyAt(line.slice(1), low.config, low.solver)).toBeNull()
  })

  it('does not count a win at the turn limit', () => {
    // Both in front hit for five each: ten by force, and eleven leaves the castles and the stronger board to decide.
    const [ten, eleven] = [proof(guarded({ castle: 10 })), proof(guarded({ castle: 11 }))]
    expect([ten.solver.wins(ten.state), eleven.solver.wins(eleven.state)]).toEqual([true, false])
  })
})

it.runIf(DEEP)(
  'puzzles are made from play',
  () => {
    const [first] = makePuzzles(1, 'quick 3')
    expect(first?.solution.length).toBeGreaterThanOrEqual(3)
    const { state, solver } = proof(first?.puzzle ?? guarded())
    expect(solver.wins(state)).toBe(true)
  },
  60_000,
)
