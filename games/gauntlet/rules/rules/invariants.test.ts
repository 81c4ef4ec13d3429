import { createMatch, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { configSchema } from '../config.ts'
import { duelRules } from '../ruleset.ts'
import type { Battle, DuelState, Unit } from '../state.ts'
import { type Standing, scene } from '../testing/scene.ts'
import { brokenInBattle, brokenInvariants } from './invariants.ts'

/** What is broken once a sound position was spoiled; the first unit is the one to spoil. */
function broken(
  spoil: Partial<Unit> | ((battle: Battle) => void),
  card: Partial<Standing> = {},
  others: readonly Standing[] = [],
): readonly string[] {
  const s = scene([{ at: [3, 3], ...card }, { at: [7, 9], side: 1 }, ...others])
  expect(brokenInBattle(s.battle, s.field.content)).toEqual([])
  if (typeof spoil === 'function') spoil(s.battle)
  else Object.assign(s.units[0] as Unit, spoil)
  return brokenInBattle(s.battle, s.field.content)
}

const told = (...texts: readonly string[]): readonly string[] => texts.map((text) => `Unit 1 (test_1) ${text}`)
const archer: Partial<Standing> = { range: 5, trajectory: 'arc', ammo: 4 }
const bound: Partial<Standing> = { nature: 'bound' }

describe('a broken invariant of a battle is named', () => {
  test.each<[string, Partial<Unit>, Partial<Standing>, readonly string[]]>([
    ['GB-301 the last cell is a cell', { cell: 78 }, {}, []],
    ['GB-301 behind it there is none', { cell: 80 }, {}, told('stands on 80, which is not on the board')],
    ['GB-410 the dead are off the board', { cell: -1, state: 'dead', hp: 0 }, {}, []],
    ['GB-214 so are those who vanished', { cell: -1, state: 'vanished' }, {}, []],
    ['GB-301 nobody else is', { cell: -1 }, {}, told('is ready but not on the board')],
    ['GB-403 1 HP is alive', { hp: 1 }, {}, []],
    ['GB-403 0 HP is not', { hp: 0 }, {}, told('has 0 of 100 HP')],
    ['GB-210 nobody has more HP than fit', { hp: 101 }, {}, told('has 101 of 100 HP')],
    ['GB-701 nor more Resolve', { resolve: 101 }, {}, told('has 101 of 100 Resolve')],
    ['GB-703 no Resolve left is still none below', { resolve: 0 }, {}, []],
    ['GB-703 alone nobody is held', { resolve: -1 }, {}, told('has -1 Resolve without a formation that holds it')],
    ['GB-707 those who flee have little Resolve', { state: 'retreating', resolve: 24 }, {}, []],
    [
      'GB-707 a quarter of it makes them stand',
      { state: 'retreating', resolve: 25 },
      {},
      told('retreats with enough Resolve to stand'),
    ],
    [
      'GB-608 those who flee watch nobody',
      { state: 'retreating', resolve: 0, vigilant: true },
      {},
      told('retreats and is vigilant'),
    ],
    ['GB-705 the bound do not flee', { state: 'retreating', resolve: 0 }, bound, told('is bound and retreats')],
    ['GB-705 they crumble', { state: 'crumbling', resolve: 0 }, bound, []],
    ['GB-705 the living do not', { state: 'crumbling', resolve: 0 }, {}, told('crumbles wrongly')],
    ['GB-708 Resolve ends it', { state: 'crumbling', resolve: 1 }, bound, told('crumbles wrongly')],
    ['GB-703 a shaken unit that was given Resolve stands', { shaken: true, resolve: 1 }, {}, []],
    ['GB-703 without it it breaks', { shaken: true, resolve: 0 }, {}, told('is shaken and has not broken')],
    [
      'GB-801 Structures catch nothing',
      { contagions: [{ type: 'fire', turns: 2 }] },
      { tags: ['Structure'], ...bound },
      told('is a Structure with a contagion'),
    ],
    [
      'GB-801 the Undead no poison',
      { contagions: [{ type: 'poison', turns: 2 }] },
      { tags: ['Undead'], ...bound },
      told('is Undead and poisoned'),
    ],
    ['GB-801 but fire', { contagions: [{ type: 'fire', turns: 2 }] }, { tags: ['Undead'], ...bound }, []],
    [
      'GB-801 one of each contagion',
      {
        contagions: [
          { type: 'fire', turns: 2 },
          { type: 'fire', turns: 1 },
        ],
      },
      {},
      told('has a contagion twice'),
    ],
    ['GB-807 a full quiver', { ammo: 4 }, archer, []],
    ['GB-807 a quiver too full', { ammo: 5 }, archer, told('has 5 of 4 ammunition')],
    ['GB-807 less than no ammunition at all', { ammo: -2 }, {}, told('has -2 of -1 ammunition')],
    ['GB-805 stacks up to 60% of armour', { stacks: 6 }, {}, []],
    ['GB-805 and no more', { stacks: 7 }, {}, told('has 7 stacks on 10 armour')],
    ['GB-501 four ways to face', { facing: 3 }, {}, []],
    ['GB-501 and no fifth', { facing: 4 as 3 }, {}, told('faces 4')],
    ['GB-501 nor one before the first', { facing: -1 as 0 }, {}, told('faces -1')],
    ...(['barrier', 'cooldown', 'stacks', 'ripostes', 'grace'] as const).map(
      (counter): [string, Partial<Unit>, Partial<Standing>, readonly string[]] => [
        `GB-106 ${counter} is not below 0`,
        { [counter]: -1 },
        {},
        told('has a counter below 0'),
      ],
    ),
  ])('%s', (_, spoil, card, expected) => {
    expect(broken(spoil, card)).toEqual(expected)
  })

  test('GB-301 two units never share a cell', () => {
    expect(broken((battle) => Object.assign(battle.units[1] as Unit, { cell: 27 }))).toEqual([
      'Unit 2 (test_2) stands on the cell of unit 1',
    ])
  })

  test('GB-703 a formation of one side holds to 5 below 0, not further, and no unit that flees', () => {
    const line: Standing = { at: [4, 3], tags: ['Infantry'] }
    const infantry: Partial<Standing> = { tags: ['Infantry'] }
    expect(broken({ resolve: -4 }, infantry, [line])).toEqual([])
    expect(broken({ resolve: -5 }, infantry, [line])).toEqual(told('has -5 Resolve without a formation that holds it'))
    expect(broken({ resolve: -4, state: 'retreating' }, infantry, [line])).toEqual(
      told('has -4 Resolve without a formation that holds it'),
    )
  })

  test('GB-703 before its first beat a battle may hold shaken units that are yet to break', () => {
    expect(
      broken((battle) => {
        Object.assign(battle.units[0] as Unit, { shaken: true, resolve: 0 })
        battle.step = 'start'
      }),
    ).toEqual([])
  })

  test('GB-214 six summons a side are allowed, a seventh is not, and the dead do not count', () => {
    const summons = (count: number, fallen = 0): readonly string[] => {
      const others = Array.from({ length: count }, (_, x): Standing => ({ at: [x, 0], is: { summoned: true } }))
      const s = scene([{ at: [3, 3] }, { at: [7, 9], side: 1, is: { summoned: true } }, ...others])
      for (const unit of s.units.slice(2, 2 + fallen)) Object.assign(unit, { cell: -1, state: 'dead', hp: 0 })
      return brokenInBattle(s.battle, s.field.content)
    }
    expect([summons(6), summons(7, 1), summons(7)]).toEqual([[], [], ['Side 0 has 7 summons']])
  })

  test('GB-401 no round comes after the limit', () => {
    const round = (number: number): readonly string[] => broken((battle) => Object.assign(battle, { round: number }))
    expect([round(40), round(41)]).toEqual([[], ['Round 41 is above the limit']])
  })

  test('GB-106 looking for what is broken changes nothing', () => {
    const s = scene([
      { at: [3, 3], is: { hp: 0 } },
      { at: [7, 9], side: 1 },
    ])
    const before = JSON.stringify(s.battle)
    brokenInBattle(s.battle, s.field.content)
    expect(JSON.stringify(s.battle)).toBe(before)
  })
})

describe('a broken invariant of a match of battles is named', () => {
  const of = (spoil: Partial<DuelState>): readonly string[] => {
    const config = configSchema.parse({})
    if (!config.ok) throw new Error('The plain config is refused')
    const { state } = createMatch(duelRules, { config: config.value, seed: seedFrom('sound') })
    return brokenInvariants({ ...state, ...spoil }, config.value)
  }
  const won = { winner: 0, reason: 'rout', rounds: 3, shares: [5000, 0] } as const

  test('GB-1404 as many battles are won as were fought, or fewer', () => {
    expect([of({}), of({ wins: [1, 1], fought: [won, won] }), of({ wins: [1, 1], fought: [won] })]).toEqual([
      [],
      [],
      ['More battles are won than were fought'],
    ])
  })

  test('GB-1404 a match is over when it has a result, and only then', () => {
    const result = { winner: 0, reason: 'rout', score: [1, 0] } as const
    const message = ['The match is over without a result']
    expect([of({ phase: 'over', result }), of({ phase: 'over' }), of({ result })]).toEqual([[], message, message])
  })

  test('GB-301 the battle of a match is looked at too', () => {
    const { battle } = scene([
      { id: 'ord_squire', at: [3, 3] },
      { id: 'cha_imp', at: [3, 3], side: 1 },
    ])
    expect(of({ battle })).toEqual(['Unit 2 (cha_imp) stands on the cell of unit 1'])
  })
})
