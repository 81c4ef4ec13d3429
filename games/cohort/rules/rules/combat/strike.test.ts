import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it, test } from 'vitest'
import type { CultureId, Facing } from '../../content/terms.ts'
import { at, away, foe, type Given, own, type Piece, position, tile, unit } from '../../testing/position.ts'
import { quietly } from '../scene.ts'
import { casualties, compassOf, directionTo, effortAmong, lose, meleeBlow, strike } from './strike.ts'

const fort: Given = { config: { map: 'hill_fort' } }
const river: Given = { config: { map: 'river_crossing' } }
const forest: Given = { config: { map: 'forest_ambush' } }

/** What unit 1 does to unit 101 hand to hand, before the dice, and what is told about it. */
function blow(
  pieces: readonly Piece[],
  given: Given = {},
  change: (state: ReturnType<typeof position>) => void = () => {},
) {
  const state = position(pieces, given)
  change(state)
  const told = meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null)
  const untold = meleeBlow({ ...at(state), tell: undefined }, 'melee', unit(state, 1), unit(state, 101), 100, null)
  expect([untold.attack, untold.defence, untold.side]).toEqual([told.attack, told.defence, told.side])
  expect([untold.attackModifiers, untold.defenceModifiers]).toEqual([[], []])
  const list = (modifiers: typeof told.attackModifiers) => modifiers.map(({ name, value }) => `${name} ${value}`)
  return { ...told, gives: list(told.attackModifiers), takes: list(told.defenceModifiers) }
}

const pikes = { equipment: ['sarissaPikes'], formation: 'phalanx' } as const
const horse = { kind: 'cavalry' } as const

describe('COH-8.3 attack', () => {
  test.each<[string, Partial<Piece>, Partial<Piece>, number, readonly string[]]>([
    ['nothing special', {}, {}, 80, []],
    ['out of hiding', { hidden: true }, {}, 100, ['ambush 2']],
    ['heat', { hot: true }, {}, 70, ['heat -1']],
    ['downhill', { at: 'F3' }, { at: 'F2' }, 90, ['downhill 1']],
    ['uphill', { at: 'F2' }, { at: 'F3' }, 70, ['uphill -1']],
    ['hill to hill', { at: 'F4' }, { at: 'F5' }, 80, []],
    ['pikes in front', pikes, {}, 120, ['sarissas 4']],
    ['pikes at riders', pikes, horse, 200, ['sarissas 4', 'sarissas against riders 8']],
    ['pikes at riders on foot', pikes, { ...horse, dismounted: true }, 120, ['sarissas 4']],
    ['pikes not in front', { ...pikes, facing: 'N' }, {}, 80, []],
    ['pikes out of phalanx', { ...pikes, formation: 'standard' }, {}, 80, []],
    ['pikes in disorder', { ...pikes, disordered: true }, {}, 80, []],
    ['spears in phalanx', { equipment: ['warSpears'], formation: 'phalanx' }, {}, 100, []],
    ['foot in a wood', { at: 'I9' }, { at: 'H9' }, 80, []],
    ['riders in a wood', { ...horse, at: 'I9' }, { at: 'H9' }, 70, ['riders in rough country -2']],
    ['riders on foot in a wood', { ...horse, at: 'I9', dismounted: true }, { at: 'H9' }, 60, ['dismounted -3']],
    ['wedge', { ...horse, formation: 'wedge' }, {}, 108, ['wedge % 120']],
    ['testudo', { equipment: ['heavyShields'], formation: 'testudo' }, {}, 40, ['testudo % 50']],
  ])('%s', (_, mine, theirs, attack, more) => {
    const found = blow([own('C12', mine), foe('D12', theirs)])
    expect(found.attack).toBe(attack)
    const [first, ...rest] = found.gives
    expect(first).toMatch(/^attack \d+$/)
    expect(rest).toEqual(more)
  })

  it('riders on a marsh', () => {
    expect(blow([own('M7', horse), foe('N7')], forest).gives).toContain('riders in rough country -2')
    expect(blow([own('M7'), foe('N7')], forest).gives).toEqual(['attack 8'])
  })

  it('never below 1 point', () => {
    const worn = blow([own('C12', { kind: 'levy', hot: true }), foe('D12')], {}, (state) => {
      state.seats[0].supply = 0
      state.seats[0].administratorsLost = true
    })
    expect(worn.gives).toEqual(['attack 3', 'heat -1', 'hunger -1', 'administrators lost -1'])
    expect(worn.attack).toBe(10)
  })

  test.each<[string, Partial<Piece>, Partial<Piece>, boolean]>([
    ['two steps', {}, {}, true],
    ['one step', { steps: 1 }, {}, false],
    ['not in front', { facing: 'N' }, {}, false],
    ['on foot', { dismounted: true }, {}, false],
    ['foot', { kind: 'professional' }, {}, false],
    ['out of a wood', { at: 'I9' }, { at: 'J9' }, false],
    ['into a wood', { at: 'H9' }, { at: 'I9' }, false],
    ['a phalanx facing it', {}, { equipment: ['warSpears'], formation: 'phalanx' }, false],
    ['a phalanx facing elsewhere', {}, { equipment: ['warSpears'], formation: 'phalanx', facing: 'N' }, true],
    ['a phalanx in disorder', {}, { equipment: ['warSpears'], formation: 'phalanx', disordered: true }, true],
    ['a testudo', {}, { equipment: ['heavyShields'], formation: 'testudo' }, true],
  ])('a charge: %s', (_, mine, theirs, charges) => {
    const { gives, attack } = blow([own('C12', { ...horse, steps: 2, ...mine }), foe('D12', theirs)])
    expect(gives.includes('charge 3')).toBe(charges)
    if (charges) expect(attack).toBe(120)
  })

  it('nobody charges a gate or wall, or from one', () => {
    const charge = (from: string, to: string, facing: Facing) =>
      blow([own(from, { ...horse, steps: 2, facing }), foe(to)], fort).gives.includes('charge 3')
    expect([charge('K10', 'L10', 'E'), charge('L10', 'K10', 'W'), charge('J10', 'K10', 'E')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('COH-8.4 defence', () => {
  test.each<[string, Partial<Piece>, number, readonly string[]]>([
    ['nothing special', {}, 70, []],
    ['in the flank', { facing: 'N' }, 49, ['standard flank % 70']],
    ['in the rear', { facing: 'E' }, 28, ['standard rear % 40']],
    ['dismounted', { ...horse, dismounted: true }, 30, ['dismounted -3']],
    ['pikes in front', pikes, 180, ['sarissas 3', 'phalanx front % 180']],
    ['pikes in the rear', { ...pikes, facing: 'E' }, 30, ['sarissas 3', 'phalanx rear % 30']],
    ['pikes out of phalanx', { ...pikes, formation: 'standard' }, 70, []],
    [
      'spears in phalanx',
      { equipment: ['warSpears'], formation: 'phalanx' },
      144,
      ['in formation 1', 'phalanx front % 180'],
    ],
    [
      'spears in phalanx, in the flank',
      { equipment: ['warSpears'], formation: 'phalanx', facing: 'N' },
      28,
      ['phalanx flank % 40'],
    ],
    ['spears out of phalanx', { equipment: ['warSpears'] }, 70, []],
    [
      'testudo in front',
      { equipment: ['heavyShields'], formation: 'testudo' },
      120,
      ['in formation 1', 'testudo front % 120'],
    ],
    [
      'no bonus to speak of',
      { ...pikes, formation: 'phalanx', formationBonus: 0 },
      180,
      ['sarissas 3', 'phalanx front % 180'],
    ],
  ])('%s', (_, theirs, defence, more) => {
    const found = blow([own('C12'), foe('D12', theirs)])
    expect(found.defence).toBe(defence)
    const [first, ...rest] = found.takes
    expect(first).toMatch(/^defence \d+$/)
    expect(rest).toEqual(more)
  })

  it('a ford tells only against who moved onto it', () => {
    const wading = (steps: number) => blow([own('E11'), foe('F11', { steps })], river)
    expect([wading(0).defence, wading(1).defence]).toEqual([70, 30])
    expect([wading(0).takes, wading(1).takes]).toEqual([['defence 7'], ['defence 7', 'ground -4']])
  })

  it('works add to the ground; of works and wall the better counts', () => {
    const behind = (bonus: number, to: string, given: Given) =>
      blow([own('K10'), foe(to)], given, (state) => void state.forts.push({ tile: tile(to), bonus, owner: 1 }))
    expect(behind(3, 'L10', {}).takes).toEqual(['defence 7', 'field works 3'])
    expect(behind(3, 'L10', {}).defence).toBe(100)
    expect(behind(3, 'L10', fort).takes).toEqual(['defence 7', 'walls 5'])
    expect(behind(7, 'L10', fort).takes).toEqual(['defence 7', 'walls 7'])
    const onHill = blow(
      [own('F2'), foe('F3', { facing: 'N' })],
      {},
      (state) => void state.forts.push({ tile: tile('F3'), bonus: 4, owner: 1 }),
    )
    expect(onHill.takes).toEqual(['defence 7', 'field works 4', 'ground 2'])
    expect(onHill.defence).toBe(130)
  })

  it('a steady friend that fights beside it gives 1, at most 2', () => {
    const beside = (...others: readonly Piece[]) => {
      const { defence, takes } = blow([own('C12'), foe('D12'), ...others])
      return [defence, takes.slice(1)]
    }
    expect(beside(foe('D11'))).toEqual([80, ['friends beside it 1']])
    expect(beside(foe('D11'), foe('E12'))).toEqual([90, ['friends beside it 2']])
    expect(beside(foe('D11'), foe('E12'), foe('D13'))).toEqual([90, ['friends beside it 2']])
    expect(beside(foe('D11', { routing: true }), foe('E11'))).toEqual([70, []])
    expect(beside(foe('D11', { kind: 'medicalCorps' }), own('E12'))).toEqual([70, []])
  })

  it('never below 1 point, nor below 5 tenths', () => {
    const weak = blow([own('C12'), foe('D12', { kind: 'levy', defence: -3, facing: 'E' })])
    expect(weak.defence).toBe(5)
  })
})

describe('COH-8.6 casualties', () => {
  it('fortune is 60 and a draw of 81; a blow takes nobody who is not there', () => {
    const state = position([own('C12'), foe('D12', { men: 5 })])
    const play = at(state, scriptedDice([80]))
    const full = meleeBlow(play, 'melee', unit(state, 1), unit(state, 101), 100, null)
    expect(strike(play, full)).toBe(5)
    expect(play.heard).toMatchObject([
      {
        type: 'strike',
        kind: 'melee',
        attacker: 1,
        target: 101,
        side: 'front',
        compass: 'W',
        attack: 80,
        defence: 70,
        attackModifiers: [{ name: 'attack', value: 8 }],
        defenceModifiers: [{ name: 'defence', value: 7 }],
        effort: 100,
        rate: 8,
        fortune: 140,
        men: 5,
      },
    ])
    const quiet = quietly(state, at(state).config)
    expect(casualties(meleeBlow(quiet, 'melee', unit(state, 1), unit(state, 101), 100, null), 140)).toBe(5)
  })

  it('goes by men, weight, effort and rate, rounded to the nearest, attack at most four times defence', () => {
    const state = position([own('C12'), foe('D12')])
    const base = meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null)
    const men = (more: Partial<typeof base>, fortune = 100) => casualties({ ...base, ...more }, fortune)
    expect([men({}), men({ effort: 50 }), men({ rate: 4 }), men({ weight: 300 })]).toEqual([9, 5, 5, 27])
    expect([men({ attack: 280 }), men({ attack: 281 }), men({ attack: 279 })]).toEqual([32, 32, 32])
    expect([men({ attack: 560, defence: 70 }), men({ attack: 240 })]).toEqual([32, 27])
    expect(men({ target: { ...base.target, weight: 200 } })).toBe(5)
    expect(men({ attacker: { ...base.attacker, men: 50 } })).toBe(5)
  })

  it('losses come off the men there are and add to those of the turn', () => {
    const state = position([own('C12', { men: 10, lost: 3 }), away])
    lose(unit(state, 1), 4)
    expect(unit(state, 1)).toMatchObject({ men: 6, lost: 7 })
    lose(unit(state, 1), 40)
    expect(unit(state, 1)).toMatchObject({ men: 0, lost: 13 })
    expect([1, 2, 3, 4].map(effortAmong)).toEqual([100, 50, 33, 25])
  })
})

describe('COH-6.1 sides', () => {
  test.each<[Facing, readonly string[]]>([
    ['N', ['front', 'flank', 'rear', 'flank']],
    ['E', ['flank', 'front', 'flank', 'rear']],
    ['S', ['rear', 'flank', 'front', 'flank']],
    ['W', ['flank', 'rear', 'flank', 'front']],
  ])('who faces %s is struck from N, E, S, W', (facing, sides) => {
    const found = ['C11', 'D12', 'C13', 'B12'].map((from) => blow([own(from), foe('C12', { facing })]).side)
    expect(found).toEqual(sides)
  })

  it('a direction goes along the larger difference, along the column when they are equal', () => {
    const way = (to: string) => directionTo(tile('J10'), tile(to))
    expect(['J5', 'O10', 'J15', 'E10'].map(way)).toEqual([0, 1, 2, 3])
    expect(['K7', 'M9', 'K13', 'G9', 'M11', 'G11'].map(way)).toEqual([0, 1, 2, 3, 1, 3])
    expect(['L8', 'L12', 'H8', 'H12'].map(way)).toEqual([0, 2, 0, 2])
    expect(compassOf(tile('J10'), tile('O10'))).toBe('E')
  })
})

it('COH-8.3 COH-5.17 only Sarmatian heavy cavalry are lancers', () => {
  const charge = (kind: Piece['kind'], culture: CultureId) =>
    blow([own('C12', { kind, steps: 2 }), foe('D12')], { cultures: [culture, 'sarmatian'] }).gives[1]
  expect([charge('cavalry', 'sarmatian'), charge('heavyCavalry', 'sarmatian')]).toEqual(['charge 3', 'charge 5'])
  expect([charge('heavyCavalry', 'parthian'), charge('warElephants', 'sarmatian')]).toEqual(['charge 4', 'charge 4'])
})
