import { expect, it } from 'vitest'
import { STATUSES } from '../content/abilities.ts'
import type { SiegefrontState, Unit } from '../state.ts'
import { configIn, position, type Situation, s0, s1 } from '../testing/position.ts'
import { brokenInvariants } from './invariants.ts'

const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }

/** What is broken once a sound position was spoiled. */
function broken(spoil: (state: SiegefrontState, unit: Unit) => void, situation: Situation = {}): readonly string[] {
  const state = position({
    units: [s0('footman', 1, 1, { token: true }), s1('footman', 1, 2, { token: true })],
    ...situation,
  })
  const [first] = state.units
  if (first === undefined) throw new Error('Nobody is there')
  expect(brokenInvariants(state, configIn(state))).toEqual([])
  spoil(state, first)
  return brokenInvariants(state, configIn(state))
}

it('SGF-2001 SGF-004 units stand on cells of their own, in order, with HP and stats a card can have', () => {
  const unit = (change: Partial<Unit>) => broken((_state, first) => Object.assign(first, change))
  for (const [x, y] of [
    [3, 1],
    [-1, 1],
    [1, 3],
    [1, -1],
  ] as const)
    expect(unit({ x, y })).toEqual(['Unit 1 stands off the board (SGF-2001)'])
  expect(unit({ y: 2 })).toEqual(['Unit 2 shares its cell (SGF-2001)'])
  expect(unit({ id: 2 })).toEqual(['Unit 2 is out of order (SGF-004)'])
  expect(unit({ id: 3 })).toEqual(['Unit 3 is out of order (SGF-004)', 'Unit 2 is out of order (SGF-004)'])
  expect(unit({ hp: 0 })).toEqual(['Unit 1 has 0 of 4 HP (SGF-2001)'])
  expect(unit({ hp: 5 })).toEqual(['Unit 1 has 5 of 4 HP (SGF-2001)'])
  expect([unit({ hp: 1 }), unit({ attack: 0 }), unit({ defence: 0 })]).toEqual([[], [], []])
  for (const change of [{ attack: -1 }, { defence: -1 }])
    expect(unit(change)).toEqual(['Unit 1 has a negative stat (SGF-2001)'])
  for (const speed of [1, 2, 3]) expect(unit({ speed })).toEqual([])
  for (const speed of [0, 4]) expect(unit({ speed })).toEqual([`Unit 1 has speed ${speed} (SGF-2001)`])
})

it('SGF-2003 SGF-1101 SGF-2013 statuses are whole and not negative, a ward is one, gains have their limits', () => {
  for (const status of STATUSES) {
    const brokenAt = (value: number) => broken((_state, unit) => Object.assign(unit.statuses, { [status]: value }))
    for (const value of [-1, 0.5]) expect(brokenAt(value)).toEqual([`Unit 1 is ${status} ${value} (SGF-2003)`])
    expect(brokenAt(1)).toEqual([])
    expect(brokenAt(2)).toEqual(status === 'warded' ? ['Unit 1 has more than one ward (SGF-1101)'] : [])
  }
  for (const [counter, most] of [
    ['growths', 4],
    ['enrages', 4],
    ['hardens', 2],
    ['bloodthirsts', 4],
  ] as const) {
    const gained = (value: number) => broken((_state, unit) => Object.assign(unit, { [counter]: value }))
    expect([gained(most), gained(most + 1)]).toEqual([[], ['Unit 1 gained too often (SGF-2013)']])
  }
})

it('SGF-2002 SGF-2004 castles, mana and crystals have their bounds, and every deck has thirty cards in all', () => {
  const seat = (change: object, of: 0 | 1 = 0) => broken(({ seats }) => Object.assign(seats[of], change))
  expect([seat({ castleHp: 0 }), seat({ castleHp: 30 }), seat({ mana: 0 })]).toEqual([[], [], []])
  for (const castleHp of [-1, 31]) expect(seat({ castleHp })).toEqual([`Seat 0 has a castle of ${castleHp} (SGF-2002)`])
  expect(seat({ mana: -1 }, 1)).toEqual(['Seat 1 has -1 mana (SGF-2002)'])
  expect(seat({ maxMana: 8 })).toEqual(['Seat 0 has 8 crystals on turn 9 (SGF-2002)'])
  expect([seat({ maxMana: 8 }, 1), broken((state) => (state.turn = 12), { turn: 11 })]).toEqual([[], []])
  expect(broken(({ seats }) => seats[0].deck.pop())).toEqual(['Seat 0 has 29 cards in all (SGF-2004)'])
  expect(broken(({ seats }) => seats[0].hand.push({ id: 9, card: 'footman' }))).toHaveLength(1)
  expect(broken((_state, unit) => (unit.token = false))).toEqual(['Seat 0 has 31 cards in all (SGF-2004)'])
  expect(
    broken(({ seats }, unit) => {
      unit.token = false
      seats[0].deck.pop()
    }),
  ).toEqual([])
  expect(broken(({ seats }) => seats[1].graveyard.push({ unit: 7, card: 'footman', name: 'Footman' }))).toEqual([
    'Seat 1 has 31 cards in all (SGF-2004)',
  ])
  const forging = (change: object) =>
    broken(({ seats }) => Object.assign(seats[0], change), { config: { seats: [forge, forge] } })
  expect(forging({ charges: 0 })).toEqual([])
  for (const change of [{ charges: -1 }, { hand: [{ id: 1, card: 'footman' }] }, { deck: ['footman'] }])
    expect(forging(change)).toEqual(['Seat 0 forges and holds cards (SGF-2004)'])
})

it('SGF-2003 SGF-2009 turns, results and drawn weather have their bounds', () => {
  expect([
    broken((state) => (state.turn = 50), { turn: 49 }),
    broken((state) => (state.turn = 51), { turn: 50 }),
  ]).toEqual([[], ['Turn 51 is beyond the limit (SGF-2009)']])
  expect(broken((state) => (state.phase = 'over'))).toEqual(['Over and result disagree (SGF-2009)'])
  expect(broken((state) => (state.result = { winner: 0, reason: 'castle', decidedBy: null, score: [30, 0] }))).toEqual([
    'Over and result disagree (SGF-2009)',
  ])
  const lasting = (duration: number, weather: string) =>
    broken((state) => (state.duration = duration), { duration: 3, config: { weather } })
  for (const duration of [1, 5]) expect(lasting(duration, 'random')).toEqual([])
  for (const duration of [0, 6])
    expect(lasting(duration, 'random')).toEqual([`The weather lasts ${duration} turns (SGF-2003)`])
  expect(lasting(0, 'off')).toEqual([])
})
