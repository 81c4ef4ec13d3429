import { describe, expect, it, test } from 'vitest'
import type { ArmyList } from '../choice.ts'
import type { CohortResult } from '../state.ts'
import { foe, own, position, unit } from '../testing/position.ts'
import { after, outcomeOf, type Remains } from './aftermath.ts'
import { type CampaignStart, type CampaignStep, campaignOf, usualStep } from './campaign.ts'
import { priceOf, refitPrice, refitProblem, refitted, usualRefit } from './refit.ts'
import { campaignErrors, type Roll, rollOf } from './roll.ts'

/** Professionals (10 SP), levy (4), cavalry (12), the elite (15), the train (4), medics (2). */
const army: ArmyList = {
  culture: 'sarmatian',
  troops: [
    { type: 'professional', equipment: [] },
    { type: 'militia', equipment: [] },
    { type: 'cavalry', equipment: [] },
  ],
  support: ['medicalCorps'],
}
/** The order that the seed `spring` draws. */
const ROAD = ['desert_oasis', 'forest_ambush', 'mountain_pass', 'river_crossing']
const whole = rollOf(army)
const left = (...men: readonly number[]): Roll => ({ ...whole, men })

describe('COH-21.5 what men cost', () => {
  it('their share of the unit’s price, rounded up', () => {
    expect(whole.men).toEqual([100, 100, 50, 80, 50, 10])
    expect([1, 10, 11, 100].map((men) => priceOf(whole, 0, men))).toEqual([1, 1, 2, 10])
    expect([priceOf(whole, 1, 100), priceOf(whole, 2, 50), priceOf(whole, 3, 80), priceOf(whole, 4, 50)]).toEqual([
      6, 12, 15, 4,
    ])
    expect([priceOf(whole, 5, 10), priceOf(whole, 5, 1), priceOf(whole, 9, 1)]).toEqual([2, 1, 0])
    expect(refitPrice(whole, [10, 0, 25, 0, 0, 0])).toBe(7)
  })

  test.each<[string, Roll, number, readonly number[], string | null]>([
    ['what is missing', left(50, 100, 50, 80, 50, 10), 5, [50, 0, 0, 0, 0, 0], null],
    [
      'a point too dear',
      left(50, 100, 50, 80, 50, 10),
      4,
      [50, 0, 0, 0, 0, 0],
      'That costs 5 supply points, you have 4.',
    ],
    ['more than whole', left(50, 100, 50, 80, 50, 10), 50, [51, 0, 0, 0, 0, 0], 'A unit would be more than whole.'],
    ['fewer numbers than units', whole, 50, [0], 'Say how many men each unit takes on.'],
    ['men taken away', left(50, 100, 50, 80, 50, 10), 50, [-1, 0, 0, 0, 0, 0], 'Say how many men each unit takes on.'],
    ['half a man', left(50, 100, 50, 80, 50, 10), 50, [0.5, 0, 0, 0, 0, 0], 'Say how many men each unit takes on.'],
    [
      'nobody but staff',
      left(0, 0, 0, 0, 50, 10),
      50,
      [0, 0, 0, 0, 0, 0],
      'Nobody is left to fight: raise a unit anew.',
    ],
    ['a unit raised anew', left(0, 0, 0, 0, 50, 10), 50, [10, 0, 0, 0, 0, 0], null],
    ['one that is left', left(0, 5, 0, 0, 50, 10), 50, [0, 0, 0, 0, 0, 0], null],
  ])('%s', (_, roll, purse, refit, problem) => {
    expect(refitProblem(roll, purse, refit)).toBe(problem)
  })

  it('battles behind a unit are shared with the new', () => {
    const roll = { ...left(50, 0, 50, 80, 50, 10), battles: [5, 3, 4, 2, 1, 0] }
    expect(refitted(roll, [50, 100, 0, 0, 0, 0])).toEqual({
      army,
      men: [100, 100, 50, 80, 50, 10],
      battles: [2, 0, 4, 2, 1, 0],
    })
    expect(refitted(roll, [])).toMatchObject({ men: [50, 0, 50, 80, 50, 10], battles: [5, 0, 4, 2, 1, 0] })
  })

  it('the quartermaster: dearest first, standing ones before those raised anew, nothing by halves', () => {
    expect(usualRefit(whole, 50)).toEqual([0, 0, 0, 0, 0, 0])
    expect(usualRefit(left(50, 50, 25, 80, 50, 10), 11)).toEqual([50, 0, 25, 0, 0, 0])
    expect(usualRefit(left(50, 50, 25, 80, 50, 10), 12)).toEqual([50, 16, 25, 0, 0, 0])
    expect(usualRefit(left(0, 50, 50, 80, 50, 10), 3)).toEqual([0, 50, 0, 0, 0, 0])
    expect(usualRefit(left(0, 50, 50, 80, 50, 10), 13)).toEqual([100, 50, 0, 0, 0, 0])
    expect(usualRefit(left(0, 50, 50, 80, 50, 10), 5)).toEqual([0, 50, 0, 0, 0, 0])
    // Half of it can be paid for, or less.
    expect(usualRefit(left(0, 100, 50, 80, 50, 10), 5)).toEqual([50, 0, 0, 0, 0, 0])
    expect(usualRefit(left(0, 100, 50, 80, 50, 10), 4)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('COH-21.3 what a battle leaves', () => {
  const over = (winner: 0 | 1 | null): CohortResult => ({ winner, reason: 'control', score: [0, 0] })

  it('who stood, who ran, who fled, who joined, captives and the train, of each side', () => {
    const state = position([
      own('C12', { men: 61 }),
      own('C13', { kind: 'militia', men: 41, routing: true }),
      own('C14', { kind: 'cavalry' }),
      foe('T20'),
    ])
    state.seats[0].army = army
    const late = (id: number, more: object = {}) => ({ ...unit(state, 1), id, tile: id, ...more })
    state.units.push(
      late(7, { kind: 'supplyTrain' }),
      late(8, { kind: 'levy', men: 33, mercenary: true, equipment: [] }),
      late(9, { kind: 'militia', men: 22, mercenary: false, equipment: ['roundShields'] }),
      late(10, { kind: 'levy', routing: true }),
    )
    state.seats[0].fallen = [
      { unit: 4, name: 'Elite', kind: 'elite', how: 'left_map', turn: 1 },
      { unit: 5, name: 'Medics', kind: 'medicalCorps', how: 'dispersed', turn: 1 },
      { unit: 11, name: 'Levy', kind: 'levy', how: 'left_map', turn: 1 },
    ]
    expect(outcomeOf(state)).toBeNull()
    state.result = over(1)
    expect(outcomeOf(state)).toMatchObject({
      winner: 1,
      sides: [
        {
          stood: [
            [1, 61],
            [3, 50],
          ],
          ran: [[2, 41]],
          fled: [4],
          joined: [
            { entry: { type: 'levy', equipment: [], mercenary: true }, men: 33 },
            { entry: { type: 'militia', equipment: ['roundShields'] }, men: 22 },
          ],
          captives: 0,
          train: true,
        },
        { train: false },
      ],
    })
    expect(outcomeOf(state)?.sides[0].joined[1]?.entry).not.toHaveProperty('mercenary')
  })

  it('a third of who fled, half of who ran, and no more than ten battles', () => {
    const remains: Remains = {
      stood: [[101, 70]],
      ran: [[102, 41]],
      fled: [103],
      joined: [],
      captives: 0,
      train: false,
    }
    const seasoned = { ...whole, battles: [10, 4, 4, 4, 4, 4] }
    expect(after(seasoned, 1, remains)).toEqual({ army, men: [70, 20, 16, 0, 0, 0], battles: [10, 4, 4, 0, 0, 0] })
  })
})

describe('COH-21.6 how a campaign ends', () => {
  const start = (wins: number): CampaignStart => ({ seed: 'spring', wins, armies: [army, army] })
  const kept = (roll: Roll, seat: 0 | 1, gone: boolean): Remains => ({
    stood: gone ? [] : roll.men.map((men, place) => [(seat === 0 ? 1 : 101) + place, men] as const),
    ran: [],
    fled: [],
    joined: [],
    captives: 0,
    train: true,
  })
  const nothing = [0, 0, 0, 0, 0, 0]
  const fought = (wins: number, winners: readonly (0 | 1 | null)[], gone: readonly (0 | 1)[] = []) => {
    const steps: CampaignStep[] = []
    winners.forEach((winner, index) => {
      const { rolls } = campaignOf(start(wins), steps)
      const last = index === winners.length - 1
      const sides = ([0, 1] as const).map((seat) => kept(rolls[seat], seat, last && gone.includes(seat))) as [
        Remains,
        Remains,
      ]
      steps.push({ outcome: { winner, sides }, refits: [nothing, nothing] })
    })
    return campaignOf(start(wins), steps)
  }

  it('by the battles it takes, or who has more after the last', () => {
    expect([fought(3, [0, 0]).winner, fought(3, [0, 0, 0]).winner, fought(3, [1, 1, 1]).winner]).toEqual([null, 0, 1])
    expect(fought(2, [0, null, null])).toMatchObject({ winner: 0, battle: 3, won: [1, 0] })
    expect(fought(2, [null, 1, null]).winner).toBe(1)
    expect(fought(2, [0, 1, null]).winner).toBe('nobody')
    expect(fought(2, [0, null]).winner).toBeNull()
  })

  it('who would have nobody left is raised anew by the quartermaster, as far as the purse goes', () => {
    const { rolls, winner, purses } = fought(4, [null], [0])
    expect([winner, rolls[0].men, purses[0]]).toEqual([null, [0, 0, 0, 53, 0, 0], 0])
  })

  it('a side that cannot raise a unit has lost, even with more wins', () => {
    // Armoured riders for 20 SP and an elite for 15: the 6 SP of a victory pay for half of neither.
    const riders: ArmyList = {
      culture: 'mongol',
      troops: [{ type: 'cavalry', equipment: ['heavyArmor'] }],
      support: [],
    }
    const begun: CampaignStart = { seed: 'spring', wins: 4, armies: [riders, riders] }
    const { rolls } = campaignOf(begun, [])
    const ended = (gone: readonly boolean[]) => {
      const side = (seat: 0 | 1): Remains => ({ ...kept(rolls[seat], seat, gone[seat] === true), train: false })
      const outcome = { winner: 0 as const, sides: [side(0), side(1)] as const }
      return campaignOf(begun, [
        {
          outcome,
          refits: [
            [0, 0],
            [0, 0],
          ],
        },
      ]).winner
    }
    expect([ended([true, false]), ended([false, false])]).toEqual([1, null])
  })

  it('COH-21.2 the road is drawn by the seed: every map once before one comes again', () => {
    const maps = Array.from({ length: 6 }, (_, battle) => fought(7, new Array<null>(battle).fill(null)).map)
    expect(maps.slice(0, 4)).toEqual(ROAD)
    expect(maps.slice(4)).toEqual(ROAD.slice(0, 2))
  })

  it('what was bought is paid for; what does not fit is left to the quartermaster', () => {
    const { rolls } = campaignOf(start(4), [])
    const hurt = {
      ...kept(rolls[0], 0, false),
      stood: [
        [1, 50] as const,
        [2, 100] as const,
        [3, 50] as const,
        [4, 80] as const,
        [5, 50] as const,
        [6, 10] as const,
      ],
    }
    const outcome = { winner: 0 as const, sides: [hurt, kept(rolls[1], 1, false)] as const }
    const after_ = (refit: readonly number[]) => campaignOf(start(4), [{ outcome, refits: [refit, nothing] }])
    expect(after_([20, 0, 0, 0, 0, 0])).toMatchObject({
      purses: [6, 12],
      rolls: [{ men: [70, 100, 50, 80, 50, 10] }, {}],
      battle: 2,
    })
    expect(after_([99, 0, 0, 0, 0, 0])).toMatchObject({
      purses: [3, 12],
      rolls: [{ men: [100, 100, 50, 80, 50, 10] }, {}],
    })
    expect(usualStep(start(4), [], outcome).refits[0]).toEqual([50, 0, 0, 0, 0, 0])
  })
})

it('COH-21.2 a roll is read with care: of all units, none too strong, somebody to fight', () => {
  const errors = (roll: Partial<Roll>) =>
    campaignErrors({ battle: 1, wins: 2, won: [0, 0], rolls: [whole, { ...whole, ...roll }] }).map(
      ({ path, text }) => `${path}: ${text}`,
    )
  expect(errors({})).toEqual([])
  expect(errors({ men: [1] })).toEqual(['campaign.rolls.1: The roll must have men and battles of all 6 units'])
  expect(errors({ battles: [1] })).toEqual(['campaign.rolls.1: The roll must have men and battles of all 6 units'])
  expect(errors({ men: [100, 101, 50, 80, 50, 10] })[0]).toMatch(/^campaign\.rolls\.1\.men\.1: .* has at most 100 men$/)
  expect(errors({ men: [0, 0, 0, 0, 50, 10] })).toEqual(['campaign.rolls.1: Nobody is left to fight'])
  expect(
    errors({ army: { ...army, troops: Array.from({ length: 14 }, () => ({ type: 'levy' as const, equipment: [] })) } }),
  ).toEqual(['campaign.rolls.1: At most 15 units'])
})
