import { Course, type Memory, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { OrdersChoice } from '../choice.ts'
import { configSchema, type HundredConfig } from '../config.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { skirmish } from '../content/skirmish.ts'
import { playOf } from '../rules/play.ts'
import { hundredRules } from '../ruleset.ts'
import { Battle, patch, unit } from '../testing/battle.ts'
import { imagine } from '../view/imagine.ts'
import { type HundredView, view } from '../view/view.ts'
import { candidatesOf } from './fighter/candidates.ts'
import { stillness } from './habit.ts'
import { ideasOf } from './ideas.ts'
import { bot } from './index.ts'
import { rankAll } from './planner.ts'
import { ordersFor, teamPlan } from './team.ts'
import { PERSONALITIES, TEMPERS } from './temper.ts'
import { LET_COME } from './usual.ts'

function configOf(input: object): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

function orders(battle: Battle, level: string, personality: string, seed = 'bot'): OrdersChoice {
  const answer = bot.choose(
    view(battle.state, 0, battle.config),
    seededDice(seedFrom(seed)),
    { level, personality },
    {},
  )
  if (!('choice' in answer) || answer.choice.type !== 'orders') throw new Error('No orders')
  return answer.choice
}

/** All that hard would choose from. */
function hardIdeas(seen: HundredView, seat: number): readonly OrdersChoice[] {
  if (seen.phase !== 'planning') return []
  const play = playOf(imagine(seen, seededDice(seedFrom('ideas'))), {
    config: seen.config,
    dice: seededDice(seedFrom('ideas')),
    tell: undefined,
  })
  return [null, LET_COME].flatMap((usual) =>
    ideasOf(play, seat, 'cunning', usual).map(({ plan }) => ordersFor(play, plan)),
  )
}

describe('HUN-1701 every level and personality answers legally, from its view alone', () => {
  test.each(SCENARIOS.map((id) => [id]))('%s', (scenario) => {
    const config = configOf({ scenario, turnLimit: 2 })
    const seed = seedFrom(`bots ${scenario}`)
    const course = new Course(hundredRules, { config, seed })
    for (let steps = 0; course.result() === null && steps < 200; steps++) {
      if (course.awaiting().length === 0) {
        course.beat()
        continue
      }
      const choices = [0, 1].map((seat) => {
        const seen = hundredRules.view(course.state, seat, config)
        const style = {
          level: seat === 0 ? 'normal' : 'easy',
          personality: PERSONALITIES[(course.at + seat) % 5] ?? 'brutal',
        }
        const answer = bot.choose(seen, seededDice(seed, { purpose: 1 + seat, turn: course.at + 1 }), style, {})
        if (!('choice' in answer)) throw new Error('No choice')
        expect(hundredRules.refuse(seen, answer.choice)).toBeNull()
        // Looking for them takes longest: every day the seats take turns.
        if (process.env['TESSERA_DEEP'] !== undefined || course.at % 2 === seat)
          for (const idea of hardIdeas(seen, seat)) expect(hundredRules.refuse(seen, idea)).toBeNull()
        return answer.choice
      })
      course.resolve({ choices, branch: 0 })
    }
    expect(course.result()).not.toBeNull()
  })
})

test('HUN-1703 what a unit considers, in the order of the book', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('archer', 9000, 8000)],
    east: [unit('goblin', 14000, 5000), unit('goblin', 15000, 7000)],
    terrain: [patch('F', 8000, 10000, 3000, 3000)],
  })
  const kinds = (place: number, personality: 'cunning' | 'aggressive') => [
    ...new Set(candidatesOf(battle.play(), place, { personality, simple: false, aim: null }).map(({ kind }) => kind)),
  ]
  expect(kinds(0, 'cunning')).toEqual(['hold', 'strike', 'withdraw', 'goal', 'ambush'])
  expect(kinds(1, 'aggressive')).toEqual(['hold', 'strike', 'shoot', 'goal'])
})

test('HUN-1704 personalities differ: the aggressive attack, the cautious wait, the cunning hide, the honorable leave the broken alone', () => {
  expect(TEMPERS.cunning.position).toBeGreaterThan(TEMPERS.aggressive.position)
  const battle = new Battle({
    west: [unit('warrior', 5000, 5000)],
    east: [unit('goblin', 30000, 5000)],
    terrain: [patch('F', 3000, 7000, 5000, 3000)],
  })
  const first = (personality: (typeof PERSONALITIES)[number]) =>
    rankAll(battle.play(), 0, personality, null)[0]?.chosen.kind
  expect([first('aggressive'), first('cautious'), first('cunning')]).toEqual(['strike', 'hold', 'ambush'])
  const broken = new Battle({ west: [unit('knight', 5000, 5000)], east: [unit('goblin', 6200, 5000)] })
  broken.set(101, 'moraleState', 'state', 'broken')
  expect(
    candidatesOf(broken.play(), 0, { personality: 'honorable', simple: false, aim: null }).some(
      ({ kind }) => kind === 'strike',
    ),
  ).toBe(false)
  expect(
    candidatesOf(broken.play(), 0, { personality: 'brutal', simple: false, aim: null }).some(
      ({ kind }) => kind === 'strike',
    ),
  ).toBe(true)
})

test('HUN-1705 easy errs; normal repeats exactly with the same dice', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('warrior', 10000, 7000), unit('archer', 8000, 6000)],
    east: [unit('goblin', 14000, 5000), unit('orcWarrior', 15000, 7000)],
  })
  const easy = Array.from({ length: 12 }, (_, seed) =>
    JSON.stringify(orders(battle, 'easy', 'aggressive', String(seed))),
  )
  expect(new Set(easy).size).toBeGreaterThan(2)
  expect(orders(battle, 'normal', 'aggressive')).toEqual(orders(battle, 'normal', 'aggressive'))
})

test('HUN-1705 a bot remembers whether the enemy stood still, and expects it to do so again', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 15600, 5000)] })
  const memory: Memory = {}
  const look = (): number => stillness(view(battle.state, 0, battle.config), memory)
  const first = look()
  const second = look()
  expect(second).toBeGreaterThan(first)
  battle.set(101, 'position', 'x', 13100)
  expect(look()).toBeGreaterThan(second)
  battle.set(101, 'position', 'x', 16400)
  expect(look()).toBeLessThan(second)
})

test('HUN-1705 who walks counts as waiting, and who fights says nothing about where it would go', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 20000, 5000)] })
  const memory: Memory = {}
  const look = (): number => stillness(view(battle.state, 0, battle.config), memory)
  const first = look()
  battle.set(101, 'position', 'x', 17000)
  const walked = look()
  expect(walked).toBeGreaterThan(first)
  battle.set(101, 'position', 'x', 11500)
  expect(look()).toBe(walked)
  expect(look()).toBe(walked)
})

test('HUN-1705 who is broken waits for nobody, however slowly it goes', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 20000, 5000)] })
  const memory: Memory = {}
  const look = (): number => stillness(view(battle.state, 0, battle.config), memory)
  const first = look()
  battle.set(101, 'moraleState', 'state', 'broken')
  expect([look(), look()]).toEqual([first, first])
})

test('HUN-1705 the hard level comes near enemies that stand still, stops out of their reach, and attacks enemies within 7 m', () => {
  const standing = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('goblin', 16000, 5000)] })
  const [approach, hold, strike] = teamPlan(standing.play(), 0, 'standOff').get(0) ?? []
  expect(approach).toMatchObject({ do: 'move', to: { x: 7500, y: 5000 }, mode: 'advance' })
  expect([hold?.do, strike?.when]).toEqual(['hold', { is: 'enemyApproaches', mm: 7000, not: false }])
  const near = new Battle({ west: [unit('warrior', 5000, 5000)], east: [unit('goblin', 11900, 5000)] })
  expect(
    teamPlan(near.play(), 0, LET_COME)
      .get(0)
      ?.map((step) => step.do),
  ).toEqual(['attack'])
})

test('HUN-1501 HUN-1504 HUN-1507 HUN-005 a skirmish of bots has a frame for every beat, replays to the same state, and a take-back meets other dice', () => {
  const config = configOf({ scenario: skirmish(['warrior', 'archer']), turnLimit: 2 })
  const seed = seedFrom('frames')
  const play = (branch: number) => {
    const course = new Course(hundredRules, { config, seed })
    let beats = 0
    let turns = 0
    while (course.result() === null) {
      if (course.awaiting().length === 0) {
        course.beat()
        beats++
        continue
      }
      const choices = [0, 1].map((seat) => {
        const answer = bot.choose(
          hundredRules.view(course.state, seat, config),
          seededDice(seed, { purpose: 1 + seat }),
          { level: 'normal' },
          {},
        )
        if (!('choice' in answer)) throw new Error('No choice')
        return answer.choice
      })
      course.resolve({ choices, branch })
      turns++
    }
    return { state: JSON.stringify(course.state), beats, turns }
  }
  const first = play(0)
  expect(play(0)).toEqual(first)
  expect(first.beats).toBe(22 * first.turns)
  expect(play(1).state).not.toBe(first.state)
})
