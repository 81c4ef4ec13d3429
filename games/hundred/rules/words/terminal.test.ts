import { seededDice, seedFrom, type Terminal } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import type { HundredChoice } from '../choice.ts'
import { Battle, unit } from '../testing/battle.ts'
import { refuse } from '../view/refuse.ts'
import { type HundredView, view } from '../view/view.ts'
import { readOrder, typedChoice } from './orders.ts'
import { terminal } from './terminal.ts'

function skirmish(): HundredView {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000), unit('healer', 9000, 8000, { items: ['oil'] })],
    east: [unit('goblin', 14000, 5000), unit('goblin', 15000, 7000)],
  })
  return view(battle.state, 0, battle.config)
}

test.each([
  ['a attack B', { do: 'attack', target: 102, approach: 'advance', kind: 'normal' }],
  ['u1 attack u101 run head', { do: 'attack', target: 101, approach: 'run', kind: 'aimed', aim: 'head' }],
  ['a attack nearest power', { do: 'attack', target: 'nearest', kind: 'power' }],
  ['a shoot weakest', { do: 'attack', target: 'weakest', approach: 'none' }],
  ['a move 12.5,8 run', { do: 'move', to: { x: 12500, y: 8000 }, mode: 'run', style: 'normal' }],
  ['a retreat home', { do: 'move', to: { edge: 'home' }, mode: 'advance', style: 'retreat' }],
  ['a defend 3 when near 6', { do: 'defend', ap: 3, when: { is: 'enemyApproaches', mm: 6000, not: false } }],
  ['a strike when in range A', { do: 'attack', when: { is: 'inRange', target: 101, weapon: null, not: false } }],
  ['a wall', { do: 'special', name: 'shieldWall' }],
  ['b treat a', { do: 'special', name: 'treat', target: 1 }],
  ['b oil 14,5', { do: 'useItem', item: 'oil', target: { x: 14000, y: 5000 } }],
])('%s', (line, step) => {
  const seen = skirmish()
  const order = readOrder(seen, line)
  if (typeof order === 'string') throw new Error(order)
  expect(order.steps[0]).toMatchObject(step)
  expect(refuse(seen, typedChoice([order]))).toBeNull()
})

test('orders are joined by "then", and all are told at once', () => {
  const order = readOrder(skirmish(), 'all move 12,8 then attack nearest')
  if (typeof order === 'string') throw new Error(order)
  expect(order.units).toEqual([1, 2])
  expect(order.steps.map((step) => step.do)).toEqual(['move', 'attack'])
})

test.each([
  ['z attack A', 'There is no fighter z of yours'],
  ['a attack Z', 'There is no enemy "Z" that you know of'],
  ['a move there', '"there" is no place: say it as 12,8 in metres, an enemy or home'],
  ['a dance', '"dance" is no order; "help" lists them'],
  ['a strike when happy', '"when happy" is no condition'],
])('%s is not understood', (line, problem) => {
  expect(readOrder(skirmish(), line)).toBe(problem)
})

test('a turn is typed line by line; what is wrong is said and asked again', async () => {
  const seen = skirmish()
  const lines = ['a attack Z', 'a attack B', 'b hold', 'undo', 'go']
  const printed: string[] = []
  const choice = await terminal.choose(seen, {
    terminal: {
      interactive: false,
      print: (text: string) => void printed.push(text),
      ask: () => Promise.resolve(lines.shift() ?? null),
    } as unknown as Terminal,
    dice: seededDice(seedFrom('terminal')),
    advise: () => advised(seen),
  })
  if (choice?.type !== 'orders') throw new Error('No orders')
  expect(Object.keys(choice.plans)).toEqual(['1'])
  expect(printed.join('\n')).toContain('There is no enemy "Z" that you know of')
  expect(printed[0]).toContain('one sign is one metre')
})

function advised(seen: HundredView): HundredChoice {
  const answer = bot.choose(seen, seededDice(seedFrom('advice')), { level: 'easy' }, {})
  if (!('choice' in answer)) throw new Error('No choice')
  return answer.choice
}
