import { describe, expect, test } from 'vitest'
import { changeErrors, contentOf } from '../lab/changes.ts'
import { attack } from '../rules/attack.ts'
import { cast, castSpell, planAbility } from '../rules/casting.ts'
import { hurt } from '../rules/damage.ts'
import { settle } from '../rules/death.ts'
import { fire, fireAll } from '../rules/triggers.ts'
import { takeTurn } from '../rules/turn.ts'
import { type Standing, scene, unit } from '../testing/scene.ts'
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
    ] as const) {
      expect(() => readAbility('x', 'Odd One', wrong)).toThrow(/^Odd One/)
      expect(() => readAbility('x', 'Odd One', wrong)).toThrow(reason)
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
  if (!(ability.id in SYSTEM_WORDS))
    for (const number of ability.definition.matchAll(/[+-](\d+)%?/g)) expect(text).toContain(number[1])
})

const crowd = (abilities: readonly string[], numbers: Partial<Standing>): readonly Standing[] => [
  {
    at: [3, 3],
    side: 0,
    tier: 1,
    hp: 400,
    atk: 30,
    resolve: 400,
    initiative: 50,
    ...numbers,
    abilities,
    is: { hp: 200, resolve: 120, stacks: 2, ...numbers.is },
  },
  { at: [3, 4], side: 1, hp: 900, resolve: 400, armor: 20, dodge: 0, cost: 8, atk: 50, is: { hp: 120, resolve: 300 } },
  {
    at: [4, 4],
    side: 1,
    hp: 900,
    resolve: 400,
    armor: 5,
    cost: 5,
    atk: 40,
    tags: ['Mechanical', 'Undead'],
    nature: 'bound',
    is: { hp: 700 },
  },
  {
    at: [3, 6],
    side: 1,
    hp: 900,
    resolve: 400,
    armor: 5,
    cost: 5,
    atk: 60,
    range: 4,
    trajectory: 'homing',
    attackType: 'magic',
  },
  {
    at: [3, 2],
    side: 0,
    hp: 400,
    resolve: 400,
    atk: 25,
    tags: ['Mechanical', 'Infantry', 'Beast'],
    nature: 'bound',
    is: { hp: 150, resolve: 100, stacks: 3, cooldown: 2, contagions: [{ type: 'curse', turns: 2 }] },
  },
  {
    at: [4, 3],
    side: 0,
    hp: 400,
    resolve: 400,
    atk: 24,
    attackType: 'magic',
    tags: ['Mechanical', 'Beast', 'Infantry'],
    nature: 'bound',
    is: { hp: 180, resolve: 110 },
  },
  { at: [7, 9], side: 1, hp: 900, resolve: 400 },
]

/** What can be seen of a position, without the caster's own bookkeeping. */
function trace(told: readonly { readonly type: string }[]): string[] {
  const plain = new Set([
    'spell_cast',
    'ability_triggered',
    'ai_choice',
    'roll',
    'cooldown_changed',
    'ammo_spent',
    'turn_started',
  ])
  return told.map(({ type }) => type).filter((type) => !plain.has(type))
}

const always100 = Array.from({ length: 60 }, () => 1)

describe('GB-210 every active ability has its effects', () => {
  const actives = every.filter(({ kind }) => kind === 'active')
  test.each(labelled(actives))('%s', (_, ability) => {
    const ranged: Partial<Standing> =
      ability.shot === 'direct' || ability.shot === 'arc'
        ? { at: [0, 4], range: 6, trajectory: ability.shot, ammo: 6 }
        : ability.shot === 'homing'
          ? { at: [0, 4], range: 4, trajectory: 'homing', attackType: 'magic' }
          : {}
    const s = scene(crowd([ability.id], ranged), always100)
    if (ability.aim?.base === 'fallen') {
      hurt(s.field, unit(s, 6), 999, true, 0, 'test')
      settle(s.field)
    }
    s.told.length = 0
    s.battle.turnOf = 1
    unit(s, 1).cooldown = 0
    const plan = planAbility(s.field, unit(s, 1))
    expect(plan, ability.definition).not.toBeNull()
    if (plan === null) return
    cast(s.field, unit(s, 1), plan)
    expect(s.events('spell_cast')).toHaveLength(1)
    expect(trace(s.told).length, ability.definition).toBeGreaterThan(0)
    for (const effect of ability.effects) expect(shows(effect.do, s), `${ability.definition}: ${effect.do}`).toBe(true)
    if (ability.cooldown > 0 && s.battle.units[0]?.state !== 'dead') expect(unit(s, 1).cooldown).toBe(ability.cooldown)
  })
})

describe('GB-1101 every spell has its effects', () => {
  test.each(labelled([...PRINTED.spells.values()]))('%s', (_, spell) => {
    const s = scene(
      crowd([], { is: { hp: 200, resolve: 120, state: 'crumbling' }, nature: 'bound', tags: ['Infantry', 'Beast'] }),
      always100,
    )
    unit(s, 1).resolve = 0
    unit(s, 5).ammo = 1
    Object.assign(unit(s, 5), { maxAmmo: 5 })
    if (spell.effects.some((effect) => effect.do === 'rally'))
      Object.assign(unit(s, 6), { state: 'retreating', resolve: 0 })
    if (spell.aim?.base === 'fallen') {
      hurt(s.field, unit(s, 6), 999, true, 0, 'test')
      settle(s.field)
    }
    s.told.length = 0
    expect(castSpell(s.field, 0, spell.id, 'mid'), spell.definition).toBe(true)
    for (const effect of spell.effects) expect(shows(effect.do, s), `${spell.definition}: ${effect.do}`).toBe(true)
  })
})

/** The events by which an effect is known. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  strike: ['attack'],
  damage: ['hp_changed'],
  heal: ['hp_changed'],
  barrier: ['barrier_changed'],
  resolve: ['resolve_changed'],
  rally: ['unit_rallied'],
  modify: ['modifier_applied'],
  status: ['status_applied', 'status_refused'],
  contagion: ['contagion_applied', 'contagion_refreshed', 'contagion_immune'],
  cleanse: ['contagion_purified', 'status_ended', 'modifier_ended', 'spell_cast', 'ability_triggered'],
  dispel: ['spell_cast'],
  push: ['unit_displaced'],
  pull: ['unit_displaced'],
  leap: ['unit_displaced', 'attack'],
  teleport: ['unit_displaced', 'spell_cast'],
  summon: ['unit_summoned'],
  copy: ['unit_summoned'],
  revive: ['unit_revived'],
  execute: ['hp_changed', 'attack'],
  sacrifice: ['hp_changed'],
  shred: ['armor_shredded'],
  repair: ['armor_repaired', 'spell_cast'],
  ammo: ['ammo_recovered'],
  cooldown: ['cooldown_changed', 'spell_cast'],
  tag: ['tag_changed'],
  zone: ['zone_created'],
  act_again: ['spell_cast', 'ability_triggered'],
  disrupt: ['spell_cast', 'ability_triggered'],
}
function shows(effect: string, s: ReturnType<typeof scene>): boolean {
  const signs = SIGNS[effect] ?? []
  return s.told.some(({ type }) => signs.includes(type))
}

describe('GB-209 every triggered passive fires when its trigger does', () => {
  const passives = [...every, ...[...PRINTED.leaders.values()].map(({ passive }) => passive)].filter(
    ({ kind, on, scope }) => kind === 'passive' && on !== 'always' && scope !== 'team',
  )
  test.each(labelled(passives))('%s', (_, ability) => {
    const gifted = ability.scope === 'each'
    const content = gifted
      ? { ...PRINTED, abilities: new Map(PRINTED.abilities).set(ability.id, { ...ability, filter: [] }) }
      : PRINTED
    const s = scene(crowd([ability.id], {}), always100, content)
    s.battle.round = 6
    s.battle.turnOf = 1
    const owner = unit(s, 1)
    const foe = unit(s, 2)
    s.field.attack = { attacker: owner, target: foe, flanking: true, rear: false, charging: false }
    if (ability.on === 'hp_below') hurt(s.field, owner, 190, true, 0, 'test')
    else if (ability.on === 'on_death') {
      hurt(s.field, owner, 999, true, 2, 'test')
      settle(s.field)
    } else if (ability.on === 'on_enemy_death') {
      hurt(s.field, foe, 999, true, 1, 'test')
      settle(s.field)
    } else if (ability.on !== null) fire(s.field, owner, ability.on, foe, 40)
    expect(s.events('ability_triggered').map(({ abilityId }) => abilityId)).toContain(ability.id)
    for (const effect of ability.effects) expect(shows(effect.do, s), `${ability.definition}: ${effect.do}`).toBe(true)
  })
})

test('GB-220 GB-1103 a side’s own passive acts for all of it', () => {
  const s = scene([
    { at: [3, 3], is: { resolve: 40 } },
    { at: [3, 9], side: 1 },
  ])
  const { leaders } = PRINTED
  const field = { ...s.field, content: { ...s.field.content, leaders } }
  Object.assign(s.battle.sides[0], { leader: 'prelate_odile' })
  s.battle.round = 2
  fireAll(field, 'round_start')
  expect(unit(s, 1).resolve).toBe(45)
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
