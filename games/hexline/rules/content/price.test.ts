import { expect, it } from 'vitest'
import type { Ability } from './ability.ts'
import { abilityPrice, isqrt, priceOf } from './price.ts'
import { ROSTER } from './roster.ts'

it.each([
  ['greywolf', 827, [54], 9],
  ['warden', 867, [620], 15],
  ['comet_sage', 1003, [501], 15],
  ['bone_piper', 630, [252], 9],
])('X24 %s', (id, base, abilities, cost) => {
  const type = ROSTER.find((entry) => entry.id === id)
  expect(type && priceOf(type)).toMatchObject({ base, abilities, cost })
})

it('X24 a wall without damage pays for its hit points', () => {
  const wall = { max_hp: 120, damage: 0, attack_range: 1, armor: 0, abilities: [] }
  expect(priceOf(wall)).toEqual({ base: 1440, abilities: [], total: 1440, cost: 14 })
})

it('X23 x_martyr costs 8: base 119, abilities 144 and 576', () => {
  const abilities: Ability[] = [
    { trigger: 'turnstart', effect: 'strike', target: 'area', value: 1, range: 2 },
    { trigger: 'harvest', effect: 'strike', target: 'area', value: 5, range: 3 },
  ]
  const martyr = { max_hp: 1, damage: 1, attack_range: 2, armor: 0, abilities }
  expect(priceOf(martyr)).toEqual({ base: 119, abilities: [144, 576], total: 839, cost: 8 })
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

it.each<[string, Ability, price: number]>([
  ['block', { trigger: 'passive', effect: 'block', value: 2 }, 600],
  ['armor', { trigger: 'passive', effect: 'armor', value: 2 }, 340],
  ['armor around it', { trigger: 'passive', effect: 'armor', value: 1, aura: 2 }, 970],
  ['boost', { trigger: 'passive', effect: 'boost', value: 1, aura: 2 }, 800],
  ['execute', { trigger: 'passive', effect: 'execute', value: 3, aura: 2 }, 480],
  ['undying', { trigger: 'passive', effect: 'undying', value: 3, aura: 2 }, 160],
  ['lament_aura', { trigger: 'passive', effect: 'lament_aura', value: 1, aura: 2 }, 590],
  ['shadowstep', { trigger: 'passive', effect: 'shadowstep', charge: 2 }, 280],
  ['healing around it', { trigger: 'lament', effect: 'heal', target: 'area', value: 3, range: 3 }, 702],
  ['healing everybody', { trigger: 'harvest', effect: 'heal', target: 'global', value: 3, range: 4 }, 540],
  ['healing far around it', { trigger: 'endturn', effect: 'heal', target: 'area', value: 1, range: 8 }, 700],
  ['fortify itself', { trigger: 'harvest', effect: 'fortify', target: 'self', value: 5, range: 2 }, 99],
  ['fortify around it', { trigger: 'endturn', effect: 'fortify', target: 'area', value: 1, range: 2 }, 594],
  ['fortify everybody', { trigger: 'endturn', effect: 'fortify', target: 'global', value: 1 }, 726],
  ['summon', { trigger: 'turnstart', effect: 'summon', target: 'self', value: 1, charge: 2 }, 270],
  ['summon at deaths', { trigger: 'lament', effect: 'summon', target: 'self', value: 1, range: 4 }, 194],
  ['push', { trigger: 'onhit', effect: 'push', target: 'target', value: 2 }, 216],
  ['ramp at a friend’s death', { trigger: 'lament', effect: 'ramp', target: 'self', value: 2, range: 3 }, 225],
  ['ramp at a foe’s death', { trigger: 'harvest', effect: 'ramp', target: 'self', value: 1, range: 2 }, 100],
  ['ramp at a wound', { trigger: 'wounded', effect: 'ramp', target: 'self', value: 1 }, 325],
  ['answering a wound', { trigger: 'wounded', effect: 'strike', target: 'area', value: 1, range: 1 }, 81],
  ['striking', { trigger: 'turnstart', effect: 'strike', target: 'random', value: 3, range: 5 }, 240],
  ['striking everybody', { trigger: 'endturn', effect: 'strike', target: 'global', value: 2, charge: 3 }, 501],
  ['killing', { trigger: 'onkill', effect: 'strike', target: 'area', value: 3, range: 1 }, 43],
  ['sunder', { trigger: 'onhit', effect: 'sunder', target: 'target', value: 1 }, 414],
  ['silence', { trigger: 'turnstart', effect: 'silence', target: 'area', value: 1, range: 3 }, 216],
])('HEX-116 the price of %s', (_name, ability, price) => {
  expect(abilityPrice(ability)).toBe(price)
})
