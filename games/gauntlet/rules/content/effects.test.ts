import { describe, expect, test } from 'vitest'
import { TRIGGER_INDEX } from '../rules/codes.ts'
import { hurt } from '../rules/combat/damage.ts'
import { settle } from '../rules/combat/death.ts'
import { cast, castSpell, planAbility } from '../rules/effects/casting.ts'
import { fire, fireAll } from '../rules/effects/triggers.ts'
import { takeTurn } from '../rules/turn.ts'
import { crowd, observed, STANDS, type Stand } from '../testing/crowd.ts'
import { type Scene, type Standing, scene, unit } from '../testing/scene.ts'
import type { Ability, Effect } from './ability.ts'
import { type Content, PRINTED } from './content.ts'
import { SYSTEM_WORDS } from './standard.ts'

/** The ability without its k-th effect; effects of a zone count after all others. */
function lacking(ability: Ability, k: number): Ability {
  if (k < ability.effects.length) return { ...ability, effects: ability.effects.filter((_, at) => at !== k) }
  const inner = k - ability.effects.length
  const effects = ability.effects.map(
    (effect): Effect =>
      effect.do === 'zone' ? { ...effect, effects: effect.effects.filter((_, at) => at !== inner) } : effect,
  )
  return { ...ability, effects }
}

function effectsOf(ability: Ability): readonly [number, string][] {
  const inner = ability.effects.flatMap((effect) => (effect.do === 'zone' ? effect.effects : []))
  return [...ability.effects, ...inner].map((effect, k) => [k, effect.do])
}

/** Every effect counts: in at least one of the stands, the same play without it ends in another position. */
function everyEffectCounts(ability: Ability, play: (ability: Ability, stand: Stand) => Scene | null): void {
  for (const [k, name] of effectsOf(ability)) {
    const seen = STANDS.some((stand) => {
      const whole = play(ability, stand)
      const less = play(lacking(ability, k), stand)
      return whole !== null && (less === null || observed(whole) !== observed(less))
    })
    expect(seen, `${ability.name}: ${name}`).toBe(true)
  }
}

const labelled = (list: readonly Ability[]): [string, Ability][] => list.map((ability) => [ability.name, ability])
const knowing = (ability: Ability): Content => ({
  ...PRINTED,
  abilities: new Map(PRINTED.abilities).set(ability.id, ability),
})
const every = [...PRINTED.abilities.values()]

/** Lets time pass for all who stand near, so that zones act. */
function passTurns(s: Scene, ability: Ability): void {
  if (!ability.effects.some(({ do: what }) => what === 'zone')) return
  for (const other of [...s.units]) if (other.side === 1 && other.cell >= 0) takeTurn(s.field, other, false)
}

function bury(s: Scene, id: number): void {
  hurt(s.field, unit(s, id), 999, true, 0, 'test')
  settle(s.field)
}

describe('GB-210 every effect of an active ability', () => {
  test.each(labelled(every.filter(({ kind }) => kind === 'active')))('%s', (_, ability) => {
    everyEffectCounts(ability, (tried, stand) => {
      const s = crowd([tried.id], stand, knowing(tried))
      if (tried.aim?.base === 'fallen') bury(s, 6)
      unit(s, 1).cooldown = 0
      const plan = planAbility(s.field, unit(s, 1))
      if (plan === null) return null
      cast(s.field, unit(s, 1), plan)
      passTurns(s, tried)
      return s
    })
  })
})

describe('GB-1101 every effect of a spell', () => {
  test.each([...PRINTED.spells.values()].map((spell) => [spell.name, spell] as const))('%s', (_, spell) => {
    everyEffectCounts(spell, (tried, stand) => {
      const s = crowd([], stand, { ...PRINTED, spells: new Map(PRINTED.spells).set(tried.id, { ...spell, ...tried }) })
      if (tried.aim?.base === 'fallen') bury(s, 6)
      if (!castSpell(s.field, 0, tried.id, 'mid')) return null
      passTurns(s, tried)
      return s
    })
  })
})

describe('GB-209 GB-212 every effect of a passive, a mastery and an aura', () => {
  // What these do is no effect of the vocabulary; tests of their own show it.
  const special = new Set(['supply', ...Object.keys(SYSTEM_WORDS)])
  test.each(labelled(every.filter(({ kind, id }) => kind !== 'active' && !special.has(id))))('%s', (_, ability) => {
    everyEffectCounts(ability, (tried, stand) => {
      const s = crowd([tried.id], stand, knowing(tried))
      setOff(s, tried)
      return s
    })
  })
})

describe('GB-1102 GB-1103 every effect of a leader’s passive', () => {
  test.each([...PRINTED.leaders.values()].map((leader) => [leader.name, leader] as const))('%s', (_, leader) => {
    everyEffectCounts(leader.passive, (tried, stand) => {
      const content = { ...PRINTED, leaders: new Map(PRINTED.leaders).set(leader.id, { ...leader, passive: tried }) }
      const s = crowd([], stand, content, { leader: leader.id })
      setOff(s, tried)
      return s
    })
  })
})

describe('GB-220 every effect of a faction’s bonus', () => {
  test.each([...PRINTED.factions.values()].map((faction) => [faction.name, faction] as const))('%s', (_, faction) => {
    everyEffectCounts(faction.bonus, (tried, stand) => {
      const content = { ...PRINTED, factions: new Map(PRINTED.factions).set(faction.id, { ...faction, bonus: tried }) }
      const s = crowd([], stand, content, { faction: faction.id })
      setOff(s, tried)
      return s
    })
  })
})

/** Makes happen what the ability waits for. */
function setOff(s: Scene, ability: Ability): void {
  const owner = unit(s, 1)
  const foe = unit(s, 2)
  if (ability.kind === 'aura') {
    if (ability.aura?.type === 'static' && ability.aura.on === 'stay') return
    if (ability.aura?.type === 'relic') bury(s, 1)
    for (const other of s.units.slice(0, 5)) if (other.cell >= 0) takeTurn(s.field, other, false)
    return
  }
  switch (ability.on) {
    case 'always':
    case null:
      return
    case 'hp_below':
      hurt(s.field, owner, Math.max(1, owner.hp - 10), true, 0, 'test')
      return
    case 'on_death':
      hurt(s.field, owner, 999, true, 2, 'test')
      settle(s.field)
      return
    case 'on_ally_death':
      bury(s, 5)
      return
    case 'on_enemy_death':
      hurt(s.field, foe, 999, true, 1, 'test')
      settle(s.field)
      return
    case 'battle_start':
    case 'round_start':
    case 'round_end':
      fireAll(s.field, TRIGGER_INDEX[ability.on])
      return
    default:
      fire(s.field, owner, TRIGGER_INDEX[ability.on], foe, 40)
  }
}

test('GB-218 endless quiver: two more shots, rapid reload: a shorter cooldown', () => {
  const archer: Standing = { at: [3, 0], range: 5, trajectory: 'arc', ammo: 4, atk: 100 }
  const s = scene([
    { ...archer, abilities: ['endless_quiver'] },
    { ...archer, at: [5, 0] },
    { at: [3, 9], side: 1 },
  ])
  expect([unit(s, 1).maxAmmo, unit(s, 2).maxAmmo]).toEqual([6, 4])
  const quick = scene([
    { at: [3, 3], abilities: ['zealous_strike', 'rapid_reload'] },
    { at: [3, 4], side: 1, is: { ripostes: 0 } },
  ])
  const plan = planAbility(quick.field, unit(quick, 1))
  if (plan !== null) cast(quick.field, unit(quick, 1), plan)
  expect(unit(quick, 1).cooldown).toBe((PRINTED.abilities.get('zealous_strike')?.cooldown ?? 0) - 1)
})

test('GB-219 supply gives its neighbours two shots at the end of their turn', () => {
  const ammoAfter = (abilities: readonly string[]): number => {
    const s = scene([
      { at: [3, 0], speed: 0, abilities },
      { at: [3, 1], speed: 0, range: 2, trajectory: 'arc', ammo: 5, is: { ammo: 1 } },
      { at: [3, 9], side: 1, speed: 0 },
    ])
    takeTurn(s.field, unit(s, 2), false)
    return unit(s, 2).ammo
  }
  // A unit that rests gets one shot back.
  expect([ammoAfter(['supply']), ammoAfter([])]).toEqual([4, 2])
})
