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
import { contest, entrant } from './contest.ts'
import { triedLayout } from './deploy.ts'
import { whole } from './field.ts'
import { fill, fillArmy, PAIRS, type Pair, typesOf } from './fill.ts'
import { enemyArmies, foreseen, ownPast } from './foresight.ts'
import { bot, sample } from './index.ts'
import { captainArmy, marshalArmy, recruitArmy } from './muster.ts'
import { pairOf } from './pair.ts'
import { type Army, pointsFor } from './practice.ts'

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
  ['nothing cheap', { budget: 20, bans: ROSTER.filter((type) => type.cost < 15).map((type) => type.id) }],
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
    expect(ownPast({ ...view, past, to: 1 }).map(({ army }) => army)).toEqual([['ghoul'], ['ghoul', 'ghoul']])
  })

  it.each([
    ['Captain', captainArmy, 40],
    ['Marshal', marshalArmy, 4],
  ] as const)('a %s who has seen the enemy’s army beats it more often', (_, muster, count) => {
    const knives = times(4, 'night_stalker')
    const after = { ...view, battle_number: 2, past: [seen(['mason'], knives)] }
    const dice = diceFor('counter')
    const won = (known: HexlineView) =>
      Array.from({ length: count }, () => share(muster(known, dice), [knives], 400 / count, dice)).reduce(
        (sum, part) => sum + part / count,
        0,
      )
    expect(won(after)).toBeGreaterThan(won(view) + 0.03)
  })

  it('a Marshal places an army better than the drill does', () => {
    const shields = ['shieldbearer', ...times(2, 'pikeman'), 'mason', 'ironclad']
    const units = [...shields, ...times(2, 'standard_bearer'), ...times(2, 'crossbowman')]
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

  it('both lists of armies are legal under the defaults, and a bot without knowledge draws from its own', () => {
    const { config } = viewOf({})
    const dice = diceFor('field')
    for (const [list, muster] of [
      ['known', captainArmy],
      ['field', marshalArmy],
    ] as const) {
      const armies = whole(list, config, dice)
      for (const army of armies) expect([army, refuseArmy(config, army)]).toEqual([army, null])
      const drawn = new Set(Array.from({ length: 60 }, () => muster(viewOf({}), dice)))
      expect(drawn.size).toBeGreaterThan(4)
      expect([...drawn].every((army) => armies.includes(army))).toBe(true)
    }
  })

  it.each([50, 200])('the field is made to fit a budget of %i', (budget) => {
    const { config } = viewOf({ budget })
    for (const army of [...whole('known', config, diceFor('fitted')), ...whole('field', config, diceFor('fitted'))]) {
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

  it('a contest tries the best of each stage further and ranks them', () => {
    const { config } = view
    const armies: Army[] = [['mason'], times(3, 'tuskboar'), times(4, 'tuskboar'), ['ghoul']]
    const stages = [
      [4, 2],
      [2, 3],
      [1, 5],
    ] as const
    const ranked = contest(config, armies.map(entrant), [['mason', 'mason']], stages, diceFor('contest'))
    expect(ranked.map(({ rounds }) => rounds)).toEqual([10])
    expect(armies.slice(1, 3)).toContain(ranked[0]?.army)
    const all = contest(config, armies.map(entrant), [['mason', 'mason']], stages.slice(0, 1), diceFor('contest'))
    expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).toSorted((a, b) => b - a))
  })

  it('everybody in a contest meets the same enemies, each as West and as East', () => {
    const refs = [['mason'], times(30, 'warden')]
    const strong = times(6, 'aurochs')
    const [tried] = contest(view.config, [entrant(strong)], refs, [[1, 4]], diceFor('enemies'))
    // Two rounds against each: the first army never wins, the second never loses.
    expect(tried).toEqual({ army: strong, points: 8, rounds: 4 })
  })

  it('after a defeat a Marshal foresees mostly the army that beat it, after a victory the same again or answers to its own', () => {
    const full = viewOf({})
    const winner: Army = READY_ARMIES.find(({ id }) => id === 'stampede')?.units ?? []
    const enemy: Army = times(4, 'mason')
    const after = (winner_seat: 0 | 1) => ({
      ...full,
      battle_number: 2,
      past: [{ ...seen(winner, enemy), winner_seat }],
    })
    const beaten = foreseen(after(1), diceFor('foreseen'))
    expect(beaten.filter((army) => army === enemy).length).toBeGreaterThan(beaten.length / 2)
    const dice = diceFor('answers')
    const ahead = foreseen(after(0), dice)
    // The last army four times, and as the one before it once more where there was no other.
    expect(ahead.filter((army) => army === enemy)).toHaveLength(5)
    const answers = ahead.filter((army) => army !== enemy)
    expect(answers).toHaveLength(5)
    const known = whole('known', full.config, dice)
    const average = known.reduce((sum, army) => sum + share(army, [winner], 20, dice) / known.length, 0)
    const answered = answers.reduce((sum, army) => sum + share(army, [winner], 40, dice) / answers.length, 0)
    expect(answered).toBeGreaterThan(average + 0.1)
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

/** Of the points, in so many battles against each. */
function share(army: Army, others: readonly Army[], battles: number, dice: Dice): number {
  const { config } = viewOf({})
  let points = 0
  for (const other of others)
    for (let i = 0; i < battles; i++)
      points +=
        i % 2 === 0
          ? pointsFor(1, config, { army }, { army: other }, dice)
          : pointsFor(2, config, { army: other }, { army }, dice)
  return points / (2 * battles * others.length)
}

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
