import type { Content } from '../content/content.ts'
import { STATS, STATUSES, TAGS } from '../content/vocabulary.ts'
import { STATUS_BIT, TAG_INDEX } from '../rules/codes.ts'
import type { Field } from '../rules/field.ts'
import { has, spellPowerOf, sums, tagged } from '../rules/values.ts'
import type { Unit } from '../state.ts'
import { type Led, type Scene, type Standing, scene } from './scene.ts'

/** How the owner stands, and what else differs. */
export interface Stand extends Partial<Standing> {
  /** Round 1 instead of 6. */
  readonly early?: boolean
  /** All enemies are bound and Mechanical. */
  readonly bound?: boolean
}

/** Ways in which the owner of an ability may stand in the crowd, so different that any conditions hold in one of them. */
export const STANDS: readonly Stand[] = [
  {},
  { early: true, bound: true },
  { at: [0, 4], range: 6, trajectory: 'direct', ammo: 6 },
  { at: [0, 4], range: 6, trajectory: 'arc', ammo: 6, is: { ammo: 1 } },
  { at: [0, 4], range: 4, trajectory: 'homing', attackType: 'magic' },
  { at: [4, 5], is: { hp: 40, vigilant: true } },
  { at: [0, 9], is: { hp: 400 } },
]

const TAGGED = ['Mechanical', 'Infantry', 'Beast'] as const

/** Friends who need everything and enemies who have everything to lose, round a unit with these abilities. */
export function crowd(
  abilities: readonly string[],
  { early = false, bound = false, ...stand }: Stand,
  content: Content,
  led: Led = {},
): Scene {
  const enemy: Partial<Standing> = {
    side: 1,
    hp: 900,
    resolve: 400,
    armor: 20,
    dodge: 0,
    ...(bound ? { nature: 'bound', tags: ['Mechanical'] } : {}),
  }
  const friend: Partial<Standing> = { side: 0, hp: 400, resolve: 400, tags: TAGGED }
  const standing: Standing[] = [
    {
      at: [3, 3],
      ...friend,
      atk: 30,
      initiative: 50,
      ...stand,
      abilities,
      is: { hp: 180, resolve: 120, stacks: 2, ripostes: 3, home: 0, ...burdened(1), ...stand.is },
    },
    { at: [3, 4], ...enemy, cost: 8, atk: 50, is: { hp: 120, resolve: 300, ...blessed(2) } },
    {
      at: [4, 4],
      ...enemy,
      armor: 5,
      cost: 5,
      atk: 40,
      tags: ['Mechanical', 'Undead'],
      nature: 'bound',
      is: { hp: 700, ...blessed(3) },
    },
    {
      at: [3, 6],
      ...enemy,
      armor: 5,
      cost: 5,
      atk: 60,
      range: 4,
      trajectory: 'homing',
      attackType: 'magic',
      is: blessed(4),
    },
    {
      at: [3, 2],
      ...friend,
      atk: 25,
      ammo: 5,
      range: 4,
      trajectory: 'arc',
      nature: 'bound',
      is: { hp: 150, resolve: 100, stacks: 3, cooldown: 2, ammo: 1, ...burdened(5) },
    },
    {
      at: [4, 3],
      ...friend,
      atk: 24,
      range: 4,
      trajectory: 'homing',
      attackType: 'magic',
      role: 'mage',
      cost: 6,
      is: { hp: 160, resolve: 60, cooldown: 2, home: 1, state: 'retreating', ...burdened(6) },
    },
    { at: [7, 9], ...enemy },
    { at: [4, 2], ...friend, nature: 'bound', is: { hp: 200, resolve: 0, state: 'crumbling', ...burdened(8) } },
  ]
  const s = scene(
    standing,
    Array.from({ length: 200 }, () => 1),
    content,
    led,
  )
  s.battle.round = early ? 1 : 6
  s.battle.turnOf = 1
  const [owner, foe] = s.units as readonly [Unit, Unit, ...Unit[]]
  s.field.attack = { attacker: owner, target: foe, flanking: true, rear: true, charging: true }
  return s
}

/** What dispelling takes away, watchfulness to disrupt, and a home elsewhere. */
function blessed(at: number): Partial<Unit> {
  return {
    home: 60 + at,
    vigilant: true,
    barrier: 9,
    barrierTurns: 3,
    statuses: [{ id: 'regrowth', turns: 3, p: 4, by: 0, fresh: false, at }],
    modifiers: [{ source: 'gift', stat: 'crit', pct: 0, flat: 1, turns: 3, fresh: false, at: at + 10 }],
  }
}

/** What cleansing takes away. */
function burdened(at: number): Partial<Unit> {
  return {
    contagions: [{ type: 'curse', turns: 2 }],
    statuses: [{ id: 'slow', turns: 3, p: 0, by: 0, fresh: false, at }],
    modifiers: [{ source: 'burden', stat: 'atk', pct: -10, flat: 0, turns: 3, fresh: false, at: at + 10 }],
  }
}

/** The whole position, with every figure, status and tag that its units have against one another. */
export function observed({ battle, field }: Scene): string {
  const figures = battle.units.map((unit) => (unit.cell < 0 ? null : figuresOf(field, unit)))
  return JSON.stringify([battle, figures, spellPowerOf(field, 0)])
}

function figuresOf(field: Field, unit: Unit): unknown {
  const opponents = field.units.filter((other) => other.cell >= 0 && other.side !== unit.side)
  const modified = STATS.map((_, stat) =>
    opponents.map((opponent) => {
      sums(field, unit, stat, opponent)
      return [field.pct, field.flat]
    }),
  )
  const statuses = STATUSES.filter((id) => has(field, unit, STATUS_BIT[id]))
  const tags = TAGS.filter((tag) => tagged(field, unit, TAG_INDEX[tag]))
  return [modified, statuses, tags]
}
