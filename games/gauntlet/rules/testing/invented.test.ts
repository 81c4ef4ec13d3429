import { expect, test } from 'vitest'
import { differences } from './compare.ts'
import { type Kind, skirmish } from './skirmish.ts'

/** Kinds of skirmish, and the numbers of those of 260 positions that together hold the most different words and events. */
const KINDS: readonly (readonly [name: string, kind: Kind, numbers: readonly number[]])[] = [
  [
    'crowd',
    {
      units: 10,
      room: [5, 5],
      shooters: 30,
      inventive: 60,
      sick: 25,
      worn: 50,
      tagged: 30,
      tags: ['Flyer', 'Cavalry', 'SpearWall', 'LongReach', 'Incorporeal'],
    },
    [1, 37, 48, 66, 73, 75, 78, 83, 90, 110, 156, 166, 208, 226],
  ],
  [
    'lines',
    { units: 10, room: [6, 6], apart: true, shooters: 60, inventive: 60, worn: 50, vigilant: 40, quick: 1 },
    [7, 14, 32, 50, 60, 76, 83, 117, 139, 149, 150, 169, 220, 229],
  ],
  [
    'burdened',
    {
      units: 8,
      room: [6, 5],
      shooters: 30,
      inventive: 75,
      worn: 80,
      touched: 50,
      statuses: [
        ...(['taunt', 'stealth', 'slow', 'mark', 'guard', 'evade', 'sleep', 'blind'] as const),
        ...(['regrowth', 'burn', 'unhealable', 'control_immune', 'pure'] as const),
      ],
      zones: 40,
    },
    [65, 117, 125, 143, 155, 161, 162, 165, 180, 185, 222, 225, 232, 252],
  ],
]
const TURNS = 6

const EACH = KINDS.flatMap(([name, kind, numbers]) => numbers.map((number) => [`${name} ${number}`, kind] as const))

test.each(EACH)(
  'GB-204 to GB-220 invented abilities do what the plain reference says, and tell it: %s',
  (seed, kind) => {
    expect(differences(skirmish(kind, seed), seed, TURNS)).toEqual([])
  },
)
