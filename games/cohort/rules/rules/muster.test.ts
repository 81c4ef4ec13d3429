import { describe, expect, it, test } from 'vitest'
import type { ArmyList, TroopEntry } from '../choice.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import { CULTURES, type CultureId, type SupportType } from '../content/terms.ts'
import { defaultName, musterArmy, ordinal, raiseTroop, unitsIn } from './muster.ts'

const raised = (entry: Partial<TroopEntry>, culture: CultureId = 'parthian') =>
  raiseTroop({ type: 'professional', equipment: [], ...entry }, CULTURE_DATA[culture], 0)

describe('COH-5.3 what a troop takes the field with', () => {
  test.each<[string, Partial<TroopEntry>, CultureId, object]>([
    [
      'plain',
      {},
      'greek',
      { attack: 8, defence: 7, mobility: 6, weapon: 'swords', volleys: 0, armour: 0, combat: true },
    ],
    ['war spears', { equipment: ['warSpears'] }, 'greek', { attack: 10, formationBonus: 1, weapon: 'spears' }],
    ['sarissas', { equipment: ['sarissaPikes'] }, 'macedonian', { attack: 8, formationBonus: 0, weapon: 'sarissas' }],
    ['bows', { equipment: ['compositeBows'] }, 'greek', { attack: 8, volleys: 8, weapon: 'bows' }],
    ['bows of Parthia', { equipment: ['compositeBows'] }, 'parthian', { volleys: 10 }],
    ['crossbows', { equipment: ['crossbows'] }, 'han', { volleys: 6, weapon: 'crossbows' }],
    ['crossbows of Parthia', { equipment: ['crossbows'] }, 'parthian', { volleys: 6 }],
    ['light armour', { equipment: ['lightArmor'] }, 'greek', { defence: 9, mobility: 5, armour: 2, shieldDefence: 0 }],
    ['lorica', { equipment: ['loricaSegmentata'] }, 'roman_empire', { defence: 12, mobility: 5, armour: 5 }],
    [
      'heavy shields',
      { equipment: ['heavyShields'] },
      'greek',
      { defence: 9, shieldDefence: 2, missileDefence: 2, formationBonus: 1, armour: 0 },
    ],
    [
      'round shields and armour',
      { equipment: ['roundShields', 'heavyArmor'] },
      'greek',
      { defence: 12, armour: 4, shieldDefence: 1, missileDefence: 1 },
    ],
    ['mercenaries', { mercenary: true }, 'carthaginian', { morale0: 80, breakAt: 20, mercenary: true }],
    ['scouts', { type: 'scouts' }, 'greek', { mobility: 12, mounted: true, full: 20, sight: 5 }],
    ['hoplites', { type: 'alliedHoplites' }, 'greek', { attack: 7, weapon: 'spears', formationBonus: 1 }],
    ['hoplites of Sparta', { type: 'alliedHoplites' }, 'spartan', { attack: 8, defence: 8 }],
    ['professionals of Sparta', {}, 'spartan', { attack: 8, breakAt: 50 }],
    ['professionals of Germany', {}, 'germanic', { breakAt: 30 }],
    ['foot of Han', {}, 'han', { full: 120 }],
    ['riders of Han', { type: 'cavalry' }, 'han', { full: 50 }],
    ['riders of the Mongols', { type: 'cavalry' }, 'mongol', { full: 60 }],
  ])('%s', (_, entry, culture, figures) => {
    expect(raised(entry, culture)).toMatchObject(figures)
  })

  it('COH-5.19 the ground takes or gives men, rounded, to each side its own', () => {
    const culture = { ...CULTURE_DATA.greek, strength: [93, 107] as const }
    const on = (seat: 0 | 1, type: 'professional' | 'cavalry') =>
      raiseTroop({ type, equipment: [] }, culture, seat).full
    expect([on(0, 'professional'), on(0, 'cavalry'), on(1, 'cavalry')]).toEqual([93, 47, 54])
  })
})

describe('COH-1.5 ids and names', () => {
  const army = (culture: CultureId, support: ArmyList['support'] = []): ArmyList => ({
    culture,
    troops: [
      { type: 'professional', equipment: [] },
      { type: 'levy', equipment: [], name: 'The Brave' },
      { type: 'professional', equipment: [] },
    ],
    support,
  })
  const listed = (of: ArmyList, seat: 0 | 1) =>
    musterArmy(of, seat).map(({ id, name, kind }) => `${id} ${name} ${kind}`)

  it('troops as listed, elite, train, other support; ordinals by kind', () => {
    expect(listed(army('roman_empire', ['medicalCorps', 'fieldEngineers', 'medicalCorps']), 1)).toEqual([
      '101 1st Infantry professional',
      '102 The Brave levy',
      '103 2nd Infantry professional',
      '104 Praetorians elite',
      '105 Supply Train supplyTrain',
      '106 1st Medics medicalCorps',
      '107 1st Engineers fieldEngineers',
      '108 2nd Medics medicalCorps',
    ])
    expect(listed(army('roman_empire'), 0)[0]).toBe('1 1st Infantry professional')
  })

  it('COH-5.16 Mongols have no free train, and one if they pay for it', () => {
    const trains = (support: ArmyList['support']) =>
      musterArmy({ ...army('mongol', support), troops: [] }, 0).filter(({ kind }) => kind === 'supplyTrain').length
    expect([trains([]), trains(['supplyTrain'])]).toEqual([0, 1])
    expect(
      musterArmy(army('roman_empire', ['supplyTrain']), 0).filter(({ kind }) => kind === 'supplyTrain'),
    ).toHaveLength(1)
  })

  it('ordinals and default names', () => {
    expect([1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 24, 101, 111, 112].map(ordinal)).toEqual([
      ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '14th'],
      ...['21st', '22nd', '23rd', '24th', '101st', '111th', '112th'],
    ])
    expect([defaultName('elite', 1), defaultName('supplyTrain', 1), defaultName('administrators', 1)]).toEqual([
      'Elite',
      'Supply Train',
      'Administrators',
    ])
    expect([defaultName('heavyCavalry', 2), defaultName('siegeEngineers', 1)]).toEqual([
      '2nd Cataphracts',
      '1st Siege Engineers',
    ])
  })
})

describe('COH-5.7 COH-5.12 elite and staff', () => {
  const of = (culture: CultureId, kind: string) =>
    musterArmy({ culture, troops: [], support: ['medicalCorps', 'siegeEngineers'] }, 0).find(
      (unit) => unit.kind === kind,
    )

  it('an elite has its own figures, its gear gives only its rules', () => {
    expect(of('roman_empire', 'elite')).toMatchObject({
      attack: 13,
      defence: 13,
      mobility: 6,
      morale0: 100,
      breakAt: 35,
      weight: 100,
      sight: 3,
      combat: true,
      mercenary: false,
      shieldDefence: 0,
      missileDefence: 0,
    })
    expect(of('spartan', 'elite')?.breakAt).toBe(50)
  })

  it('staff do not fight, Spartan staff do', () => {
    expect(of('greek', 'medicalCorps')).toMatchObject({
      attack: 1,
      defence: 2,
      combat: false,
      breakAt: 10,
      morale0: 60,
      engine: null,
      volleys: 0,
      mounted: false,
    })
    expect(of('spartan', 'medicalCorps')).toMatchObject({
      attack: 5,
      defence: 5,
      combat: true,
      breakAt: 20,
      morale0: 80,
    })
    expect(of('greek', 'siegeEngineers')).toMatchObject({ engine: 'ballista', volleys: 8, full: 20, mobility: 4 })
  })
})

test.each(CULTURES)('COH-1.5 COH-5.1 the units of an army are counted as they are raised: %s', (culture) => {
  const troops: readonly TroopEntry[] = [
    { type: 'levy', equipment: [] },
    { type: 'scouts', equipment: [] },
  ]
  const staffs: readonly (readonly SupportType[])[] = [
    [],
    ['supplyTrain'],
    ['medicalCorps', 'supplyTrain', 'siegeEngineers', 'siegeEngineers'],
  ]
  for (const support of staffs) {
    const army: ArmyList = { culture, troops, support }
    expect([support, unitsIn(army)]).toEqual([support, musterArmy(army, 0).length])
  }
})
