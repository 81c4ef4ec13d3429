import { type Memory, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { Condition } from '../content/scenarios.ts'
import { bannerBattle } from '../testing/banner-battle.ts'
import { Battle, constantDice, patch, unit } from '../testing/battle.ts'
import { view } from '../view/view.ts'
import { foresee } from './foresight.ts'
import { progressOf } from './progress.ts'
import { teamPlan } from './team.ts'
import { usualScript } from './usual.ts'

const POINTS: readonly [Condition, Condition] = [
  { type: 'points', turns: 12 },
  { type: 'points', turns: 12 },
]

/** A line that waits, 30 m away. */
function waiting(): Battle {
  return new Battle({
    w: 60000,
    west: [
      unit('knight', 10000, 8000),
      unit('warrior', 10000, 10000),
      unit('militia', 10000, 12000),
      unit('archer', 10000, 6000),
      unit('archer', 10000, 14000),
    ],
    east: [unit('warrior', 40000, 8000), unit('archer', 40000, 10000), unit('warrior', 40000, 12000)],
    conditions: POINTS,
    turns: 12,
  })
}

test('HUN-1705 a besieged line is shot at from behind those in mail: they come nearest, archers next, the others last', () => {
  const battle = waiting()
  for (let turn = 0; turn < 4; turn++) {
    battle.order(
      Object.fromEntries([...teamPlan(battle.play(), 0, 'besiege')].map(([place, steps]) => [place + 1, steps])),
    )
    battle.turn(constantDice(99))
  }
  const x = battle.state.world.position.x
  const [knight = 0, warrior = 0, militia = 0, archer = 0, other = 0] = x
  expect(Math.min(knight, warrior)).toBeGreaterThan(Math.max(archer, other))
  expect(militia).toBeLessThan(Math.min(archer, other))
  expect(40000 - Math.max(knight, warrior)).toBeGreaterThan(16000)
})

test('HUN-1705 besieging archers shoot at one enemy, the one whose fall promises most, and those in mail defend themselves where nobody can reach them', () => {
  const plan = teamPlan(waiting().play(), 0, 'besiege')
  for (const archer of [3, 4])
    expect(plan.get(archer)?.find(({ do: what }) => what === 'attack')).toMatchObject({ target: 102 })
  const arrived = new Battle({
    w: 60000,
    west: [unit('knight', 17000, 8000), unit('archer', 14000, 8000)],
    east: [unit('warrior', 40000, 8000)],
    conditions: POINTS,
  })
  expect(
    teamPlan(arrived.play(), 0, 'besiege')
      .get(0)
      ?.map(({ do: what }) => what),
  ).toEqual(['defend'])
})

test('HUN-1705 where nobody wears mail the others still stay behind their archers', () => {
  const battle = new Battle({
    w: 60000,
    west: [unit('archer', 10000, 8000), unit('militia', 3000, 10000)],
    east: [unit('warrior', 40000, 8000)],
    conditions: POINTS,
  })
  const plan = teamPlan(battle.play(), 0, 'besiege')
  expect([plan.get(0)?.[0]?.do, plan.get(1)?.[0]?.do]).toEqual(['move', 'move'])
})

test('HUN-1705 an archer whose every enemy in range is hidden goes where it can shoot', () => {
  const wall = patch('R', 20000, 0, 1000, 14000)
  const hidden = new Battle({
    west: [unit('archer', 15000, 8000)],
    east: [unit('warrior', 30000, 8000)],
    terrain: [wall],
  })
  const open = new Battle({ west: [unit('archer', 15000, 8000)], east: [unit('warrior', 30000, 8000)] })
  expect(teamPlan(hidden.play(), 0, 'poised').get(0)).toMatchObject([{ do: 'attack', approach: 'advance' }])
  expect(teamPlan(open.play(), 0, 'poised').get(0)).toMatchObject([{ do: 'attack', approach: 'none' }])
})

/** Four that gather, and a line with its last unit apart from the others. */
function gang(x: number): Battle {
  return new Battle({
    w: 60000,
    west: [8000, 10000, 12000, 14000].map((y) => unit('warrior', x, y)),
    east: [unit('warrior', 40000, 2000), unit('warrior', 40000, 3500), unit('warrior', 40000, 11000)],
  })
}

test('HUN-1705 who gangs up gathers out of reach of the enemy that stands most alone, and falls upon it when three of four are there', () => {
  const afar = [...teamPlan(gang(10000).play(), 0, 'gang').values()]
  expect(afar.map(([first]) => first?.do)).toEqual(['move', 'move', 'move', 'move'])
  const spots = afar.map(([first]) => (first?.do === 'move' && 'x' in first.to ? first.to : { x: 0, y: 0 }))
  for (const { x, y } of spots) {
    const away = Math.hypot(x - 40000, y - 11000)
    expect(away).toBeGreaterThan(6000)
    expect(away).toBeLessThan(9000)
  }
  const gathered = [...teamPlan(gang(33000).play(), 0, 'gang').values()]
  expect(gathered.map(([first]) => first?.do === 'attack' && first.target)).toEqual([103, 103, 103, 103])
})

test('HUN-1705 the usual plan: wait for enemies that come, besiege enemies that wait, gang up on them without bows, and attack no more when ahead near the end', () => {
  const besieged = waiting()
  expect(usualScript(besieged.play(), 0, 49)).toBe('poised')
  expect(usualScript(besieged.play(), 0, 50)).toBe('besiege')
  const melee = gang(10000)
  expect(usualScript(melee.play(), 0, 50)).toBe('gang')
  melee.state.turn = 29
  expect(usualScript(melee.play(), 0, 50)).toBe('poised')
  expect(usualScript(melee.play(), 1, 50)).toBe('gang')
})

test('HUN-1705 nobody besieges who is outshot', () => {
  const east = [unit('archer', 40000, 8000), unit('archer', 40000, 12000)]
  const outshot = new Battle({ w: 60000, west: [unit('warrior', 10000, 8000), unit('archer', 10000, 10000)], east })
  expect([usualScript(outshot.play(), 0, 50), usualScript(outshot.play(), 1, 50)]).toEqual(['gang', 'besiege'])
})

test('HUN-1705 nobody besieges an enemy that has only to last', () => {
  const lasting = new Battle({
    w: 60000,
    west: [unit('warrior', 10000, 8000), unit('archer', 10000, 10000)],
    east: [unit('warrior', 40000, 8000)],
    conditions: [{ type: 'morale' }, { type: 'any', of: [{ type: 'morale' }, { type: 'survive', turns: 15 }] }],
  })
  expect(usualScript(lasting.play(), 0, 50)).toBe('gang')
})

test('HUN-1705 where nobody is in sight everybody walks on, ready for who comes, and after eight turns goes for it', () => {
  const wall = patch('R', 30000, 0, 1000, 20000)
  const fog = new Battle({
    w: 60000,
    fog: true,
    west: [unit('warrior', 10000, 8000)],
    east: [unit('warrior', 50000, 8000)],
    terrain: [wall],
  })
  expect(usualScript(fog.play(), 0, 0)).toBe('creep')
  const steps = teamPlan(fog.play(), 0, 'creep').get(0) ?? []
  expect(steps.map((step) => (step.do === 'move' ? step.mode : step.do))).toEqual(['walk', 'hold', 'attack'])
  fog.state.turn = 9
  expect(usualScript(fog.play(), 0, 0)).toBe('gang')
})

/** An enemy so far away, where a banner is to be had. */
function enemyAt(x: number): Battle {
  return bannerBattle([unit('warrior', 10000, 8000), unit('archer', 10000, 10000)], [unit('warrior', x, 8000)])
}

test('HUN-1705 where a banner is to be had the enemy comes first, until somebody carries one', () => {
  const banners = enemyAt(50000)
  expect([usualScript(banners.play(), 0, 0), usualScript(banners.play(), 0, 100)]).toEqual(['poised', 'gang'])
  const [banner] = banners.state.objects
  if (banner !== undefined) banner.carrier = 2
  expect(usualScript(banners.play(), 0, 100)).toBeNull()
})

test('HUN-1705 where a banner is to be had hard tries nothing out, and only the way back with one counts as progress', () => {
  const memory: Memory = {}
  const near = enemyAt(16000)
  foresee(view(near.state, 0, near.config), seededDice(seedFrom('banner')), 'aggressive', memory)
  expect(memory['expected']).toBeUndefined()
  const before = progressOf(near.play(), 0)
  near.set(1, 'position', 'x', 56000)
  expect([before, progressOf(near.play(), 0)]).toEqual([0, 0])
  const [, theirs] = near.state.objects
  if (theirs !== undefined) theirs.carrier = 0
  const far = progressOf(near.play(), 0)
  near.set(1, 'position', 'x', 20000)
  expect(far).toBeGreaterThan(0)
  expect(progressOf(near.play(), 0)).toBeGreaterThan(far)
})
