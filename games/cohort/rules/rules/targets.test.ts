import { expect, it, test } from 'vitest'
import { GROUP_IDS } from '../content/groups.ts'
import type { Contact } from '../state.ts'
import { tile } from '../testing/position.ts'
import { contactMeant, earlier, fits } from './targets.ts'

test.each([
  ['professional', false, 'swords', ['infantry', 'heavyInfantry', 'professional']],
  ['professional', false, 'spears', ['infantry', 'heavyInfantry', 'professional', 'spearmen']],
  ['professional', false, 'sarissas', ['infantry', 'heavyInfantry', 'professional', 'pikemen']],
  ['elite', false, 'swords', ['infantry', 'heavyInfantry', 'elite']],
  ['elite', true, 'swords', ['cavalry', 'elite']],
  ['militia', false, 'crossbows', ['infantry', 'militia', 'archers', 'crossbowmen']],
  ['levy', false, 'bows', ['infantry', 'levy', 'archers']],
  ['alliedHoplites', false, 'spears', ['infantry', 'alliedHoplites', 'spearmen']],
  ['scouts', true, 'swords', ['scouts']],
  ['cavalry', true, 'bows', ['cavalry', 'archers', 'horseArchers']],
  ['heavyCavalry', true, 'swords', ['heavyCavalry', 'cavalry']],
  ['warElephants', true, 'swords', ['warElephants']],
  ['fieldEngineers', false, 'swords', ['engineers', 'fieldEngineers', 'support']],
  ['siegeEngineers', false, 'swords', ['engineers', 'siegeEngineers', 'support']],
  ['medicalCorps', false, 'swords', ['medicalCorps', 'support']],
  ['supplyTrain', false, 'swords', ['supplyTrain', 'support']],
  ['administrators', false, 'swords', ['administrators', 'support']],
] as const)('COH-12.5 %s, mounted %s, with %s belong to these groups alone', (kind, mounted, weapon, groups) => {
  const found = GROUP_IDS.filter((group) => fits({ kind, mounted, weapon }, group))
  expect(found).toEqual(['everyone', 'rest', ...groups])
  expect(fits({ kind, mounted, weapon }, null)).toBe(true)
})

const seen = (handle: number, at: string, more: Partial<Contact> = {}): Contact => ({
  handle,
  unit: 100 + handle,
  state: 'confirmed',
  kind: 'professional',
  type: 'Professionals',
  mounted: false,
  tile: tile(at),
  facing: 'W',
  strength: 100,
  formation: 'standard',
  weapon: 'swords',
  routing: false,
  turn: 1,
  ...more,
})

it('COH-12.9 nearest, weakest, strongest: of those in sight, else of those remembered; never a router; ties by number', () => {
  const pick = (
    which: 'nearest' | 'weakest' | 'strongest',
    contacts: readonly Contact[],
    group: 'cavalry' | null = null,
  ) => contactMeant(contacts, { is: 'pick', which, group }, tile('C12'))?.handle
  const three = [seen(1, 'F12', { strength: 40 }), seen(2, 'E12', { strength: 60 }), seen(3, 'G12', { strength: 90 })]
  expect([pick('nearest', three), pick('weakest', three), pick('strongest', three)]).toEqual([2, 1, 3])
  expect(pick('nearest', [seen(1, 'F12'), seen(2, 'C15')])).toBe(1)
  expect(pick('weakest', [seen(1, 'F12'), seen(2, 'E12')])).toBe(1)
  expect(pick('strongest', [seen(1, 'F12'), seen(2, 'E12')])).toBe(1)
  expect(pick('nearest', [seen(1, 'D12', { routing: true }), seen(2, 'H12')])).toBe(2)
  expect(pick('nearest', [seen(1, 'D12', { state: 'remembered' }), seen(2, 'H12')])).toBe(2)
  expect(pick('nearest', [seen(1, 'D12', { state: 'gone' }), seen(2, 'H12', { state: 'remembered' })])).toBe(2)
  expect(pick('nearest', [seen(1, 'D12', { state: 'destroyed' })])).toBeUndefined()
  expect(pick('nearest', [seen(1, 'D12'), seen(2, 'H12', { kind: 'cavalry', mounted: true })], 'cavalry')).toBe(2)
})

it('COH-12.9 a contact by its number or by where it is known to stand', () => {
  const two = [seen(1, 'F12', { state: 'gone' }), seen(2, 'F12'), seen(3, 'G12', { state: 'remembered' })]
  const meant = (target: Parameters<typeof contactMeant>[1]) => contactMeant(two, target, tile('C12'))?.handle
  expect([1, 2, 3, 4].map((handle) => meant({ is: 'contact', handle }))).toEqual([1, 2, 3, undefined])
  expect(['F12', 'G12', 'H12'].map((name) => meant({ is: 'at', tile: tile(name) }))).toEqual([2, 3, undefined])
})

it('COH-2.1 each seat counts tiles from its own corner', () => {
  expect([earlier(0, 3, 4), earlier(0, 4, 3), earlier(1, 3, 4), earlier(1, 4, 3)]).toEqual([true, false, false, true])
  expect([earlier(0, 3, 3), earlier(1, 3, 3)]).toEqual([false, false])
})
