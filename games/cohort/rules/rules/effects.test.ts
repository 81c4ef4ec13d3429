import { scriptedDice } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { CultureId } from '../content/terms.ts'
import { at, away, foe, order, own, type Piece, playTurn, position, tile, unit } from '../testing/position.ts'
import { meleeBlow } from './combat/strike.ts'
import { workAll } from './ground/works.ts'
import { budget, threshold } from './unit.ts'
import { keepUp, recover } from './upkeep.ts'

describe('upkeep', () => {
  it('COH-9.10 a train gives 2 volleys a turn to those within 2 who neither moved nor shot', () => {
    const refill = (at_: string, more: Partial<Piece> = {}): number => {
      const archer = own(at_, { equipment: ['compositeBows'], volleys: 3, ...more })
      const state = position([archer, { seat: 0, kind: 'supplyTrain', at: 'C12' }, away])
      keepUp(at(state))
      return unit(state, 1).volleys
    }
    expect([refill('D12'), refill('E12'), refill('F12')]).toEqual([5, 5, 3])
    expect([refill('D12', { steps: 1 }), refill('D12', { shot: true }), refill('D12', { volleys: 7 })]).toEqual([
      3, 3, 8,
    ])
  })

  it('COH-9.9 medics heal a tenth and 10 morale beside them, not the engaged, not in hunger, not beyond', () => {
    const healed = (more: Partial<Piece>, supply = 12, others: readonly Piece[] = [away]) => {
      const state = position([
        own('D12', { men: 60, morale: 70, ...more }),
        { seat: 0, kind: 'medicalCorps', at: 'C12' },
        ...others,
      ])
      state.seats[0].supply = supply
      keepUp(at(state))
      return [unit(state, 1).men, unit(state, 1).morale]
    }
    expect(healed({})).toEqual([64, 80])
    expect(healed({ men: 95, morale: 85 })).toEqual([96, 90])
    expect(healed({ at: 'E12' })).toEqual([60, 70])
    expect(healed({}, 12, [foe('E12')])).toEqual([60, 70])
    expect(healed({}, 0)[0]).toBe(60)
  })

  it('COH-9.11 medics within 3 keep disease away, and one night on the marsh does nothing', () => {
    const night = (marshEnds: number, others: readonly Piece[] = []): number => {
      const state = position([own('E13', { marshEnds }), ...others, away], { config: { map: 'forest_ambush' } })
      keepUp(at(state))
      return unit(state, 1).men
    }
    expect([night(0), night(1)]).toEqual([100, 98])
    expect(night(1, [{ seat: 0, kind: 'medicalCorps', at: 'C12' }])).toBe(100)
  })

  it('COH-9.12 rest gives 3 morale, 5 near the elite; a known enemy within 3, hunger or a fight gives none', () => {
    const rested = (others: readonly Piece[], supply = 12): number => {
      const state = position([own('C12', { morale: 60 }), ...others])
      state.seats[0].supply = supply
      recover(at(state))
      return unit(state, 1).morale
    }
    const elite: Piece = { seat: 0, kind: 'elite', at: 'D13' }
    expect([rested([away]), rested([elite, away]), rested([foe('F12')]), rested([away], 0)]).toEqual([63, 65, 60, 60])
  })

  it('COH-9.12 a rally needs a roll below morale + medics 10, elite 10, train 5; twice at most', () => {
    const need = (others: readonly Piece[], more: Partial<Piece> = {}): number | undefined => {
      const state = position([own('C12', { routing: true, morale: 30, ...more }), ...others, away])
      const play = at(state, scriptedDice([99]))
      recover(play)
      const rally = play.heard.find(({ type }) => type === 'rally')
      return rally?.type === 'rally' ? rally.need : undefined
    }
    expect(need([])).toBe(30)
    expect(need([{ seat: 0, kind: 'medicalCorps', at: 'D12' }])).toBe(40)
    expect(need([{ seat: 0, kind: 'elite', at: 'D13' }])).toBe(40)
    expect(need([{ seat: 0, kind: 'supplyTrain', at: 'D13' }])).toBe(35)
    expect([need([], { rallies: 2 }), need([foe('F12')])]).toEqual([undefined, undefined])
    const state = position([own('C12', { routing: true, morale: 30 }), away])
    recover(at(state, scriptedDice([29])))
    expect(unit(state, 1)).toMatchObject({ routing: false, rallies: 1, morale: 40 })
  })

  it('COH-9.2 a unit that rallied breaks again after half as much again', () => {
    const state = position([own('C12', { men: 70, rallies: 1, lossAtRally: 30 }), away])
    expect(threshold(unit(state, 1))).toBe(30 + Math.ceil(unit(state, 1).breakAt / 2))
  })

  it('COH-9.10 at no supplies attack is 1 less and morale falls by 4 a turn', () => {
    const state = position([own('C12'), foe('D12')])
    const blow = () => meleeBlow(at(state), 'melee', unit(state, 1), unit(state, 101), 100, null).attack
    const fed = blow()
    state.seats[0].supply = 0
    expect(fed - blow()).toBe(10)
    keepUp(at(state))
    expect(unit(state, 1).morale).toBe(unit(state, 1).morale0 - 4)
  })
})

describe('works', () => {
  const fort = { config: { map: 'hill_fort' } }

  it('COH-10.1 repair mends an engine, or 20 HP of a wall up to what it had', () => {
    const state = position([{ seat: 1, kind: 'fieldEngineers', at: 'M10' }, foe('Q13'), own('A1')], fort)
    state.structures.push({ tile: tile('L10'), terrain: 'gate', hp: 20, open: false, owner: 1 })
    const mend = { ...unit(state, 101).order, steps: [{ do: 'repair', at: tile('L10') }] as const }
    unit(state, 101).order = { ...mend, steps: [...mend.steps] }
    workAll(at(state))
    expect(state.structures[0]?.hp).toBe(40)
    unit(state, 101).order = { ...mend, steps: [...mend.steps] }
    workAll(at(state))
    expect(state.structures[0]?.hp).toBe(45)
    const crew = position(
      [
        { seat: 0, kind: 'fieldEngineers', at: 'C12' },
        { seat: 0, kind: 'siegeEngineers', at: 'D12', engineBroken: true },
        away,
      ],
      fort,
    )
    unit(crew, 1).order = { ...unit(crew, 1).order, steps: [{ do: 'repair', at: tile('D12') }] }
    workAll(at(crew))
    expect(unit(crew, 2).engineBroken).toBe(false)
  })

  it('COH-10.1 a siege tower takes three turns, ladders one and only Han has them; with a tower mobility is 2', () => {
    const build = (work: 'tower' | 'ladders', turns: number, culture: CultureId = 'sarmatian') => {
      const state = position([{ seat: 0, kind: 'siegeEngineers', at: 'C12' }, own('A1'), foe('Q13')], {
        ...fort,
        cultures: [culture, 'sarmatian'],
      })
      playTurn(state, [order(1, [{ do: 'build', work, at: null }])])
      for (let turn = 1; turn < turns; turn++) playTurn(state)
      return unit(state, 1)
    }
    expect([build('tower', 2).engine, build('tower', 3).engine]).toEqual(['ballista', 'tower'])
    expect([build('ladders', 1, 'han').engine, build('ladders', 2).engine]).toEqual(['ladders', 'ballista'])
    const state = position([{ seat: 0, kind: 'siegeEngineers', at: 'C12', engine: 'tower' }, away], fort)
    expect(budget(unit(state, 1), at(state).scene.ground, 'clear')).toBe(2)
  })

  it('COH-10.2 an engine breaks with a fifth of its crew lost in a turn', () => {
    const broken = (lost: number, more: Partial<Piece> = {}): boolean => {
      const state = position([{ seat: 0, kind: 'siegeEngineers', at: 'C12', lost, ...more }, away], fort)
      const play = at(state)
      workAll(play)
      expect(play.heard.some(({ type }) => type === 'engine_broken')).toBe(unit(state, 1).engineBroken)
      return unit(state, 1).engineBroken
    }
    const { full } = unit(position([{ seat: 0, kind: 'siegeEngineers', at: 'C12' }, away], fort), 1)
    const fifth = Math.ceil(full / 5)
    expect([broken(fifth - 1), broken(fifth), broken(fifth, { engine: null })]).toEqual([false, true, false])
    expect(broken(fifth, { routing: true })).toBe(false)
  })

  it('COH-10.1 field works and bridges are pulled down in a turn, not under anybody, and not those of the map', () => {
    const river = { config: { map: 'river_crossing' } }
    const pulled = (more: { forts?: boolean; onIt?: boolean; from?: string; owner?: 0 | 1 | null } = {}) => {
      const { forts = false, onIt = false, from = 'E5', owner = 1 } = more
      const others = onIt ? [own('F5')] : []
      const state = position([{ seat: 0, kind: 'fieldEngineers', at: from }, own('A1'), ...others, away], river)
      if (forts) state.forts.push({ tile: tile('F5'), bonus: 3, owner })
      else state.structures.push({ tile: tile('F5'), terrain: 'bridge', hp: 0, open: false, owner: 1 })
      unit(state, 1).order = { ...unit(state, 1).order, steps: [{ do: 'demolish', at: tile('F5') }] }
      workAll(at(state))
      return [
        state.structures.length + state.forts.filter((known) => known.tile === tile('F5')).length,
        unit(state, 1).worked,
      ]
    }
    expect([pulled(), pulled({ forts: true }), pulled({ forts: true, owner: 0 })]).toEqual([
      [0, true],
      [0, true],
      [0, true],
    ])
    expect([pulled({ onIt: true }), pulled({ from: 'E4' }), pulled({ forts: true, owner: null })]).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ])
  })

  it('COH-10.1 nobody works who has marched or is engaged, and what was begun is kept', () => {
    const built = (more: Partial<Piece>, others: readonly Piece[] = [away]): unknown => {
      const state = position([{ seat: 0, kind: 'fieldEngineers', at: 'C12', ...more }, own('A1'), ...others])
      unit(state, 1).order = { ...unit(state, 1).order, steps: [{ do: 'build', work: 'fort', at: null }] }
      workAll(at(state))
      return unit(state, 1).projects
    }
    expect(built({})).toEqual([{ work: 'fort', tile: tile('C12'), turns: 1 }])
    expect([built({ steps: 1 }), built({}, [foe('D12')]), built({ routing: true })]).toEqual([[], [], []])
    expect(built({ kind: 'siegeEngineers' })).toEqual([])
    expect(built({ projects: [{ work: 'fort', tile: tile('C11'), turns: 1 }] })).toHaveLength(2)
  })

  it('COH-10.3 a ram takes 25 off a gate, 15 off a wall, 10 off a tower, Rome 5 more', () => {
    const rammed = (from: string, culture: CultureId = 'sarmatian'): number => {
      const state = position([{ seat: 0, kind: 'siegeEngineers', at: from, engine: 'ram' }, own('A1'), foe('Q13')], {
        ...fort,
        cultures: [culture, 'sarmatian'],
      })
      const before = new Map(state.structures.map(({ tile: place, hp }) => [place, hp]))
      const play = at(state)
      workAll(play)
      const [hit] = play.state.structures
      if (hit === undefined) throw new Error(`Nothing stands beside ${from}`)
      const whole = { gate: 45, wall: 100, tower: 120 }[hit.terrain as 'gate']
      return (before.get(hit.tile) ?? whole) - hit.hp
    }
    expect([rammed('K10'), rammed('K9')]).toEqual([25, 15])
    expect(rammed('K10', 'roman_republic')).toBe(30)
  })
})
