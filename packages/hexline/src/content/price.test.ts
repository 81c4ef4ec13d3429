import { expect, it } from 'vitest'
import type { Ability } from './ability.ts'
import { abilityPrice, isqrt, priceOf } from './price.ts'
import { ROSTER } from './roster.ts'

it.each([
  ['greywolf', 827, [54], 9],
  ['warden', 867, [800], 17],
  ['comet_sage', 1003, [570], 16],
  ['bone_piper', 630, [195], 8],
])('X24 %s', (id, base, abilities, cost) => {
  const type = ROSTER.find((entry) => entry.id === id)
  expect(type && priceOf(type)).toMatchObject({ base, abilities, cost })
})

it('X24 a wall without damage pays for its hit points', () => {
  const wall = { max_hp: 120, damage: 0, attack_range: 1, armor: 0, abilities: [] }
  expect(priceOf(wall)).toEqual({ base: 1440, abilities: [], total: 1440, cost: 14 })
})

it('X23 x_martyr costs 8: base 119, abilities 171 and 513', () => {
  const abilities: Ability[] = [
    { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 2 },
    { trigger: 'harvest', effect: 'strike', target: 'area', value: 5, range: 3 },
  ]
  const martyr = { max_hp: 1, damage: 1, attack_range: 2, armor: 0, abilities }
  expect(priceOf(martyr)).toEqual({ base: 119, abilities: [171, 513], total: 803, cost: 8 })
})

it('HEX-3 isqrt is the largest integer whose square is at most n', () => {
  for (const n of [0, 1, 2, 3, 4, 15, 16, 17, 684000, 2 ** 31 - 1]) {
    const root = isqrt(n)
    expect(root * root).toBeLessThanOrEqual(n)
    expect((root + 1) * (root + 1)).toBeGreaterThan(n)
  }
})

it('HEX-115 the base is the larger of two measures, halves round up, and nothing is free', () => {
  const plain = { attack_range: 1, armor: 0, abilities: [] }
  expect(priceOf({ ...plain, max_hp: 20, damage: 5 }).base).toBe(isqrt(20 * 6 * 57 * 100))
  expect(priceOf({ ...plain, max_hp: 20, damage: 5, armor: 2 }).base).toBe(isqrt(20 * 6 * 57 * 200))
  expect(priceOf({ ...plain, max_hp: 20, damage: 5, armor: -5 }).base).toBe(isqrt(20 * 6 * 57 * 100))
  expect(priceOf({ ...plain, max_hp: 1, damage: 50 }).base).toBe(12 + 2500)
  expect(priceOf({ ...plain, max_hp: 1, damage: 0 })).toMatchObject({ total: 75, cost: 1 })
  expect(priceOf({ ...plain, max_hp: 12, damage: 0 })).toMatchObject({ cost: 3 })
})

it.each<[string, Ability, number]>([
  ['block', { trigger: 'passive', effect: 'block', value: 2 }, 800],
  ['armor', { trigger: 'passive', effect: 'armor', value: 2 }, 500],
  ['armor around it', { trigger: 'passive', effect: 'armor', value: 1, aura: 2 }, 1150],
  ['boost', { trigger: 'passive', effect: 'boost', value: 1, aura: 2 }, 800],
  ['execute', { trigger: 'passive', effect: 'execute', value: 3, aura: 2 }, 330],
  ['undying', { trigger: 'passive', effect: 'undying', value: 3, aura: 2 }, 106],
  ['lament_aura', { trigger: 'passive', effect: 'lament_aura', value: 1, aura: 2 }, 390],
  ['shadowstep', { trigger: 'passive', effect: 'shadowstep', charge: 2 }, 225],
])('HEX-116 the price of %s', (_name, ability, price) => {
  expect(abilityPrice(ability)).toBe(price)
})
