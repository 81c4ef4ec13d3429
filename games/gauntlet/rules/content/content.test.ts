import { describe, expect, test } from 'vitest'
import { TRIGGER_INDEX } from '../rules/codes.ts'
import { attack } from '../rules/combat/attack.ts'
import { hurt } from '../rules/combat/damage.ts'
import { settle } from '../rules/combat/death.ts'
import { cast, planAbility } from '../rules/effects/casting.ts'
import { fireAll } from '../rules/effects/triggers.ts'
import { takeTurn } from '../rules/turn.ts'
import { passive } from '../testing/made-up.ts'
import { scene, unit } from '../testing/scene.ts'
import { abilityText } from '../words/abilities.ts'
import type { Ability } from './ability.ts'
import { changeErrors, contentOf } from './changes.ts'
import { abilityOf, readAbility } from './complete.ts'
import { idOf, PRINTED } from './content.ts'
import { type ConditionDefinition, type Definition, definitionSchema, type ZoneDefinition } from './definition.ts'
import { SYSTEM_WORDS } from './standard.ts'
import type { Trigger } from './vocabulary.ts'

const HEAL = { do: 'heal', amount: 5 } as const
const FLYER = { do: 'tag', tag: 'Flyer' } as const
const GROUND: ZoneDefinition = { do: 'zone', radius: 1, rounds: 2, side: 'enemies', on: 'turn', effects: [HEAL] }
const active = (effect: object): object => ({ kind: 'active', reach: 'own', aim: 'enemies', effects: [effect] })

describe('the tables', () => {
  test('GB-201 eight factions of 25 units, three leaders and nine spells each, summons, masteries', () => {
    expect(PRINTED.factions.size).toBe(8)
    for (const { id, leaders, starter } of PRINTED.factions.values()) {
      expect([...PRINTED.units.values()].filter(({ faction }) => faction === id)).toHaveLength(25)
      expect(leaders).toHaveLength(3)
      expect(starter).toHaveLength(12)
    }
    expect([PRINTED.leaders.size, PRINTED.spells.size, PRINTED.masteries.length]).toEqual([24, 72, 18])
    expect([...PRINTED.units.values()].filter(({ faction }) => faction === null)).toHaveLength(7)
    expect(PRINTED.units.get('ord_grand_champion')).toMatchObject({
      hp: 200,
      atk: 25,
      armor: 40,
      cost: 8,
      rarity: 'epic',
      mastery: 'second_wind',
    })
  })

  test('GR-1101 GR-1104 ids are names in lower case, and every definition passes the schema that checks changes', () => {
    for (const [id, { name, definition }] of [...PRINTED.abilities, ...PRINTED.spells]) {
      expect(idOf(name)).toBe(id)
      expect(definitionSchema.safeParse(definition).success, name).toBe(true)
    }
  })

  test.each<[reason: string, wrong: object]>([
    ['effects.0', active({ do: 'tickle', n: 5 })],
    ['aim', { ...active({ do: 'strike' }), aim: { base: 'enemies', order: 'tallest' } }],
    ['on', passive('on_tuesday' as Trigger, [HEAL])],
    ['when.0', passive('always', [{ do: 'modify', stat: 'atk', pct: 5 }], { when: ['sleepy' as 'ready'] })],
    ['effects.0', passive('always', [{ do: 'tag', tag: 'Heavy' as 'Flyer' }])],
    ['effects.0', passive('on_hit', [{ ...GROUND, effects: [GROUND as never] }])],
    ['surprise', { ...active({ do: 'strike' }), surprise: 1 }],
    ['continuous', passive('always', [HEAL])],
    ['duration', passive('on_hit', [{ do: 'modify', stat: 'atk', pct: 5 }])],
    ['owner', { kind: 'spell', aim: 'enemies', effects: [{ do: 'damage', amount: { atk: 20 }, type: 'magic' }] }],
    ['relic', { kind: 'aura', aura: { type: 'relic', range: 2, side: 'enemies' }, effects: [GROUND] }],
    ['more than one zone', passive('on_hit', [GROUND, { ...GROUND, side: 'allies' }])],
    ['leaders', passive('round_start', [GROUND], { scope: 'team' })],
  ])('GB-204 GR-1104 a definition that fits no rule is refused with the name of the ability: %s', (reason, wrong) => {
    expect(() => readAbility('x', 'Odd One', JSON.stringify(wrong))).toThrow(/^Odd One/)
    expect(() => readAbility('x', 'Odd One', JSON.stringify(wrong))).toThrow(reason)
  })

  const slowed: ConditionDefinition = { word: 'status', arg: 'slow' }
  const hasted: ConditionDefinition = { word: 'status', arg: 'haste' }
  const slow = { do: 'status', id: 'slow' } as const
  const haste = { do: 'status', id: 'haste' } as const

  test.each<[facts: string, definition: Definition]>([
    ['status haste', passive('always', [haste], { when: [hasted] })],
    ['tag Flyer', passive('always', [FLYER], { when: [{ word: 'tag', arg: 'Flyer', not: true }] })],
    ['status phased', passive('always', [{ do: 'status', id: 'phased' }], { when: ['engaged'] })],
    ['tag Unstoppable', passive('always', [{ do: 'tag', tag: 'Unstoppable', if: ['ranged'] }])],
    ['tag Incorporeal', passive('always', [{ do: 'tag', tag: 'Incorporeal' }], { when: ['melee'] })],
    [
      'status slow',
      {
        kind: 'aura',
        aura: { type: 'static', range: 2, side: 'allies' },
        effects: [{ do: 'status', id: 'slow', if: [slowed] }],
      },
    ],
    [
      'status slow, status haste',
      passive('always', [
        { ...slow, if: [hasted] },
        { ...haste, if: [slowed] },
      ]),
    ],
  ])('GB-208 an ability that lasts may not ask for what it gives: %s', (facts, definition) => {
    expect(() => abilityOf('x', 'Odd One', definition)).toThrow(`depends on itself: ${facts}`)
  })

  test('GB-208 what lasts may ask for anything else, and what is given once for what it gives', () => {
    for (const definition of [
      passive('always', [slow], { when: [hasted] }),
      passive('always', [FLYER], { when: ['engaged', 'formation'] }),
      passive('always', [{ do: 'modify', stat: 'atk', pct: 5 }], { when: [{ word: 'tag', arg: 'Flyer' }] }),
      passive('on_hit', [{ ...haste, d: 1, to: 'self' }], { when: [hasted] }),
    ])
      expect(abilityOf('x', 'Even One', definition).definition).toBe(definition)
  })

  test('GB-208 nor may what others give lead back to it: abilities, leaders and factions are looked at together', () => {
    const value = JSON.stringify(passive('always', [haste], { when: [slowed] }))
    const toHaste = { part: 'haste', field: 'definition', value }
    const gifts = JSON.stringify(passive('always', [slow], { scope: 'each', when: [hasted] }))
    for (const part of ['leader:ser_aldric', 'faction:order']) {
      const gift = { part, field: 'definition', value: gifts }
      expect([changeErrors([toHaste]), changeErrors([gift])]).toEqual([[], []])
      expect(changeErrors([toHaste, gift])[0]?.text).toContain('depends on itself: status haste, status slow')
    }
  })

  test('GB-1401 changes are checked as the content that results', () => {
    expect(changeErrors([{ part: 'ord_squire', field: 'hp', value: 0 }])[0]).toMatchObject({
      path: 'changes.0',
      code: 'bad_change',
    })
    expect(changeErrors([{ part: 'ord_dragon', field: 'hp', value: 5 }])).toHaveLength(1)
    expect(changeErrors([{ part: 'heal', field: 'definition', value: 'nonsense' }])).toHaveLength(1)
    const whisper: Definition = {
      kind: 'spell',
      aim: { base: 'allies', count: 'all' },
      effects: [{ do: 'resolve', amount: 1 }],
    }
    const changed = contentOf({
      changes: [
        { part: 'ord_squire', field: 'hp', value: 99 },
        { part: 'spell:rally', field: 'definition', value: JSON.stringify(whisper) },
      ],
    })
    expect([changed.units.get('ord_squire')?.hp, changed.spells.get('rally')?.effects.length]).toEqual([99, 1])
    expect(PRINTED.units.get('ord_squire')?.hp).toBe(80)
  })

  test('GB-219 the tags Terror, Purifier and SupplyWagon bring their auras', () => {
    expect(PRINTED.units.get('cha_demon_lord')?.abilities).toContain('terror')
    expect(PRINTED.units.get('ord_saint')).toMatchObject({ abilities: ['resurrection', 'purifier'] })
    expect(PRINTED.units.get('emp_supply_wagon')?.tags).toContain('AuraCarrier')
  })
})

/** The numbers that a text must give: of modifiers and of gains and losses of Resolve. */
function numbersIn({ effects }: Ability): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'modify') return [`${Math.abs(effect.pct || effect.flat)}`]
    return effect.do === 'resolve' ? effect.amount.map(({ n }) => `${n}`) : []
  })
}

const every = [...PRINTED.abilities.values()]
const labelled = (list: readonly Ability[]): [string, Ability][] => list.map((ability) => [ability.name, ability])

test.each(
  labelled([...every, ...PRINTED.spells.values(), ...[...PRINTED.leaders.values()].map(({ passive }) => passive)]),
)('GR-1105 %s has a text made from its definition', (_, ability) => {
  const text = abilityText(ability)
  expect(text).toMatch(/^[A-Z0-9].*\.$/s)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
  expect(text.toLowerCase()).not.toBe(`${ability.name.toLowerCase()}.`)
  if (!(ability.id in SYSTEM_WORDS)) for (const number of numbersIn(ability)) expect(text).toContain(number)
})

test('GB-220 GB-1103 a side’s own passive acts for all of it', () => {
  const s = scene(
    [
      { at: [3, 3], is: { resolve: 40 } },
      { at: [3, 9], side: 1 },
    ],
    [],
    PRINTED,
    { leader: 'prelate_odile' },
  )
  s.battle.round = 2
  fireAll(s.field, TRIGGER_INDEX.round_start)
  expect(unit(s, 1).resolve).toBe(48)
})

test('GB-218 purify needs an infected unit', () => {
  const s = scene([{ at: [3, 3], abilities: ['purify'] }, { at: [3, 2] }])
  expect(planAbility(s.field, unit(s, 1))).toBeNull()
  unit(s, 2).contagions = [{ type: 'fire', turns: 2 }]
  const plan = planAbility(s.field, unit(s, 1))
  if (plan !== null) cast(s.field, unit(s, 1), plan)
  expect(unit(s, 2).contagions).toEqual([])
})

test('GB-218 burnout pays a cooling ability with HP, conserve ammo gives a killing shot back, cursed blades wound', () => {
  const s = scene([
    { at: [3, 3], abilities: ['zealous_strike', 'burnout'], is: { cooldown: 1, resolve: 100 } },
    { at: [3, 4], side: 1, is: { ripostes: 0 } },
  ])
  const plan = planAbility(s.field, unit(s, 1))
  if (plan !== null) cast(s.field, unit(s, 1), plan)
  expect(unit(s, 1)).toMatchObject({ hp: 85, cooldown: 1, used: 1 })
  const archer = scene([
    { at: [3, 3], range: 5, trajectory: 'arc', ammo: 4, atk: 500, abilities: ['conserve_ammo', 'cursed_blades'] },
    { at: [3, 6], side: 1 },
    { at: [4, 6], side: 1, hp: 9000, resolve: 400 },
  ])
  attack(archer.field, unit(archer, 1), unit(archer, 2), 'shot')
  expect(unit(archer, 1).ammo).toBe(4)
  attack(archer.field, unit(archer, 1), unit(archer, 3), 'shot')
  expect(unit(archer, 3).statuses.map(({ id }) => id)).toContain('cursed_wound')
})

test('GB-216 a pulse reaches a unit once a round, a relic acts after its carrier’s death', () => {
  const s = scene([
    { at: [3, 3], abilities: ['solace'], speed: 0 },
    { at: [3, 2], is: { resolve: 20 }, speed: 0 },
    { at: [7, 9], side: 1, speed: 0 },
  ])
  takeTurn(s.field, unit(s, 1), false)
  takeTurn(s.field, unit(s, 1), false)
  expect(unit(s, 2).resolve).toBe(28)
  const relic = scene([
    { at: [3, 3], abilities: ['reliquary'] },
    { at: [3, 5], side: 1, speed: 0 },
  ])
  hurt(relic.field, unit(relic, 1), 999, true, 0, 'test')
  settle(relic.field)
  expect(relic.battle.zones).toMatchObject([{ source: 'relic:reliquary', rounds: 3, radius: 3 }])
  takeTurn(relic.field, unit(relic, 2), false)
  expect(unit(relic, 2).hp).toBe(95)
})
