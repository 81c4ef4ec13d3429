import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCustomUnit, readCustomUnit, speedPercent } from './custom.ts'

const wolf = { id: 'x_wolf', name: 'My Wolf', max_hp: 20, damage: 5, attack_range: 1 }

describe('HEX-110 reading a custom unit', () => {
  it('fills in what is left out', () => {
    expect(readCustomUnit(wolf)).toEqual({ ok: true, value: { ...wolf, armor: 0, speed: 100, abilities: [] } })
  })

  it('HEX-76 fills in the only target a passive effect has', () => {
    const read = readCustomUnit({ ...wolf, abilities: [{ trigger: 'passive', effect: 'boost', value: 1 }] })
    expect(read.ok && read.value.abilities).toEqual([
      { trigger: 'passive', effect: 'boost', target: 'global', value: 1 },
    ])
  })

  it('HEX-70 refuses a field that no ability has, by its name', () => {
    const ability = { trigger: 'onkill', effect: 'heal', target: 'self', value: 6, radius: 2 }
    expect(checkCustomUnit({ ...wolf, abilities: [ability] })).toMatchObject([
      { path: 'abilities.0.radius', code: 'unknown_field' },
    ])
  })

  it('HEX-117 reports all input errors at once, each with its place', () => {
    const inputErrors = checkCustomUnit({
      id: 'wolf',
      name: '',
      max_hp: 0,
      damage: 51,
      range: 1,
      abilities: [{ trigger: 'turnstart', effect: 'strike', target: 'target', value: 2 }, { effect: 'glow' }],
    })
    expect(inputErrors.map((inputError) => `${inputError.path} ${inputError.code}`).sort()).toEqual([
      'abilities.0.target no_context_target',
      'abilities.1.effect unknown_effect',
      'abilities.1.trigger missing_field',
      'attack_range missing_field',
      'damage out_of_range',
      'id bad_id',
      'max_hp out_of_range',
      'name bad_name',
      'range unknown_field',
    ])
    expect(inputErrors.find((inputError) => inputError.path === 'max_hp')?.text).toBe('Life must be 1 to 200')
  })
})

describe('HEX-117 codes', () => {
  const strike = { trigger: 'onhit', effect: 'strike', target: 'target', value: 1 }

  it.each<[string, object, string]>([
    ['bad_id', { id: 'x_' }, 'id'],
    ['bad_id', { id: `x_${'a'.repeat(25)}` }, 'id'],
    ['bad_id', { id: 7 }, 'id'],
    ['duplicate_id', { id: 'x_taken' }, 'id'],
    ['bad_name', { name: 'a'.repeat(33) }, 'name'],
    ['bad_name', { name: 'line\nbreak' }, 'name'],
    ['bad_name', { name: '   ' }, 'name'],
    ['out_of_range', { speed: 99 }, 'speed'],
    ['out_of_range', { speed: 1.5 }, 'speed'],
    ['out_of_range', { armor: 11 }, 'armor'],
    ['out_of_range', { max_hp: '20' }, 'max_hp'],
    ['out_of_range', { cost: 401 }, 'cost'],
    ['unknown_field', { hp: 3 }, 'hp'],
    ['missing_field', { damage: undefined }, 'damage'],
  ])('%s for %o', (code, change, path) => {
    expect(codes({ ...wolf, ...change })).toEqual([`${path} ${code}`])
  })

  it.each<[string, object, string]>([
    ['unknown_trigger', { ...strike, trigger: 'dawn' }, 'trigger'],
    ['unknown_effect', { ...strike, effect: 'glow' }, 'effect'],
    ['unknown_target', { ...strike, target: 'all' }, 'target'],
    ['unknown_field', { ...strike, radius: 1 }, 'radius'],
    ['unknown_field', { ...strike, summon_ready: true }, 'summon_ready'],
    ['missing_field', { ...strike, value: undefined }, 'value'],
    ['missing_field', { ...strike, target: undefined }, 'target'],
    ['out_of_range', { ...strike, value: 51 }, 'value'],
    ['out_of_range', { ...strike, effect: 'freeze', value: 4 }, 'value'],
    ['out_of_range', { ...strike, effect: 'push', value: 7 }, 'value'],
    ['out_of_range', { ...strike, charge: 10 }, 'charge'],
    ['out_of_range', { ...strike, target: 'area', range: 9 }, 'range'],
    ['passive_mismatch', { trigger: 'onhit', effect: 'block', value: 1 }, 'trigger'],
    ['passive_mismatch', { trigger: 'passive', effect: 'ramp', target: 'self', value: 1 }, 'trigger'],
    ['target_not_allowed', { ...strike, effect: 'heal' }, 'target'],
    ['target_not_allowed', { ...strike, target: 'self' }, 'target'],
    ['aura_required', { trigger: 'passive', effect: 'execute', value: 1 }, 'aura'],
    ['aura_not_allowed', { ...strike, aura: 1 }, 'aura'],
    ['aura_not_allowed', { trigger: 'passive', effect: 'boost', value: 1, aura: 2 }, 'aura'],
    ['range_required', { ...strike, target: 'random' }, 'range'],
    ['range_required', { trigger: 'lament', effect: 'ramp', target: 'self', value: 1 }, 'range'],
    ['range_not_allowed', { ...strike, range: 2 }, 'range'],
    ['range_not_allowed', { ...strike, target: 'global', range: 2 }, 'range'],
    ['charge_not_allowed', { trigger: 'passive', effect: 'block', value: 1, charge: 2 }, 'charge'],
    ['value_not_allowed', { trigger: 'onkill', effect: 'ready', target: 'self', value: 1 }, 'value'],
    ['value_not_allowed', { trigger: 'passive', effect: 'shadowstep', value: 1 }, 'value'],
    ['ready_needs_charge', { trigger: 'onhit', effect: 'ready', target: 'self' }, 'charge'],
    ['trigger_not_allowed', { trigger: 'lament', effect: 'retreat', target: 'target', value: 1, range: 2 }, 'trigger'],
    ['no_context_target', { ...strike, trigger: 'turnstart' }, 'target'],
    ['no_context_target', { ...strike, trigger: 'onkill' }, 'target'],
    ['no_context_target', { ...strike, trigger: 'harvest', range: 2 }, 'target'],
  ])('%s for the ability %o', (code, ability, path) => {
    expect(codes({ ...wolf, abilities: [ability] })).toEqual([`abilities.0.${path} ${code}`])
  })

  it('too_many_abilities and second_shadowstep', () => {
    expect(codes({ ...wolf, abilities: [strike, strike, strike, strike] })).toEqual(['abilities too_many_abilities'])
    const shadowstep = { trigger: 'passive', effect: 'shadowstep', charge: 2 }
    expect(codes({ ...wolf, abilities: [shadowstep, shadowstep] })).toEqual(['abilities.1.effect second_shadowstep'])
  })

  it.each([
    { trigger: 'onkill', effect: 'splash', target: 'target', value: 1 },
    { trigger: 'onkill', effect: 'retreat', target: 'target', value: 1 },
    { trigger: 'harvest', effect: 'splash', target: 'target', value: 1, range: 3 },
    { trigger: 'lament', effect: 'strike', target: 'target', value: 1, range: 3 },
    { trigger: 'endturn', effect: 'ready', target: 'self', charge: 2 },
    { trigger: 'lament', effect: 'ready', target: 'self', range: 2 },
    { trigger: 'passive', effect: 'armor', target: 'self', value: 1 },
  ])('HEX-113 allows %o', (ability) => {
    expect(codes({ ...wolf, abilities: [ability] })).toEqual([])
  })

  function codes(unit: object): string[] {
    return checkCustomUnit(unit, new Set(['x_taken'])).map((inputError) => `${inputError.path} ${inputError.code}`)
  }
})

it('HEX-112 the editor takes speed as a factor too', () => {
  expect([1, 1.4, 2, 100, 140, 2.5].map(speedPercent)).toEqual([100, 140, 200, 100, 140, 2.5])
})

describe('hostile units', () => {
  it('never throw and always say something', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const read = readCustomUnit(input)
        expect(read.ok || read.inputErrors.length > 0).toBe(true)
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  it('are answered with a bounded list', () => {
    const abilities = Array.from({ length: 100_000 }, () => ({}))
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`field${i}`, i]))
    expect(checkCustomUnit({ ...wolf, ...fields, abilities }).length).toBeLessThanOrEqual(200)
  })
})
