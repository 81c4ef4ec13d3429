import { copy, seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { OrdersChoice, Step } from '../choice.ts'
import { resolveStrike, strikeOf } from '../rules/combat/attack.ts'
import { type Blow, takeMoment } from '../rules/combat/chance.ts'
import { outlookOf } from '../rules/combat/outlook.ts'
import { attack, Battle, move, STILL, unit } from '../testing/battle.ts'
import { attackOutlook, preview } from './preview.ts'
import { view } from './view.ts'

function orders(plans: Readonly<Record<number, readonly Step[]>>): OrdersChoice {
  return {
    type: 'orders',
    plans: Object.fromEntries(Object.entries(plans).map(([id, steps]) => [id, { steps, loop: false }])),
    policies: { 1: STILL },
  }
}

test('HUN-610 the preview says where a unit is in each tick, with what AP, and when its steps start and end', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 14700, 5000)] })
  const seen = view(battle.state, 0, battle.config)
  const [own] = preview(seen, orders({ 1: [attack(101)] })).units
  expect(own?.ticks).toHaveLength(21)
  expect(own?.ticks[6]).toMatchObject({ x: 13240, ap: 2 })
  expect(own?.blows[0]).toMatchObject({
    target: 101,
    weapon: 'sword',
    declared: 7,
    due: 11,
    outlook: { chance: 50, base: 50 },
  })
  const played = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 14700, 5000)] })
  played.order({ 1: [attack(101)] }, { 1: STILL, 101: STILL }).beats(7)
  expect(own?.ticks[7]).toMatchObject({ x: played.spot(1)[0], y: played.spot(1)[1] })
})

test('HUN-601 HUN-610 what goes on from the turn before is shown from the first tick', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 35000, 5000)] })
  battle.order({ 1: [move({ x: 20000, y: 5000 })] }, { 1: STILL, 101: STILL }).turn()
  const [own] = preview(view(battle.state, 0, battle.config), orders({})).units
  expect(own?.ticks[1]?.x).toBeGreaterThan(own?.ticks[0]?.x ?? 0)
  expect(own?.steps).toMatchObject([{ step: 0, start: 1 }])
  const [other] = preview(
    view(battle.state, 0, battle.config),
    orders({ 1: [{ do: 'hold', turns: 0, ticks: 5, when: null }] }),
  ).units
  expect(other?.steps).toMatchObject([{ step: 0, start: 1, end: 6 }])
  // Nothing goes on where nothing had begun.
  expect(preview(view(battle.state, 1, battle.config), orders({})).units[0]?.steps).toEqual([])
})

test('HUN-610 risks of leaving and warnings are shown, and nothing of the match changes', () => {
  const battle = new Battle({ west: [unit('archer', 10000, 5000)], east: [unit('orcWarrior', 11000, 5000)] })
  const before = JSON.stringify(battle.state)
  const [own] = preview(
    view(battle.state, 0, battle.config),
    orders({ 1: [move({ x: 7000, y: 5000 }), move({ x: 1000, y: 1000 }, 'run')] }),
  ).units
  expect(own?.risks[0]).toMatchObject({ by: 101, outlook: { chance: 70 } })
  expect(own?.steps[1]).toMatchObject({ start: null, warning: 'mode' })
  expect(JSON.stringify(battle.state)).toBe(before)
})

test('HUN-608 HUN-610 AP that no order asks for are told apart from those that defend by order', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 35000, 5000)] })
  const idle = (steps: readonly Step[], policies: OrdersChoice['policies'] = {}) => {
    const [own] = preview(view(battle.state, 0, battle.config), { ...orders({ 1: steps }), policies }).units
    return [own?.ticks.at(-1)?.ap, own?.idle]
  }
  expect(idle([move({ x: 20000, y: 5000 })])).toEqual([0, 2])
  expect(idle([move({ x: 20000, y: 5000 })], { 1: { idle: 'none' } })).toEqual([2, 0])
  expect(idle([{ do: 'defend', ap: 3, when: null }])).toEqual([1, 0])
})

const TRIALS = process.env['TESSERA_DEEP'] === undefined ? 4000 : 100_000

const BLOWS: readonly (readonly [string, Blow, (battle: Battle) => void])[] = [
  [
    'a sword on a warrior that blocks',
    { weapon: 'sword', melee: true, kind: 'normal', aim: null, free: false, charge: false },
    () => undefined,
  ],
  [
    'a great axe at the head of one that dodges',
    { weapon: 'greatAxe', melee: true, kind: 'aimed', aim: 'head', free: false, charge: false },
    (battle) => battle.set(101, 'policy', 'prefer', 'dodge'),
  ],
  [
    'a power blow on somebody worn out',
    { weapon: 'longsword', melee: true, kind: 'power', aim: null, free: false, charge: true },
    (battle) =>
      battle
        .set(101, 'turnFlags', 'reactions', 0)
        .set(101, 'health', 'current', 9)
        .set(101, 'health', 'woundState', 'wounded'),
  ],
]

test.each(BLOWS)(
  'HUN-801 HUN-802 what the preview says of %s is what happens, within three sigma',
  (_name, blow, ready) => {
    const n = TRIALS
    const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('warrior', 11200, 5000)] })
    ready(battle)
    const kept = copy(battle.state)
    const outlook = outlookOf(battle.play(), 0, 1, blow)
    const dice = seededDice(seedFrom('outlook'))
    let hurts = 0
    let fells = 0
    let hits = 0
    for (let trial = 0; trial < n; trial++) {
      battle.state = copy(kept)
      battle.events = []
      const play = battle.play(dice)
      takeMoment(play)
      resolveStrike(play, strikeOf(play, 0, 1, blow))
      const before = kept.world.health.current[1] ?? 0
      if ((battle.world.health.current[1] ?? 0) < before) hurts++
      if (battle.world.health.woundState[1] === 'down') fells++
      if (battle.told('AttackRolled')[0]?.data.result === 'hit') hits++
    }
    const fits = (count: number, millionths: number): void => {
      const p = millionths / 1_000_000
      expect(Math.abs(count - n * p)).toBeLessThan(3 * Math.sqrt(n * p * (1 - p)) + 1)
    }
    fits(hits, outlook.chance * 10_000)
    fits(hurts, outlook.hurts)
    fits(fells, outlook.fells)
  },
)

test('HUN-1511 either side’s blow can be asked for: what I do to him, what he does to me', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('orcWarrior', 11200, 5000)] })
  const seen = view(battle.state, 0, battle.config)
  expect(attackOutlook(seen, 1, 101)).toMatchObject({ chance: 50, defence: { reaction: 'parry', chance: 50, by: 101 } })
  expect(attackOutlook(seen, 101, 1)).toMatchObject({ chance: 50, defence: { by: 1 } })
  expect(attackOutlook(seen, 1, 999)).toBeNull()
})

test('HUN-610 the other seat is shown its own orders carried out, and nobody else’s', () => {
  const battle = new Battle({ west: [unit('warrior', 10000, 5000)], east: [unit('goblin', 35000, 5000)] })
  const seen = view(battle.state, 1, battle.config)
  const [own] = preview(seen, orders({ 101: [move({ x: 30000, y: 5000 })] })).units
  expect([own?.id, own?.steps[0]?.start]).toEqual([101, 1])
  expect(own?.ticks.at(-1)?.x).toBeLessThan(35000)
})
