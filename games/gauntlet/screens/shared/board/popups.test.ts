import type { DuelEvent } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { placePopups, popupsOf } from './popups.tsx'

const BLOW = {
  type: 'attack',
  kind: 'attack',
  attackerId: 1,
  targetId: 2,
  arc: 'front',
  magic: false,
  missChance: 5,
  rolls: [50],
  landed: 1,
  critChance: 0,
  critRoll: null,
  atk: 20,
  armor: { worn: 0, formation: 0, shield: 0, used: 0 },
  base: 20,
  k: 100,
  mods: [],
  damage: 14,
  shared: [],
  absorbed: 0,
  hp: 14,
  resolveDamage: 0,
  ammoLeft: null,
} satisfies DuelEvent

const words = (...events: readonly DuelEvent[]): readonly string[] => popupsOf(events).map(({ text }) => text)

test('GB-1302 a blow shows its damage, and from where it came when that mattered', () => {
  expect(words(BLOW)).toEqual(['−14'])
  expect(words({ ...BLOW, arc: 'flank' })).toEqual(['Flanked', '−14'])
  expect(words({ ...BLOW, arc: 'rear' })).toEqual(['Backstab', '−14'])
  expect(words({ ...BLOW, landed: 0, damage: 0 })).toEqual(['Miss'])
})

test('GB-1302 momentum, a stopped charge, a broken formation and empty quivers have words', () => {
  expect(
    words({ type: 'charge_impact', attackerId: 1, targetId: 2, cellsMoved: 3, momentumBonus: 60, damage: 30 }),
  ).toEqual(['+60% momentum'])
  expect(words({ type: 'charge_cancelled', unitId: 1, reason: 'stopped' })).toEqual(['Stopped'])
  expect(words({ type: 'formation_broken', unitId: 1, lostSupporterId: 3 })).toEqual(['Formation broken'])
  expect(words({ type: 'out_of_ammo', unitId: 1 })).toEqual(['Out of shots'])
})

test('at most three rise over one unit', () => {
  expect(words(BLOW, BLOW, BLOW, BLOW, { ...BLOW, targetId: 3 })).toHaveLength(4)
})

test('when a unit falls, only units that the blow touched have a popup', () => {
  const news: DuelEvent = {
    type: 'resolve_changed',
    unitId: 5,
    amount: -22,
    cause: 'ally_died',
    value: 50,
    held: false,
  }
  expect(words(BLOW, { type: 'unit_died', unitId: 2, killerId: 1, cause: 'attack' }, news)).toEqual(['−14', 'Falls'])
})

test('no word covers another, at the upper edge either', () => {
  for (const y of [28, 140]) {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ id: i % 3, text: 'Formation broken', tone: 'shout' as const }))
    const placed = placePopups(crowd, (id) => ({ x: 100 + id * 56, y }))
    for (const a of placed)
      for (const b of placed) if (a !== b && Math.abs(a.y - b.y) < 17) expect(Math.abs(a.x - b.x)).toBeGreaterThan(134)
  }
})
