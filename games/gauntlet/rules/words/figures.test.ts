import { expect, test } from 'vitest'
import { abilityOf } from '../content/complete.ts'
import { PRINTED } from '../content/content.ts'
import { STATS, type StatusId } from '../content/vocabulary.ts'
import { STAT_INDEX } from '../rules/codes.ts'
import { sums } from '../rules/values.ts'
import type { Unit } from '../state.ts'
import { crowd } from '../testing/crowd.ts'
import { atNearest } from '../testing/made-up.ts'
import { type Standing, scene, unit } from '../testing/scene.ts'
import { bearingsOf } from '../view/bearings.ts'
import { changeRows, figuresOf } from './figures.ts'

const LASTING = [...PRINTED.abilities.values()]
  .filter(({ kind, on }) => kind === 'aura' || on === 'always')
  .map(({ id }) => id)

test.each([...PRINTED.leaders.values()].map(({ id, faction }) => ({ leader: id, faction })))(
  'GB-212 the reasons of every figure add up to what the rules count, under $leader',
  (led) => {
    const { field } = crowd(LASTING, {}, PRINTED, led)
    for (const one of field.units)
      for (const stat of STATS) {
        sums(field, one, STAT_INDEX[stat], null)
        const rows = changeRows(field, one, stat)
        const added = (of: 'pct' | 'flat'): number => rows.reduce((sum, row) => sum + row[of], 0)
        expect([stat, Math.max(-90, added('pct')), added('flat')]).toEqual([stat, field.pct, field.flat])
      }
  },
)

test('GB-405 every figure says what made it: curse, hand-to-hand, shred and formation', () => {
  const s = scene([
    { at: [3, 3], range: 4, trajectory: 'arc', ammo: 5, atk: 40, is: { contagions: [{ type: 'curse', turns: 2 }] } },
    { at: [3, 4], side: 1, armor: 10, tags: ['Infantry', 'Shielded'], is: { stacks: 2, facing: 0 } },
    { at: [2, 4], side: 1, tags: ['Infantry'], is: { facing: 0 } },
  ])
  const [attack] = figuresOf(s.battle, 1, s.field.content)
  expect(attack).toEqual({
    id: 'atk',
    name: 'Attack',
    value: 9,
    why: ['40 printed', '−20 % curse', 'hand to hand instead of shooting'],
  })
  const armour = figuresOf(s.battle, 2, s.field.content).find(({ name }) => name === 'Armour')
  expect(armour?.value).toBe(8)
  expect(armour?.why).toEqual(['10 printed', '−2 torn', 'in front +2 for the formation', 'in front +1 for the shield'])
})

/** The figure of a unit by its name: its value and its reasons. */
function figureOf(standing: Partial<Standing>, name: string): readonly [number, ...string[]] | null {
  const s = scene([{ at: [3, 3], ...standing }])
  const found = figuresOf(s.battle, 1, s.field.content).find((figure) => figure.name === name)
  return found === undefined ? null : [found.value, ...found.why]
}
const having = (...ids: readonly StatusId[]): Partial<Unit> => ({
  statuses: ids.map((id, at) => ({ id, turns: 2, p: 0, by: 0, fresh: false, at })),
})

test('GB-405 speed and initiative say what hastens and what slows', () => {
  expect(figureOf({ speed: 4 }, 'Speed')).toEqual([4, '4 printed'])
  expect(figureOf({ speed: 4, is: having('haste') }, 'Speed')).toEqual([5, '4 printed', '+1 haste'])
  expect(figureOf({ speed: 4, is: having('slow') }, 'Speed')).toEqual([3, '4 printed', '−1 slow'])
  expect(figureOf({ speed: 4, is: having('suppressed') }, 'Speed')).toEqual([3, '4 printed', '−1 suppressed'])
  const sick: Partial<Unit> = { contagions: [{ type: 'frost', turns: 2 }] }
  expect(figureOf({ speed: 4, is: sick }, 'Speed')).toEqual([3, '4 printed', '−1 frost'])
  expect(figureOf({ speed: 4, is: { contagions: [{ type: 'fire', turns: 2 }] } }, 'Speed')).toEqual([4, '4 printed'])
  expect(figureOf({ initiative: 12, is: having('haste') }, 'Initiative')).toEqual([17, '12 printed', '+5 haste'])
  expect(figureOf({ initiative: 12, is: having('slow') }, 'Initiative')).toEqual([7, '12 printed', '−5 slow'])
})

test('GB-405 a crumbling unit has half, and the tier is a reason only for figures it makes larger', () => {
  const crumbles: Partial<Unit> = { state: 'crumbling', resolve: 0 }
  const bound = { nature: 'bound', atk: 30, armor: 10, is: crumbles } as const
  expect(figureOf(bound, 'Attack')).toEqual([15, '30 printed', 'halved: it crumbles'])
  expect(figureOf(bound, 'Armour')).toEqual([5, '10 printed', 'halved: it crumbles'])
  expect(figureOf({ armor: 10, tier: 3 }, 'Armour')).toEqual([20, '20 printed at tier 3'])
  expect(figureOf({ range: 4, trajectory: 'arc', tier: 3 }, 'Range')).toEqual([4, '4 printed'])
})

test('GB-405 blows, dodge and critical hits are shown where they are more than nothing, or changed', () => {
  expect([figureOf({}, 'Blows'), figureOf({}, 'Dodge'), figureOf({}, 'Critical hit')]).toEqual([null, null, null])
  expect(figureOf({ attackCount: 2 }, 'Blows')).toEqual([2, '2 printed'])
  expect(figureOf({ dodge: 15 }, 'Dodge')).toEqual([15, '15 printed'])
  expect(figureOf({ crit: 5 }, 'Critical hit')).toEqual([5, '5 printed'])
  const dulled: Partial<Unit> = {
    modifiers: [{ source: 'rust', stat: 'dodge', pct: 0, flat: -5, turns: 2, fresh: false, at: 1 }],
  }
  expect(figureOf({ is: dulled }, 'Dodge')?.slice(0, 2)).toEqual([0, '0 printed'])
  expect(figureOf({}, 'Formation holds')).toBeNull()
})

test('GB-405 a unit that does not exist or is off the board has no figures', () => {
  const s = scene([{ at: [3, 3], is: { cell: -1, state: 'dead', hp: 0 } }])
  expect([figuresOf(s.battle, 1, s.field.content), figuresOf(s.battle, 7, s.field.content)]).toEqual([[], []])
})

test('GB-216 ground that changes a figure is among its reasons, and of that figure alone', () => {
  const zone = abilityOf(
    'mire',
    'Mire',
    atNearest([
      {
        do: 'zone',
        radius: 1,
        rounds: 3,
        side: 'both',
        on: 'stay',
        effects: [
          { do: 'modify', stat: 'speed', flat: -2 },
          { do: 'status', id: 'slow' },
        ],
      },
    ]),
  )
  const content = { ...PRINTED, abilities: new Map(PRINTED.abilities).set(zone.id, zone) }
  const s = scene([{ at: [3, 3], speed: 5, atk: 20 }], [], content)
  const where = { cell: 27, radius: 1, rounds: 2, whom: 'both', on: 'stay', once: false } as const
  s.battle.zones.push({ source: 'ability:mire', side: 1, ...where })
  const figures = figuresOf(s.battle, 1, s.field.content)
  const why = (name: string): readonly string[] | undefined => figures.find((figure) => figure.name === name)?.why
  expect(why('Speed')).toEqual(['5 printed', '−2 ground it stands on', '−1 slow'])
  expect(why('Attack')).toEqual(['20 printed'])
})

test('GB-806 a formation says how far below 0 it holds', () => {
  const s = scene([
    { at: [3, 3], tags: ['Infantry'], is: { facing: 2 } },
    { at: [3, 2], tags: ['Infantry'], is: { facing: 2 } },
  ])
  expect(figuresOf(s.battle, 1, s.field.content).find(({ name }) => name === 'Formation holds')).toEqual({
    id: 'hold',
    name: 'Formation holds',
    value: 15,
    why: ['Resolve below 0 against attacks from the front'],
  })
})

test('GB-1302 a unit that cannot react watches nothing, and three quarters of the shred are cracks', () => {
  const spears: Partial<Standing> = { tags: ['SpearWall'] }
  const watch = (standing: Partial<Standing>): unknown => {
    const s = scene([{ at: [3, 3], ...spears, ...standing }])
    return bearingsOf(s.battle, s.field.content).get(1)?.watch?.kind ?? null
  }
  const bow: Partial<Standing> = { range: 4, trajectory: 'arc', tags: [] }
  expect([
    watch({ is: { vigilant: true } }),
    watch({ is: { vigilant: false } }),
    watch({ is: { vigilant: true, reacted: true } }),
    watch({ is: { vigilant: true, ...having('stun') } }),
    watch({ nature: 'bound', is: { vigilant: true, state: 'crumbling', resolve: 0 } }),
    watch({ ...bow, ammo: 3, is: { vigilant: true } }),
    watch({ ...bow, ammo: 3, is: { vigilant: true, ammo: 0 } }),
    watch({ ...bow, ammo: null, is: { vigilant: true } }),
  ]).toEqual(['intercept', null, null, null, null, 'overwatch', null, null])
  const cracked = (stacks: number): boolean | undefined => {
    const s = scene([{ at: [3, 3], armor: 20, is: { stacks } }])
    return bearingsOf(s.battle, s.field.content).get(1)?.cracked
  }
  expect([cracked(0), cracked(5), cracked(6), cracked(8)]).toEqual([false, false, true, true])
})

test('GB-409 GB-703 Structures answer no attack and are held by nothing, a unit without ammunition answers', () => {
  const bearing = (standing: Partial<Standing>) => {
    const s = scene([{ at: [3, 3], ...standing }])
    return bearingsOf(s.battle, s.field.content).get(1)
  }
  const ripostes = { ripostes: 2 }
  expect(bearing({ is: ripostes })).toMatchObject({ ripostes: 2, held: false, engaged: false, ready: null })
  expect(bearing({ tags: ['Structure'], is: { ...ripostes, resolve: 0 } })).toMatchObject({
    ripostes: null,
    held: false,
  })
  const bow: Partial<Standing> = { range: 4, trajectory: 'arc', ammo: 3 }
  expect(bearing({ ...bow, is: ripostes })?.ripostes).toBeNull()
  expect(bearing({ ...bow, is: { ...ripostes, ammo: 0 } })?.ripostes).toBe(2)
  const s = scene([{ at: [3, 3], is: { cell: -1, state: 'dead', hp: 0 } }, { at: [3, 4] }])
  expect([...bearingsOf(s.battle, s.field.content).keys()]).toEqual([2])
})

test('GB-202 armour and Resolve recovery of a higher tier change by scaled points, everything else as printed', () => {
  const stats = ['armor', 'resolveRecovery', 'dodge'] as const
  const modifiers = stats.map((stat, at) => ({ source: 'gift', stat, pct: 0, flat: 5, turns: 2, fresh: false, at }))
  const { field } = scene([{ at: [3, 3], tier: 2, is: { modifiers } }])
  const [one] = field.units
  if (one === undefined) throw new Error('Nobody is there')
  expect(stats.map((stat) => changeRows(field, one, stat).map(({ flat }) => flat))).toEqual([[7], [7], [5]])
})

test('GB-405 a unit alone has neither formation nor shield among its reasons', () => {
  const s = scene([{ at: [3, 3], armor: 10, tags: ['Infantry'] }])
  expect(figuresOf(s.battle, 1, s.field.content).find(({ name }) => name === 'Armour')?.why).toEqual(['10 printed'])
})

test('GB-1302 a watchful shooter shows the cells it sees, a spear wall those beside it, a spent one nothing', () => {
  const s = scene([
    { at: [0, 0], range: 3, trajectory: 'direct', ammo: 5, is: { vigilant: true } },
    { at: [0, 2], is: { vigilant: true } },
    { at: [4, 4], tags: ['SpearWall'], is: { vigilant: true } },
    { at: [7, 9], side: 1, range: 3, trajectory: 'arc', ammo: 5, is: { vigilant: true, reacted: true } },
  ])
  const bearings = bearingsOf(s.battle, s.field.content)
  // (0,3) lies behind the unit at (0,2).
  expect(bearings.get(1)?.watch).toEqual({ kind: 'overwatch', cells: [1, 2, 3, 8, 9, 10, 16, 17] })
  expect(bearings.get(2)?.watch).toBeNull()
  expect(bearings.get(3)?.watch).toEqual({ kind: 'intercept', cells: [27, 28, 29, 35, 37, 43, 44, 45] })
  expect(bearings.get(4)?.watch).toBeNull()
})

test('GB-1302 a unit beside a contagion is at risk, unless it has it or cannot catch it', () => {
  const poison = { contagions: [{ type: 'poison' as const, turns: 2 }] }
  const s = scene([
    { at: [3, 3], is: poison },
    { at: [3, 4] },
    { at: [2, 3], is: poison },
    { at: [4, 3], tags: ['PoisonImmune'] },
    { at: [4, 4] },
  ])
  const bearings = bearingsOf(s.battle, s.field.content)
  expect([1, 2, 3, 4, 5].map((id) => bearings.get(id)?.atRisk)).toEqual([false, true, false, false, false])
})

test('GB-1302 cooldowns of those with an active ability, and armour that is nearly gone', () => {
  const s = scene([
    { at: [3, 3], abilities: ['smite'], armor: 20, is: { cooldown: 2, stacks: 6 } },
    { at: [3, 5], armor: 20, is: { stacks: 5 } },
  ])
  const bearings = bearingsOf(s.battle, s.field.content)
  expect(bearings.get(1)).toMatchObject({ ready: 2, cracked: true })
  expect(bearings.get(2)).toMatchObject({ ready: null, cracked: false })
})

test('GB-1302 engagement, ripostes and a formation that holds are read from the rules', () => {
  const s = scene([
    { at: [3, 3], tags: ['Infantry'], is: { facing: 2, resolve: 0 } },
    { at: [3, 2], tags: ['Infantry'], is: { facing: 2 } },
    { at: [4, 4], side: 1, range: 4, trajectory: 'arc', ammo: 3 },
  ])
  const bearings = bearingsOf(s.battle, s.field.content)
  // Diagonally beside a shooter it is engaged: every unit has a zone of control.
  expect(bearings.get(1)).toMatchObject({ engaged: true, ripostes: unit(s, 1).ripostes, held: true, formation: 1 })
  expect(bearings.get(2)).toMatchObject({ engaged: false, held: false })
  expect(bearings.get(3)).toMatchObject({ engaged: true, ripostes: null })
})

test('GB-212 GB-1302 a change is said in percent and points, with what made it', () => {
  const modifiers = [
    { source: 'fury', stat: 'atk', pct: 20, flat: 0, turns: 2, fresh: false, at: 1 },
    { source: 'edge', stat: 'atk', pct: 0, flat: 5, turns: 2, fresh: false, at: 2 },
    { source: 'rust', stat: 'atk', pct: -10, flat: -3, turns: 2, fresh: false, at: 3 },
  ] as const
  const s = scene([{ at: [3, 3], atk: 40, tier: 2, is: { modifiers: [...modifiers] } }])
  const [attack] = figuresOf(s.battle, 1, s.field.content)
  expect(attack?.why[0]).toBe('60 printed at tier 2')
  expect(attack?.why.slice(1).map((line) => line.replace(/ [a-z]+$/i, ''))).toEqual(['+20 %', '+5', '−10 % and −3'])
})
