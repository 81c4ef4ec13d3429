import { isqrt } from '@tessera/board'
import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { d2Between } from '../rules/play.ts'
import { bannerBattle } from '../testing/banner-battle.ts'
import { type Battle, constantDice, unit } from '../testing/battle.ts'
import { view } from '../view/view.ts'
import { fetching, isFetched } from './fetch.ts'
import { foresee } from './foresight.ts'

const SCOUT = 2

/** A scout among slower ones, and enemies that it outruns. */
function withScout(): Battle {
  return bannerBattle(
    [unit('warrior', 8000, 8000), unit('scout', 8000, 12000)],
    [unit('warrior', 50000, 9000), unit('knight', 50000, 11000)],
  )
}

/** The orders of the hard level. */
const ordered = (battle: Battle) =>
  foresee(view(battle.state, 0, battle.config), seededDice(seedFrom('fetch')), 'aggressive', {}).plans

test('HUN-1705 the fastest goes for the banner along the edge of the field, the others stay with their plan', () => {
  const plans = ordered(withScout())
  expect(plans[SCOUT]?.steps).toEqual([
    expect.objectContaining({ do: 'move', to: { x: 15000, y: 18500 }, mode: 'run', onContact: 'push' }),
    expect.objectContaining({ do: 'pickup', item: 'b1' }),
  ])
  expect(plans[1]?.steps.some((step) => step.do === 'pickup')).toBe(false)
})

test('HUN-1705 it comes home with the banner past enemies that do not move, and that wins', () => {
  const battle = withScout()
  let turns = 0
  for (; battle.state.result === null && turns < 18; turns++) {
    battle.order({ [SCOUT]: fetching(battle.play(), 0, new Map()).get(SCOUT - 1) ?? [] })
    battle.turn(constantDice(99))
    for (const foe of [2, 3])
      expect(isqrt(d2Between(battle.state.world, SCOUT - 1, foe)), `turn ${turns}`).toBeGreaterThan(5000)
  }
  expect(battle.state.result).toMatchObject({ winner: 0, reason: 'objective' })
})

test('HUN-1705 a fighter that enemies could overtake does not go for the banner', () => {
  const slow = bannerBattle([unit('warrior', 8000, 8000)], [unit('warrior', 50000, 9000)])
  const plan = new Map([[0, []]])
  expect(fetching(slow.play(), 0, plan)).toBe(plan)
  const raced = bannerBattle([unit('scout', 8000, 8000)], [unit('scout', 50000, 9000), unit('warrior', 50000, 11000)])
  expect(fetching(raced.play(), 0, plan)).toBe(plan)
})

test('HUN-1705 while somebody brings a banner home the others of hard rush at the enemy', () => {
  const battle = withScout()
  expect(isFetched(battle.play(), 0)).toBe(false)
  const [, theirs] = battle.state.objects
  if (theirs !== undefined) theirs.carrier = SCOUT - 1
  expect(isFetched(battle.play(), 0)).toBe(true)
  expect(ordered(battle)[1]?.steps[0]).toMatchObject({ do: 'attack', approach: 'run' })
})
