import { expect, test } from 'vitest'
import { abilityOf } from '../content/complete.ts'
import { PRINTED } from '../content/content.ts'
import type { Definition } from '../content/definition.ts'
import { atNearest, passive } from '../testing/made-up.ts'
import { type Scene, type Standing, scene, unit } from '../testing/scene.ts'
import { TAG_INDEX } from './codes.ts'
import { gainResolve } from './combat/resolve.ts'
import { castSpell, planAbility } from './effects/casting.ts'
import { applyModifier } from './effects/modifiers.ts'
import { unitsIn } from './effects/select.ts'
import { fieldToRead } from './field.ts'
import { leap } from './movement/forced.ts'
import { sees } from './movement/legality.ts'
import { tagged } from './values.ts'

const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })

/** A scene in which one made-up ability is known. */
function withAbility(definition: Definition, units: readonly Standing[]): Scene {
  const gift = abilityOf('gift', 'Gift', definition)
  return scene(units, [], { ...PRINTED, abilities: new Map(PRINTED.abilities).set('gift', gift) })
}

test('GB-204 an ability with a condition is used where it holds, and nowhere else', () => {
  const definition = atNearest([{ do: 'damage', amount: 9, type: 'true' }], { when: [{ word: 'hp<', n: 50 }] })
  const used = (hp: number): boolean => {
    const s = withAbility(definition, [A({ abilities: ['gift'], is: { hp } }), B()])
    return planAbility(s.field, unit(s, 1)) !== null
  }
  expect([used(49), used(50), used(100)]).toEqual([true, false, false])
})

test('GB-212 points of greatest HP are added after the percents', () => {
  const greatest = (definition: Definition): readonly number[] => {
    const s = withAbility(definition, [A({ hp: 80, abilities: ['gift'] }), B()])
    for (const effect of s.field.content.abilities.get('gift')?.effects ?? [])
      if (effect.do === 'modify') applyModifier(s.field, unit(s, 1), effect, 'gift', 2)
    return [unit(s, 1).maxHp, unit(s, 1).hp]
  }
  expect(greatest(passive('turn_start', [{ do: 'modify', stat: 'maxhp', flat: 26, d: 2 }]))).toEqual([106, 106])
  expect(greatest(passive('turn_start', [{ do: 'modify', stat: 'maxhp', flat: -30, d: 2 }]))).toEqual([50, 50])
  expect(greatest(passive('turn_start', [{ do: 'modify', stat: 'maxhp', pct: 50, d: 2 }]))).toEqual([120, 120])
})

test('GB-210 a unit that is rooted or gone does not leap', () => {
  const leapt = (is: Standing['is']): number => {
    const s = scene([A({ at: [0, 0], ...(is !== undefined && { is }) }), B({ at: [5, 5] })])
    leap(s.field, unit(s, 1), unit(s, 2), false)
    return unit(s, 1).cell
  }
  const rooted = { statuses: [{ id: 'root' as const, turns: 2, p: 0, by: 0, fresh: false, at: 1 }] }
  expect([leapt({}), leapt(rooted), leapt({ hp: 0 })]).toEqual([36, 0, 0])
})

test('GB-206 a chain goes to the nearest, then to the unit with the least HP, then to the first', () => {
  const area = abilityOf(
    'x',
    'X',
    atNearest([{ do: 'damage', amount: 9, type: 'true' }], { area: { shape: 'chain', n: 1, p: 50 } }),
  ).area
  if (area === null) throw new Error('The chain is missing')
  const next = (...units: readonly Standing[]): number | undefined => {
    const s = scene([A(), B(), ...units])
    return unitsIn(s.field, area, unit(s, 2), unit(s, 1), 0)[1]?.id
  }
  expect(next(B({ at: [2, 4] }), B({ at: [4, 4] }))).toBe(3)
  expect(next(B({ at: [2, 4] }), B({ at: [4, 4], is: { hp: 50 } }))).toBe(4)
  expect(next(B({ at: [3, 6], is: { hp: 9 } }), B({ at: [4, 4] }))).toBe(4)
})

test('GB-703 a unit that comes to exactly 0 in a formation is held there, and an event says so', () => {
  const s = scene([
    A({ tags: ['Infantry'], is: { facing: 2, resolve: -4 } }),
    A({ at: [3, 2], tags: ['Infantry'], is: { facing: 2 } }),
  ])
  gainResolve(s.field, unit(s, 1), 4, 'rest')
  gainResolve(s.field, unit(s, 1), 4, 'rest')
  expect(s.events('resolve_changed').map(({ value, held }) => [value, held])).toEqual([
    [0, true],
    [4, false],
  ])
})

test('GB-216 GB-217 ground gives and takes the tags that it says, and no others', () => {
  const s = withAbility(
    atNearest([
      {
        do: 'zone',
        radius: 1,
        rounds: 3,
        side: 'both',
        on: 'stay',
        effects: [
          { do: 'tag', tag: 'Flyer' },
          { do: 'tag', tag: 'Charger', remove: true },
        ],
      },
    ]),
    [A(), B()],
  )
  const where = { cell: 27, radius: 0, rounds: 2, whom: 'both', on: 'stay', once: false } as const
  s.battle.zones.push({ source: 'ability:gift', side: 1, ...where })
  const field = fieldToRead(s.battle, s.field.content)
  const has = (id: number, tag: keyof typeof TAG_INDEX): boolean => tagged(field, unit(s, id), TAG_INDEX[tag])
  expect([has(1, 'Flyer'), has(1, 'Charger'), has(2, 'Flyer')]).toEqual([true, false, false])
})

test('GB-505 the unit that is left out blocks no line on any part of the board, and others do', () => {
  const seen = (row: number): boolean => {
    const s = scene([A({ at: [3, row] })])
    return sees(s.field, (row - 1) * 8 + 3, (row + 1) * 8 + 3, unit(s, 1))
  }
  expect([1, 5, 8].map(seen)).toEqual([true, true, true])
  const s = scene([A({ at: [3, 5] }), B({ at: [3, 6] })])
  expect(sees(s.field, 35, 59, unit(s, 1))).toBe(false)
})

test('GB-1101 a spell that does not exist is an error', () => {
  const s = scene([A(), B()])
  expect(() => castSpell(s.field, 0, 'nothing', 'mid')).toThrow('There is no spell nothing')
})
