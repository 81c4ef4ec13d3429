import { expect, test } from 'vitest'
import type { HundredChoice } from '../../choice.ts'
import { configSchema, type HundredConfig, scenarioOf } from '../../config.ts'
import { contentOf } from '../../content/changes.ts'
import { type ArmyUnit, PRESETS } from '../../content/scenarios.ts'
import { hundredRules } from '../../ruleset.ts'
import type { HundredState } from '../../state.ts'
import { refuse } from '../../view/refuse.ts'
import { view } from '../../view/view.ts'
import { lateArmy, refuseArmy, unitCost } from './army.ts'
import { defaultPlaces } from './deployment.ts'
import { musteredRow } from './muster.ts'

function configOf(input: object): HundredConfig {
  const parsed = configSchema.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}

const CONTENT = contentOf({})

function ref(config: HundredConfig) {
  const none = () => {
    throw new Error('Only resolution draws dice')
  }
  return {
    config,
    dice: { int: none, d: none, pick: none, shuffle: none },
    tell: undefined,
    work: undefined as never,
    late: [],
  }
}

/** A field where armies are brought, with zones of 4 by 6 m. */
function muster(
  more: object = {},
  terrain: readonly object[] = [],
  west: object = { x: 1000, y: 4000, w: 4000, h: 6000 },
): HundredConfig {
  return configOf({
    scenario: {
      name: 'Muster',
      w: 40000,
      h: 20000,
      builder: true,
      terrain,
      sides: [
        { zone: west, condition: { type: 'elimination' } },
        { zone: { x: 35000, y: 4000, w: 4000, h: 6000 }, condition: { type: 'elimination' } },
      ],
    },
    ...more,
  })
}

function army(...templates: readonly ArmyUnit['template'][]): Extract<HundredChoice, { type: 'army' }> {
  return { type: 'army', preset: null, units: templates.map((template) => ({ template })) }
}

function brought(config: HundredConfig, west: HundredChoice, east: HundredChoice): HundredState {
  const state = hundredRules.setup(config, ref(config))
  expect(state.phase).toBe('muster')
  hundredRules.resolve(state, [west, east], ref(config))
  return state
}

test('HUN-1203 an army that has no room in its zone is refused, nobody chooses one for a bot or a clock, and a zone without room is no zone', () => {
  const small = { x: 1000, y: 4000, w: 3300, h: 3300 }
  const config = muster({ budget: 1000 }, [], small)
  const code = (...templates: readonly ArmyUnit['template'][]) =>
    refuseArmy(config, 0, army(...templates).units)?.code ?? null
  expect([code(...Array(4).fill('warrior')), code(...Array(5).fill('warrior'))]).toEqual([null, 'no_room'])
  expect(refuseArmy(config, 1, army(...Array<'warrior'>(5).fill('warrior')).units)).toBeNull()
  expect(lateArmy(config, 0)).toHaveLength(4)
  expect(lateArmy(config, 1)).toHaveLength(6)
  const swapped = muster({ budget: 1000, swapSides: true }, [], small)
  expect([lateArmy(swapped, 0).length, lateArmy(swapped, 1).length]).toEqual([6, 4])
  const rock = { code: 'R', x: 1000, y: 4000, w: 3300, h: 3300 }
  expect(() => muster({}, [rock], small)).toThrow('The zone has no room for a fighter')
  const eastern = { code: 'R', x: 35000, y: 4000, w: 4000, h: 6000 }
  expect(() => muster({}, [eastern])).toThrow('The zone has no room for a fighter')
})

test('HUN-101 HUN-1402 armies that were brought stand in rows from the middle of their zone, the front row first', () => {
  const config = muster()
  const places = (side: 0 | 1, count: number) =>
    defaultPlaces(
      config,
      side,
      Array.from({ length: count }, () => ({ template: 'warrior' }) as const),
    ).map(({ x, y }) => [x, y])
  expect(places(0, 5)).toEqual([
    [4200, 7000],
    [4200, 5400],
    [4200, 8600],
    [2600, 7000],
    [2600, 5400],
  ])
  expect(places(1, 4)).toEqual([
    [35800, 7000],
    [35800, 5400],
    [35800, 8600],
    [37400, 7000],
  ])
  expect(() => places(0, 7)).toThrow('no room')
  expect(defaultPlaces(config, 0, [{ template: 'warrior', x: 7, y: 8 }])).toEqual([{ x: 7, y: 8 }])
})

test('HUN-1402 rock, water and wide neighbours are gone around; who cannot stand on a wall does not', () => {
  const config = muster({}, [
    { code: 'R', x: 4000, y: 6800, w: 400, h: 400 },
    { code: 'L', x: 4000, y: 5200, w: 400, h: 400 },
  ])
  const place = (...templates: readonly ArmyUnit['template'][]) =>
    defaultPlaces(
      config,
      0,
      templates.map((template) => ({ template })),
    ).map(({ x, y }) => [x, y])
  expect(place('warrior', 'warrior')).toEqual([
    [4200, 5400],
    [4200, 8600],
  ])
  expect(place('mountedKnight', 'warrior')).toEqual([
    [4200, 8600],
    [4200, 5400],
  ])
})

test('HUN-101 HUN-006 what was brought becomes units, numbered and facing each other', () => {
  const config = muster()
  const state = brought(config, army('warrior', 'archer'), army('goblin'))
  expect([state.phase, state.world.ids, state.world.faction.seat, state.world.position.fx]).toEqual([
    'deployment',
    [1, 2, 101],
    [0, 0, 1],
    [1000, 1000, -1000],
  ])
  expect([state.world.position.startX, state.world.position.startY]).toEqual([
    state.world.position.x,
    state.world.position.y,
  ])
  expect(state.seats.map(({ sight }) => sight.handle.length)).toEqual([3, 3])
  expect(state.watching).toEqual({ handle: [0, 0, 0], handles: 0, things: [] })
  const swapped = brought(muster({ swapSides: true }), army('warrior'), army('goblin'))
  expect([swapped.world.ids, swapped.world.faction.template, swapped.world.faction.seat]).toEqual([
    [1, 101],
    ['goblin', 'warrior'],
    [1, 0],
  ])
  const open = configOf({ scenario: 'pitched_battle' })
  const preset = (id: 'company' | 'horde'): HundredChoice => ({ type: 'army', preset: id, units: [] })
  expect(brought(open, preset('company'), preset('horde')).world.ids.length).toBe(16)
})

test('HUN-1402 deployment puts units where and as they were told; the others stay', () => {
  const config = muster()
  const state = brought(config, army('warrior', 'archer'), army('goblin'))
  const deploy: HundredChoice = {
    type: 'deploy',
    placements: [
      { unit: 1, x: 1500, y: 4500, facing: { x: 0, y: 3 } },
      { unit: 2, x: 1500, y: 6500, facing: null },
    ],
    halves: {},
  }
  expect(refuse(view(state, 0, config), deploy)).toBeNull()
  hundredRules.resolve(state, [deploy, { type: 'deploy', placements: [], halves: {} }], ref(config))
  const { position } = state.world
  expect([position.x, position.y, position.fx, position.fy]).toEqual([
    [1500, 1500, 35800],
    [4500, 6500, 7000],
    [0, 1000, -1000],
    [1000, 0, 0],
  ])
  expect([state.phase, state.turn, state.seats.map(({ deployed }) => deployed)]).toEqual(['planning', 1, [true, true]])
  expect(() => hundredRules.resolve({ ...state, phase: 'resolution' }, [null, null], ref(config))).toThrow(
    'Nobody chooses',
  )
})

test('HUN-1402 what is refused in deployment', () => {
  const config = muster({}, [{ code: 'R', x: 2000, y: 8000, w: 500, h: 500 }])
  const state = brought(config, army('warrior', 'archer'), army('goblin'))
  const seen = view(state, 0, config)
  const code = (...placements: readonly (readonly [number, number, number])[]) =>
    refuse(seen, {
      type: 'deploy',
      placements: placements.map(([unit, x, y]) => ({ unit, x, y, facing: null })),
      halves: {},
    })?.code
  expect([code([1, 1400, 4400]), code([1, 1399, 4400])]).toEqual([undefined, undefined])
  expect([code([1, 999, 5000]), code([1, 5000, 5000]), code([1, 2000, 3999]), code([1, 2000, 10000])]).toEqual(
    Array(4).fill('outside_zone'),
  )
  expect([code([1, 2200, 8200]), code([101, 2000, 5000]), code([9, 2000, 5000])]).toEqual([
    'point_blocked',
    'unknown_unit',
    'unknown_unit',
  ])
  expect(code([1, 2000, 5000], [1, 2000, 6000])).toBe('bad_param')
  expect(code([1, 2000, 5000], [2, 2799, 5000])).toBe('overlap')
  expect(code([1, 2000, 5000], [2, 2800, 5000])).toBeUndefined()
  const facing = (x: number, y: number) =>
    refuse(seen, { type: 'deploy', placements: [{ unit: 1, x: 2000, y: 5000, facing: { x, y } }], halves: {} })?.code
  expect([facing(0, 0), facing(0, 1), facing(1, 0)]).toEqual(['bad_param', undefined, undefined])
  // An army that was brought has its quivers filled.
  const halves = (id: string) =>
    refuse(seen, { type: 'deploy', placements: [], halves: { [id]: ['standard', 'fire'] } })?.code
  expect([halves('2'), halves('1'), halves('8')]).toEqual(['bad_ammo', 'bad_ammo', 'unknown_unit'])
})

test('HUN-101 HUN-1402 a fixed scenario asks for deployment where there is a zone or a quiver to fill', () => {
  const fixed = (more: object, side: object, units: readonly object[]) => {
    const config = configOf({
      scenario: {
        name: 'Fixed',
        w: 40000,
        h: 20000,
        ...more,
        sides: [
          { condition: { type: 'elimination' }, units, ...side },
          { condition: { type: 'elimination' }, units: [{ template: 'goblin', x: 35000, y: 5000 }] },
        ],
      },
    })
    const state = hundredRules.setup(config, ref(config))
    return { config, state }
  }
  const warrior = { template: 'warrior', x: 5000, y: 5000 }
  const archer = { template: 'archer', x: 5000, y: 5000 }
  const phase = (more: object, side: object, units: readonly object[]) => fixed(more, side, units).state.phase
  expect(phase({}, {}, [warrior])).toBe('planning')
  expect(phase({}, { zone: { x: 0, y: 0, w: 9000, h: 9000 } }, [warrior])).toBe('deployment')
  expect(phase({ atOnce: true }, { zone: { x: 0, y: 0, w: 9000, h: 9000 } }, [warrior])).toBe('deployment')
  expect(phase({}, {}, [archer])).toBe('deployment')
  expect(phase({}, {}, [{ ...archer, halves: ['standard', 'fire'] }])).toBe('planning')
  expect(phase({ atOnce: true }, {}, [archer])).toBe('planning')
  expect(phase({}, {}, [{ ...warrior, template: 'crossbowman' }])).toBe('planning')
  const { config, state } = fixed({}, {}, [warrior, { ...archer, y: 8000 }])
  const halves: HundredChoice = { type: 'deploy', placements: [], halves: { 2: ['bodkin', 'standard'] } }
  expect(refuse(view(state, 0, config), halves)).toBeNull()
  hundredRules.resolve(state, [halves, { type: 'deploy', placements: [], halves: {} }], ref(config))
  expect(state.world.ammo.slots).toEqual([
    [],
    [
      { type: 'bodkin', left: 6 },
      { type: 'standard', left: 6 },
    ],
    [],
  ])
  const code = (choice: object) => {
    const fresh = fixed({}, {}, [warrior, { ...archer, y: 8000 }])
    return refuse(view(fresh.state, 0, fresh.config), {
      type: 'deploy',
      placements: [],
      halves: {},
      ...choice,
    } as HundredChoice)?.code
  }
  expect(code({ halves: { 2: ['bodkin', 'fire'] } })).toBe('bad_ammo')
  expect(code({ halves: { 1: ['standard', 'fire'] } })).toBe('bad_ammo')
  expect(code({ placements: [{ unit: 1, x: 5000, y: 5000, facing: null }] })).toBe('outside_zone')
})

test('HUN-1201 experience changes skills, Morale, hit points and AP by level, and skills of 0 not at all', () => {
  const row = (experience: 'recruit' | 'regular' | 'elite') => {
    const { skills, health, actionPoints, faction } = musteredRow({ template: 'archer', experience }, 1, CONTENT)
    return [
      skills.melee,
      skills.ranged,
      skills.block,
      skills.dodge,
      skills.medicine,
      skills.toughness,
      skills.morale,
      health.max,
      health.current,
      actionPoints.max,
      faction.cost,
    ]
  }
  expect(row('regular')).toEqual([30, 55, 0, 40, 0, 45, 50, 20, 20, 5, 38])
  expect(row('recruit')).toEqual([25, 50, 0, 35, 0, 45, 45, 18, 18, 4, 33])
  expect(row('elite')).toEqual([40, 65, 0, 50, 0, 45, 60, 24, 24, 7, 54])
  const knight = musteredRow({ template: 'knight', traits: [] }, 1, CONTENT)
  expect([knight.faction.seat, knight.faction.radius, knight.faction.rate, knight.stamina, knight.armour]).toEqual([
    1,
    400,
    9600,
    { current: 14, max: 14, exhausted: false },
    { kind: 'plate', head: 7, torso: 10, arms: 8, legs: 7, dodge: -20, staminaPenalty: 1 },
  ])
  expect(musteredRow({ template: 'knight', armour: 'leather' }, 0, CONTENT).faction.rate).toBe(12000)
  expect(musteredRow({ template: 'crossbowman' }, 0, CONTENT).ammo.slots).toEqual([{ type: 'bolt', left: 8 }])
  expect(musteredRow({ template: 'warrior', weapons: ['javelin', 'sword'] }, 0, CONTENT).weapon).toEqual({
    list: ['javelin', 'sword'],
    thrown: [2, 0],
    readied: 0,
    loaded: true,
    shield: 'round',
    integrity: 16,
  })
  expect(musteredRow({ template: 'healer', items: ['bandage', 'oil'] }, 0, CONTENT).inventory).toEqual({
    bandage: 8,
    oil: 1,
    caltrops: 0,
  })
})

test('HUN-1201 what gear, arrows, items and traits cost, and never less than 5', () => {
  const cost = (unit: ArmyUnit) => unitCost(unit, CONTENT)
  expect([
    cost({ template: 'warrior' }),
    cost({ template: 'warrior', armour: 'plate' }),
    cost({ template: 'warrior', shield: 'none' }),
  ]).toEqual([42, 48, 40])
  expect([
    cost({ template: 'warrior', weapons: ['sword', 'dagger'] }),
    cost({ template: 'warrior', weapons: ['dagger'] }),
  ]).toEqual([46, 40])
  expect([
    cost({ template: 'archer', halves: ['fire', 'broadhead'] }),
    cost({ template: 'archer', items: ['oil', 'bandage'] }),
  ]).toEqual([44, 47])
  expect(cost({ template: 'goblin', experience: 'recruit', armour: 'none', weapons: ['rustyKnife'] })).toBe(12)
  expect([
    cost({ template: 'warrior', experience: 'veteran' }),
    cost({ template: 'veteran', experience: 'recruit' }),
  ]).toEqual([51, 42])
  expect(cost({ template: 'orcBrute', experience: 'recruit', weapons: ['unarmed'] })).toBe(23)
  expect(cost({ template: 'healer', experience: 'recruit', weapons: [] })).toBe(18)
})

const RICH = configOf({ scenario: 'pitched_battle', budget: 1000 })

test.each<[string, ArmyUnit, string | undefined]>([
  ['a plain one', { template: 'warrior' }, undefined],
  ['a troll that changes nothing', { template: 'troll' }, undefined],
  ['a troll in other armour', { template: 'troll', armour: 'leather' }, 'bad_gear'],
  ['grown armour', { template: 'warrior', armour: 'thickHide' }, 'bad_gear'],
  ['a goblin in leather', { template: 'goblin', armour: 'leather' }, undefined],
  ['a goblin in chain', { template: 'goblin', armour: 'chain' }, 'bad_gear'],
  ['a warrior in plate', { template: 'warrior', armour: 'plate' }, undefined],
  ['nobody unarmed', { template: 'warrior', weapons: [] }, 'bad_gear'],
  ['fists of another', { template: 'warrior', weapons: ['trollFists'] }, 'bad_gear'],
  ['a lance with a horse', { template: 'mountedKnight', weapons: ['lance'] }, undefined],
  ['two bows', { template: 'archer', weapons: ['bow', 'shortBow'] }, 'bad_gear'],
  ['a bow and a crossbow', { template: 'archer', weapons: ['bow', 'crossbow'] }, 'bad_gear'],
  ['a bow without a quiver', { template: 'knight', weapons: ['bow'] }, 'bad_gear'],
  ['three kinds of items', { template: 'warrior', items: ['bandage', 'oil', 'caltrops'] }, 'bad_gear'],
  ['two kinds', { template: 'warrior', items: ['bandage', 'oil'] }, undefined],
  ['two bundles of bandages', { template: 'warrior', items: ['bandage', 'bandage'] }, undefined],
  ['three bundles', { template: 'warrior', items: ['bandage', 'bandage', 'bandage'] }, 'bad_gear'],
  ['caltrops twice', { template: 'warrior', items: ['caltrops', 'caltrops'] }, 'bad_gear'],
  ['fearless and elite', { template: 'warrior', experience: 'elite', traits: ['fearless'] }, undefined],
  ['fearless twice', { template: 'warrior', experience: 'elite', traits: ['fearless', 'fearless'] }, 'bad_gear'],
  ['fearless already', { template: 'orcWarlord', traits: ['fearless'] }, 'bad_gear'],
  ['another trait', { template: 'warrior', experience: 'elite', traits: ['leader'] }, 'bad_gear'],
  ['arrows for a bow', { template: 'archer', halves: ['fire', 'fire'] }, undefined],
  ['arrows for a crossbow', { template: 'crossbowman', halves: ['fire', 'fire'] }, 'bad_ammo'],
])('HUN-1202 HUN-1203 %s', (_name, unit, code) => {
  expect(refuseArmy(RICH, 0, [unit])?.code).toBe(code)
})

test('HUN-1202 sixteen units, two leaders, the budget to the point, and the seat’s own faction', () => {
  const many = (count: number, template: ArmyUnit['template']) => Array.from({ length: count }, () => ({ template }))
  const code = (units: readonly ArmyUnit[], config = RICH, seat = 0) => refuseArmy(config, seat, units)?.code
  expect([code(many(16, 'goblin')), code(many(17, 'goblin'))]).toEqual([undefined, 'too_many_units'])
  expect([code(many(2, 'knight')), code(many(3, 'knight'))]).toEqual([undefined, 'too_many_leaders'])
  const exact = configOf({ scenario: 'pitched_battle', budget: 126 })
  expect([code(many(3, 'warrior'), exact), code([...many(3, 'warrior'), { template: 'goblin' }], exact)]).toEqual([
    undefined,
    'over_budget',
  ])
  const split = configOf({ scenario: 'pitched_battle', budget: 1000, faction: ['human', 'horde'], swapSides: true })
  expect([
    code(many(1, 'goblin'), split),
    code(many(1, 'goblin'), split, 1),
    code(many(1, 'warrior'), split, 1),
  ]).toEqual(['faction', undefined, 'faction'])
  expect(refuseArmy(RICH, 0, [{ template: 'warrior' }, { template: 'goblin', armour: 'plate' }])?.message).toMatch(
    /^Unit 2: /,
  )
})

test('HUN-1403 of a late army the cheapest whose loss suffices stays away, else the dearest, of equal ones the last', () => {
  const config = configOf({ scenario: 'pitched_battle' })
  const cost = (unit: ArmyUnit): number => unitCost(unit, CONTENT)
  const fitting = (units: readonly ArmyUnit[], budget: number): readonly ArmyUnit[] => {
    const over = units.reduce((sum, unit) => sum + cost(unit), 0) - budget
    if (over <= 0 || units.length === 1) return units
    const enough = units.filter((unit) => cost(unit) >= over).map(cost)
    const price = enough.length > 0 ? Math.min(...enough) : Math.max(...units.map(cost))
    const away = units.findLastIndex((unit) => cost(unit) === price)
    return fitting(units.toSpliced(away, 1), budget)
  }
  for (const preset of ['company', 'horde'] as const)
    for (let budget = 5; budget <= 305; budget += 3)
      expect(
        lateArmy({ ...config, budget, faction: [preset === 'horde' ? 'horde' : 'any', 'any'] }, 0),
        `${preset} ${budget}`,
      ).toEqual(fitting(PRESETS[preset], budget))
  const { sides, ...ground } = scenarioOf(config)
  const scenario = { name: 'Narrow', briefing: '', ...ground }
  const narrow = (h: number) => ({ ...sides[0], zone: { x: 0, y: 0, w: 1700, h } })
  const brought = (h: number) => lateArmy({ ...config, scenario: { ...scenario, sides: [narrow(h), sides[1]] } }, 0)
  expect([brought(5000).length, brought(1700).length, brought(100).length]).toEqual([3, 1, 1])
})

test('HUN-1403 a late army is as much of a preset as fits', () => {
  const late = (budget: number, faction: 'any' | 'horde' = 'any', seat = 0) =>
    lateArmy(configOf({ scenario: 'pitched_battle', budget, faction: [faction, 'any'] }), seat).map(
      ({ template }) => template,
    )
  expect(late(300)).toEqual(['knight', 'warrior', 'warrior', 'archer', 'archer', 'militia', 'militia'])
  expect(late(280)).toEqual(['knight', 'warrior', 'warrior', 'archer', 'archer', 'militia'])
  expect(late(255)).toEqual(['knight', 'warrior', 'warrior', 'archer', 'militia', 'militia'])
  expect(late(150)).toEqual(['warrior', 'archer', 'archer', 'militia'])
  expect(late(300, 'horde')[0]).toBe('orcWarlord')
  expect(late(300, 'horde', 1)[0]).toBe('knight')
})
