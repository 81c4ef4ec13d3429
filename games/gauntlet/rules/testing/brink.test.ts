import { expect, test } from 'vitest'
import type { StatusId, Tag } from '../content/vocabulary.ts'
import { brink } from './brink.ts'
import { differences } from './compare.ts'
import type { Kind } from './skirmish.ts'

const TAGS: readonly Tag[] = [
  ...(['Infantry', 'Undead', 'Cavalry', 'SpearWall', 'LongReach', 'Flyer', 'Incorporeal', 'Unstoppable'] as const),
  ...(['Heavy', 'DeathSpread', 'Structure', 'Skirmisher', 'Shielded', 'Officer', 'UnbreakableSquare'] as const),
  ...(['Charger', 'HeavyInfantry', 'StickyIntercept', 'Flammable'] as const),
]
const STATUSES: readonly StatusId[] = [
  ...(['stealth', 'slow', 'mark', 'stun', 'fear', 'disarm', 'confuse', 'phased'] as const),
  ...(['sustained', 'silence', 'sleep', 'taunt', 'root', 'tar_pit'] as const),
]
const SLOWED: readonly StatusId[] = ['taunt', 'confuse', 'root', 'slow', 'haste', 'disarm', 'suppressed']
const ANYTHING: Omit<Kind, 'units' | 'room'> = {
  shooters: 30,
  worn: 50,
  sick: 25,
  vigilant: 40,
  magic: 20,
  tags: TAGS,
  touched: 30,
  statuses: STATUSES,
}

/** Kinds of skirmish, and how many positions of each. */
const KINDS: readonly (readonly [name: string, kind: Kind, count: number])[] = [
  ['crowd', { ...ANYTHING, units: 10, room: [5, 5], inventive: 50, zones: 40, quick: 1, tagged: 70 }, 32],
  ['few', { ...ANYTHING, units: 4, room: [4, 6], inventive: 60, zones: 30, quick: 2, tagged: 60 }, 24],
  [
    'lines',
    {
      units: 12,
      room: [8, 4],
      apart: true,
      shooters: 40,
      worn: 60,
      tanks: 40,
      vigilant: 60,
      auras: 30,
      tagged: 60,
      tags: ['Infantry', 'Shielded', 'Officer', 'Undead', 'Incorporeal', 'UnbreakableSquare', 'Flyer'],
      touched: 20,
      statuses: STATUSES,
    },
    16,
  ],
  ['corner', { ...ANYTHING, corner: true, units: 6, room: [3, 3], inventive: 50, zones: 40, tagged: 50 }, 24],
  [
    'slow',
    { ...ANYTHING, units: 8, room: [5, 5], quick: -4, zones: 60, tagged: 60, touched: 70, statuses: SLOWED },
    16,
  ],
]
const BEATS = 6

const EACH = KINDS.flatMap(([name, kind, count]) =>
  Array.from({ length: count }, (_, number) => [`${name} ${number}`, kind] as const),
)

test.each(EACH)(
  'GB-403 GB-410 GB-413 GB-703 GB-707 GB-1104 where something is about to happen, the plain reference has the same: %s',
  (seed, kind) => {
    expect(differences(brink(kind, seed), seed, BEATS)).toEqual([])
  },
)
