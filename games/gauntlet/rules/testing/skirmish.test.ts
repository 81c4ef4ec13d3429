import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { AiStep, BattleEvent } from '../events.ts'
import { beatBattle } from '../rules/battle.ts'
import { differences } from './compare.ts'
import { type Kind, skirmish } from './skirmish.ts'

/**
 * What each kind has much of, so that every step of a decision is taken often, and often just not taken; and the numbers of those of
 * four hundred positions that together hold the most different events. Another title draws other positions.
 */
const KINDS: readonly (readonly [title: string, kind: Kind, numbers: readonly number[]])[] = [
  [
    'GB-1003 GB-1006 a few on open ground',
    { units: 6, room: [8, 10], shooters: 30 },
    [27, 33, 112, 123, 133, 276, 286, 354],
  ],
  [
    'GB-1006 the quick',
    { units: 8, room: [8, 10], shooters: 50, quick: 4, tanks: 30 },
    [113, 130, 177, 214, 224, 261, 280, 297],
  ],
  [
    'GB-602 GB-604 GB-1004 in the thick of it',
    { units: 10, room: [4, 4], shooters: 35, worn: 60 },
    [88, 125, 158, 213, 232, 258, 297, 332],
  ],
  [
    'GB-1004 worn tanks side by side',
    { units: 10, room: [3, 6], apart: true, tanks: 95, worn: 70, shooters: 5 },
    [78, 80, 134, 154, 157, 182, 194, 298],
  ],
  [
    'GB-606 GB-1005 riders',
    {
      units: 8,
      room: [7, 7],
      shooters: 20,
      quick: 2,
      tagged: 80,
      tags: ['Cavalry', 'Cavalry', 'Charger', 'SpearWall'],
    },
    [10, 128, 136, 177, 270, 290, 301, 396],
  ],
  [
    'GB-605 those who come and go',
    { units: 8, room: [5, 5], shooters: 50, tagged: 90, tags: ['Flyer', 'Skirmisher', 'Incorporeal'] },
    [20, 31, 52, 103, 105, 157, 225, 355],
  ],
  [
    'GB-603 GB-609 GB-1007 long reach and spears that wait',
    {
      units: 8,
      room: [6, 6],
      shooters: 15,
      vigilant: 70,
      tagged: 85,
      tags: ['LongReach', 'LongReach', 'SpearWall', 'SpearWall', 'HeavyInfantry', 'Cavalry'],
    },
    [35, 86, 102, 221, 243, 300, 387, 395],
  ],
  [
    'GB-610 GB-1003 GB-1010 lines that wait',
    { units: 10, room: [6, 8], apart: true, shooters: 50, vigilant: 80, tags: ['SpearWall', 'Skirmisher', 'Cavalry'] },
    [24, 36, 65, 114, 146, 217, 253, 390],
  ],
  [
    'GB-1008 the sick, harmful ground and auras',
    { units: 10, room: [8, 6], apart: true, shooters: 40, sick: 40, zones: 60, auras: 30 },
    [117, 155, 181, 264, 285, 311, 312, 377],
  ],
  [
    'GB-213 taunted and confused',
    { units: 8, room: [6, 7], shooters: 40, touched: 90, statuses: ['taunt', 'taunt', 'confuse', 'stealth'] },
    [41, 68, 133, 148, 246, 291, 308, 395],
  ],
  [
    'GB-213 rooted, disarmed, slow',
    {
      units: 8,
      room: [5, 5],
      shooters: 40,
      touched: 70,
      statuses: ['root', 'disarm', 'tar_pit', 'slow', 'haste', 'phased', 'silence', 'stun', 'blind'],
    },
    [6, 23, 157, 300, 307, 335, 368, 388],
  ],
  [
    'GB-217 GB-507 the heavy and the unstoppable',
    {
      units: 10,
      room: [6, 5],
      shooters: 20,
      tagged: 80,
      tags: ['Unstoppable', 'Unstoppable', 'Heavy', 'Structure', 'Incorporeal', 'StickyIntercept'],
    },
    [64, 86, 148, 163, 169, 227, 230, 249],
  ],
]
const TURNS = 5

test.each(KINDS)(
  '%s: all do what the plain reference says, and what they tell of their choice',
  (title, kind, numbers) => {
    const seeds = numbers.map((number) => `${title} ${number}`)
    expect(seeds.flatMap((seed) => differences(skirmish(kind, seed), seed, TURNS, untrueChoices))).toEqual([])
  },
)

test('GB-1003 GB-1004 in these skirmishes every choice there is without abilities is made at least three times', () => {
  const made = new Map<AiStep, number>()
  for (const [title, kind, numbers] of KINDS)
    for (const number of numbers) {
      const seed = `${title} ${number}`
      const { battle, field } = skirmish(kind, seed)
      const dice = seededDice(seedFrom(seed))
      const tell = (event: BattleEvent): void => {
        if (event.type === 'ai_choice') made.set(event.choice, (made.get(event.choice) ?? 0) + 1)
      }
      for (let turn = 1; turn <= TURNS && battle.result === null; turn++)
        beatBattle(battle, field.content, { dice, tell })
    }
  const rare = [...made].filter(([, count]) => count < 3)
  expect([rare, [...made.keys()].sort()]).toEqual([[], [...Object.keys(DONE), 'flight', 'unable'].sort()])
})

/** What a unit does first after each choice: somebody attacked, a way gone, a place changed, or nothing. */
const DONE: Partial<Record<AiStep, readonly string[]>> = {
  attack: ['attack'],
  charge: ['charge'],
  move: ['walk'],
  leave: ['walk'],
  shoot_free: ['walk'],
  better_target: ['walk'],
  disengage: ['disengage'],
  close_in: ['close_in'],
  taunted: ['attack', 'walk'],
  confused: ['attack', 'walk', 'nothing'],
  rotate: ['rotate'],
  hold: ['nothing'],
  save_ammo: ['nothing'],
  rest: ['nothing'],
}

/** GB-1201: choices after which the one who chose did something else, or did it to another. */
function untrueChoices(told: readonly BattleEvent[]): readonly string[] {
  const at = told.findIndex(({ type }) => type === 'ai_choice')
  const choice = told[at]
  if (choice?.type !== 'ai_choice') return []
  const rest = told.slice(at + 1)
  const second = rest.find((event) => event.type === 'ai_choice' && event.choice !== 'ability')
  const [does = 'nothing', to = 0] =
    rest.map((event) => actionOf(event, choice.unitId)).find((action) => action !== null) ?? []
  // A unit that leaves an enemy may be struck down before its first step.
  const stopped =
    does === 'nothing' && rest.some((event) => event.type === 'attack' && event.targetId === choice.unitId)
  const fits = DONE[choice.choice]?.includes(does) !== false || stopped
  const aimed = choice.targetId === 0 || does !== 'attack' || to === choice.targetId
  return fits && aimed && second === undefined
    ? []
    : [`It chose ${JSON.stringify(choice)} and then ${does} ${to}${second === undefined ? '' : ', and chose again'}`]
}

function actionOf(event: BattleEvent, id: number): readonly [does: string, to: number] | null {
  if (event.type === 'attack' && event.attackerId === id && (event.kind === 'attack' || event.kind === 'shot'))
    return ['attack', event.targetId]
  if (event.type === 'unit_moved' && event.unitId === id) return [event.kind, 0]
  return event.type === 'unit_rotated' && event.unitId === id ? ['rotate', event.otherId] : null
}
