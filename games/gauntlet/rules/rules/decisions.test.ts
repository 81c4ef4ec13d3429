import { describe, expect, test } from 'vitest'
import type { StatusId } from '../content/vocabulary.ts'
import type { Status } from '../state.ts'
import { type Standing, scene, unit } from '../testing/scene.ts'
import { act, wantsOverwatch } from './unit-ai.ts'

/** The one who acts, and its enemies before it; units are numbered as they are listed. */
const A = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 3], side: 0, ...numbers })
const B = (numbers: Partial<Standing> = {}): Standing => ({ at: [3, 4], side: 1, ...numbers })
const archer = { range: 4, trajectory: 'arc', ammo: 6 } as const
const under = (id: StatusId, by = 0): Status => ({ id, turns: 2, p: 0, by, fresh: false, at: 1 })
const sick = (type: 'fire' | 'frost' | 'curse') => ({ contagions: [{ type, turns: 3 }] })

/** What the first unit chooses, of whom, where it then stands if it has moved, and whom it attacks. */
function done(units: readonly Standing[], script: readonly number[] = []): string {
  const s = scene(units, script)
  act(s.field, unit(s, 1))
  s.dice.done()
  const told = s.events('ai_choice')[0]
  const { cell } = unit(s, 1)
  const [x, y] = units[0]?.at ?? []
  const hits = s.events('attack').find(({ attackerId, kind }) => attackerId === 1 && kind !== 'riposte')?.targetId
  return [
    told?.choice,
    told?.targetId || null,
    cell === (y ?? 0) * 8 + (x ?? 0) ? null : `to ${cell & 7},${cell >> 3}`,
    hits === undefined ? null : `hits ${hits}`,
  ]
    .filter((part) => part !== null)
    .join(' ')
}

/** Boards that differ in one thing, and what is done on each. */
function examples(
  rows: readonly (readonly [where: string, units: readonly Standing[], does: string, script?: readonly number[]])[],
): void {
  for (const [where, units, does, script] of rows) test(where, () => expect(done(units, script)).toBe(does))
}

describe('GB-213 the confused', () => {
  const lost = A({ is: { statuses: [under('confuse')] } })
  examples([
    ['a friend nearer than the enemy', [lost, A({ at: [3, 2] }), B({ at: [3, 5] })], 'confused 2 hits 2'],
    ['the enemy nearer than a friend', [lost, A({ at: [3, 0] }), B()], 'confused 3 hits 3'],
    ['two as near: the lower number', [lost, A({ at: [2, 3] }), A({ at: [4, 3] })], 'confused 2 hits 2'],
    ['by distance, not by rings', [lost, A({ at: [4, 4] }), A({ at: [3, 2] })], 'confused 3 hits 3'],
    ['too far to strike: it walks up', [lost, A({ at: [3, 6] }), B({ at: [7, 9] })], 'confused 2 to 2,5 hits 2'],
    ['and too far to arrive', [lost, A({ at: [3, 9] }), B({ at: [7, 0] })], 'confused 2 to 3,6'],
    ['held by an enemy it cannot walk up', [lost, B({ at: [4, 4] }), A({ at: [3, 2] })], 'confused 3 hits 3'],
  ])
})

describe('GB-213 the taunted', () => {
  const by = (id: number, numbers: Partial<Standing> = {}): Standing =>
    A({ ...numbers, is: { statuses: [under('taunt', id)] } })
  examples([
    ['the taunter in reach, a better one beside it', [by(2), B(), B({ at: [4, 4], role: 'mage' })], 'taunted 2 hits 2'],
    ['nobody taunts', [A(), B(), B({ at: [4, 4], role: 'mage' })], 'attack 3 hits 3'],
    ['the taunter out of reach of one who is engaged', [by(3), B(), B({ at: [3, 6] })], 'attack 2 hits 2'],
    ['a free one walks past what is nearer', [by(3), B({ at: [1, 5] }), B({ at: [6, 5] })], 'taunted 3 to 5,5 hits 3'],
    ['nobody taunts a free one', [A(), B({ at: [1, 5] }), B({ at: [6, 6] })], 'move 2 to 2,5 hits 2'],
    [
      'an archer shoots its taunter first',
      [by(3, archer), B({ at: [3, 6], is: { hp: 10 } }), B({ at: [4, 6] })],
      'taunted 3 hits 3',
    ],
    [
      'without speed it does what it can',
      [by(3, { ...archer, speed: 0 }), B({ at: [3, 6] }), B({ at: [3, 9] })],
      'attack 2 hits 2',
    ],
  ])
})

describe('GB-1003 charge, attack, hold, move, rest', () => {
  const rider = (numbers: Partial<Standing> = {}): Standing =>
    A({ at: [3, 0], tags: ['Cavalry'], speed: 4, ...numbers })
  const spear = (numbers: Partial<Standing> = {}): Standing => A({ tags: ['SpearWall'], ...numbers })
  examples([
    ['two empty cells before the enemy', [rider(), B({ at: [3, 3] })], 'charge 2 to 3,2 hits 2'],
    ['one empty cell', [rider(), B({ at: [3, 2] })], 'move 2 to 2,2 hits 2'],
    ['not in line', [rider(), B({ at: [4, 3] })], 'move 2 to 3,3 hits 2'],
    ['as far as its speed', [rider(), B({ at: [3, 5] })], 'charge 2 to 3,4 hits 2'],
    ['a cell farther', [rider(), B({ at: [3, 6] })], 'move 2 to 2,4'],
    ['somebody in the way', [rider(), B({ at: [3, 4] }), A({ at: [3, 2] })], 'move 2 to 2,4 hits 2'],
    ['a rider who is rooted', [rider({ is: { statuses: [under('root')] } }), B({ at: [3, 3] })], 'rest'],
    [
      'a taunted rider goes at its taunter alone',
      [rider({ is: { statuses: [under('taunt', 3)] } }), B({ at: [3, 4], role: 'mage' }), B({ at: [6, 3] })],
      'charge 3 to 5,2 hits 3',
    ],
    ['a shooter in range', [A(archer), B({ at: [3, 7] })], 'attack 2 hits 2'],
    ['out of range', [A(archer), B({ at: [3, 8] })], 'move 2 to 3,4 hits 2'],
    ['a wall of spears waits for one who could come', [spear(), B({ at: [3, 7], speed: 3 })], 'hold'],
    ['not for one too slow', [spear(), B({ at: [3, 7], speed: 2 })], 'move 2 to 2,6 hits 2'],
    ['not for one who shoots', [spear(), B({ at: [3, 7], ...archer })], 'move 2 to 2,6 hits 2'],
    ['a fourth time it does not wait', [spear({ is: { holds: 3 } }), B({ at: [3, 7] })], 'move 2 to 2,6 hits 2'],
    ['a third time it does', [spear({ is: { holds: 2 } }), B({ at: [3, 7] })], 'hold'],
    ['one who has no spears', [A(), B({ at: [3, 7] })], 'move 2 to 2,6 hits 2'],
    ['rooted, it rests', [A({ is: { statuses: [under('root')] } }), B({ at: [3, 7] })], 'rest'],
    ['without speed it rests', [A({ speed: 0 }), B({ at: [3, 7] })], 'rest'],
  ])

  test('GB-1003 how often spears have waited is counted, and forgotten by any other action', () => {
    const counted = (before: number, enemy: Standing): number => {
      const s = scene([spear({ is: { holds: before } }), enemy])
      act(s.field, unit(s, 1))
      return unit(s, 1).holds
    }
    expect([counted(0, B({ at: [3, 7] })), counted(2, B({ at: [3, 7] })), counted(2, B())]).toEqual([1, 3, 0])
  })
})

describe('GB-1008 leaving', () => {
  const infantry = { tags: ['Infantry'] } as const
  const far = B({ at: [3, 9], speed: 1 })
  examples([
    ['a burning friend beside it', [A(), A({ at: [3, 2], is: sick('fire') }), far], 'leave to 2,3'],
    ['a cursed one: nothing is lost to it', [A(), A({ at: [3, 2], is: sick('curse') }), far], 'move 3 to 3,6'],
    ['a burning friend at the corner', [A(), A({ at: [2, 2], is: sick('fire') }), far], 'move 3 to 3,6'],
    [
      'a frozen friend in a formation worth less',
      [A(infantry), A({ at: [2, 3], ...infantry, is: sick('frost') }), far, A({ at: [3, 2], ...infantry })],
      'leave to 4,2',
    ],
    [
      'in one worth more',
      [A(infantry), A({ at: [2, 3], ...infantry, is: sick('frost') }), far, A({ at: [4, 3], ...infantry })],
      'move 3 to 3,6',
    ],
    ['engaged, it stays and fights', [A(), A({ at: [3, 2], is: sick('fire') }), B()], 'attack 3 hits 3'],
    ['rooted, it stays', [A({ is: { statuses: [under('root')] } }), A({ at: [3, 2], is: sick('fire') }), far], 'rest'],
    ['without speed it stays', [A({ speed: 0 }), A({ at: [3, 2], is: sick('fire') }), far], 'rest'],
    [
      'taunted, it follows',
      [A({ is: { statuses: [under('taunt', 3)] } }), A({ at: [3, 2], is: sick('fire') }), far],
      'taunted 3 to 3,6',
    ],
    [
      'it goes where it can still fight',
      [A(archer), A({ at: [3, 2], is: sick('fire') }), B({ at: [3, 7] })],
      'leave to 2,4 hits 3',
    ],
  ])

  test.each<readonly [where: string, units: readonly Standing[], does: string]>([
    ['nobody to attack', [A(), B({ at: [3, 9], speed: 1 })], 'leave'],
    ['somebody to attack', [A(archer), B({ at: [3, 7] })], 'attack'],
  ])('from harmful ground: %s', (_, units, does) => {
    const s = scene(units)
    s.battle.zones.push({
      source: 'ability:',
      side: 1,
      cell: 27,
      radius: 1,
      rounds: 3,
      whom: 'enemies',
      on: 'stay',
      once: false,
    })
    act(s.field, unit(s, 1))
    expect(s.events('ai_choice')[0]?.choice).toBe(does)
  })
})

describe('GB-1004 engaged', () => {
  const worn = (stacks: number, numbers: Partial<Standing> = {}): Standing =>
    A({ role: 'tank', armor: 10, ...numbers, is: { stacks, ...numbers.is } })
  const fresh = (numbers: Partial<Standing> = {}): Standing => A({ at: [3, 2], role: 'tank', armor: 10, ...numbers })
  examples([
    ['a tank with three of four stacks and a fresh one behind', [worn(3), B(), fresh()], 'rotate 3 to 3,2'],
    ['with two of four', [worn(2), B(), fresh()], 'attack 2 hits 2'],
    ['one who is no tank', [worn(3, { role: 'support' }), B(), fresh()], 'attack 2 hits 2'],
    ['a fresh one who is no tank', [worn(3), B(), fresh({ role: 'support' })], 'attack 2 hits 2'],
    ['a fresh one who is engaged', [worn(3), B(), fresh(), B({ at: [4, 1] })], 'attack 2 hits 2'],
    ['a fresh one who is rooted', [worn(3), B(), fresh({ is: { statuses: [under('root')] } })], 'attack 2 hits 2'],
    ['a fresh one who flees', [worn(3), B(), fresh({ is: { state: 'retreating' } })], 'attack 2 hits 2'],
    ['one half as worn', [worn(4), B(), fresh({ is: { stacks: 2 } })], 'attack 2 hits 2'],
    ['one whose armour cannot be shredded', [worn(1, { armor: 2 }), B(), fresh()], 'attack 2 hits 2'],
    ['one less than half as worn', [worn(4), B(), fresh({ is: { stacks: 1 } })], 'rotate 3 to 3,2'],
    ['a fresh tank two cells away', [worn(3), B(), fresh({ at: [3, 1] })], 'attack 2 hits 2'],
    ['a worn tank that is rooted', [worn(3, { is: { statuses: [under('root')] } }), B(), fresh()], 'attack 2 hits 2'],
    ['a taunted tank', [worn(3, { is: { statuses: [under('taunt', 2)] } }), B(), fresh()], 'taunted 2 hits 2'],
    ['a tank that has no armour to wear', [worn(0, { armor: 0 }), B(), fresh()], 'attack 2 hits 2'],

    ['an archer leaves, as far from them as a step takes it', [A(archer), B()], 'disengage to 4,2'],
    ['not if that costs its life', [A({ ...archer, is: { hp: 10 } }), B({ is: { ripostes: 0 } })], 'attack 2 hits 2'],
    ['if it costs all but one HP', [A({ ...archer, is: { hp: 11 } }), B()], 'disengage to 4,2'],
    ['not if it is rooted', [A({ ...archer, is: { statuses: [under('root')] } }), B()], 'attack 2 hits 2'],
    ['not if it is taunted', [A({ ...archer, is: { statuses: [under('taunt', 2)] } }), B()], 'taunted 2 hits 2'],
    ['not twice running', [A({ ...archer, is: { disengaged: 2 } }), B()], 'attack 2 hits 2'],
    [
      'in tar with one step it stays',
      [A({ ...archer, speed: 1, is: { statuses: [under('tar_pit')] } }), B()],
      'attack 2 hits 2',
    ],
    [
      'in tar with two it leaves',
      [A({ ...archer, speed: 2, is: { statuses: [under('tar_pit')] } }), B()],
      'disengage to 4,2',
    ],
    ['without speed it stays', [A({ ...archer, speed: 0 }), B()], 'attack 2 hits 2'],
    [
      'an archer whom somebody would engage there too',
      [A(archer), B(), B({ at: [3, 1] }), B({ at: [4, 4] })],
      'attack 2 hits 2',
    ],
    ['away from two to where there is none', [A(archer), B(), B({ at: [2, 4] })], 'disengage to 4,2'],
    ['with its back to a friend, aside', [A(archer), B(), A({ at: [3, 2] })], 'disengage to 4,2'],

    [
      'a rider with room for a charge of three cells',
      [A({ tags: ['Cavalry'], speed: 4 }), B(), B({ at: [0, 2] })],
      'disengage to 4,2',
    ],
    [
      'a rider with room for one of two',
      [A({ tags: ['Cavalry'], speed: 4 }), B(), B({ at: [1, 2] })],
      'attack 2 hits 2',
    ],
    [
      'a rider with room for one at spears',
      [A({ tags: ['Cavalry'], speed: 4 }), B(), B({ at: [0, 2], tags: ['SpearWall'] })],
      'attack 2 hits 2',
    ],

    [
      'a fighter leaves a tank for a mage at 70',
      [A(), B({ role: 'tank' }), B({ at: [5, 2], role: 'mage' })],
      'disengage 3 to 2,2',
      [70],
    ],
    ['and not at 71', [A(), B({ role: 'tank' }), B({ at: [5, 2], role: 'mage' })], 'attack 2 hits 2', [71]],
    ['nor from a mage', [A(), B({ role: 'mage' }), B({ at: [5, 2], role: 'mage' })], 'attack 2 hits 2'],
    ['nor for a fighter', [A(), B({ role: 'tank' }), B({ at: [5, 2] })], 'attack 2 hits 2'],
    [
      'nor does somebody of another kind',
      [A({ role: 'control' }), B({ role: 'tank' }), B({ at: [5, 2], role: 'mage' })],
      'attack 2 hits 2',
    ],

    [
      'for a dearer friend behind it at 30',
      [A({ role: 'tank' }), B(), A({ at: [3, 2], cost: 5 })],
      'disengage 3 to 4,2',
      [30],
    ],
    ['and not at 31', [A({ role: 'tank' }), B(), A({ at: [3, 2], cost: 5 })], 'attack 2 hits 2', [31]],
    ['nor for one as dear', [A({ role: 'tank' }), B(), A({ at: [3, 2], cost: 4 })], 'attack 2 hits 2'],
    ['nor for one beside it', [A({ role: 'tank' }), B(), A({ at: [2, 3], cost: 5 })], 'attack 2 hits 2'],
    ['nor for a shooter', [A({ role: 'tank' }), B(), A({ at: [3, 2], cost: 5, ...archer })], 'attack 2 hits 2'],
    [
      'nor for one who flees',
      [A({ role: 'tank' }), B(), A({ at: [3, 2], cost: 5, is: { state: 'retreating' } })],
      'attack 2 hits 2',
    ],

    ['pikes that it cannot reach', [A(), B({ at: [3, 5], tags: ['LongReach'] })], 'close_in to 3,4 hits 2'],
    ['rooted before them', [A({ is: { statuses: [under('root')] } }), B({ at: [3, 5], tags: ['LongReach'] })], 'rest'],
    ['without speed', [A({ speed: 0 }), B({ at: [3, 5], tags: ['LongReach'] })], 'rest'],
    [
      'pikes beside one it can reach',
      [A(), B({ at: [3, 5], tags: ['LongReach'] }), B({ at: [4, 4] })],
      'attack 3 hits 3',
    ],
    ['disarmed, it rests', [A({ is: { statuses: [under('disarm')] } }), B()], 'rest'],
  ])
})

describe('GB-1003 units that walk while engaged', () => {
  const flyer = { tags: ['Flyer'] } as const
  const light = { tags: ['Skirmisher'], ...archer } as const
  const mage = B({ at: [5, 2], role: 'mage' })
  examples([
    [
      'a flyer leaves a tank for a mage at 70',
      [A(flyer), B({ role: 'tank' }), mage],
      'better_target 3 to 4,3 hits 3',
      [70],
    ],
    ['and not at 71', [A(flyer), B({ role: 'tank' }), mage], 'attack 2 hits 2', [71]],
    ['nor without speed', [A({ ...flyer, speed: 0 }), B({ role: 'tank' }), mage], 'attack 2 hits 2'],
    ['nor rooted', [A({ ...flyer, is: { statuses: [under('root')] } }), B({ role: 'tank' }), mage], 'attack 2 hits 2'],
    ['a light archer goes where it can shoot', [A(light), B()], 'shoot_free to 2,2 hits 2'],
    ['with nothing to shoot it strikes', [A({ ...light, is: { ammo: 0 } }), B()], 'attack 2 hits 2'],
    ['rooted, it strikes', [A({ ...light, is: { statuses: [under('root')] } }), B()], 'attack 2 hits 2'],
    [
      'with nowhere to go it strikes',
      [A({ ...light, at: [0, 0] }), B({ at: [0, 1] }), A({ at: [1, 0] }), A({ at: [1, 1] })],
      'attack 2 hits 2',
    ],
  ])
})

describe('GB-1006 where a move goes', () => {
  const from = (numbers: Partial<Standing> = {}): Standing => A({ at: [3, 0], ...numbers })
  const round = (x: number, y: number): Standing[] =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [A({ at: [x + dx, y + dy] })])))
  examples([
    ['of two alike the nearer', [from({ speed: 4 }), B({ at: [3, 5] }), B({ at: [3, 3] })], 'move 3 to 2,3 hits 3'],
    ['as near, the weaker', [from(), B({ at: [1, 3] }), B({ at: [5, 3], is: { hp: 99 } })], 'move 3 to 4,3 hits 3'],
    ['as weak, the lower number', [from(), B({ at: [5, 3] }), B({ at: [1, 3] })], 'move 2 to 4,3 hits 2'],
    [
      'at one that looks west, from its side',
      [from({ speed: 2 }), B({ at: [3, 3], is: { facing: 3 } })],
      'move 2 to 3,2 hits 2',
    ],
    [
      'at one that looks east, from its back',
      [from({ speed: 2 }), B({ at: [3, 3], is: { facing: 1 } })],
      'move 2 to 2,2 hits 2',
    ],
    ['round to its side within a turn', [from({ speed: 5 }), B({ at: [3, 3] })], 'move 2 to 2,3 hits 2'],
    ['not in two', [from({ speed: 2 }), B({ at: [3, 3] })], 'move 2 to 2,2 hits 2'],
    [
      'a turn farther costs 12: a mage is worth 20 more',
      [from({ speed: 2 }), B({ at: [3, 3] }), B({ at: [3, 5], role: 'mage' })],
      'move 3 to 1,2',
    ],
    [
      'two turns farther cost 24',
      [from({ speed: 2 }), B({ at: [3, 3] }), B({ at: [3, 7], role: 'mage' })],
      'move 2 to 2,2 hits 2',
    ],
    [
      'the quick see an open way to a shooter',
      [from({ speed: 4 }), B({ at: [1, 3], role: 'mage' }), B({ at: [6, 3], role: 'support', ...archer })],
      'move 3 to 5,3 hits 3',
    ],
    [
      'the slow do not',
      [from({ speed: 3 }), B({ at: [1, 3], role: 'mage' }), B({ at: [6, 3], role: 'support', ...archer })],
      'move 2 to 2,3 hits 2',
    ],
    [
      'nor is a way past a tank open',
      [
        from({ speed: 4 }),
        B({ at: [1, 3], role: 'mage' }),
        B({ at: [6, 3], role: 'support', ...archer }),
        B({ at: [6, 4], role: 'tank' }),
      ],
      'move 2 to 2,3 hits 2',
    ],
    ['an archer stays as far as it can', [from(archer), B({ at: [3, 6] })], 'move 2 to 3,2 hits 2'],
    [
      'round to its side, as far off as its bow reaches',
      [from({ ...archer, range: 2, speed: 9 }), B({ at: [3, 6] })],
      'move 2 to 1,6 hits 2',
    ],
    [
      'without ammunition it goes up to them',
      [from({ ...archer, is: { ammo: 0 } }), B({ at: [3, 3] })],
      'move 2 to 2,3 hits 2',
    ],
    ['nobody can be got at: as near as it can', [A({ at: [3, 0] }), B({ at: [3, 6] }), ...round(3, 6)], 'move to 3,3'],
  ])
})

describe('GB-1010 overwatch', () => {
  const shooter = (ammo: number): Standing => A({ ...archer, is: { ammo } })
  const dear = (numbers: Partial<Standing> = {}): Standing => B({ at: [5, 5], cost: 5, ...numbers })
  test.each<readonly [where: string, units: readonly Standing[], shoots: boolean]>([
    ['the last arrow at the cheap', [shooter(1), B({ at: [3, 6], cost: 3 })], false],
    ['the last at one not so cheap', [shooter(1), B({ at: [3, 6], cost: 4 })], true],
    ['the last but one at the cheap', [shooter(2), B({ at: [3, 6], cost: 3 })], true],
    ['somebody dearer may come', [shooter(2), B({ at: [3, 6] }), dear()], false],
    ['one as dear', [shooter(2), B({ at: [3, 6] }), dear({ cost: 4 })], true],
    ['with three arrows', [shooter(3), B({ at: [3, 6] }), dear()], true],
    ['at the dear', [shooter(2), B({ at: [3, 6], cost: 6 }), dear({ cost: 7 })], true],
    ['at one not quite so dear', [shooter(2), B({ at: [3, 6], cost: 5 }), dear({ cost: 7 })], false],
    ['at a support', [shooter(2), B({ at: [3, 6], role: 'support' }), dear()], true],
    ['the dearer one is far', [shooter(2), B({ at: [3, 6] }), dear({ at: [6, 6] })], true],
    ['the dearer one flees', [shooter(2), B({ at: [3, 6] }), dear({ is: { state: 'retreating' } })], true],
    ['the dearer one shoots', [shooter(2), B({ at: [3, 6] }), dear(archer)], true],
    ['the dearer one is engaged', [shooter(2), B({ at: [3, 6] }), dear(), A({ at: [6, 5] })], true],
  ])('%s', (_, units, shoots) => {
    const s = scene(units)
    expect(wantsOverwatch(s.field, unit(s, 1), unit(s, 2))).toBe(shoots)
  })
})
