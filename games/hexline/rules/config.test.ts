import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceSchema } from './choice.ts'
import { configSchema, DEFAULT_CONFIG, type HexlineInputError } from './config.ts'
import { READY_ARMIES } from './content/armies.ts'
import { ROSTER } from './content/roster.ts'

const wolf = { id: 'x_wolf', name: 'My Wolf', max_hp: 20, damage: 5, attack_range: 1 }
const duel = {
  rows: 5,
  units: [
    { type: 'greywolf', side: 1, col: 7, row: 2 },
    { type: 'shieldbearer', side: 2, col: 8, row: 2, set: { block_used: 1 } },
  ],
}

describe('HEX-14 configuration', () => {
  it('has a default for everything', () => {
    expect(configSchema.parse({})).toEqual({ ok: true, value: DEFAULT_CONFIG })
  })

  it('takes every setting and fills custom units in', () => {
    const read = configSchema.parse({
      battles: 5,
      budget: 200,
      bans: ['greywolf', 'greywolf'],
      custom_units: [wolf],
      deployment: 'free',
      armies: [null, READY_ARMIES[0]?.units],
    })
    expect(read).toMatchObject({
      ok: true,
      value: {
        battles: 5,
        budget: 200,
        bans: ['greywolf'],
        custom_units: [{ ...wolf, armor: 0, speed: 100, abilities: [] }],
      },
    })
  })

  it('has no pace and no conductor: stepping is a matter of the timeline', () => {
    expect(inputErrors({ pace: 'stepped', conductor: 1 })).toEqual(['pace unknown_key', 'conductor unknown_key'])
  })

  it('HEX-211 finds every ready-made army legal', () => {
    for (const army of READY_ARMIES) expect(inputErrors({ armies: [army.units, army.units] })).toEqual([])
  })
})

describe('HEX-15 bad configuration', () => {
  it.each<[unknown, string[]]>([
    [null, [' wrong_type']],
    [[], [' wrong_type']],
    [{ budgett: 3 }, ['budgett unknown_key']],
    [{ budget: '100' }, ['budget wrong_type']],
    [{ budget: 19 }, ['budget out_of_range']],
    [{ budget: 99.5 }, ['budget wrong_type']],
    [{ battles: 2 }, ['battles out_of_range']],
    [{ battles: true }, ['battles wrong_type']],
    [{ deployment: 'secret' }, ['deployment out_of_range']],
    [{ max_units: 31, round_limit: 9 }, ['max_units out_of_range', 'round_limit out_of_range']],
    [{ bans: ['greywolf', 'unicorn'] }, ['bans.1 unknown_unit']],
    [{ bans: 'greywolf' }, ['bans wrong_type']],
    [{ custom_only: true }, ['custom_only custom_only_without_units']],
    [{ bans: ROSTER.map((type) => type.id) }, ['budget no_unit_affordable']],
    [{ custom_only: true, custom_units: [{ ...wolf, cost: 101 }] }, ['budget no_unit_affordable']],
    [
      { custom_units: Array.from({ length: 33 }, (_, i) => ({ ...wolf, id: `x_${i}` })) },
      ['custom_units out_of_range'],
    ],
    [{ custom_only: true, custom_units: [{ ...wolf, cost: 100 }] }, []],
    [
      { custom_units: [7, wolf, null, { ...wolf, id: 3 }] },
      ['custom_units.0 bad_custom_unit', 'custom_units.2 bad_custom_unit', 'custom_units.3.id bad_custom_unit'],
    ],
    [{ custom_units: 'wolves' }, ['custom_units wrong_type']],
    [{ bans: [7] }, ['bans.0 wrong_type']],
    [{ bans: Array.from({ length: 2 * ROSTER.length }, () => 'greywolf') }, []],
    [{ bans: Array.from({ length: 2 * ROSTER.length + 1 }, () => 'greywolf') }, ['bans out_of_range']],
    [{ changes: [{ unit: 'unicorn' }] }, ['changes.0.unit unknown_unit']],
    [{ changes: [{ unit: 'greywolf', colour: 1 }] }, ['changes.0.colour bad_custom_unit']],
    [{ changes: Array.from({ length: 64 }, () => ({ unit: 'greywolf' })) }, []],
    [{ changes: Array.from({ length: 65 }, () => ({ unit: 'greywolf' })) }, ['changes out_of_range']],
    [{ armies: [null, 'greywolf'] }, ['armies.1 wrong_type']],
    [{ armies: [null, Array.from({ length: 201 }, () => 'greywolf')] }, ['armies.1 wrong_type']],
    [{ armies: [['x'.repeat(65)], null] }, ['armies.0 wrong_type']],
    [{ scenario: duel, battles: 1 }, []],
    [{ armies: [['greywolf']] }, ['armies wrong_type']],
    [{ armies: [[7], null] }, ['armies.0 wrong_type']],
    [{ scenario: duel, battles: 3 }, ['battles scenario_single_battle']],
    [{ scenario: duel, armies: [['greywolf'], null] }, ['armies scenario_excludes_armies']],
  ])('%j', (input, expected) => {
    expect(inputErrors(input)).toEqual(expected)
  })

  it.each([
    [{ budget: 19 }, 'Points must be 20 to 400'],
    [{ max_copies: 31 }, 'Copies of one unit must be 1 to 30'],
    [{ round_limit: 9.5 }, 'The round limit must be a whole number'],
    [{ battles: 2 }, 'Battles must be 1, 3 or 5'],
  ])('says %j in the words of the screens', (input, text) => {
    expect(raw(input)[0]?.text).toBe(text)
  })

  it('names the rule behind a bad army', () => {
    expect(raw({ armies: [null, ['greywolf', 'mason', 'ghoul']] })).toEqual([
      {
        path: 'armies.1',
        code: 'bad_army',
        inner: 'too_many_families',
        text: 'Units from at most 2 families.',
      },
    ])
  })

  it('names the input errors behind a bad custom unit', () => {
    const custom_units = [wolf, { ...wolf, speed: 90 }]
    expect(raw({ custom_units })).toEqual([
      { path: 'custom_units.1.id', code: 'bad_custom_unit', inner: 'duplicate_id', text: 'This id is taken' },
      {
        path: 'custom_units.1.speed',
        code: 'bad_custom_unit',
        inner: 'out_of_range',
        text: 'Speed must be 100 to 200',
      },
    ])
  })
})

describe('the published JSON Schema', () => {
  type Node = { readonly [key: string]: Node } & { readonly [limit: string]: unknown }
  const settings = configSchema.json['properties'] as Node
  const unit = settings['custom_units']?.['items'] as Node
  const position = settings['scenario']?.['anyOf']?.[0] as Node | undefined

  it('HEX-14 says what the reader reads: every setting with its default and its limits', () => {
    expect(Object.keys(settings)).toEqual([...Object.keys(DEFAULT_CONFIG), 'changes'])
    // Custom units are filled in while they are read, and JSON Schema gives no default where that is so.
    const { custom_units: _units, ...rest } = DEFAULT_CONFIG
    for (const [key, value] of Object.entries(rest)) expect(settings[key]?.['default']).toEqual(value)
    expect(configSchema.json['required'] ?? []).toEqual([])
    expect(settings['budget']).toMatchObject({ type: 'integer', minimum: 20, maximum: 400 })
    expect(settings['battles']).toMatchObject({ enum: [1, 3, 5] })
    expect(configSchema.hostFields).toEqual(['changes'])
  })

  it('HEX-112, HEX-17 knows custom units and positions to their last field', () => {
    expect(unit['required']).toEqual(['id', 'name', 'max_hp', 'damage', 'attack_range'])
    expect(unit['properties']?.['max_hp']).toMatchObject({ minimum: 1, maximum: 200 })
    expect(unit['properties']?.['abilities']).toMatchObject({ maxItems: 3, items: { additionalProperties: false } })
    expect(position?.['properties']?.['rows']).toMatchObject({ minimum: 5, maximum: 15 })
    expect(position?.['properties']?.['units']).toMatchObject({ minItems: 2, maxItems: 120 })
  })
})

describe('HEX-17 scenarios', () => {
  it('are one battle when nothing else is said', () => {
    expect(configSchema.parse({ scenario: duel })).toMatchObject({ ok: true, value: { battles: 1, scenario: duel } })
  })

  it('take custom units, Blades with a summoner, and an order', () => {
    const scenario = {
      rows: 7,
      units: [
        { type: 'blade_caller', side: 1, col: 7, row: 2, set: { charges: [1] } },
        { type: 'blade', side: 1, col: 8, row: 2, set: { summoner_id: 1 } },
        { type: 'x_wolf', side: 2, col: 9, row: 6, set: { hp: 3, armor: -50, frozen_turns: 9 } },
      ],
      order: [3, 1],
    }
    expect(configSchema.parse({ custom_units: [wolf], scenario })).toMatchObject({ ok: true, value: { scenario } })
  })

  it('a unit with another max_hp is at full health unless it says otherwise', () => {
    const read = configSchema.parse({
      scenario: { ...duel, units: [duel.units[0], { ...duel.units[1], set: { max_hp: 9 } }] },
    })
    expect(read.ok && read.value.scenario?.units[1]?.set).toEqual({ hp: 9, max_hp: 9 })
  })

  const blade = (id: number) => ({ type: 'blade', side: 1, col: 0, row: 0, set: { summoner_id: id } })
  it.each<[string, object]>([
    ['rows must be 5 to 15', { rows: 16 }],
    ['A scenario has 2 to 120 units', { units: [duel.units[0]] }],
    ['East has no units', { units: [duel.units[0], { ...duel.units[0], col: 3 }] }],
    ['Unit 2 (greywolf) stands on the hex of unit 1', { units: [duel.units[0], { ...duel.units[0], side: 2 }] }],
    ['Unit 1: there is no unit called unicorn', { units: [{ ...duel.units[0], type: 'unicorn' }, duel.units[1]] }],
    ['Unit 1 (greywolf): row must be 0 to 4', { units: [{ ...duel.units[0], row: 5 }, duel.units[1]] }],
    ['Unit 1 (greywolf) has no field hp', { units: [{ ...duel.units[0], hp: 5 }, duel.units[1]] }],
    ['Unit 1 (greywolf): hp must be 1 to 20', { units: [{ ...duel.units[0], set: { hp: 21 } }, duel.units[1]] }],
    [
      'Unit 1 (greywolf): block_used must be 0',
      { units: [{ ...duel.units[0], set: { block_used: 1 } }, duel.units[1]] },
    ],
    ['Unit 1 (greywolf): charge 1 must be 0', { units: [{ ...duel.units[0], set: { charges: [1] } }, duel.units[1]] }],
    [
      'Unit 1 (greywolf): charges needs one number per ability, 1 in all',
      { units: [{ ...duel.units[0], set: { charges: [] } }, duel.units[1]] },
    ],
    [
      'Unit 1 (greywolf): only a Blade has a summoner',
      { units: [{ ...duel.units[0], set: { summoner_id: 1 } }, duel.units[1]] },
    ],
    ['Unit 3 (blade): summoner_id must be an earlier unit of its side', { units: [...duel.units, blade(2)] }],
    ['Unit 3 (blade): summoner_id must be an earlier unit of its side', { units: [...duel.units, blade(3)] }],
    ['Order entry 2: unit 1 stands in it twice', { order: [1, 1] }],
    ['Order entry 1: there is no unit 3', { order: [3] }],
    ['The scenario has no field turn', { turn: 1 }],
  ])('bad_scenario: %s', (text, change) => {
    expect(raw({ scenario: { ...duel, ...change } }).map((inputError) => [inputError.code, inputError.text])).toEqual([
      ['bad_scenario', text],
    ])
  })

  it('allow four Blades of one summoner, not five', () => {
    const blades = [0, 1, 2, 3, 4].map((row) => ({ ...blade(1), row }))
    expect(inputErrors({ scenario: { ...duel, units: [...duel.units, ...blades.slice(0, 4)] } })).toEqual([])
    expect(inputErrors({ scenario: { ...duel, units: [...duel.units, ...blades] } })).toEqual([
      'scenario.units.6.set.summoner_id bad_scenario',
    ])
  })
})

describe('HEX-130 well-formed choices', () => {
  it.each<[unknown, boolean]>([
    [{ type: 'muster', units: ['greywolf'] }, true],
    [{ type: 'deploy', cells: [[5, 2]] }, true],
    [{ type: 'muster' }, false],
    [{ type: 'muster', units: [1] }, false],
    [{ type: 'muster', units: [], extra: 1 }, false],
    [{ type: 'deploy', cells: [[5]] }, false],
    [{ type: 'deploy', cells: [[5, 2, 1]] }, false],
    [{ type: 'deploy', cells: [[5.5, 2]] }, false],
    [{ type: 'step', count: 1 }, false],
    [null, false],
  ])('%j', (input, fits) => {
    expect(choiceSchema.parse(input).ok).toBe(fits)
  })
})

describe('hostile input', () => {
  const nested = fc.record(
    Object.fromEntries([...Object.keys(DEFAULT_CONFIG), '__proto__', 'constructor'].map((key) => [key, fc.anything()])),
    { requiredKeys: [] },
  )

  it('never throws, and says something unless it is sound', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nested), (input) => {
        const read = configSchema.parse(input)
        expect(read.ok || read.inputErrors.length > 0).toBe(true)
        choiceSchema.parse(input)
      }),
      { numRuns: 500, seed: 2 },
    )
  })

  it('HEX-15 names 200 errors and no more, and looks for doubles among as many units as a match may have', () => {
    const units = (count: number, last: string): object => ({
      custom_units: Array.from({ length: count }, (_, i) => ({ ...wolf, id: i === count - 1 ? last : `x_${i}` })),
    })
    expect(inputErrors(units(32, 'x_0'))).toEqual(['custom_units.31.id bad_custom_unit'])
    expect(inputErrors(units(33, 'x_0'))).toEqual(['custom_units out_of_range'])
    const wrong = { ...wolf, ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, 1])) }
    expect(raw({ custom_units: [wrong, { ...wrong, id: 'x_other' }] })).toHaveLength(200)
  })

  it('is answered with a bounded list', () => {
    const many = Array.from({ length: 50_000 }, () => ({}))
    const input = {
      custom_units: many,
      scenario: { rows: 5, units: many, order: many },
      armies: [many, many],
      bans: many,
    }
    expect(raw(input).length).toBeLessThanOrEqual(200)
  })
})

function raw(input: unknown): readonly HexlineInputError[] {
  const read = configSchema.parse(input)
  return read.ok ? [] : read.inputErrors
}

function inputErrors(input: unknown): string[] {
  return raw(input).map((inputError) => `${inputError.path} ${inputError.code}`)
}

describe('HEX-14 changed units', () => {
  const changed = (changes: readonly object[]) => configSchema.parse({ changes })

  it('are kept as they are written, and an empty list is none', () => {
    const changes = [{ unit: 'greywolf', damage: 7 }]
    expect(changed(changes)).toEqual({ ok: true, value: { ...DEFAULT_CONFIG, changes } })
    expect(changed([])).toEqual({ ok: true, value: DEFAULT_CONFIG })
  })

  it('are checked as the unit that results', () => {
    const wrong = changed([
      { unit: 'greywolf', damage: 7 },
      { unit: 'warden', max_hp: 0 },
    ])
    expect(wrong.ok ? [] : wrong.inputErrors.map(({ path }) => path)).toEqual(['changes.1.max_hp'])
  })
})
