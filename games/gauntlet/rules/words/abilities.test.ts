import { describe, expect, test } from 'vitest'
import type { Ability } from '../content/ability.ts'
import { PRINTED } from '../content/content.ts'
import { abilityText } from './abilities.ts'

const printed: readonly (readonly [string, Ability])[] = [
  ...[...PRINTED.abilities].map(([id, ability]) => [`ability ${id}`, ability] as const),
  ...[...PRINTED.spells].map(([id, spell]) => [`spell ${id}`, spell] as const),
  ...[...PRINTED.leaders].map(([id, { passive }]) => [`passive of ${id}`, passive] as const),
  ...[...PRINTED.factions].map(([id, { bonus }]) => [`bonus of ${id}`, bonus] as const),
]

/** Every sentence has one of these verbs. */
const VERBS =
  /\b(is|are|has|have|can|cannot|may|must|takes?|deals?|gains?|loses?|gets?|regains?|gives?|rises?|dies|die|appears?|shares?|misses|miss|dodges?|lands?|moves?|reaches|reach|strikes?|rally|rallies|covers|survives?|avoids?|falls?|flees?|bleeds?|burns?|wears?|stops?|walks?|leaps|does|do|carries|change|changes|starts|gives)\b/i
const LIMITS = /^(Usable every|Not before|Uses \d|At most|Only with)/

describe('GR-1105 texts of abilities', () => {
  test.each(printed)('%s is described in whole sentences', (_, ability) => {
    const text = abilityText(ability)
    // No signed numbers, no lists by semicolon, no words of the tables.
    expect(text).not.toMatch(/(^|\s)[+-]\d|;|×|\bHP\b|\bATK\b|_|[a-z][A-Z]/)
    expect(text).not.toMatch(/ {2}|undefined|NaN/)
    for (const sentence of text.split(/(?<=\.) /)) {
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
      if (!LIMITS.test(sentence)) expect(sentence).toMatch(VERBS)
    }
  })

  const text = (id: string): string => abilityText(PRINTED.abilities.get(id) ?? PRINTED.spells.get(id) ?? missing(id))
  const missing = (id: string): never => {
    throw new Error(`no ability ${id}`)
  }

  test('shares and points carry their unit', () => {
    expect(text('shield_wall')).toBe('If it stands in formation, it takes 15% less damage.')
    expect(text('evasion')).toBe('It dodges 10 more blows in 100.')
    expect(text('storm_front')).toBe('Enemies within 2 cells of it miss 50 more shots in 100.')
    const discipline = PRINTED.factions.get('empire')?.bonus
    expect(discipline && abilityText(discipline)).toBe(
      'Every unit of this side loses 20% less Resolve and takes 4% less damage.',
    )
  })

  test('verbs follow one and several', () => {
    expect(text('divine_smite')).toBe('The enemy of the highest cost takes 45 magic damage and loses 15 Resolve.')
    expect(text('nightmare')).toContain('is attacked')
    expect(text('inferno')).toBe('All enemies take 7 magic damage and are infected with fire (30% chance).')
    expect(text('call_of_the_wild')).toBe('2 Spirit Wolves appear.')
  })

  test('the unit that is meant is clear when the sentence changes sides', () => {
    expect(text('zealous_strike')).toBe(
      'The enemy with the least life in its attack range is attacked at 150% strength. This unit gains 15 Resolve. Usable every 2 turns.',
    )
    expect(text('death_mark')).toContain('This unit leaps behind the target. The target is attacked at 120% strength.')
  })

  test('when it happens stands first', () => {
    expect(text('guardian')).toMatch(/^At the start of every third round, the ally /)
    expect(text('backstab')).toMatch(/^When it hits and attacks from the flank, the target takes true damage /)
    const overcharge = [...PRINTED.leaders.values()].find(({ passive }) => passive.name === 'Overcharge')?.passive
    expect(overcharge && abilityText(overcharge)).toContain('every unit of this side that is Mechanical has 8% more')
  })
})
