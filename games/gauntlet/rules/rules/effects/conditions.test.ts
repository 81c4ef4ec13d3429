import { describe, expect, test } from 'vitest'
import type { Condition } from '../../content/ability.ts'
import { CONDITION_WORDS, type ConditionWord } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { type Scene, type Standing, scene, unit } from '../../testing/scene.ts'
import { holdAll } from './conditions.ts'
import { addStatus } from './statuses.ts'

const asked = (word: ConditionWord, n = 0, arg = '', ofTarget = false): Condition => ({
  word,
  not: false,
  n,
  arg,
  ofTarget,
})

/** Whether a condition holds for the first unit of a position. */
function holds(
  condition: Condition,
  subject: Partial<Standing>,
  others: readonly Standing[] = [],
  arrange: (s: Scene) => void = () => undefined,
): boolean {
  const s = scene([{ at: [3, 3], ...subject }, { at: [7, 9], side: 1 }, ...others])
  arrange(s)
  const first = unit(s, 1)
  const answer = holdAll(s.field, [condition], first, first, null)
  expect(holdAll(s.field, [{ ...condition, not: true }], first, first, null)).toBe(!answer)
  return answer
}

const archer: Partial<Standing> = { range: 5, trajectory: 'arc', ammo: 4 }
const beside = (side: 0 | 1, x: number): Standing => ({ at: [x, 2], side })

type Row = readonly [Condition, Partial<Standing>, Partial<Standing>]

/** Each with a unit for which it holds and one for which it just does not. */
const OF_A_UNIT: readonly Row[] = [
  [asked('hp<', 50), { is: { hp: 49 } }, { is: { hp: 50 } }],
  [asked('hp>=', 50), { is: { hp: 50 } }, { is: { hp: 49 } }],
  [asked('wounded'), { is: { hp: 99 } }, {}],
  [asked('resolve<', 50), { is: { resolve: 49 } }, { is: { resolve: 50 } }],
  [asked('tag', 0, 'Undead'), { tags: ['Undead'] }, { tags: ['Infantry'] }],
  [asked('role', 0, 'mage'), { role: 'mage' }, { role: 'tank' }],
  [asked('tier>=', 2), { tier: 2 }, { tier: 1 }],
  [asked('cost<=', 4), { cost: 4 }, { cost: 5 }],
  [asked('cost>=', 4), { cost: 4 }, { cost: 3 }],
  [asked('summoned'), { is: { summoned: true } }, {}],
  [asked('living'), {}, { nature: 'bound' }],
  [asked('bound'), { nature: 'bound' }, {}],
  [asked('ready'), {}, { is: { state: 'retreating' } }],
  [asked('retreating'), { is: { state: 'retreating' } }, {}],
  [asked('crumbling'), { nature: 'bound', is: { state: 'crumbling' } }, { nature: 'bound' }],
  [asked('melee'), {}, archer],
  [asked('melee'), { ...archer, is: { ammo: 0 } }, { ...archer, is: { ammo: 1 } }],
  [asked('ranged'), archer, {}],
  [asked('magic'), { attackType: 'magic' }, {}],
  [asked('vigilant'), { is: { vigilant: true } }, {}],
  [asked('stationary'), {}, { is: { shifted: true } }],
  [asked('stationary'), {}, { is: { shiftedBefore: true } }],
  [asked('infected'), { is: { contagions: [{ type: 'fire', turns: 1 }] } }, {}],
  [
    asked('infected', 0, 'frost'),
    { is: { contagions: [{ type: 'frost', turns: 1 }] } },
    { is: { contagions: [{ type: 'fire', turns: 1 }] } },
  ],
  [
    asked('status', 0, 'slow'),
    { is: { statuses: [{ id: 'slow', turns: 2, p: 0, by: 0, fresh: false, at: 1 }] } },
    { is: { statuses: [{ id: 'blind', turns: 2, p: 0, by: 0, fresh: false, at: 1 }] } },
  ],
  [asked('shredded'), { is: { stacks: 1 } }, {}],
  [asked('first'), {}, { is: { made: 1 } }],
  [asked('ammo<=', 2), { ...archer, is: { ammo: 2 } }, { ...archer, is: { ammo: 3 } }],
  // A unit that needs no ammunition never runs short of it.
  [asked('ammo<=', 2), { ...archer, is: { ammo: 0 } }, { range: 5, trajectory: 'homing' }],
]

describe('GB-208 the words of conditions', () => {
  test.each(OF_A_UNIT.map((row) => [`${row[0].word} ${row[0].n} ${row[0].arg}`, row] as const))(
    '%s',
    (_, [condition, yes, no]) => {
      // A unit has its statuses as soon as the field stands.
      expect([holds(condition, yes, [], noted), holds(condition, no, [], noted)]).toEqual([true, false])
    },
  )

  test('neighbours decide: engaged, in formation, isolated, surrounded', () => {
    expect([holds(asked('engaged'), {}, [beside(1, 3)]), holds(asked('engaged'), {}, [beside(0, 3)])]).toEqual([
      true,
      false,
    ])
    const infantry: Partial<Standing> = { tags: ['Infantry'] }
    const formation = (tags: Standing['tags']): boolean =>
      holds(asked('formation'), infantry, [{ at: [4, 3], tags: tags ?? [] }])
    expect([formation(['Infantry']), formation([])]).toEqual([true, false])
    expect([
      holds(asked('isolated'), {}),
      holds(asked('isolated'), {}, [beside(1, 2)]),
      holds(asked('isolated'), {}, [beside(0, 2)]),
    ]).toEqual([true, true, false])
    const surrounded = (...enemies: readonly number[]): boolean =>
      holds(asked('surrounded', 2), {}, [beside(0, 4), ...enemies.map((x) => beside(1, x))])
    expect([surrounded(2), surrounded(2, 3)]).toEqual([false, true])
  })

  test.each(['flanking', 'rear', 'charging'] as const)('%s is asked of the attacker while it attacks', (word) => {
    const attacking = (id: number, is: boolean): boolean =>
      holds(asked(word), {}, [], (s) => {
        const around = { flanking: false, rear: false, charging: false, [word]: is }
        s.field.attack = { attacker: unit(s, id), target: unit(s, 3 - id), ...around }
      })
    expect([attacking(1, true), attacking(1, false), attacking(2, true)]).toEqual([true, false, false])
    expect(holds(asked(word), {})).toBe(false)
  })

  test('within counts from the owner, or from the aimed unit where the condition says so', () => {
    const s = scene([{ at: [3, 3] }, { at: [3, 5], side: 1 }, { at: [0, 0] }])
    const near = (of: Unit, n: number, ofTarget: boolean, target: Unit | null): boolean =>
      holdAll(s.field, [asked('within', n, '', ofTarget)], of, unit(s, 1), target)
    expect([near(unit(s, 2), 2, false, null), near(unit(s, 2), 1, false, null)]).toEqual([true, false])
    expect([near(unit(s, 1), 2, true, unit(s, 2)), near(unit(s, 1), 2, true, unit(s, 3))]).toEqual([true, false])
    expect(near(unit(s, 1), 9, true, null)).toBe(false)
    unit(s, 2).cell = -1
    expect(near(unit(s, 2), 9, false, null)).toBe(false)
  })

  test('round and every look at the clock of the battle', () => {
    const in_ = (round: number, word: ConditionWord): boolean =>
      holds(asked(word, 4), {}, [], (s) => Object.assign(s.battle, { round }))
    expect([3, 4, 5].map((round) => in_(round, 'round>='))).toEqual([false, true, true])
    expect([3, 4, 5, 8].map((round) => in_(round, 'every'))).toEqual([false, true, false, true])
  })

  test('all conditions of a list must hold, and an empty list does', () => {
    const s = scene([{ at: [3, 3], is: { hp: 40 } }])
    const all = (...list: readonly Condition[]): boolean => holdAll(s.field, list, unit(s, 1), unit(s, 1), null)
    expect([all(), all(asked('wounded'), asked('ready')), all(asked('wounded'), asked('bound'))]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('every word of the vocabulary is among these', () => {
    const elsewhere: readonly ConditionWord[] = [
      'engaged',
      'formation',
      'isolated',
      'surrounded',
      'flanking',
      'rear',
      'charging',
      'within',
      'round>=',
      'every',
    ]
    const shown = new Set([...OF_A_UNIT.map(([{ word }]) => word), ...elsewhere])
    expect(Object.keys(CONDITION_WORDS).filter((word) => !shown.has(word as ConditionWord))).toEqual([])
  })
})

/** Puts statuses that a position gave its first unit where the rules look for them. */
function noted(s: Scene): void {
  const bits = unit(s, 1).statuses
  unit(s, 1).statuses = []
  for (const { id, turns, p, by } of bits) addStatus(s.field, unit(s, 1), id, turns, p, by)
}
