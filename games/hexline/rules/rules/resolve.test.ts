import { refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import { ruleset } from '../ruleset.ts'
import type { HexlineState } from '../state.ts'
import { configWith, scene } from '../testing/scene.ts'
import { concludeBattle } from './score.ts'

const STRONG = ['warden', 'warden', 'crossbowman', 'crossbowman']
const WEAK = ['blade_caller']

describe('phases', () => {
  test('HEX-10 a battle asks for no choices, and nothing goes on while a seat is awaited', () => {
    const battle = begin(configWith({ armies: [STRONG, WEAK] }))
    expect(() => ruleset.resolve(battle.state, [muster(STRONG), null], battle.ref)).toThrow(
      'nobody chooses in phase battle',
    )
    const placing = begin(configWith({ armies: [STRONG, WEAK], deployment: 'free' }))
    expect(() => ruleset.beat?.(placing.state, placing.ref)).toThrow('nothing goes on by itself in phase deploy')
    expect(() => ruleset.resolve(placing.state, [muster(STRONG), null], placing.ref)).toThrow(
      'seat 0 has not placed its army',
    )
    const open = begin(configWith())
    expect(() => ruleset.resolve(open.state, [muster(STRONG), null], open.ref)).toThrow('seat 1 has no army')
    expect(() => ruleset.beat?.(open.state, open.ref)).toThrow('seat 0 has no army')
    const armless = begin(configWith({ armies: [STRONG, WEAK], deployment: 'free' }))
    armless.state.armies = [STRONG, null]
    const placed: HexlineChoice = { type: 'deploy', cells: [[5, 0]] }
    expect(() => ruleset.resolve(armless.state, [placed, placed], armless.ref)).toThrow('a battle needs two armies')
  })

  test('HEX-11 a battle enters the score only when it is decided and both armies are known', () => {
    const { state, ref } = begin(configWith({ armies: [STRONG, WEAK] }))
    const { battle, armies } = state
    if (battle === null) throw new Error('there is no battle')
    const concluded = (
      winner: typeof battle.winner,
      reason: typeof battle.reason,
      known: HexlineState['armies'],
    ): string | undefined => {
      const copied: HexlineState = { ...state, score: [0, 0], past: [], armies: known }
      try {
        concludeBattle(copied, { ...battle, winner, reason }, ref.config, ref)
        return copied.score.join()
      } catch (error) {
        return error instanceof Error ? error.message : undefined
      }
    }
    const undecided = 'battle 1 is not decided'
    expect([
      concluded(1, 'eliminated', armies),
      concluded(2, 'eliminated', armies),
      concluded(0, 'stalemate', armies),
      concluded(null, 'eliminated', armies),
      concluded(1, null, armies),
      concluded(1, 'eliminated', [null, armies[1]]),
      concluded(1, 'eliminated', [armies[0], null]),
    ]).toEqual(['1,0', '0,1', '0,0', undecided, undecided, undecided, undecided])
  })

  test('HEX-10 muster, reveal, battle; no army is shown before both have chosen', () => {
    const { state, events, ref } = begin(configWith())
    expect(state).toMatchObject({ phase: 'muster', battle_number: 1, armies: [null, null], battle: null })
    expect(ruleset.awaiting(state, ref.config)).toEqual([0, 1])
    ruleset.resolve(state, [muster(STRONG), muster(WEAK)], ref)
    expect(state).toMatchObject({
      phase: 'battle',
      armies: [STRONG, WEAK],
      battle: { number: 1, west_seat: 0, steps: 0 },
    })
    expect(ruleset.awaiting(state, ref.config)).toEqual([])
    expect(events.map((event) => event.type)).toEqual(['armies_revealed', 'battle_start', 'round_start'])
    expect(events[0]).toMatchObject({ west: STRONG, east: WEAK, costs: [52, 9], rows: 5, west_seat: 0 })
  })

  test('HEX-10, HEX-40 free deployment comes between reveal and battle', () => {
    const { state, ref } = begin(configWith({ deployment: 'free' }))
    ruleset.resolve(state, [muster(['warden']), muster(WEAK)], ref)
    expect(state).toMatchObject({ phase: 'deploy', battle: null, armies: [['warden'], WEAK] })
    expect(ruleset.awaiting(state, ref.config)).toEqual([0, 1])
    ruleset.resolve(
      state,
      [
        { type: 'deploy', cells: [[5, 0]] },
        { type: 'deploy', cells: [[16, 4]] },
      ],
      ref,
    )
    expect(state.battle?.units).toMatchObject([
      { type: 'warden', side: 1, col: 5, row: 0 },
      { type: 'blade_caller', side: 2, col: 16, row: 4 },
    ])
  })

  test('HEX-12 a seat with a fixed army is not asked; with two the battle is set up at once', () => {
    const one = begin(configWith({ armies: [null, WEAK] }))
    expect(ruleset.awaiting(one.state, one.ref.config)).toEqual([0])
    ruleset.resolve(one.state, [muster(STRONG), null], one.ref)
    expect(one.state.armies).toEqual([STRONG, WEAK])
    const both = begin(configWith({ armies: [STRONG, WEAK] }))
    expect(both.state).toMatchObject({ phase: 'battle', battle: { round: 1, steps: 0 } })
    const placed = begin(configWith({ armies: [STRONG, WEAK], deployment: 'free' }))
    expect(placed.state).toMatchObject({ phase: 'deploy', armies: [STRONG, WEAK] })
  })

  test('HEX-17 a scenario stands at once; its sides are the armies', () => {
    const { state, events } = begin(scene(['W warden (5,2)', 'E blade (9,2)', 'W greywolf (4,2)'], { order: [1] }))
    expect(state).toMatchObject({ phase: 'battle', armies: [['warden', 'greywolf'], ['blade']] })
    expect(state.battle?.order).toEqual([1])
    expect(events.map((event) => event.type)).toEqual(['battle_start', 'round_start'])
  })
})

describe('score', () => {
  test('HEX-1, HEX-11 sides change, and the match ends once the lead exceeds the battles left', () => {
    const { state, events, ref } = begin(configWith({ battles: 3, armies: [STRONG, WEAK] }))
    fightOn(state, ref)
    expect(state).toMatchObject({ phase: 'muster', battle_number: 2, score: [1, 0], armies: [null, null] })
    expect(state.battle).toMatchObject({ number: 1, winner: 1 })
    ruleset.beat?.(state, ref)
    expect(state.battle).toMatchObject({ number: 2, west_seat: 1, steps: 0 })
    fightOn(state, ref)
    expect(state).toMatchObject({ phase: 'over', score: [2, 0], battle_number: 2 })
    expect(state.result).toEqual({ winner: 0, reason: 'score', score: [2, 0] })
    expect(state.past.map(({ number, west_seat, winner_seat }) => [number, west_seat, winner_seat])).toEqual([
      [1, 0, 0],
      [2, 1, 0],
    ])
    expect(events.at(-1)).toEqual({ type: 'match_end', winner: 0, score: [2, 0], reason: 'score' })
    expect(events.filter((event) => event.type === 'battle_end')).toMatchObject([
      { battle: 1, winner_side: 1, winner_seat: 0 },
      { battle: 2, winner_side: 2, winner_seat: 0 },
    ])
  })

  test('HEX-11 drawn battles count for neither side; equal wins are a draw', () => {
    const still = scene(['W warden (7,2) frozen_turns 9', 'E warden (8,2) frozen_turns 9'])
    const { state, ref } = begin({ ...still, battles: 1 })
    fightOn(state, ref)
    expect(state.past).toMatchObject([{ winner_seat: null, reason: 'stalemate', rounds: 4, steps: 7 }])
    expect(state.result).toEqual({ winner: null, reason: 'score', score: [0, 0] })
  })

  test('HEX-130 leaving loses the match at any score', () => {
    const { state, events, ref } = begin(configWith())
    ruleset.leave?.(state, 0, ref, 'resign')
    expect(state).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'conceded' } })
    expect(events.at(-1)).toMatchObject({ type: 'match_end', winner: 1, reason: 'conceded' })
    expect(ruleset.awaiting(state, ref.config)).toEqual([])
  })

  test('periods are the rounds begun so far in the match', () => {
    const { state, ref } = begin(configWith({ battles: 3, armies: [STRONG, WEAK] }))
    let last = ruleset.period(state, ref.config)
    expect(last).toBe(1)
    while (state.result === null) {
      ruleset.beat?.(state, ref)
      const now = ruleset.period(state, ref.config)
      expect(now === last || now === last + 1).toBe(true)
      last = now
    }
    expect(last).toBe(state.past.reduce((sum, past) => sum + past.rounds, 0))
  })
})

describe('HEX-16 an expired clock', () => {
  test('fields the army of the battle before, or a legal one', () => {
    const { state, ref } = begin(configWith({ battles: 3 }))
    const first = ruleset.late(ruleset.view(state, 1, ref.config), seededDice(seedFrom('late')))
    expect(ruleset.refuse(ruleset.view(state, 1, ref.config), first as HexlineChoice)).toBeNull()
    ruleset.resolve(state, [muster(STRONG), muster(WEAK)], ref)
    fightOn(state, ref)
    expect(ruleset.late(ruleset.view(state, 1, ref.config), ref.dice)).toEqual(muster(WEAK))
  })

  test('drills what was not placed', () => {
    const { state, ref } = begin(configWith({ deployment: 'free', armies: [STRONG, WEAK] }))
    const choice = ruleset.late(ruleset.view(state, 1, ref.config), ref.dice)
    expect(choice).toEqual({ type: 'deploy', cells: [[11, 2]] })
  })
})

function begin(config: HexlineConfig) {
  const events: HexlineEvent[] = []
  const tell = (event: HexlineEvent) => void events.push(event)
  const ref = refereeOf(config, { dice: seededDice(seedFrom('match')), tell })
  return { state: ruleset.setup(config, ref), events, ref }
}

function fightOn(state: HexlineState, ref: ReturnType<typeof begin>['ref']): void {
  while (state.phase === 'battle') ruleset.beat?.(state, ref)
}

function muster(units: readonly string[]): HexlineChoice {
  return { type: 'muster', units }
}
