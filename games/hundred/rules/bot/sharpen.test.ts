import { expect, test } from 'vitest'
import type { Step } from '../choice.ts'
import { takeMoment } from '../rules/combat/chance.ts'
import { Battle, unit } from '../testing/battle.ts'
import { bestBlows } from './blows.ts'
import { sharpened } from './sharpen.ts'
import { teamPlan } from './team.ts'

function rushed(battle: Battle, place = 0): readonly Step[] {
  return sharpened(battle.play(), teamPlan(battle.play(), 0, 'rush')).get(place) ?? []
}

function blowsOf(battle: Battle, ap: number, spent = false) {
  const play = battle.play()
  takeMoment(play)
  return bestBlows(play, 0, 1, { slot: 0, ap, ticks: 20, spent })
}

test('HUN-1705 hard spends an AP that is left on a blow at the head, after the plain one that draws the reaction', () => {
  const battle = new Battle({ west: [unit('veteran', 10000, 5000)], east: [unit('warrior', 11200, 5000)] })
  expect(blowsOf(battle, 4)).toMatchObject({ plain: 2, special: 0 })
  expect(blowsOf(battle, 5)).toMatchObject({ plain: 1, special: 1, kind: 'aimed' })
  expect(blowsOf(battle, 1)).toBeNull()
  expect(rushed(battle)).toMatchObject([
    { do: 'attack', target: 101, kind: 'normal', times: 1 },
    { do: 'attack', target: 101, kind: 'aimed', aim: 'head', times: 'untilDown' },
    { do: 'attack', target: 'nearest', kind: 'normal' },
  ])
})

test('HUN-1705 knives need all one has against mail, as long as breath lasts; a reaction spent on others makes a blow worth more', () => {
  const battle = new Battle({ west: [unit('goblin', 10000, 5000)], east: [unit('warrior', 11200, 5000)] })
  const blows = blowsOf(battle, 6)
  expect(blows).toMatchObject({ plain: 0, special: 3, kind: 'power' })
  expect(blowsOf(battle, 6, true)?.promise).toBeGreaterThan(blows?.promise ?? 1000)
  battle.set(1, 'stamina', 'current', 4)
  expect(blowsOf(battle, 6)).toMatchObject({ plain: 2, special: 1, kind: 'power' })
  battle.set(1, 'stamina', 'exhausted', true)
  expect(blowsOf(battle, 6)?.kind).toBe('aimed')
})

test('HUN-1705 the hard level strikes the enemy that its blows come nearest to felling, not the nearest enemy', () => {
  const battle = new Battle({
    west: [unit('warrior', 10000, 5000)],
    east: [unit('warrior', 11000, 4600), unit('warrior', 11100, 5600)],
  })
  expect(rushed(battle)[0]).toMatchObject({ target: 101 })
  battle.set(102, 'health', 'current', 5)
  expect(rushed(battle)[0]).toMatchObject({ target: 102 })
})

test('HUN-1705 archers shoot together at one of those in sight', () => {
  const battle = new Battle({
    west: [unit('archer', 10000, 5000), unit('archer', 10000, 9000)],
    east: [unit('warrior', 20000, 5000), unit('warrior', 20000, 9000)],
  })
  const [first] = rushed(battle, 0)
  const [second] = rushed(battle, 1)
  expect(first).toMatchObject({ do: 'attack' })
  expect(second).toMatchObject({ target: first?.do === 'attack' ? first.target : null })
})

test('HUN-1705 hard walks where a walk is enough, since it leaves an AP more', () => {
  const comes = (x: number) =>
    rushed(new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', x, 5000)] }))[0]
  expect(comes(13000)).toMatchObject({ approach: 'walk' })
  expect(comes(15000)).toMatchObject({ approach: 'advance' })
})
