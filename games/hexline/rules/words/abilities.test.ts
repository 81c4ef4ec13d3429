import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ability, Effect, Trigger } from '../content/ability.ts'
import { EFFECTS, hasContextTarget, mayCharge, needsRange, TRIGGERS } from '../content/grammar.ts'
import { ROSTER } from '../content/roster.ts'
import { abilitySentence, abilityWords } from './abilities.ts'

const said = new Map(ROSTER.map((type) => [type.id, type.abilities.map(abilitySentence)]))

describe('HEX-180 abilities in words', () => {
  it.each([
    ['frost_adept', 'Every second attack: freezes the unit it hit for 1 turn.'],
    ['hush_singer', 'At the start of its turn: silences all enemies within 3 hexes for 1 turn.'],
    ['shard_slinger', 'After it attacks: 2 damage to each enemy next to the unit it hit.'],
    ['verdigris_alchemist', 'After it attacks: the unit it hit loses 1 armour for the battle.'],
    ['storm_caller', 'At the start of its turn: 3 damage to a random enemy within 5 hexes.'],
    ['comet_sage', 'At the end of every third turn: 2 damage to every enemy on the board.'],
    ['gale_reader', 'After it attacks: pushes the unit it hit 2 hexes away.'],
    ['glass_golem', 'When wounded: 1 damage to every enemy next to it.'],
    ['shieldbearer', 'Each round: the first damage it would take is cancelled.'],
    ['warden', 'Always: 1 more armour for itself and every friend next to it.'],
    ['ripper', 'When it kills: gets another turn this round.'],
    ['night_stalker', 'Every second move: leaps behind the enemy furthest away.'],
    ['bone_piper', 'When an ally falls within 4 hexes: summons 1 Blade next to it, which acts this round.'],
    ['headsman', 'Always: an enemy next to it that is wounded down to 4 life or less dies at once.'],
    ['pikeman', 'Every second wound: pushes the unit that hurt it 2 hexes away.'],
  ])('%s: %s', (id, sentence) => {
    expect(said.get(id)).toEqual([sentence])
  })

  it('come in two parts', () => {
    const words = abilityWords({ trigger: 'onhit', effect: 'freeze', target: 'target', value: 2, charge: 2 })
    expect(words).toEqual({ when: 'Every second attack', what: 'freezes the unit it hit for 2 turns.' })
  })

  it('carry every number of every ability there can be', () => {
    fc.assert(
      fc.property(anAbility(), (ability) => {
        const sentence = abilitySentence(ability)
        expect(sentence).toMatch(/^[A-Z][^:]*: [a-z0-9].*[^.]\.$/)
        expect(sentence).not.toMatch(/undefined|NaN|nobody| {2}/)
        const { value = 1, range = 1, aura = 1, charge = 1 } = ability
        for (const n of [range, aura]) if (n > 1) expect(sentence).toContain(String(n))
        if (value > 1) expect(sentence).toContain(String(value))
        if (charge > 1) expect(sentence).toMatch(/[Ee]very \w+/)
      }),
      { numRuns: 1000, seed: 3 },
    )
  })
})

function anAbility(): fc.Arbitrary<Ability> {
  const effects = Object.keys(EFFECTS) as Effect[]
  return fc
    .record({
      effect: fc.constantFrom(...effects),
      trigger: fc.constantFrom(...TRIGGERS),
      pick: fc.nat(4),
      value: fc.integer({ min: 1, max: 6 }),
      range: fc.integer({ min: 1, max: 8 }),
      charge: fc.integer({ min: 1, max: 9 }),
      aura: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ effect, trigger, pick, value, range, charge, aura }): Ability | null => {
      const rule = EFFECTS[effect]
      const when: Trigger = rule.passive ? 'passive' : trigger
      const target = rule.targets[pick % rule.targets.length] ?? 'self'
      if (!rule.passive && when === 'passive') return null
      if (target === 'target' && !rule.passive && !hasContextTarget(when, effect)) return null
      return {
        trigger: when,
        effect,
        target,
        ...(rule.most === null ? {} : { value: Math.min(value, rule.most) }),
        ...(!rule.passive && needsRange(when, target) ? { range } : {}),
        ...(mayCharge(effect) ? { charge } : {}),
        ...(rule.aura === 'refused' ? {} : { aura }),
      }
    })
    .filter((ability) => ability !== null)
}
