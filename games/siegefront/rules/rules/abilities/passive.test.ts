import { describe, expect, it } from 'vitest'
import { attack, codeOf, deploy, give, move, position, s0, s1, storm, unit, use } from '../../testing/position.ts'
import { attackValue, defenceValue, initiative } from '../field/values.ts'

const silenced = { statuses: { silenced: 1 } }

describe('SGF-1202 passive abilities', () => {
  it('SGF-1202 Shield: defence ×150 %, off while silenced', () => {
    for (const [rest, left] of [
      [{}, 3],
      [silenced, 2],
    ] as const) {
      const state = position({ units: [s0('swordsman', 1, 1), s1('shield-veteran', 1, 2, rest)] })
      give(state, attack(1, 2), [50, 50])
      expect(unit(state, 2).hp).toBe(left)
    }
  })

  it('SGF-1202 Ranged: reach 2, round corners and over cards', () => {
    const around = [s1('footman', 0, 1), s1('footman', 2, 1), s1('footman', 1, 2)]
    const state = position({ units: [s0('longbowman', 1, 0), ...around, s1('footman', 0, 2)] })
    expect([2, 3, 4, 5].map((target) => codeOf(state, attack(1, target)))).toEqual([null, null, null, 'out_of_reach'])
    const quiet = position({ units: [s0('longbowman', 1, 0, silenced), ...around] })
    expect(codeOf(quiet, attack(1, 4))).toBe('out_of_reach')
  })

  it('SGF-1202 Bombard: reach 3, not in a turn it moved by command; a swap is no command of its own', () => {
    const units = [s0('catapult', 0, 0), s0('outrider-captain', 1, 0), s1('footman', 1, 2)]
    const state = position({ units })
    expect(codeOf(state, attack(1, 3))).toBeNull()
    const moved = position({ units })
    give(moved, move(1, 0, 1))
    expect(codeOf(moved, attack(1, 3))).toBe('bombard_moved')
    give(state, use(2, 'swap', 1))
    expect(unit(state, 1)).toMatchObject({ x: 1, y: 0, moved: false })
    expect(codeOf(state, attack(1, 3))).toBeNull()
  })

  it('SGF-1202 Charge: attacks cards on the turn it is deployed, never the castle', () => {
    const state = position({ units: [s1('footman', 1, 1), s1('footman', 2, 1)], hand: ['assassin', 'footman'] })
    give(state, deploy(1, 1, 0))
    give(state, deploy(2, 2, 0))
    expect(codeOf(state, attack(3, 1))).toBeNull()
    expect(codeOf(state, storm(3))).toBe('fresh')
    expect(codeOf(state, attack(4, 2))).toBe('fresh')
  })

  it('SGF-1202 Guard: locks adjacent enemies while it is able to', () => {
    const around = (rest = {}) => [s0('longbowman', 1, 1), s1('gate-ward', 0, 1, rest), s1('footman', 1, 2)]
    const locked = position({ units: around() })
    expect([attack(1, 2), attack(1, 3)].map((choice) => codeOf(locked, choice))).toEqual([null, 'must_attack_guard'])
    for (const status of ['frozen', 'stunned', 'silenced']) {
      const free = position({ units: around({ statuses: { [status]: 1 } }) })
      expect(codeOf(free, attack(1, 3))).toBeNull()
    }
    const two = position({
      units: [...around(), s1('royal-guard', 2, 2, silenced), s1('shieldbearer', 2, 1, { statuses: { frozen: 1 } })],
    })
    expect(codeOf(two, attack(1, 4))).toBe('must_attack_guard')
    expect(codeOf(two, attack(1, 5))).toBeNull()
  })

  it('SGF-1202 Pierce: blows see half the defence', () => {
    const state = position({ units: [s0('crossbowman', 1, 0), s1('iron-column', 1, 2)] })
    expect(defenceValue(state, unit(state, 2), unit(state, 1))).toBe(100)
    give(state, attack(1, 2), [50])
    expect(unit(state, 2).hp).toBe(12)
  })

  it('SGF-1202 Keen: critical on 30 or less', () => {
    for (const [roll, left] of [
      [30, 7],
      [31, 10],
    ] as const) {
      const state = position({ units: [s0('assassin', 1, 1), s1('iron-column', 1, 2)] })
      give(state, attack(1, 2), [roll, 99])
      expect(unit(state, 2).hp).toBe(left)
    }
  })

  it('SGF-1202 Lance: +100 initiative in exchanges it starts, none in those it answers', () => {
    const starts = position({ units: [s0('knight', 1, 1), s1('old-campaigner', 1, 2)] })
    expect(give(starts, attack(1, 2), [50, 50])[0]).toMatchObject({ initiatives: [300, 200], order: 'first' })
    const answers = position({ units: [s0('old-campaigner', 1, 1), s1('knight', 1, 2)] })
    expect(give(answers, attack(1, 2), [50, 50])[0]).toMatchObject({ initiatives: [200, 200], order: 'together' })
  })

  it('SGF-1202 Siegecraft: attack ×150 % against castles only', () => {
    const state = position({ units: [s0('battering-ram', 1, 2), s1('footman', 0, 2)] })
    expect(attackValue(state, unit(state, 1), unit(state, 2))).toBe(400)
    give(state, storm(1))
    expect(state.seats[1].castleHp).toBe(24)
  })

  it('SGF-1202 Banner: adjacent friends have +1 attack, itself and diagonals not', () => {
    const units = [s0('standard-bearer', 1, 1), s0('footman', 0, 1), s0('footman', 0, 0), s1('footman', 2, 1)]
    const state = position({ units })
    expect([1, 2, 3, 4].map((id) => attackValue(state, unit(state, id), 'castle'))).toEqual([300, 400, 300, 300])
    const quiet = position({ units: [{ ...units[0], ...silenced } as (typeof units)[0], ...units.slice(1)] })
    expect(attackValue(quiet, unit(quiet, 2), 'castle')).toBe(300)
  })

  it('SGF-1202 Bulwark: adjacent friends have +1 defence', () => {
    const state = position({
      units: [s0('wall-captain', 1, 1), s0('footman', 0, 1), s0('footman', 0, 0), s1('knight', 2, 2)],
    })
    expect([1, 2, 3].map((id) => defenceValue(state, unit(state, id), unit(state, 4)))).toEqual([100, 100, 0])
  })

  it('SGF-1202 Pack: +1 attack against a card next to another friend', () => {
    const alone = position({ units: [s0('horse-raider', 1, 1), s1('footman', 1, 2)] })
    expect(attackValue(alone, unit(alone, 1), unit(alone, 2))).toBe(300)
    const both = position({ units: [s0('horse-raider', 1, 0), s1('footman', 1, 1), s0('footman', 0, 1)] })
    expect(attackValue(both, unit(both, 1), unit(both, 2))).toBe(400)
    expect(attackValue(both, unit(both, 1), 'castle')).toBe(300)
  })

  it('SGF-1202 Weatherproof: weather below 100 counts as 100, above it counts', () => {
    const of = (weather: 'STORM' | 'SNOW' | 'FOG') =>
      position({ weather, units: [s0('ridge-ranger', 1, 1, { defence: 1 }), s1('footman', 1, 2)] })
    const storming = of('STORM')
    expect([attackValue(storming, unit(storming, 1), 'castle'), initiative(storming, unit(storming, 1))]).toEqual([
      200, 200,
    ])
    expect([attackValue(storming, unit(storming, 2), 'castle'), initiative(storming, unit(storming, 2))]).toEqual([
      240, 180,
    ])
    const snow = of('SNOW')
    expect(defenceValue(snow, unit(snow, 1), unit(snow, 2))).toBe(100)
    const fog = of('FOG')
    expect(defenceValue(fog, unit(fog, 1), unit(fog, 2))).toBe(110)
  })

  it('SGF-1202 Pathfinder: bad ground counts as 100, the excess of good ground double', () => {
    for (const [terrain, attacks, defends] of [
      ['WATER', 200, 100],
      ['FOREST', 200, 140],
      ['HIGH_GROUND', 260, 120],
      ['RUINS', 220, 130],
    ] as const) {
      const state = position({
        terrain: { '1,1': terrain },
        units: [s0('ridge-ranger', 1, 1, { defence: 1 }), s1('footman', 1, 2)],
      })
      expect(attackValue(state, unit(state, 1), 'castle')).toBe(attacks)
      expect(defenceValue(state, unit(state, 1), unit(state, 2))).toBe(defends)
    }
  })

  it('SGF-1202 Rage: +2 attack while 2×HP ≤ max HP', () => {
    const at = (hp: number) => {
      const state = position({ units: [s0('cave-troll', 1, 1, { hp })] })
      return attackValue(state, unit(state, 1), 'castle')
    }
    expect([at(6), at(5)]).toEqual([600, 800])
  })

  it('SGF-1202 Winged: moves over occupied cells and lands on free ones', () => {
    const state = position({
      units: [s0('sky-lancer', 1, 0), s1('footman', 1, 1), s1('footman', 0, 0), s1('footman', 2, 0)],
    })
    expect(codeOf(state, move(1, 1, 1))).toBe('cell_occupied')
    expect(give(state, move(1, 1, 2))).toMatchObject([
      {
        type: 'unit_moved',
        path: [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
      },
    ])
    const walking = position({ units: [s0('light-horse', 1, 0), s1('footman', 1, 1)] })
    expect(codeOf(walking, move(1, 1, 2))).toBe('too_far')
  })

  it('SGF-1202 Resolute: cannot be frozen, stunned or rooted', () => {
    const hand = ['frost-adept', 'trapper']
    for (const [rest, turns] of [
      [{}, 0],
      [silenced, 1],
    ] as const) {
      const state = position({ hand, units: [s1('paladin', 1, 1, rest), s0('executioner', 2, 1)] })
      give(state, deploy(1, 0, 0))
      give(state, deploy(2, 1, 0))
      give(state, attack(2, 1), [50, 50].slice(0, turns === 0 ? 2 : 1))
      const { frozen, rooted, stunned } = unit(state, 1).statuses
      expect([frozen, Math.min(1, rooted), stunned]).toEqual([turns, turns, turns])
    }
  })

  it('SGF-1202 Immobile: cannot move, be shoved or be swapped', () => {
    const wall = (rest = {}) => [s1('palisade', 1, 1, rest)]
    const shoved = position({ hand: ['pit-brawler'], units: wall() })
    give(shoved, deploy(1, 1, 0))
    expect(unit(shoved, 1)).toMatchObject({ x: 1, y: 1 })
    const own = position({ units: [s0('palisade', 1, 1), s0('outrider-captain', 0, 1)] })
    expect([move(1, 1, 2), use(2, 'swap', 1)].map((choice) => codeOf(own, choice))).toEqual([
      'cannot_move',
      'bad_target',
    ])
    const quiet = position({ hand: ['pit-brawler'], units: wall(silenced) })
    give(quiet, deploy(1, 1, 0))
    expect(unit(quiet, 1)).toMatchObject({ x: 1, y: 2 })
  })
})
