import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { HexlineConfig } from '../config.ts'
import { configSchema } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { costOf, refuseArmy } from '../content/army.ts'
import { catalogOf } from '../content/catalog.ts'
import { ROSTER } from '../content/roster.ts'
import type { Host } from '../rules/setup.ts'
import { late } from '../view/late.ts'
import { refuse } from '../view/refuse.ts'
import type { HexlineView } from '../view/view.ts'
import { triedLayout } from './deploy.ts'
import { wholeField } from './field.ts'
import { fill, fillArmy, PAIRS, type Pair, typesOf } from './fill.ts'
import { bot, sample } from './index.ts'
import { captainArmy, enemyArmies, marshalArmy, recruitArmy } from './muster.ts'
import { pairOf } from './pair.ts'
import { pointsFor, score } from './practice.ts'

const wolf = { id: 'x_wolf', name: 'My Wolf', max_hp: 20, damage: 5, attack_range: 1 }

/** Corners of HEX-14 that an army builder trips over. */
const CONFIGS: readonly [string, object][] = [
  ['the defaults', {}],
  ['a budget of 20', { budget: 20 }],
  ['one family', { max_families: 1, budget: 60 }],
  ['one copy of three units', { max_copies: 1, max_units: 3, budget: 50 }],
  ['thirty units', { budget: 400, max_units: 30, max_copies: 30 }],
  [
    'pairs without a unit',
    { budget: 50, bans: ROSTER.filter((type) => type.family !== 'bastion').map((type) => type.id) },
  ],
  ['nothing cheap', { budget: 20, bans: ROSTER.filter((type) => type.cost < 16).map((type) => type.id) }],
  ['custom units only', { budget: 50, custom_units: [wolf, { ...wolf, id: 'x_big', max_hp: 60 }], custom_only: true }],
]

describe.each(CONFIGS)('HEX-172 under %s', (_, input) => {
  const view = viewOf(input)

  // A Marshal's practice with large armies takes long; it runs the same code with small ones.
  const levels = view.config.budget <= 60 ? ['recruit', 'captain', 'marshal'] : ['recruit', 'captain']
  it.each(levels)('a %s chooses and places a legal army', (level) => {
    const dice = diceFor(level)
    const army = answer(level, view, dice)
    expect(refuse(view, army)).toBeNull()
    if (army.type !== 'muster') throw new Error('a muster was asked for')
    for (const battle_number of [1, 2]) {
      const deploying: HexlineView = {
        ...view,
        phase: 'deploy',
        battle_number,
        armies: [army.units, fillArmy(view.config, dice)],
      }
      expect(refuse(deploying, answer(level, deploying, dice))).toBeNull()
    }
  })

  it('random play and an expired clock are legal too', () => {
    const dice = diceFor('sample')
    for (let i = 0; i < 60; i++) {
      for (const to of [0, 1]) {
        const mustering = { ...view, to }
        expect(refuse(mustering, sample(mustering, dice))).toBeNull()
        const armies = [fillArmy(view.config, dice), fillArmy(view.config, dice)] as const
        const deploying: HexlineView = { ...view, phase: 'deploy', to, battle_number: 1 + (i % 2), armies: [...armies] }
        expect(refuse(deploying, sample(deploying, dice))).toBeNull()
        expect(refuse(deploying, late(deploying, dice))).toBeNull()
      }
    }
    expect(refuse(view, late(view, dice))).toBeNull()
  })
})

describe('HEX-171 Fill', () => {
  const { config } = viewOf({})

  it('keeps what is there, keeps to the pair and stops when nothing more fits', () => {
    const dice = diceFor('fill')
    for (const pair of PAIRS) {
      const army = fill(config, ['greywolf', 'mason'], pair, 100, dice)
      expect(army.slice(0, 2)).toEqual(['greywolf', 'mason'])
      const families = army.slice(2).map((id) => catalogOf(config).type(id)?.family)
      expect(families.every((family) => pair.some((entry) => entry === family))).toBe(true)
      expect(100 - costOf(catalogOf(config), army)).toBeLessThan(13)
    }
  })

  it('draws candidates in roster order', () => {
    const first: Dice = { int: () => 0, d: () => 1, pick: <T>(list: readonly T[]) => list[0] as T, shuffle() {} }
    expect(fill(config, [], PAIRS[0] as Pair, 60, first)).toEqual([...times(4, 'shieldbearer'), 'pikeman'])
  })

  it('takes the cheapest unit there is when the pair has none for the points', () => {
    const bans = ROSTER.filter((type) => type.family === 'bastion' || type.family === 'wildpack').map((type) => type.id)
    expect(fill({ ...config, bans }, [], PAIRS[0] as Pair, 100, diceFor('none'))).toEqual(['frost_adept'])
  })
})

describe('HEX-172 levels', () => {
  const view = viewOf({ budget: 50 })

  it('a Recruit leaves a little of the budget', () => {
    const dice = diceFor('recruits')
    for (let i = 0; i < 50; i++) expect(costOf(catalogOf(view.config), recruitArmy(view, dice))).toBeLessThanOrEqual(48)
  })

  it('the enemy’s armies are those of the other seat, oldest first', () => {
    const past = [seen(['mason'], ['ghoul']), seen(['mason', 'mason'], ['ghoul', 'ghoul'])]
    expect(enemyArmies({ ...view, past })).toEqual([['ghoul'], ['ghoul', 'ghoul']])
    expect(enemyArmies({ ...view, past, to: 1 })).toEqual([['mason'], ['mason', 'mason']])
  })

  it.each([
    ['Captain', captainArmy, 40],
    ['Marshal', marshalArmy, 4],
  ] as const)('a %s who has seen the enemy’s army beats it more often', (_, muster, count) => {
    const knives = times(4, 'night_stalker')
    const after = { ...view, battle_number: 2, past: [seen(['mason'], knives)] }
    const dice = diceFor('counter')
    const won = (known: HexlineView) => {
      const armies = Array.from({ length: count }, () => muster(known, dice))
      const total = armies.reduce(
        (sum, army) =>
          sum +
          score(
            view.config,
            army,
            times(400 / count, '').map(() => knives),
            dice,
          ),
        0,
      )
      return total / 1600
    }
    expect(won(after)).toBeGreaterThan(won(view) + 0.03)
  })

  it('a Marshal places an army better than the drill does', () => {
    const units = READY_ARMIES.find(({ id }) => id === 'banner_and_bolt')?.units ?? []
    const dice = diceFor('placing')
    const cells = triedLayout({ ...view, phase: 'deploy', armies: [units, units] }, dice)
    const won = (west: Host) =>
      times(200, '').reduce((sum) => sum + pointsFor(1, view.config, west, { army: units }, dice), 0) / 400
    expect(won({ army: units, cells })).toBeGreaterThan(won({ army: units }) + 0.15)
  })

  it.each([1, 2])('a ready-made army is mended within its own families, %i allowed', (max_families) => {
    const config = { ...viewOf({}).config, max_families }
    for (const { units } of READY_ARMIES.filter((army) => refuseArmy(config, army.units) === null)) {
      const families = new Set(units.map((id) => catalogOf(config).type(id)?.family))
      const hired = typesOf(config, pairOf(config, units)).map((type) => type.family)
      expect(new Set([...families, ...hired]).size).toBeLessThanOrEqual(max_families)
    }
  })

  it('the field is legal under the defaults, and whoever knows nothing draws from it', () => {
    const { config } = viewOf({})
    const dice = diceFor('field')
    const field = wholeField(config, dice)
    for (const army of field) expect([army, refuseArmy(config, army)]).toEqual([army, null])
    for (const muster of [captainArmy, marshalArmy]) {
      const drawn = new Set(Array.from({ length: 60 }, () => muster(viewOf({}), dice)))
      expect(drawn.size).toBeGreaterThan(4)
      expect([...drawn].every((army) => field.includes(army))).toBe(true)
    }
  })

  it.each([50, 200])('the field is made to fit a budget of %i', (budget) => {
    const { config } = viewOf({ budget })
    for (const army of wholeField(config, diceFor('fitted'))) {
      expect([army, refuseArmy(config, army)]).toEqual([army, null])
      expect(costOf(catalogOf(config), army)).toBeGreaterThan(budget - 15)
    }
  })

  it('a Captain who has won fields the same army again, and one who has not another', () => {
    const before = seen(['mason', 'mason'], ['ghoul'])
    const again = (winner_seat: 0 | 1 | null) =>
      captainArmy({ ...view, battle_number: 2, past: [{ ...before, winner_seat }] }, diceFor('again'))
    expect(again(0)).toEqual(['mason', 'mason'])
    expect(again(1)).not.toEqual(['mason', 'mason'])
    expect(again(null)).not.toEqual(['mason', 'mason'])
  })

  it('a score that cannot beat another any more is not fought to its end', () => {
    const refs = times(20, '').map(() => times(4, 'warden'))
    const weak = ['mason']
    const counted = (beaten?: number) => {
      let draws = 0
      const dice = diceFor('beaten')
      const int = (n: number) => {
        draws++
        return dice.int(n)
      }
      const counting: Dice = {
        ...dice,
        int,
        d: dice.d.bind(dice),
        pick: (list) => dice.pick(list),
        shuffle: (list) => dice.shuffle(list),
      }
      return { points: score(view.config, weak, refs, counting, beaten), draws }
    }
    expect(counted().points).toBe(0)
    expect(counted(78).draws).toBeLessThan(counted().draws / 5)
  })

  it('the same view and dice give the same choice', () => {
    expect(marshalArmy(view, diceFor('same'))).toEqual(marshalArmy(view, diceFor('same')))
  })

  it('HEX-16 an expired clock plays the army of the battle before', () => {
    const after = { ...view, battle_number: 2, past: [seen(['mason'], ['ghoul'])] }
    expect(late(after, diceFor('late'))).toEqual({ type: 'muster', units: ['mason'] })
    expect(late({ ...after, to: 1 }, diceFor('late'))).toEqual({ type: 'muster', units: ['ghoul'] })
  })

  it('an unknown level plays as a Captain', () => {
    expect(bot.choose(view, diceFor('x'), { level: 'general' }, {})).toEqual(
      bot.choose(view, diceFor('x'), { level: 'captain' }, {}),
    )
  })
})

function viewOf(input: object): HexlineView {
  const read = configSchema.parse(input)
  if (!read.ok) throw new Error(JSON.stringify(read.inputErrors))
  const config: HexlineConfig = read.value
  return {
    config,
    phase: 'muster',
    battle_number: 1,
    score: [0, 0],
    armies: [null, null],
    battle: null,
    past: [],
    result: null,
    to: 0,
  }
}

function answer(level: string, view: HexlineView, dice: Dice) {
  const given = bot.choose(view, dice, { level }, {})
  if (!('choice' in given)) throw new Error(`${level} gave up`)
  return given.choice
}

function seen(first: readonly string[], second: readonly string[]) {
  return {
    number: 1,
    west_seat: 0,
    armies: [first, second],
    winner_seat: 1,
    reason: 'eliminated',
    rounds: 5,
    steps: 50,
  } as const
}

function diceFor(text: string): Dice {
  return seededDice(seedFrom(text))
}

function times(count: number, id: string): string[] {
  return Array.from({ length: count }, () => id)
}
