import type { Seat } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { broughtBy, rollOf } from '../campaign/roll.ts'
import type { ArmyList, TroopEntry } from '../choice.ts'
import { type CohortConfig, configSchema } from '../config.ts'
import { musterArmy } from '../rules/muster.ts'
import { isSupport } from '../rules/unit.ts'
import { armyCost, armyProblems, budgetOf, cultureNamed, heavyShare, presetArmy } from './army.ts'
import { GROUND_PRESETS } from './ground-presets.ts'
import { groundStrength } from './ground-strength.ts'
import {
  CULTURES,
  type CultureId,
  type Equipment,
  MAPS,
  type MapId,
  type SupportType,
  type TroopType,
} from './terms.ts'

function configOf(change: Partial<CohortConfig> = {}): CohortConfig {
  const parsed = configSchema.parse(change)
  if (!parsed.ok) throw new Error('bad config')
  return parsed.value
}

const config = configOf()
const entry = (type: TroopType, ...equipment: readonly Equipment[]): TroopEntry => ({ type, equipment })
const hired = (type: TroopType, ...equipment: readonly Equipment[]): TroopEntry => ({
  type,
  equipment,
  mercenary: true,
})
const army = (culture: CultureId, troops: readonly TroopEntry[], ...support: readonly SupportType[]): ArmyList => ({
  culture,
  troops,
  support,
})
const codes = (list: ArmyList, on: CohortConfig = config, seat = 0) =>
  armyProblems(list, on, seat).map(({ code }) => code)

describe('COH-5 what armies cost', () => {
  test('COH-16.9 Rome: 18+10+2 = 30 SP, heavy share 64: legal', () => {
    const rome = army(
      'roman_republic',
      [entry('professional', 'warSpears', 'heavyShields'), entry('militia', 'lightArmor')],
      'fieldEngineers',
    )
    expect(armyCost(rome)).toBe(30)
    expect(heavyShare(rome)).toBe(64)
    expect(codes(rome)).toEqual([])
  })

  test('COH-16.10 Macedon 12+5+12 = 29; the Carthaginian preset 15+10+5+2 = 32', () => {
    expect(armyCost(army('macedonian', [entry('professional', 'sarissaPikes'), entry('cavalry')]))).toBe(29)
    // Before what the ground gives (COH-5.19).
    expect(armyCost(presetArmy('carthaginian', config, 0))).toBe(32)
    expect(budgetOf(config, 0, 'carthaginian')).toBe(32)
  })

  test('COH-5.7 every preset costs what the book says and is legal', () => {
    const costs: Readonly<Record<CultureId, number>> = {
      roman_republic: 29,
      spartan: 28,
      carthaginian: 32,
      han: 30,
      macedonian: 29,
      mongol: 30,
      roman_empire: 29,
      successor: 30,
      chinese: 30,
      parthian: 30,
      sarmatian: 30,
      sassanid: 30,
      germanic: 30,
      celtic: 30,
      greek: 30,
      desert: 30,
    }
    for (const culture of CULTURES) {
      const preset = presetArmy(culture, config, 0)
      expect([culture, armyCost(preset), codes(preset, config)]).toEqual([culture, costs[culture], []])
    }
  })

  test('COH-5.19 troops and elite come with the men the ground leaves them, or gives them on top; staff and campaigns do not mind', () => {
    for (const map of MAPS)
      for (const culture of CULTURES) {
        const on = configOf({ map: map as MapId })
        const army = presetArmy(culture, on, 0)
        const plain = musterArmy(army, 0)
        for (const seat of [0, 1] as const) {
          const share = groundStrength(map, culture)[seat]
          const expected = plain.map(({ kind, full }) => (isSupport(kind) ? full : Math.round((full * share) / 100)))
          const brought = broughtBy(army, seat, on).map(({ full }) => full)
          expect([map, culture, seat, brought]).toEqual([map, culture, seat, expected])
        }
        const rolls = [rollOf(army), rollOf(army)] as const
        const battle = { ...on, campaign: { battle: 1, wins: 2, won: [0, 0] as const, rolls } }
        expect(broughtBy(army, 0, battle).map(({ full }) => full)).toEqual(plain.map(({ full }) => full))
      }
  })

  test('COH-5.9 a preset made for a ground and a side of it is taken there, as long as it fits', () => {
    const kinds = (culture: CultureId, seat: 0 | 1, given: Partial<CohortConfig>) =>
      presetArmy(culture, { ...config, ...given }, seat).troops.map(({ type }) => type)
    const garrison = { map: 'hill_fort' } as const
    expect(kinds('mongol', 1, garrison)).toEqual(['cavalry', 'scouts', 'scouts'])
    expect(kinds('mongol', 1, { ...garrison, supply: 27 })).toEqual(['cavalry'])
    expect(kinds('mongol', 0, garrison)).toEqual(['cavalry', 'scouts', 'scouts'])
    expect(kinds('desert', 1, garrison)).toEqual(['professional', 'professional'])
    expect(kinds('desert', 0, garrison)).toEqual(['professional', 'professional', 'scouts', 'militia'])
    for (const seat of [0, 1] as const)
      expect(kinds('macedonian', seat, { map: 'desert_oasis' })).toEqual([
        'cavalry',
        'professional',
        'scouts',
        'scouts',
      ])
    for (const [map, peoples] of Object.entries(GROUND_PRESETS))
      for (const [culture, presets] of Object.entries(peoples))
        presets.forEach((preset, seat) => {
          if (preset === null) return
          const on = configOf({ map: map as MapId })
          expect(presetArmy(culture as CultureId, on, seat as Seat)).toMatchObject(preset)
        })
  })

  test('COH-5.19 no people is at home, or lost, on every ground, and nobody is changed by more than a third', () => {
    for (const map of MAPS) {
      const all = CULTURES.flatMap((culture) => groundStrength(map, culture))
      expect(Math.min(...all)).toBeGreaterThanOrEqual(67)
      expect(Math.max(...all)).toBeLessThanOrEqual(133)
      const sum = all.reduce((total, share) => total + share, 0)
      expect([map, Math.abs(sum - 3200) <= 80]).toEqual([map, true])
    }
  })

  test('COH-5.9 presets are cut until they fit, on every map, for both seats, at any budget', () => {
    // Maps differ by their walls and what they add or take; at the usual budget all are tried.
    for (const map of MAPS) {
      for (const supply of map === 'hill_fort' ? [20, 30, 60] : [30]) {
        for (const seat of [0, 1]) {
          const on = configOf({ map: map as MapId, supply })
          for (const culture of CULTURES) {
            const preset = presetArmy(culture, on, seat)
            expect([map, supply, culture, codes(preset, on, seat)]).toEqual([map, supply, culture, []])
          }
        }
      }
    }
  })

  test('COH-5.9 an army that attacks walls brings engines before anything else', () => {
    const fort = configOf({ map: 'hill_fort' })
    for (const culture of CULTURES) expect(presetArmy(culture, fort, 0).support).toContain('siegeEngineers')
  })

  test('COH-3.7 no budget is below 14', () => {
    expect(budgetOf(configOf({ map: 'hill_fort', supply: 20 }), 1, 'celtic')).toBe(14)
  })

  test('COH-5.9 the defence of the hill fort has 10 less, so items drop from the end', () => {
    const fort = configOf({ map: 'hill_fort' })
    expect(budgetOf(fort, 1, 'celtic')).toBe(20)
    expect(armyCost(presetArmy('celtic', fort, 1))).toBeLessThanOrEqual(budgetOf(fort, 1, 'celtic'))
    expect(presetArmy('celtic', fort, 1).troops.length).toBeLessThan(presetArmy('celtic', config, 1).troops.length)
  })
})

describe('COH-5.18 problems', () => {
  test('all at once, each at its troop', () => {
    const list = army('roman_republic', [
      hired('militia', 'crossbows'),
      entry('cavalry', 'heavyArmor', 'heavyShields', 'lightArmor'),
      entry('warElephants'),
    ])
    const problems = armyProblems(list, config, 0)
    expect(problems.map(({ code, troop }) => [code, troop])).toEqual([
      ['over_budget', null],
      ['equipment_not_allowed', 0],
      ['slot_conflict', 1],
      ['equipment_misfit', 1],
      ['troop_not_allowed', 2],
      ['no_mercenaries', 0],
      ['heavy_infantry_short', null],
    ])
    expect(problems[0]?.message).toBe(`54 supply points spent, you have ${budgetOf(config, 0, 'roman_republic')}.`)
    expect(problems[6]?.message).toBe('50% heavy infantry needed, you have 0%.')
  })

  test('army_too_small, also where the budget is small', () => {
    expect(codes(army('celtic', [entry('professional')]))).toEqual(['army_too_small'])
    const small = configOf({ map: 'hill_fort', supply: 20 })
    expect(armyProblems(army('celtic', [entry('levy')]), small, 1)[0]?.message).toBe(
      `Use at least ${budgetOf(small, 1, 'celtic')} supply points.`,
    )
  })

  test('COH-5.4 bows, crossbows and sarissas exclude heavy shields', () => {
    expect(codes(army('celtic', [entry('professional', 'compositeBows', 'heavyShields')]))).toContain('slot_conflict')
    expect(codes(army('celtic', [entry('professional', 'warSpears', 'heavyShields'), entry('levy')]))).toEqual([])
  })

  test('COH-5.12 Sparta: no levy, one unit of hoplites, dear support', () => {
    expect(codes(army('spartan', [entry('levy'), entry('professional'), entry('professional')]))).toEqual([
      'troop_not_allowed',
    ])
    expect(codes(army('spartan', [entry('alliedHoplites'), entry('alliedHoplites'), entry('professional')]))).toEqual([
      'unit_limit',
    ])
    expect(armyCost(army('spartan', [entry('professional')], 'medicalCorps'))).toBe(14)
  })

  test('COH-5.13 Carthage hires everybody but elephants and two professionals', () => {
    const natives = [entry('professional'), entry('professional'), entry('professional')]
    expect(codes(army('carthaginian', natives))).toEqual(['native_limit'])
    expect(codes(army('carthaginian', [entry('professional'), entry('militia'), hired('militia')]))).toEqual([
      'must_be_mercenary',
    ])
    expect(codes(army('carthaginian', [entry('warElephants'), hired('militia'), hired('levy')]))).toEqual([])
  })

  test('COH-5.10 the empire hires one', () => {
    const two = [entry('professional', 'heavyShields'), hired('militia'), hired('levy')]
    expect(codes(army('roman_empire', two))).toEqual(['no_mercenaries'])
    expect(
      codes(army('roman_empire', [entry('professional', 'heavyShields'), hired('militia'), entry('levy')])),
    ).toEqual([])
  })

  test('COH-5.5 elephants and hoplites are never mercenaries', () => {
    expect(codes(army('greek', [hired('alliedHoplites'), entry('alliedHoplites'), entry('scouts')]))).toEqual([
      'no_mercenaries',
    ])
  })

  test('COH-5.15 Han needs administrators, others have none', () => {
    const troops = [entry('professional'), entry('militia'), entry('levy')]
    expect(codes(army('han', troops))).toEqual(['administrators_missing'])
    expect(codes(army('celtic', troops, 'administrators'))).toEqual(['support_not_allowed'])
  })

  test('COH-5.16 Mongols buy their train, for others there is only the free one', () => {
    expect(armyCost(army('mongol', [entry('cavalry')], 'supplyTrain'))).toBe(14)
    expect(codes(army('celtic', [entry('professional'), entry('professional')], 'supplyTrain'))).toEqual(['unit_limit'])
  })

  test('COH-5.4 siege engineers only where there are walls, two at most', () => {
    const list = army('celtic', [entry('professional'), entry('levy')], 'siegeEngineers')
    expect(codes(list)).toEqual(['siege_not_here'])
    expect(codes(list, configOf({ map: 'hill_fort' }))).toEqual([])
    const three = army('celtic', [entry('professional')], 'siegeEngineers', 'siegeEngineers', 'siegeEngineers')
    expect(codes(three, configOf({ map: 'hill_fort' }))).toEqual(['unit_limit'])
  })

  test('COH-5.1 fifteen units at most', () => {
    const many = Array.from({ length: 14 }, () => entry('scouts'))
    expect(codes(army('celtic', many), configOf({ supply: 60 }))).toEqual(['too_many_units'])
  })

  test('bad_name: 2 to 20 letters, unique, no word of the orders', () => {
    const named = (...names: readonly string[]) =>
      codes(
        army(
          'celtic',
          names.map((name) => ({ type: 'professional', equipment: [], name })),
        ),
        configOf({ supply: 60 }),
      )
    expect(named('Wolf Pack', 'Bear Pack')).toEqual([])
    expect(named('Wolf Pack', 'wolf pack')).toEqual(['bad_name', 'bad_name'])
    for (const bad of [
      'W',
      'A very long name for a unit',
      'Wolf; Pack',
      'Hold Fast',
      'Red Guard',
      'E10',
      'Western Men',
      '3rd',
      'Gaesatae',
    ]) {
      expect([bad, named(bad, 'Bear Pack')]).toEqual([bad, ['bad_name']])
    }
  })

  test('a battle may allow only some cultures', () => {
    const on = configOf({ cultures: [['celtic'], []] })
    expect(codes(presetArmy('greek', config, 0), on)).toEqual(['culture_not_allowed'])
    expect(codes(presetArmy('greek', config, 1), on, 1)).toEqual([])
  })
})

describe('COH-5 units as they take the field', () => {
  test('COH-1.5 ids: troops as listed, elite, train, support', () => {
    const units = musterArmy(army('roman_republic', [entry('scouts'), entry('professional')], 'medicalCorps'), 1)
    expect(units.map(({ id, name }) => [id, name])).toEqual([
      [101, '1st Scouts'],
      [102, '1st Infantry'],
      [103, 'First Cohort'],
      [104, 'Supply Train'],
      [105, '1st Medics'],
    ])
  })

  test('COH-5.3 equipment adds up; scouts ride 2 further', () => {
    const [scouts, foot] = musterArmy(
      army('roman_republic', [entry('scouts'), entry('professional', 'warSpears', 'loricaSegmentata', 'heavyShields')]),
      0,
    )
    expect(scouts?.mobility).toBe(12)
    expect(foot).toMatchObject({
      attack: 10,
      defence: 14,
      mobility: 5,
      armour: 5,
      shieldDefence: 2,
      missileDefence: 2,
      formationBonus: 2,
      weapon: 'spears',
    })
  })

  test('COH-5.5 mercenaries are cheaper and shakier', () => {
    const [unit] = musterArmy(army('celtic', [hired('militia')]), 0)
    expect(unit).toMatchObject({ morale0: 60, breakAt: 15, mercenary: true })
    expect(armyCost(army('celtic', [hired('militia')]))).toBe(5)
  })

  test('COH-5.12 Spartans fight to the last man, and so do their perioeci', () => {
    const units = musterArmy(army('spartan', [entry('professional'), entry('alliedHoplites')], 'fieldEngineers'), 0)
    expect(units.map(({ breakAt }) => breakAt)).toEqual([50, 20, 50, 20, 20])
    expect(units[1]).toMatchObject({ attack: 8, defence: 8, weapon: 'spears' })
    expect(units[4]).toMatchObject({ attack: 5, defence: 5, morale0: 80, combat: true })
  })

  test('COH-5.15 Han troops of 100 men have 120; COH-5.16 Mongols a fifth more', () => {
    expect(musterArmy(army('han', [entry('levy'), entry('cavalry')]), 0).map(({ full }) => full)).toEqual([
      120, 50, 80, 50,
    ])
    const mongols = musterArmy(army('mongol', [entry('scouts'), entry('cavalry')]), 0)
    expect(mongols.map(({ full, kind }) => [kind, full])).toEqual([
      ['scouts', 24],
      ['cavalry', 60],
      ['elite', 100],
    ])
  })

  test('COH-5.7 elite gear gives its rules, not its stats again', () => {
    const elite = musterArmy(presetArmy('roman_empire', config, 0), 0).find(({ kind }) => kind === 'elite')
    expect(elite).toMatchObject({ attack: 13, defence: 13, mobility: 6, missileDefence: 0, armour: 5, breakAt: 35 })
    expect(elite?.equipment).toContain('heavyShields')
  })

  test('COH-5.17 Parthian bows carry 10 volleys, others 8, crossbows 6', () => {
    const volleys = (culture: CultureId, unit: TroopEntry) => musterArmy(army(culture, [unit]), 0)[0]?.volleys
    expect(volleys('parthian', entry('scouts', 'compositeBows'))).toBe(10)
    expect(volleys('celtic', entry('scouts', 'compositeBows'))).toBe(8)
    expect(volleys('han', entry('militia', 'crossbows'))).toBe(6)
  })

  test('COH-5.11 cultures by their other names', () => {
    expect(cultureNamed('Han Chinese')).toBe('han')
    expect(cultureNamed(' berber ')).toBe('desert')
    expect(cultureNamed('atlantean')).toBeNull()
  })
})
