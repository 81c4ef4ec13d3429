import { describe, expect, it } from 'vitest'
import type { Ability, UnitType } from './ability.ts'
import { READY_ARMIES } from './armies.ts'
import { catalogOf } from './catalog.ts'
import { checkCustomUnit } from './custom.ts'
import { FAMILIES } from './families.ts'
import { EFFECTS, TARGETS, TRIGGERS } from './grammar.ts'
import { priceOf } from './price.ts'
import { BLADE, ROSTER } from './roster.ts'

const plain = catalogOf({ bans: [], custom_units: [], custom_only: false })

describe('HEX-101 the roster', () => {
  it('has eight units in each of four families, in the order of the table', () => {
    expect(ROSTER).toHaveLength(32)
    expect(ROSTER.map((type) => type.family)).toEqual(
      ['bastion', 'wildpack', 'rimeglass', 'gravewake'].flatMap((family) => Array.from({ length: 8 }, () => family)),
    )
    expect(new Set(ROSTER.map((type) => type.id)).size).toBe(32)
    expect(FAMILIES.map((family) => family.id)).toEqual(['bastion', 'wildpack', 'rimeglass', 'gravewake', 'custom'])
  })

  it('has display names in words', () => {
    expect(plain.type('field_surgeon')?.name).toBe('Field Surgeon')
    expect(plain.type('verdigris_alchemist')?.name).toBe('Verdigris Alchemist')
  })

  it.each(ROSTER.map((type) => [type.id, type] as const))(
    'HEX-211 %s passes the checker and costs its price',
    (_, type) => {
      expect(checkCustomUnit(asCustom(type))).toEqual([])
      expect(type.cost).toBe(priceOf(type).cost)
    },
  )

  it('HEX-211 uses every trigger, target and effect', () => {
    const abilities = ROSTER.flatMap((type) => type.abilities)
    const used = (key: keyof Ability) => new Set(abilities.map((ability) => ability[key]))
    expect([...used('trigger')].sort()).toEqual([...TRIGGERS].sort())
    expect([...used('effect')].sort()).toEqual(Object.keys(EFFECTS).sort())
    expect([...used('target')].sort()).toEqual([...TARGETS].sort())
  })

  it('HEX-100 knows the Blade, which is not for hire', () => {
    expect(BLADE).toMatchObject({ max_hp: 1, damage: 2, attack_range: 1, armor: 0, speed: 100, abilities: [] })
    expect(plain.type('blade')).toBe(BLADE)
    expect(plain.forHire).toEqual(ROSTER)
  })
})

describe('HEX-102 ready-made armies', () => {
  it.each(READY_ARMIES.map((army) => [army.id, army] as const))('%s costs what the table says', (_, army) => {
    expect(army.units.reduce((sum, id) => sum + (plain.type(id)?.cost ?? Number.NaN), 0)).toBe(army.points)
  })

  it('are ten, with names in words', () => {
    expect(READY_ARMIES.map((army) => army.name)).toEqual([
      'Iron Line',
      'Banner and Bolt',
      'Hunting Pack',
      'Stampede',
      'Deep Frost',
      'Falling Glass',
      'Last Rites',
      'Knives at Night',
      'Cold Steel',
      'Grave Hunt',
    ])
  })
})

describe('HEX-14 the catalog of a match', () => {
  const wolf = { ...asCustom(ROSTER[8] as UnitType), id: 'x_wolf', name: 'My Wolf' }

  it('leaves banned units out of those for hire, not out of the catalogue', () => {
    const catalog = catalogOf({ bans: ['greywolf'], custom_units: [], custom_only: false })
    expect(catalog.forHire).toHaveLength(31)
    expect(catalog.type('greywolf')).toBeDefined()
  })

  it('HEX-110 adds custom units at their price, or at the cost they name', () => {
    const catalog = catalogOf({
      bans: [],
      custom_units: [wolf, { ...wolf, id: 'x_cheap', cost: 2 }],
      custom_only: true,
    })
    expect(catalog.forHire.map((type) => [type.id, type.family, type.cost])).toEqual([
      ['x_wolf', 'custom', 9],
      ['x_cheap', 'custom', 2],
    ])
    expect(catalog.type('greywolf')?.cost).toBe(9)
  })
})

function asCustom(type: UnitType) {
  const { max_hp, damage, attack_range, armor, speed, abilities, name } = type
  return { id: `x_${type.id}`, name, max_hp, damage, attack_range, armor, speed, abilities }
}
