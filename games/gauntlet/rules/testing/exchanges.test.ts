import { expect, test } from 'vitest'
import { abilityOf } from '../content/complete.ts'
import { PRINTED } from '../content/content.ts'
import { type ConditionDefinition, type Definition, NUMBER_WORDS, PLAIN_WORDS } from '../content/definition.ts'
import { CONTAGIONS, STATS, STATUSES, type Stat, TAGS } from '../content/vocabulary.ts'
import type { Modifier, Unit } from '../state.ts'
import { differences } from './compare.ts'
import { passive } from './made-up.ts'
import { type Standing, scene } from './scene.ts'

/** The turn of each of the two. */
const BEATS = 2

/** Who attacks whom in what way; both have a friend beside them. */
const WAYS: readonly (readonly [title: string, attacker: Standing, target: Standing])[] = [
  ['hand to hand', { at: [3, 3] }, { at: [3, 4] }],
  ['from behind', { at: [3, 3], attackCount: 2 }, { at: [3, 4], is: { facing: 2 } }],
  ['with a long spear', { at: [3, 3], tags: ['LongReach'] }, { at: [3, 5], is: { holds: 0 } }],
  ['by a direct shot', { at: [3, 2], range: 5, trajectory: 'direct', ammo: 4 }, { at: [3, 5] }],
  ['by an arcing shot', { at: [3, 2], range: 6, trajectory: 'arc', ammo: 1 }, { at: [3, 6], is: { facing: 1 } }],
  ['by magic', { at: [3, 2], range: 4, trajectory: 'homing', attackType: 'magic' }, { at: [3, 5] }],
  ['engaged with a bow', { at: [3, 3], range: 4, trajectory: 'arc', ammo: 3, atk: 40 }, { at: [3, 4], atk: 9 }],
  ['with a dagger', { at: [3, 3], range: 4, trajectory: 'direct', ammo: 0, tier: 2, atk: 60 }, { at: [3, 4] }],
  ['at a charge', { at: [3, 0], tags: ['Cavalry'], speed: 5 }, { at: [3, 4] }],
  ['into spears', { at: [3, 0], tags: ['Charger'], speed: 5 }, { at: [3, 4], tags: ['SpearWall', 'AntiCavalry'] }],
  [
    'past somebody who waits',
    { at: [3, 2], speed: 4 },
    { at: [3, 5], tags: ['HeavyInfantry'], is: { vigilant: true } },
  ],
  [
    'under the eyes of an archer',
    { at: [3, 1], speed: 5 },
    { at: [3, 6], range: 5, trajectory: 'direct', ammo: 3, is: { vigilant: true } },
  ],
]

/** What somebody has more than it has otherwise. */
interface Gift {
  readonly name: string
  readonly card?: Partial<Standing>
  readonly is?: Partial<Unit>
}

/** What is otherwise than in the reference when the attacker has the one gift and the target the other. */
function wrong(way: number, ofAttacker: Gift, ofTarget: Gift, content = PRINTED): readonly string[] {
  const [title, attacker, target] = WAYS[way % WAYS.length] as (typeof WAYS)[number]
  const given = (standing: Standing, side: 0 | 1, { card = {}, is = {} }: Gift): Standing => ({
    crit: 20,
    dodge: 20,
    hp: 160,
    initiative: 12 - 4 * side,
    ...standing,
    ...card,
    side,
    tags: [...(standing.tags ?? []), ...(card.tags ?? [])],
    is: { ...standing.is, ...is },
  })
  const [ax, ay] = attacker.at
  const [tx, ty] = target.at
  const s = scene(
    [
      given(attacker, 0, ofAttacker),
      given(target, 1, ofTarget),
      { at: [ax - 1, ay], side: 0, tags: ['Infantry'], speed: 1, is: { hp: 60 } },
      { at: [tx + 1, ty], side: 1, tags: ['Infantry', 'Undead'], nature: 'bound', speed: 1 },
    ],
    [],
    content,
  )
  s.battle.turnOf = 1
  return differences(s, `${title}: ${ofAttacker.name}, ${ofTarget.name}`, BEATS)
}

/** Each gift in so many ways, with another one on the other side. */
function* mixed(gifts: readonly Gift[], ways: number, content = PRINTED): Generator<string> {
  for (const [place, gift] of gifts.entries())
    for (let turn = 0; turn < ways; turn++)
      yield* wrong(place + 4 * turn, gift, gifts[(place * 5 + turn + 1) % gifts.length] as Gift, content)
}

const modifierOf = (stat: Stat, sign: number): Modifier => {
  const few = stat === 'speed' || stat === 'range' || stat === 'attackCount' || stat === 'riposteCharges'
  const flat = sign * (few ? 1 : 25)
  return { source: 'gift', stat, pct: sign * 40, flat, turns: 2, fresh: false, at: 1 }
}

test.each([1, -1])('GB-212 GB-405 GB-406 every stat counts as the plain reference says, by %i', (sign) => {
  const gifts = STATS.map((stat) => ({ name: stat, is: { modifiers: [modifierOf(stat, sign)] } }))
  expect([...mixed(gifts, 1)]).toEqual([])
})

test.each(WAYS.map(([title], way) => [title, way] as const))('GB-212 GB-406 all stats together: %s', (_, way) => {
  const all = [1, -1].map((sign) => ({
    name: `all ${sign}`,
    is: { modifiers: STATS.map((stat, place) => modifierOf(stat, place % 3 === 0 ? -sign : sign)) },
  })) as [Gift, Gift]
  expect([...wrong(way, all[0], all[1]), ...wrong(way, all[1], all[0])]).toEqual([])
})

test('GB-213 GB-801 every status and contagion does what the plain reference says', () => {
  const gifts: readonly Gift[] = [
    ...STATUSES.map((id) => ({ name: id, is: { statuses: [{ id, turns: 2, p: 20, by: 2, fresh: false, at: 1 }] } })),
    ...CONTAGIONS.map((type) => ({ name: type, is: { contagions: [{ type, turns: 2 }] } })),
  ]
  expect([...mixed(gifts, 2)]).toEqual([])
})

test('GB-217 every tag does what the plain reference says', () => {
  const gifts = TAGS.map((tag) => ({ name: tag, card: { tags: [tag] } }))
  expect([...mixed(gifts, 1)]).toEqual([])
})

/** These compare a percentage. */
const SHARES: ReadonlySet<string> = new Set(['hp<', 'hp>=', 'resolve<'])

/** Every word of conditions, with a number or an argument that some units fulfil. */
const CONDITIONS: readonly ConditionDefinition[] = [
  ...PLAIN_WORDS,
  ...NUMBER_WORDS.map((word) => ({ word, n: SHARES.has(word) ? 90 : 2 })),
  { word: 'tag', arg: 'Infantry' },
  { word: 'tag', arg: 'Cavalry' },
  { word: 'role', arg: 'melee_dps' },
  { word: 'status', arg: 'slow' },
  { word: 'infected', arg: 'fire' },
]

test('GB-208 every condition of owner and opponent holds when the plain reference says', () => {
  const abilities = new Map(PRINTED.abilities)
  const gifts = CONDITIONS.map((condition) => {
    const not: ConditionDefinition =
      typeof condition === 'string' ? { word: condition, not: true } : { ...condition, not: true }
    const definitions: readonly Definition[] = [
      passive(
        'always',
        [
          { do: 'modify', stat: 'atk', pct: 40 },
          { do: 'modify', stat: 'damageTaken', flat: -20 },
        ],
        { when: [condition] },
      ),
      passive('always', [
        { do: 'modify', stat: 'damageDealt', flat: 40, vs: [condition] },
        { do: 'modify', stat: 'dodge', flat: 20, vs: [not] },
      ]),
      passive(
        'on_hit',
        [
          { do: 'damage', amount: 7, type: 'true', if: [not] },
          { do: 'resolve', amount: 5, to: 'self' },
        ],
        { when: [condition] },
      ),
    ]
    const name = JSON.stringify(condition)
    const ids = definitions.map((definition, place) => {
      const id = `${name} ${place}`
      abilities.set(id, abilityOf(id, id, definition))
      return id
    })
    return { name, card: { abilities: ids } }
  })
  expect([...mixed(gifts, 1, { ...PRINTED, abilities })]).toEqual([])
})
