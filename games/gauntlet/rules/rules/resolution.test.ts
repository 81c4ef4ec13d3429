import { copy, hashOf, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../content/content.ts'
import { READY_ARMIES } from '../content/presets.ts'
import type { BattleEvent } from '../events.ts'
import { randomTeams } from '../testing/generate.ts'
import { type Standing, scene, unit } from '../testing/scene.ts'
import { placeCards } from '../view/placement.ts'
import { beatBattle, createBattle, type Team } from './battle.ts'
import { attack, PLAIN_ATTACK } from './combat/attack.ts'
import { hurt, loseHp } from './combat/damage.ts'
import { settle } from './combat/death.ts'
import { gainResolve, loseResolve } from './combat/resolve.ts'
import { addStatus } from './effects/statuses.ts'
import { battleOrder, scaled } from './field.ts'
import { fight } from './practice.ts'
import { takeTurn } from './turn.ts'
import { able, armorOf, atkOf } from './values.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })

function team(index: number): Team {
  const army = READY_ARMIES[index]?.army
  if (army === undefined) throw new Error('No such team')
  return { army, deployment: { units: placeCards(PRINTED, army.cards), timings: ['early', 'mid'] } }
}

describe('a battle', () => {
  test('GB-101 the same setup and dice give the same events and state', () => {
    const play = (): string => {
      const told: BattleEvent[] = []
      const { battle } = fight(PRINTED, [team(0), team(9)], 40, seededDice(seedFrom('same')), (event) =>
        told.push(event),
      )
      return hashOf([battle, told])
    }
    expect(play()).toBe(play())
  })

  test('GB-102 it has two sides with leader, faction, spells and at most twelve units each', () => {
    const battle = createBattle(PRINTED, [team(0), team(3)], 40)
    expect(battle.sides.map(({ faction, leader }) => [faction, leader])).toEqual([
      ['order', 'ser_aldric'],
      ['chaos', 'malachar_the_defiler'],
    ])
    expect(battle.units.filter(({ owner }) => owner === 0)).toHaveLength(12)
    expect(battle.sides[0].spells.map(({ timing }) => timing)).toEqual(['early', 'mid'])
  })

  test('GB-103 all numbers of a state are whole, in every beat', () => {
    const battle = createBattle(PRINTED, [team(1), team(6)], 40)
    const dice = seededDice(seedFrom('whole'))
    while (battle.result === null) {
      beatBattle(battle, PRINTED, { dice, tell: undefined })
      JSON.stringify(battle, (_, value: unknown) => {
        if (typeof value === 'number' && !Number.isInteger(value)) throw new Error(`${value} is not whole`)
        return value
      })
    }
    expect(battle.result.rounds).toBeGreaterThan(0)
  })

  test('GB-104 every draw is in an event', () => {
    const told: BattleEvent[] = []
    const dice = seededDice(seedFrom('draws'))
    let draws = 0
    const counted = {
      ...dice,
      int: (n: number) => {
        draws += n > 1 ? 1 : 0
        return dice.int(n)
      },
      d: (n: number) => {
        draws += n > 1 ? 1 : 0
        return dice.d(n)
      },
    }
    for (const [a, b] of [
      [0, 15],
      [4, 20],
      [9, 12],
    ] as const)
      fight(PRINTED, [team(a), team(b)], 40, counted as typeof dice, (event) => told.push(event))
    let shown = 0
    for (const event of told) {
      if (
        event.type === 'battle_started' ||
        event.type === 'roll' ||
        event.type === 'draw' ||
        event.type === 'contagion_spread'
      )
        shown++
      else if (event.type === 'round_started') shown += event.draws.length
      else if (event.type === 'attack') shown += event.rolls.length + (event.critRoll === null ? 0 : 1)
      else if (event.type === 'contagion_rest_cured') shown += event.pick === null ? 1 : 2
      else if (event.type === 'ai_choice' && event.roll !== null) shown++
    }
    expect(draws).toBeGreaterThan(50)
    expect(shown).toBe(draws)
  })

  test('GB-105 battle order begins with the side that has priority, by ascending id', () => {
    const s = scene([A(), A({ at: [4, 3] }), B(), B({ at: [4, 4] })])
    expect(battleOrder(s.field).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    s.battle.priority = 1
    expect(battleOrder(s.field).map(({ id }) => id)).toEqual([3, 4, 1, 2])
  })

  test('GB-106 a battle that goes through JSON after every beat ends the same', () => {
    for (let i = 0; i < 6; i++) {
      const teams = randomTeams(seededDice(seedFrom(`json ${i}`)))
      const dice = seededDice(seedFrom('json'))
      let battle = createBattle(PRINTED, teams, 40)
      while (battle.result === null) {
        beatBattle(battle, PRINTED, { dice, tell: undefined })
        battle = copy(battle)
      }
      expect(hashOf(battle)).toBe(hashOf(fight(PRINTED, teams, 40, seededDice(seedFrom('json'))).battle))
    }
  })

  test('GB-202 flat numbers count by the tier of the unit they affect', () => {
    const s = scene([A({ tier: 1 }), A({ at: [4, 3], tier: 2 }), A({ at: [5, 3], tier: 3 })])
    expect(s.units.map((entry) => scaled(s.field, entry, 15))).toEqual([15, 22, 30])
  })
})

describe('rounds and turns', () => {
  test('GB-301 GB-303 GB-304 sides face each other on their own rows, ids in own view', () => {
    const battle = createBattle(PRINTED, [team(0), team(0)], 40)
    const [a] = battle.units
    const b = battle.units.find(({ owner }) => owner === 1)
    expect([a?.facing, b?.facing]).toEqual([2, 0])
    expect(battle.units.filter(({ owner }) => owner === 0).every(({ cell }) => cell < 16)).toBe(true)
    expect(b?.cell).toBe(79 - (a?.cell ?? 0))
    const cells = battle.units.filter(({ owner }) => owner === 1).map(({ cell }) => 79 - cell)
    expect(cells).toEqual([...cells].sort((x, y) => x - y))
    expect(a).toMatchObject({ vigilant: false, resolve: a?.maxResolve, hp: a?.maxHp })
  })

  test('GB-401 the first draw gives priority in odd rounds, and it changes every round', () => {
    const battle = createBattle(PRINTED, [team(0), team(3)], 40)
    const dice = seededDice(seedFrom('priority'))
    const told: BattleEvent[] = []
    while (battle.round < 3 && battle.result === null)
      beatBattle(battle, PRINTED, { dice, tell: (event) => told.push(event) })
    const first = told.find((event) => event.type === 'battle_started')
    const rounds = told.filter((event) => event.type === 'round_started')
    expect(first?.priority).toBe(first?.roll === 1 ? 0 : 1)
    expect(rounds.slice(0, 2).map(({ priority }) => priority)).toEqual([first?.priority, 1 - (first?.priority ?? 0)])
  })

  test('GB-402 three enemies beside a unit cost 20 Resolve, and a unit that breaks before its action has used it', () => {
    const s = scene([A({ is: { resolve: 15, wasAttacked: true } }), B(), B({ at: [2, 4] }), B({ at: [4, 4] })])
    takeTurn(s.field, unit(s, 1), false)
    expect(s.events('resolve_changed').some(({ cause }) => cause === 'surrounded')).toBe(true)
    expect(s.events('unit_retreating')).toHaveLength(1)
    expect(s.events('ai_choice')).toEqual([])
  })

  test('GB-403 GB-411 deaths settle one after another, then breaks', () => {
    const s = scene([
      A({ is: { hp: 0 } }),
      A({ at: [4, 3], is: { hp: -3 } }),
      A({ at: [5, 3], is: { resolve: 5 } }),
      B({ at: [0, 9] }),
    ])
    settle(s.field)
    expect(
      s.told.filter(({ type }) => type === 'unit_died' || type === 'unit_retreating').map(({ type }) => type),
    ).toEqual(['unit_died', 'unit_died', 'unit_retreating'])
  })

  test('GB-404 the stunned, frozen, sleeping, disarmed, afraid and retreating make no reactions', () => {
    for (const id of ['stun', 'freeze', 'sleep', 'disarm', 'fear'] as const) {
      const s = scene([A(), B()])
      expect(able(s.field, unit(s, 2))).toBe(true)
      addStatus(s.field, unit(s, 2), id, 2, 0, 0)
      expect(able(s.field, unit(s, 2))).toBe(false)
      attack(s.field, unit(s, 1), unit(s, 2), 'attack')
      // The blow wakes a sleeper, who may then answer.
      expect(s.events('attack')).toHaveLength(id === 'sleep' ? 2 : 1)
    }
    const fled = scene([A(), B({ is: { state: 'retreating', resolve: 0 } })])
    expect(able(fled.field, unit(fled, 2))).toBe(false)
  })

  test('GB-405 crumbling halves ATK and worn armour; piercing comes last', () => {
    const s = scene([A({ nature: 'bound', atk: 21, armor: 11, is: { state: 'crumbling', resolve: 0 } }), B()])
    expect([atkOf(s.field, unit(s, 1)), armorOf(s.field, unit(s, 1))]).toEqual([10, 5])
    const pierced = scene([A({ atk: 30 }), B({ armor: 20, is: { ripostes: 0 } })])
    attack(pierced.field, unit(pierced, 1), unit(pierced, 2), 'strike', { ...PLAIN_ATTACK, pierce: 50 })
    expect(pierced.events('attack')[0]).toMatchObject({ armor: { used: 10 }, damage: 20 })
  })

  test('GB-406 a critical hit adds half, stealth ends, and damage is at least 1', () => {
    const s = scene([A({ atk: 30, crit: 50 }), B({ is: { ripostes: 0 } })], [50])
    addStatus(s.field, unit(s, 1), 'stealth', 3, 0, 0)
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect(s.events('attack')[0]).toMatchObject({ critRoll: 50, damage: 30 })
    expect(unit(s, 1).statuses).toEqual([])
    const weak = scene([A({ atk: 1 }), B({ armor: 90, is: { ripostes: 0 } })])
    attack(weak.field, unit(weak, 1), unit(weak, 2), 'attack')
    expect(unit(weak, 2).hp).toBe(99)
  })

  test('GB-407 the barrier absorbs, true damage passes it, and a loss wakes sleepers', () => {
    const s = scene([A({ is: { barrier: 30, barrierTurns: 2 } })])
    addStatus(s.field, unit(s, 1), 'sleep', 2, 0, 0)
    expect(loseHp(s.field, unit(s, 1), 20, false, 0, 'test')).toEqual({ hp: 0, absorbed: 20 })
    expect(unit(s, 1)).toMatchObject({ hp: 100, barrier: 10, wasAttacked: false })
    expect(loseHp(s.field, unit(s, 1), 20, true, 0, 'test')).toEqual({ hp: 20, absorbed: 0 })
    expect(unit(s, 1)).toMatchObject({ hp: 80, wasAttacked: true, statuses: [] })
  })

  test('GB-408 a share of attack damage goes in equal parts to adjacent allies and is conserved', () => {
    const s = scene([
      A({ atk: 50 }),
      B({
        armor: 0,
        abilities: [],
        is: {
          ripostes: 0,
          modifiers: [{ source: 'x', stat: 'share', pct: 0, flat: 40, turns: -1, fresh: false, at: 1 }],
        },
      }),
      B({ at: [2, 4], armor: 0 }),
      B({ at: [4, 4], armor: 0 }),
    ])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect([2, 3, 4].map((id) => 100 - unit(s, id).hp)).toEqual([30, 10, 10])
  })

  test('GB-409 a riposte costs a charge, and only melee units give one', () => {
    const s = scene([A(), B({ is: { ripostes: 1 } })])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect(s.events('clash').map(({ riposteType, noRiposteReason }) => [riposteType, noRiposteReason])).toEqual([
      ['full', null],
      ['none', 'no_charges'],
    ])
    const archer = scene([A(), B({ range: 5, trajectory: 'arc', ammo: 3 })])
    attack(archer.field, unit(archer, 1), unit(archer, 2), 'attack')
    expect(archer.events('clash')[0]?.noRiposteReason).toBe('ranged')
  })

  test('GB-410 a death rewards the killer and frightens allies beside it by 15, within 3 by 8', () => {
    const s = scene([
      A({ atk: 200, is: { resolve: 50 } }),
      B(),
      B({ at: [4, 4] }),
      B({ at: [3, 7] }),
      B({ at: [3, 8] }),
    ])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect(unit(s, 2).state).toBe('dead')
    expect([1, 3, 4, 5].map((id) => unit(s, id).resolve)).toEqual([60, 85, 92, 100])
    const guarded = scene([A({ atk: 200 }), B({ resolve: 400 })])
    addStatus(guarded.field, unit(guarded, 2), 'guard', 3, 30, 0)
    attack(guarded.field, unit(guarded, 1), unit(guarded, 2), 'opportunity')
    expect(unit(guarded, 2)).toMatchObject({ hp: 30, statuses: [] })
  })

  test('GB-410 no unit grieves for a Structure', () => {
    const s = scene([A({ atk: 200 }), B({ tags: ['Structure'], nature: 'bound' }), B({ at: [4, 4] })])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    expect([unit(s, 2).state, unit(s, 3).resolve]).toEqual(['dead', 100])
  })

  test('GB-412 a death by contagion is credited to no unit, one by an attack to its attacker', () => {
    const s = scene([
      A({ atk: 200 }),
      B(),
      B({ at: [7, 9], is: { hp: 1, contagions: [{ type: 'plague', turns: 2 }] } }),
    ])
    attack(s.field, unit(s, 1), unit(s, 2), 'attack')
    takeTurn(s.field, unit(s, 3), false)
    expect(s.events('unit_died').map(({ unitId, killerId }) => [unitId, killerId])).toEqual([
      [2, 1],
      [3, 0],
    ])
  })

  test('GB-413 from round 16 on nothing heals, and if all would die the healthier side wins', () => {
    const s = scene([
      A({ speed: 0, abilities: ['thick_hide'], is: { hp: 3 } }),
      B({ at: [3, 9], speed: 0, is: { hp: 2 } }),
    ])
    s.battle.round = 16
    takeTurn(s.field, unit(s, 1), false)
    expect(unit(s, 1).hp).toBe(3)
    s.battle.step = 'end'
    beatBattle(s.battle, s.field.content, { dice: s.dice, tell: undefined })
    expect(s.battle.result).toMatchObject({ winner: 0, reason: 'weariness' })
  })

  test('GB-701 GB-702 Resolve starts full at its tier, and flat losses scale', () => {
    const s = scene([A({ tier: 2, resolve: 110 })])
    expect(unit(s, 1).resolve).toBe(165)
    loseResolve(s.field, unit(s, 1), scaled(s.field, unit(s, 1), 20), false, 'test')
    expect(unit(s, 1).resolve).toBe(135)
  })

  test('GB-703 frontal losses stop at what the formation holds; others shake', () => {
    const s = scene([
      A({ tags: ['Infantry'], is: { resolve: 5 } }),
      A({ at: [4, 3], tags: ['Infantry'] }),
      B({ at: [0, 9] }),
    ])
    loseResolve(s.field, unit(s, 1), 8, true, 'attack')
    settle(s.field)
    expect(unit(s, 1)).toMatchObject({ resolve: -3, state: 'ready' })
    loseResolve(s.field, unit(s, 1), 1, false, 'terror')
    settle(s.field)
    expect(unit(s, 1).state).toBe('retreating')
  })

  test('GB-703 a unit that gets Resolve before it breaks stays shaken: no formation holds it the next time', () => {
    const s = scene([
      A({ tags: ['Infantry'], is: { resolve: 5 } }),
      A({ at: [4, 3], tags: ['Infantry'] }),
      B({ at: [0, 9] }),
    ])
    loseResolve(s.field, unit(s, 1), 8, false, 'terror')
    gainResolve(s.field, unit(s, 1), 4, 'test')
    settle(s.field)
    expect(unit(s, 1)).toMatchObject({ resolve: 4, state: 'ready' })
    loseResolve(s.field, unit(s, 1), 5, true, 'attack')
    settle(s.field)
    expect(unit(s, 1).state).toBe('retreating')
  })

  test('GB-704 a unit that lost HP since its last turn recovers less', () => {
    const gain = (wasAttacked: boolean): number => {
      const s = scene([A({ speed: 0, is: { resolve: 40, wasAttacked } }), B({ at: [3, 5], speed: 0, range: 1 })])
      takeTurn(s.field, unit(s, 1), false)
      return unit(s, 1).resolve - 40
    }
    expect([gain(true), gain(false)]).toEqual([5, 12])
  })

  test('GB-705 GB-706 a living unit that breaks is struck at and flees two rows, a bound one stays and crumbles', () => {
    const s = scene([A({ is: { resolve: 0 } }), B({ resolve: 400 })])
    settle(s.field)
    expect(unit(s, 1)).toMatchObject({ state: 'retreating', cell: 11, facing: 0 })
    expect(s.events('attack_of_opportunity')).toHaveLength(1)
    const bound = scene([A({ nature: 'bound', is: { resolve: 0 } }), B()])
    settle(bound.field)
    expect(unit(bound, 1)).toMatchObject({ state: 'crumbling', cell: 27 })
    expect(bound.events('attack_of_opportunity')).toEqual([])
  })

  test('GB-707 a retreating unit only flees until it has a quarter of its Resolve', () => {
    const s = scene([A({ at: [3, 4], is: { state: 'retreating', resolve: 0, wasAttacked: true } }), B({ at: [3, 5] })])
    takeTurn(s.field, unit(s, 1), false)
    expect(s.events('ai_choice')[0]?.choice).toBe('flight')
    const rallied = scene([A({ speed: 0, is: { state: 'retreating', resolve: 15 } }), B({ at: [3, 9] })])
    takeTurn(rallied.field, unit(rallied, 1), false)
    expect(unit(rallied, 1)).toMatchObject({ state: 'ready', resolve: 32 })
  })

  test('GB-708 Undead in formation are spared crumbling losses five times; any Resolve ends crumbling', () => {
    const dead: Partial<Standing> = { nature: 'bound', speed: 0, tags: ['Undead', 'Infantry'] }
    const s = scene([
      A({ ...dead, is: { state: 'crumbling', resolve: 0, grace: 5 } }),
      A({ ...dead, at: [4, 3] }),
      B({ at: [3, 9], speed: 0 }),
    ])
    for (let turn = 0; turn < 6; turn++) takeTurn(s.field, unit(s, 1), false)
    expect(s.events('crumble_damage').map(({ damage }) => damage)).toEqual([0, 0, 0, 0, 0, 15])
    expect(hurt(s.field, unit(s, 2), 5, false, 0, 'test')).toBe(5)
  })
})
