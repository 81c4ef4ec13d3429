import { refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import { armyCost, armyProblems, heavyShare, presetArmy } from '../content/army.ts'
import { displayed, manhattan, squared, type Tile, tileName } from '../content/terms.ts'
import { cohortRules } from '../index.ts'
import { isHarmless, shotBlow } from '../rules/combat/missile.ts'
import { casualties, meleeBlow } from '../rules/combat/strike.ts'
import { DIRECT, findPath, stepCost } from '../rules/ground/path.ts'
import { areaText, look } from '../rules/ground/sight.ts'
import { hasLine, sightRadius } from '../rules/ground/sight-tables.ts'
import { supplyTurns } from '../rules/resolve.ts'
import { budget, lossOf, threshold } from '../rules/unit.ts'
import { keepUp, recover } from '../rules/upkeep.ts'
import { controllerOf } from '../rules/victory.ts'
import { at, configIn, configOf, moveTo, order, type Piece, playTurn, position, tile, unit } from './position.ts'

const river = { config: { map: 'river_crossing' } }

/** What one strikes the other for at these fortunes. */
function losses(pieces: readonly [Piece, Piece], fortunes: readonly number[], effort = 100): readonly number[] {
  const state = position(pieces)
  const blow = meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), effort, null)
  return fortunes.map((fortune) => casualties(blow, fortune))
}

const P = { kind: 'professional' } as const
const Mi = { kind: 'militia' } as const
const me = (more: Partial<Piece>): Piece => ({ seat: 0, at: 'G12', ...P, ...more })
const you = (more: Partial<Piece>): Piece => ({ seat: 1, at: 'H12', ...P, ...more })

function route(from: string, to: string, map = 'river_crossing'): { cost: number; ends: string[]; path: string[] } {
  const state = position([me({ at: from }), you({ at: 'T20' })], { config: { map } })
  const own = unit(state, 1)
  const play = at(state)
  const path: Tile[] = []
  findPath(play, own, tile(to), DIRECT, path)
  let cost = 0
  let here = own.tile
  for (const next of path) {
    cost += stepCost(play, own, here, next, play.scene.ground)
    here = next
  }
  const ends: string[] = []
  playTurn(state, [order(1, [moveTo(to)])])
  ends.push(tileName(own.tile))
  while (own.tile !== tile(to) && ends.length < 9) {
    playTurn(state)
    ends.push(tileName(own.tile))
  }
  return { cost, ends, path: path.map(tileName) }
}

describe('worked examples', () => {
  it('COH-16.1 A1 and D4', () => {
    const [a, d] = [tile('A1'), tile('D4')]
    expect([manhattan(a, d), squared(a, d), displayed(a, d)]).toEqual([6, 18, 4])
  })

  it('COH-16.2 COH-7.4 E3 to F11 takes three turns', () => {
    const { cost, ends, path } = route('E3', 'F11')
    expect(cost).toBe(18)
    expect(path).toEqual(['E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'F11'])
    expect(ends).toEqual(['E6', 'E9', 'F11'])
  })

  it('COH-16.3 COH-2.5 A3 to F11 by column A and the road', () => {
    const { cost, ends } = route('A3', 'F11')
    expect(cost).toBe(22)
    expect(ends).toEqual(['A6', 'A9', 'D11', 'F11'])
  })

  it('COH-16.4 C2 to C6 goes over the hills', () => {
    const { cost, path } = route('C2', 'C6')
    expect([cost, path]).toEqual([11, ['C3', 'C4', 'C5', 'C6']])
  })

  it('COH-16.5 COH-7.3 heavy armour in phalanx moves one tile, and into forest only as its first step', () => {
    const state = position(
      [me({ at: 'C14', equipment: ['heavyArmor', 'warSpears'], formation: 'phalanx' }), you({ at: 'T1' })],
      river,
    )
    const own = unit(state, 1)
    expect(budget({ ...own, equipment: ['heavyArmor'] }, at(state).scene.ground, 'clear')).toBe(3)
    own.facing = 'S'
    playTurn(state, [order(1, [moveTo('C16')])])
    expect(tileName(own.tile)).toBe('C15')
    own.facing = 'E'
    playTurn(state, [order(1, [moveTo('D15')])])
    expect(tileName(own.tile)).toBe('D15')
  })

  it('COH-16.6 COH-4.3 sight radius', () => {
    const { ground } = at(position([], river)).scene
    const radius = (from: string, to: string, sight: number, weather: number) =>
      sightRadius(ground, tile(from), tile(to), sight, weather)
    expect(radius('C4', 'D8', 5, 0)).toBe(7)
    expect(radius('C4', 'D8', 5, -3)).toBe(4)
    expect(radius('C4', 'D15', 5, 0)).toBe(5)
    expect(radius('A8', 'B8', 3, -2)).toBe(1)
  })

  it('COH-16.7 COH-4.4 lines of sight over River Crossing', () => {
    const { sight } = at(position([], river)).scene
    const clear = (a: string, b: string) => hasLine(sight, tile(a), tile(b))
    expect(clear('B4', 'E4')).toBe(false)
    expect(clear('C4', 'E4')).toBe(true)
    expect(clear('C3', 'M3')).toBe(true)
    expect(clear('B16', 'E16')).toBe(false)
    expect(clear('C16', 'D16')).toBe(true)
  })

  it.each([
    [1, ['Eastern woods (L-N, 15-18)']],
    [0, []],
  ])('COH-16.8 COH-4.5 COH-4.7 an enemy in the wood that took %i steps', (steps, areas) => {
    const state = position([me({ kind: 'scouts', at: 'K16' }), you({ at: 'M17', steps })], river)
    look(at(state), true)
    expect(state.seats[0].areas.map(areaText)).toEqual(areas)
    expect(state.seats[0].contacts).toEqual([])
  })

  it('COH-16.9 COH-5.6 a legal Roman army', () => {
    const army = {
      culture: 'roman_republic',
      troops: [
        { type: 'professional', equipment: ['warSpears', 'heavyShields'] },
        { type: 'militia', equipment: ['lightArmor'] },
      ],
      support: ['fieldEngineers'],
    } as const
    expect([armyCost(army), heavyShare(army), armyProblems(army, configOf(), 0)]).toEqual([30, 64, []])
  })

  it('COH-16.10 COH-5.13 COH-5.14 Macedonian and Carthaginian sums', () => {
    expect(armyCost(presetArmy('macedonian', configOf(), 0))).toBe(29)
    // Before what the ground gives (COH-5.19).
    expect(armyCost(presetArmy('carthaginian', configOf(), 0))).toBe(32)
  })

  it('COH-16.11 COH-8.3 COH-8.4 COH-8.6 professionals against militia', () => {
    expect(losses([me({}), you(Mi)], [60, 100, 140])).toEqual([8, 13, 18])
    expect(losses([me(Mi), you({})], [60, 100, 140])).toEqual([3, 6, 8])
  })

  it('COH-16.12 COH-6.1 COH-6.2 a sarissa phalanx struck in front, flank and rear', () => {
    const pikes = { equipment: ['sarissaPikes'], formation: 'phalanx' } as const
    expect(losses([me({}), you({ ...pikes, facing: 'W' })], [100])).toEqual([4])
    expect(losses([me({}), you({ ...pikes, facing: 'N' })], [100])).toEqual([16])
    expect(losses([me({}), you({ ...pikes, facing: 'E' })], [100])).toEqual([21])
  })

  it('COH-16.13 a charge onto pikes', () => {
    const pikes = { equipment: ['sarissaPikes'], formation: 'phalanx' } as const
    expect(losses([me({ kind: 'cavalry', steps: 3 }), you(pikes)], [100])).toEqual([4])
    expect(losses([me({ ...pikes, facing: 'E' }), you({ kind: 'cavalry', steps: 3 })], [100])).toEqual([13])
  })

  it('COH-16.14 a charge into the rear is capped at four times the defence', () => {
    expect(losses([me({ kind: 'cavalry', steps: 2 }), you({ facing: 'E' })], [100])).toEqual([32])
  })

  it('COH-16.15 COH-8.5 on a ford, and uphill', () => {
    const ford = position([me({ at: 'E11' }), you({ at: 'F11', steps: 1 })], river)
    const wet = meleeBlow(at(ford), 'melee', unit(ford, 1), unit(ford, 101), 100, null)
    expect([wet.defence, casualties(wet, 100)]).toEqual([30, 21])
    const hill = position([me({ at: 'A4' }), you({ at: 'B4' })], river)
    const high = meleeBlow(at(hill), 'melee', unit(hill, 1), unit(hill, 101), 100, null)
    expect([high.attack, high.defence, casualties(high, 100)]).toEqual([70, 90, 6])
  })

  it('COH-16.16 effort is shared among three', () => {
    expect(losses([me({}), you(Mi)], [100], 33)).toEqual([4])
  })

  it('COH-16.17 COH-8.7 COH-8.8 bows at militia with round shields', () => {
    const shot = (away: string, weather: 'clear' | 'light_rain' | 'heavy_rain') => {
      const state = position(
        [me({ equipment: ['compositeBows'], at: 'D10' }), you({ ...Mi, equipment: ['roundShields'], at: away })],
        { weather },
      )
      const blow = shotBlow(at(state), unit(state, 1), unit(state, 101))
      return [blow.defence, blow.attack, casualties(blow, 100)]
    }
    expect(shot('G10', 'clear')).toEqual([70, 110, 6])
    expect(shot('I10', 'clear')).toEqual([70, 55, 3])
    expect(shot('G10', 'light_rain')).toEqual([70, 90, 5])
    expect(shot('G10', 'heavy_rain')).toEqual([70, 70, 4])
  })

  it('COH-16.18 arrows and bolts at lorica', () => {
    const shot = (bow: 'compositeBows' | 'crossbows', away: string) => {
      const state = position([me({ equipment: [bow], at: 'D12' }), you({ equipment: ['loricaSegmentata'], at: away })])
      const [own, foe] = [unit(state, 1), unit(state, 101)]
      const blow = shotBlow(at(state), own, foe)
      return isHarmless(own, foe) ? null : [blow.attack, blow.defence, casualties(blow, 100)]
    }
    expect(shot('compositeBows', 'F12')).toEqual([110, 120, 4])
    expect(shot('compositeBows', 'G12')).toBeNull()
    expect(shot('crossbows', 'G12')).toEqual([110, 100, 4])
  })

  it('COH-16.19 arrows at a testudo', () => {
    const state = position([
      me({ equipment: ['compositeBows'], at: 'D12' }),
      you({ equipment: ['heavyShields'], formation: 'testudo', at: 'G12' }),
    ])
    const blow = shotBlow(at(state), unit(state, 1), unit(state, 101))
    expect([blow.defence, casualties(blow, 100)]).toEqual([275, 2])
  })

  it('COH-16.20 COH-9.1 COH-9.2 militia wears down and breaks', () => {
    const state = position([me(Mi), you({})])
    const own = unit(state, 1)
    own.men = 87
    own.morale = 57
    expect([threshold(own), lossOf(own)]).toEqual([16, 13])
    own.men = 81
    own.morale = 46
    expect([threshold(own), lossOf(own), lossOf(own) - threshold(own)]).toEqual([14, 19, 5])
  })

  it('COH-16.21 COH-9.3 of two opponents the one worse off breaks, the other holds and gains 5', () => {
    const state = position([me({ ...Mi, men: 81, morale: 46 }), you({ ...Mi, men: 84, morale: 46 })])
    const events = playTurn(state, [], [0, 0, 0, 0])
    const broke = events.filter(({ type }) => type === 'broke')
    expect(broke).toHaveLength(1)
    expect(broke[0]).toMatchObject({ unit: 1 })
    expect(events.find(({ type }) => type === 'held')).toMatchObject({ unit: 101 })
    expect(events.filter((event) => event.type === 'morale' && event.reasons[0]?.name === 'enemy broke')).toHaveLength(
      1,
    )
  })

  it('COH-16.22 COH-7.6 two reach for the Central Ford', () => {
    const both = [order(1, [moveTo('G11')]), order(101, [moveTo('G11')])]
    const even = position([me({ at: 'E11' }), you({ at: 'I11' })], river)
    const events = playTurn(even, both, [1, 0, 0])
    expect(events.find(({ type }) => type === 'tie')).toMatchObject({ roll: 1, winner: 101, stage: 4 })
    expect([unit(even, 1).tile, unit(even, 101).tile].map(tileName)).toEqual(['F11', 'G11'])
    const riders = position([me({ at: 'E11' }), you({ kind: 'cavalry', at: 'I11' })], river)
    const told = playTurn(riders, both, [0, 0, 0, 99])
    expect(told.some(({ type }) => type === 'tie')).toBe(false)
    expect(told.find((event) => event.type === 'step' && event.to === tile('G11'))).toMatchObject({
      unit: 101,
      left: 4,
    })
    expect(tileName(unit(riders, 1).tile)).toBe('F11')
  })

  it('COH-16.23 COH-11.1 COH-11.2 one unit on the Central Ford controls all three', () => {
    const fords = ['F11', 'G11', 'H11'].map((name) => [tile(name)])
    const alone = position([me({ at: 'G11' }), you({ at: 'S1' })], river)
    expect(fords.map((tiles) => controllerOf(alone.units, tiles))).toEqual([0, 0, 0])
    const met = position([me({ at: 'G11' }), you({ at: 'H11' })], river)
    expect(fords.map((tiles) => controllerOf(met.units, tiles))).toEqual([0, 0, 1])
    playTurn(alone)
    expect([alone.seats[0].score, alone.seats[0].hold]).toEqual([4, 1])
  })

  it('COH-16.24 COH-9.9 COH-9.12 medics heal two and help a router rally', () => {
    const hurt = position([me({ men: 73 }), { seat: 0, kind: 'medicalCorps', at: 'G13' }, you({ at: 'T1' })])
    keepUp(at(hurt))
    expect(unit(hurt, 1).men).toBe(75)
    for (const [roll, ok] of [
      [55, true],
      [56, false],
    ] as const) {
      const state = position([
        me({ morale: 46, routing: true }),
        { seat: 0, kind: 'medicalCorps', at: 'G13' },
        you({ at: 'T1' }),
      ])
      recover(at(state, scriptedDice([roll])))
      expect(unit(state, 1).routing).toBe(!ok)
    }
  })

  it('COH-16.25 COH-9.10 COH-5.16 Mongol supplies', () => {
    expect([supplyTurns(6, true), supplyTurns(12, true)]).toEqual([8, 16])
  })

  it('COH-16.27 COH-13.4 a missed turn: forfeit at once, or a second time under standing orders', () => {
    const forfeit = position([me({}), you({ at: 'T1' })], { config: { timeoutRule: 'forfeit' } })
    const { late, view } = cohortRules
    const dice = scriptedDice([])
    expect(late(view(forfeit, 1, configIn(forfeit)), dice)).toBe('forfeit')
    const standing = position([me({}), you({ at: 'T1' })])
    expect(late(view(standing, 1, configIn(standing)), dice)).toMatchObject({
      type: 'orders',
      orders: [],
    })
    const silence = { type: 'orders', orders: [], text: '', recruit: null } as const
    cohortRules.resolve(standing, [silence, silence], refereeOf(configIn(standing), { dice, tell: undefined }, [1]))
    expect(standing.seats.map(({ missed }) => missed)).toEqual([0, 1])
    expect(late(view(standing, 1, configIn(standing)), dice)).toBe('forfeit')
  })
})
