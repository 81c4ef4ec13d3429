import { type Memory, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { Battle, unit } from '../testing/battle.ts'
import { view } from '../view/view.ts'
import { beliefs, expectNext } from './belief.ts'
import { bestOf } from './contest.ts'
import { foresee } from './foresight.ts'
import { ideasOf } from './ideas.ts'
import { bot } from './index.ts'
import { race } from './race.ts'

const RULES = { samples: 300, heat: 8, out: 2, sure: 0.5 }
const isSpent = (): boolean => false

describe('HUN-1705 ideas race through the same samples', () => {
  test('the better plan wins, and one that is surely behind gets no more samples', () => {
    const asked = [0, 0, 0]
    const worth = [10, 10.5, -40]
    const value = (contender: number, sample: number): number => {
      asked[contender] = (asked[contender] ?? 0) + 1
      return (worth[contender] ?? 0) + (sample % 7) + ((sample * (contender + 3)) % 5)
    }
    expect(race(3, { value, isSpent }, RULES)).toBe(1)
    expect(asked[2]).toBe(RULES.heat)
    expect(asked[1]).toBeGreaterThan(RULES.heat)
  })

  test('where all are alike the usual one is kept, however many there are', () => {
    const dice = seededDice(seedFrom('alike'))
    const fortune = Array.from({ length: 40 }, () => Array.from({ length: 400 }, () => dice.int(1000)))
    const winners = Array.from({ length: 10 }, (_, run) =>
      race(
        2,
        { value: (contender, sample) => fortune[run * 2 + contender]?.[sample] ?? 0, isSpent },
        { ...RULES, sure: 3 },
      ),
    )
    expect(winners).toEqual(winners.map(() => 0))
  })
})

test('HUN-1705 a better plan takes over, but nothing more is tried once looking for ways has taken too long', () => {
  const [usual, better] = [new Map([[0, []]]), new Map([[1, []]])]
  const effort = { unitTurns: 1000, decision: 16, sure: 1 }
  let tried = 0
  const trials = (spent: boolean) => ({
    cost: 1,
    value: (plan: ReadonlyMap<number, unknown>): number => {
      tried++
      return plan.has(1) ? 10 : 0
    },
    isSpent: () => spent,
  })
  expect(bestOf(usual, [better], trials(false), effort)).toBe(better)
  tried = 0
  expect(bestOf(usual, [better], trials(true), effort)).toBe(usual)
  expect(tried).toBe(0)
})

test('HUN-1705 a guess that expected the enemy where it went is believed more', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 15000, 5000)] })
  const seen = view(battle.state, 0, battle.config)
  const guesses = [
    { guess: 'comes', prior: 50 },
    { guess: 'waits', prior: 50 },
  ]
  const memory: Memory = {}
  expect(beliefs(seen, memory, guesses)).toEqual([50, 50])
  expectNext(memory, { comes: { 101: [11000, 5000] }, waits: { 101: [15000, 5000] } })
  const [comes = 0, waits = 0] = beliefs(seen, memory, guesses)
  expect(waits).toBeGreaterThan(80)
  expect(comes + waits).toBe(100)
})

test('HUN-1705 hard chooses from different ideas, the usual first, remembers what it expects, and repeats exactly with the same dice', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 8000, 6000)],
    east: [unit('goblin', 14000, 5000), unit('orcWarrior', 15000, 7000)],
  })
  const ideas = ideasOf(battle.play(), 0, 'aggressive', 'poised')
  expect(ideas[0]?.goesOn).toBe('poised')
  expect(new Set(ideas.map(({ plan }) => JSON.stringify([...plan]))).size).toBe(ideas.length)
  const chosen = () => {
    const memory: Memory = {}
    const seen = view(battle.state, 0, battle.config)
    const style = { level: 'hard', personality: 'aggressive' }
    return { answer: bot.choose(seen, seededDice(seedFrom('hard')), style, memory), memory }
  }
  const first = chosen()
  expect(first).toMatchObject({ answer: { choice: { type: 'orders', plans: { 1: {}, 2: {} } } } })
  expect(Object.keys(first.memory['expected'] as object)).toEqual(['normal', 'rush', 'receive'])
  expect(chosen()).toEqual(first)
})

test('HUN-1705 who must not fall defends itself, leaves or hurries on where enemies come near, unless it is the strength of its side', () => {
  const ways = (first: 'healer' | 'knight', x: number) => {
    const battle = new Battle({
      west: [unit(first, 10000, 5000), unit('warrior', 12000, 5000)],
      east: [unit('goblin', x, 5000)],
      conditions: [
        { type: 'escort', unit: 1, area: 'village' },
        { type: 'assassinate', unit: 1 },
      ],
      more: { areas: [{ id: 'village', x: 38000, y: 5000, radius: 1500 }] },
    })
    return ideasOf(battle.play(), 0, 'aggressive', null).map(({ plan }) => {
      const [step] = plan.get(0) ?? []
      return step?.do === 'move' ? step.to : step?.do
    })
  }
  const near = ways('healer', 20000)
  expect(near.slice(-2)).toEqual([{ edge: 'home' }, { area: 'village' }])
  expect(new Set(near.slice(0, -2))).toEqual(new Set(['defend']))
  expect(ways('healer', 27000)[0]).toBe('attack')
  expect(ways('knight', 20000)[0]).not.toBe('defend')
})

test('HUN-1705 far from the enemy hard follows its usual plan and expects nothing', () => {
  const battle = new Battle({ west: [unit('warrior', 2000, 5000)], east: [unit('goblin', 30000, 5000)] })
  const memory: Memory = {}
  foresee(view(battle.state, 0, battle.config), seededDice(seedFrom('far')), 'aggressive', memory)
  expect(memory['expected']).toBeUndefined()
})
