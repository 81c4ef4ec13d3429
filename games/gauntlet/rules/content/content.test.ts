import { describe, expect, test } from 'vitest'
import { changeErrors, contentOf } from '../lab/changes.ts'
import { TRIGGER_INDEX } from '../rules/codes.ts'
import { attack } from '../rules/combat/attack.ts'
import { hurt } from '../rules/combat/damage.ts'
import { settle } from '../rules/combat/death.ts'
import { cast, planAbility } from '../rules/effects/casting.ts'
import { fireAll } from '../rules/effects/triggers.ts'
import { takeTurn } from '../rules/turn.ts'
import { scene, unit } from '../testing/scene.ts'
import { abilityText } from '../words/abilities.ts'
import type { Ability } from './ability.ts'
import { PRINTED } from './content.ts'
import { readAbility } from './notation.ts'
import { SYSTEM_WORDS } from './standard.ts'

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

  test('GB-204 what is no word of the vocabulary is refused with the name of the entry', () => {
    for (const [wrong, reason] of [
      ['A2 reach=own aim=enemies/lowest_hp: tickle 5', 'tickle'],
      ['A2 reach=own aim=enemies/tallest: strike', 'tallest'],
      ['P on_tuesday: heal 5', 'on_tuesday'],
      ['P always: heal 5', 'continuous'],
      ['P on_hit: mod atk +5%', 'duration'],
      ['P always when[sleepy]: mod atk +5%', 'sleepy'],
      ['S aim=enemies*all: damage 20%atk magic', 'owner'],
      ['P always: tag Heavy', 'granted'],
      ['Aura relic2 enemies 2: zone r1 2 enemies turn {damage 5 true}', 'relic'],
      ['P on_hit: zone r1 2 enemies turn {zone r1 2 enemies turn {damage 5 true}}', 'a zone lays no zone'],
      ['P on_hit: zone r1 2 enemies turn {heal 5}; zone r1 2 allies turn {heal 5}', 'more than one zone'],
      ['team P round_start: zone r1 2 enemies turn {damage 5 true}', 'leaders'],
    ] as const) {
      expect(() => readAbility('x', 'Odd One', wrong)).toThrow(/^Odd One/)
      expect(() => readAbility('x', 'Odd One', wrong)).toThrow(reason)
    }
  })

  test.each([
    ['P always when[status haste]: status haste', 'status haste'],
    ['P always when[not tag Flyer]: tag Flyer', 'tag Flyer'],
    ['P always when[engaged]: status phased', 'status phased'],
    ['P always: tag Unstoppable if[ranged]', 'tag Unstoppable'],
    ['P always when[melee]: tag Incorporeal', 'tag Incorporeal'],
    ['Aura static2 allies: status slow if[status slow]', 'status slow'],
    ['P always: status slow if[status haste]; status haste if[status slow]', 'status slow, status haste'],
  ])('GB-208 what lasts may not ask for what it gives: %s', (definition, facts) => {
    expect(() => readAbility('x', 'Odd One', definition)).toThrow(`depends on itself: ${facts}`)
  })

  test('GB-208 what lasts may ask for anything else, and what is given once for what it gives', () => {
    for (const definition of [
      'P always when[status haste]: status slow',
      'P always when[engaged, formation]: tag Flyer',
      'P always when[tag Flyer]: mod atk +5%',
      'P on_hit when[status haste]: status haste d1 @self',
    ])
      expect(readAbility('x', 'Even One', definition).definition).toBe(definition)
  })

  test('GB-208 nor may what others give lead back to it: abilities, leaders and factions are looked at together', () => {
    const haste = { part: 'haste', field: 'definition', value: 'P always when[status slow]: status haste' }
    const slow = 'each P always when[status haste]: status slow'
    for (const part of ['leader:ser_aldric', 'faction:order']) {
      const gift = { part, field: 'definition', value: slow }
      expect([changeErrors([haste]), changeErrors([gift])]).toEqual([[], []])
      expect(changeErrors([haste, gift])[0]?.text).toContain('depends on itself: status haste, status slow')
    }
  })

  test('GB-1401 changes are checked as the content that results', () => {
    expect(changeErrors([{ part: 'ord_squire', field: 'hp', value: 0 }])[0]).toMatchObject({
      path: 'changes.0',
      code: 'bad_change',
    })
    expect(changeErrors([{ part: 'ord_dragon', field: 'hp', value: 5 }])).toHaveLength(1)
    expect(changeErrors([{ part: 'heal', field: 'definition', value: 'A1: nonsense' }])).toHaveLength(1)
    const changed = contentOf({
      changes: [
        { part: 'ord_squire', field: 'hp', value: 99 },
        { part: 'spell:rally', field: 'definition', value: 'S aim=allies*all: resolve +1' },
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

const every = [...PRINTED.abilities.values()]
const labelled = (list: readonly Ability[]): [string, Ability][] => list.map((ability) => [ability.name, ability])

test.each(
  labelled([...every, ...PRINTED.spells.values(), ...[...PRINTED.leaders.values()].map(({ passive }) => passive)]),
)('GR-1105 %s has a text made from its definition', (_, ability) => {
  const text = abilityText(ability)
  expect(text).toMatch(/^[A-Z0-9].*\.$/s)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
  expect(text.toLowerCase()).not.toBe(`${ability.name.toLowerCase()}.`)
  if (!(ability.id in SYSTEM_WORDS))
    for (const number of ability.definition.matchAll(/[+-](\d+)%?/g)) expect(text).toContain(number[1])
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

test('GB-218 purify needs somebody infected', () => {
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
