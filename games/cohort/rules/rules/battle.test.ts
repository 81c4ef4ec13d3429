import { refereeOf, scriptedDice } from '@tessera/kernel'
import { plainWords } from '@tessera/words'
import { describe, expect, it } from 'vitest'
import { tileName } from '../content/terms.ts'
import { type CohortEvent, cohort, cohortRules } from '../index.ts'
import {
  at,
  configIn,
  configOf,
  madeWith,
  moveTo,
  order,
  type Piece,
  playTurn,
  position,
  tile,
  unit,
} from '../testing/position.ts'
import { routAll } from './combat/rout.ts'
import { budget } from './unit.ts'
import { keepUp } from './upkeep.ts'

const P = { kind: 'professional' } as const
const own = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 0, ...P, at, ...more })
const foe = (at: string, more: Partial<Piece> = {}): Piece => ({ seat: 1, ...P, at, ...more })
const away = foe('T20')

describe('weather and sight', () => {
  it('COH-4.1 COH-1.4 variable weather is drawn from the map’s deck on turns 1, 4, 7', () => {
    const state = position([own('C12'), away], { config: { map: 'desert_oasis', weather: 'variable' }, turn: 3 })
    playTurn(state, [], [9])
    expect([state.turn, state.weather]).toEqual([4, 'dust'])
    playTurn(state)
    expect(state.weather).toBe('dust')
  })

  it('COH-4.2 wet heavy shields slow a unit by 2', () => {
    const state = position([own('C12', { equipment: ['heavyShields'] })])
    const { ground } = at(state).scene
    expect([budget(unit(state, 1), ground, 'clear'), budget(unit(state, 1), ground, 'light_rain')]).toEqual([6, 4])
  })

  it('COH-4.6 COH-4.8 COH-4.9 a contact is confirmed, remembered, seen again, and keeps its handle', () => {
    const state = position([own('C12'), foe('F12')])
    const contact = () => state.seats[0].contacts[0]
    expect(contact()).toMatchObject({ handle: 1, state: 'confirmed', strength: 100, tile: tile('F12') })
    playTurn(state, [order(1, [moveTo('A12')])])
    expect(contact()).toMatchObject({ handle: 1, state: 'remembered', tile: tile('F12') })
    playTurn(state, [order(1, [moveTo('C12')])])
    expect(contact()).toMatchObject({ handle: 1, state: 'confirmed' })
    const { contacts } = cohortRules.view(state, 0, configIn(state))
    expect(contacts[0]).not.toHaveProperty('unit')
  })

  it('COH-4.8 an enemy whose last place is seen empty is gone', () => {
    const state = position([own('C12'), foe('F12')])
    unit(state, 101).tile = tile('T20')
    playTurn(state)
    expect(state.seats[0].contacts[0]?.state).toBe('gone')
  })
})

describe('combat', () => {
  it('COH-8.1 COH-8.2 COH-1.5 both strike from one snapshot, one draw a strike', () => {
    const state = position([own('C12'), foe('D12')])
    playTurn(state, [], [80, 80])
    expect([unit(state, 1).men, unit(state, 101).men]).toEqual([87, 87])
  })

  it('COH-8.7 COH-8.8 archers shoot the ordered target, spend a volley, and not while engaged', () => {
    const state = position([own('C12', { equipment: ['compositeBows'] }), foe('E12'), foe('F12')])
    const shoot = order(1, [{ do: 'shoot', target: { is: 'contact', handle: 2 } }])
    const events = playTurn(state, [shoot], [0])
    expect(events.find(({ type }) => type === 'strike')).toMatchObject({ target: 102, kind: 'shot' })
    expect(unit(state, 1).volleys).toBe(7)
  })

  it('COH-8.8 crossbows rest the turn after a shot and cannot shoot after moving', () => {
    const state = position([own('C12', { equipment: ['crossbows'] }), foe('F12')])
    playTurn(state, [], [0])
    playTurn(state)
    expect(unit(state, 1).volleys).toBe(5)
    playTurn(state, [order(1, [moveTo('C11')])])
    expect(unit(state, 1).volleys).toBe(5)
  })
})

describe('morale and rout', () => {
  it('COH-9.4 a broken elite shakes its friends twice as much, mercenaries doubly, and heartens the enemy', () => {
    const state = position([
      { seat: 0, kind: 'elite', at: 'C12', morale: 10 },
      own('C11', { mercenary: true }),
      foe('D12', { morale: 80 }),
    ])
    routAll(at(state, scriptedDice([0])))
    expect(unit(state, 2).morale).toBe(60)
    expect(unit(state, 101).morale).toBe(85)
  })

  it('COH-9.5 a breaker is pursued, runs for its edge, and leaves the field from it', () => {
    const state = position([own('D12', { morale: 10 }), foe('E12'), own('A1')])
    playTurn(state, [], [0, 0, 0, 99])
    const runner = unit(state, 1)
    expect([runner.routing, tileName(runner.tile)]).toEqual([true, 'A12'])
    expect(runner.formation).toBe('standard')
    const gone = playTurn(state)
    expect(gone.some(({ type }) => type === 'left_map')).toBe(true)
    expect(state.seats[0].fallen).toMatchObject([{ unit: 1, how: 'left_map' }])
  })

  it('COH-9.6 a router that cannot get away surrenders', () => {
    const state = position([own('A12', { routing: true }), own('A10'), foe('B12'), foe('A13'), foe('A11')])
    unit(state, 1).tile = tile('A12')
    const play = at(state)
    routAll(play)
    expect(play.heard.find(({ type }) => type === 'surrendered')).toMatchObject({ unit: 1 })
    expect(state.seats[1].captives).toMatchObject([{ id: 1, kind: 'professional', men: 100, recruitable: true }])
  })

  it('COH-9.7 broken elephants run amok into the unit in their way', () => {
    const state = position([{ seat: 0, kind: 'warElephants', at: 'C12', morale: 5 }, own('C13'), foe('T20')])
    routAll(at(state, scriptedDice([2, 40])))
    expect(state.units.map(({ id }) => id)).toEqual([2, 101])
    expect(unit(state, 2).men).toBeLessThan(100)
  })

  it('COH-9.8 Rome enlists a captive for half its price, two turns later; Carthage hires', () => {
    const state = position([own('C12'), away], { cultures: ['roman_republic', 'sarmatian'] })
    const captive = { id: 3, kind: 'militia', type: 'Militia', troop: 'militia', men: 44, mounted: false } as const
    state.seats[0].captives = [{ ...captive, recruitable: true, turn: 1 }]
    state.seats[0].reserve = 3
    const ref = { dice: scriptedDice([]), tell: undefined }
    const idle = { type: 'orders', orders: [], text: '', recruit: null } as const
    const enlist = { ...idle, recruit: { kind: 'captive', captive: 3 } } as const
    expect(cohortRules.refuse(cohortRules.view(state, 0, configIn(state)), enlist)).toBeNull()
    cohortRules.resolve(state, [enlist, idle], refereeOf(configIn(state), ref))
    while (state.stage > 0) cohortRules.beat?.(state, refereeOf(configIn(state), ref))
    expect([state.seats[0].reserve, state.seats[0].captives, state.units.length]).toEqual([0, [], 2])
    playTurn(state)
    expect(unit(state, 2)).toMatchObject({ kind: 'militia', men: 44, full: 44, morale0: 50, breakAt: 15 })
    const poor = { ...idle, recruit: { kind: 'troop', troop: 'levy' } } as const
    expect(cohortRules.refuse(cohortRules.view(state, 0, configIn(state)), poor)?.code).toBe('recruit_not_available')
    const carthage = position([own('C12'), away], { cultures: ['carthaginian', 'sarmatian'], turn: 2 })
    expect(cohortRules.refuse(cohortRules.view(carthage, 0, configIn(carthage)), poor)?.code).toBe('not_enough_supply')
  })

  it('COH-9.10 a lost train shortens supplies and spirits; hunger bites at 0', () => {
    const state = position([own('C12'), { seat: 0, kind: 'supplyTrain', at: 'A12', routing: true }, away])
    playTurn(state)
    expect([state.seats[0].supply, unit(state, 1).morale]).toEqual([5, 83])
    state.seats[0].supply = 1
    keepUp(at(state))
    expect([state.seats[0].supply, unit(state, 1).morale]).toEqual([0, 79])
  })

  it('COH-9.11 heat wears out heavy armour away from water, the marsh takes men on the second night', () => {
    const state = position([own('C12', { equipment: ['heavyArmor'], steps: 1 }), away])
    keepUp(at(state))
    expect(unit(state, 1)).toMatchObject({ hot: true, morale: 88 })
    const bog = position([own('E13', { marshEnds: 1 }), away], { config: { map: 'forest_ambush' } })
    keepUp(at(bog))
    expect(unit(bog, 1).men).toBe(98)
  })

  it('COH-5.15 without its administrators the Han army loses heart and cannot rally', () => {
    const state = position([own('C12'), { seat: 0, kind: 'administrators', at: 'A12', routing: true }, away], {
      cultures: ['han', 'sarmatian'],
    })
    playTurn(state)
    expect([state.seats[0].administratorsLost, unit(state, 1).morale]).toEqual([true, 78])
  })

  it('COH-18.7 COH-5.17 the sworn never break', () => {
    const state = position([{ seat: 0, kind: 'elite', at: 'C12', men: 9, morale: 0, sworn: true }, foe('D12')], {
      cultures: ['germanic', 'sarmatian'],
    })
    routAll(at(state))
    expect(unit(state, 1).routing).toBe(false)
  })
})

describe('annihilation', () => {
  it('COH-11.3 who has no steady combat unit left loses', () => {
    const state = position([own('C12', { routing: true, rallies: 2 }), away])
    playTurn(state)
    expect(state.result).toMatchObject({ winner: 1, reason: 'annihilation' })
  })
})

describe('engineering and siege', () => {
  const fort = { config: { map: 'hill_fort' } }

  it('COH-10.1 field works take two turns and give +3; Romans one and +4', () => {
    const build = order(1, [{ do: 'build', work: 'fort', at: null }])
    const state = position([{ seat: 0, kind: 'fieldEngineers', at: 'C12' }, own('A1'), away])
    playTurn(state, [build])
    expect(state.forts).toEqual([])
    playTurn(state)
    expect(state.forts).toEqual([{ tile: tile('C12'), bonus: 3, owner: 0 }])
    const roman = position([{ seat: 0, kind: 'fieldEngineers', at: 'C12' }, own('A1'), away], {
      cultures: ['roman_republic', 'sarmatian'],
    })
    playTurn(roman, [build])
    expect(roman.forts[0]?.bonus).toBe(4)
  })

  it('COH-10.1 a bridge over the river can be crossed', () => {
    const state = position([{ seat: 0, kind: 'fieldEngineers', at: 'E5' }, own('E4'), away], {
      config: { map: 'river_crossing' },
    })
    playTurn(state, [order(1, [{ do: 'build', work: 'bridge', at: tile('F5') }])])
    expect(state.structures).toMatchObject([{ tile: tile('F5'), terrain: 'bridge' }])
    playTurn(state, [order(2, [moveTo('F5')]), order(1, [moveTo('E6')])])
    playTurn(state)
    expect(tileName(unit(state, 2).tile)).toBe('F5')
  })

  it('COH-10.2 a ballista batters a gate, COH-10.3 a ram breaks it down', () => {
    const state = position([{ seat: 0, kind: 'siegeEngineers', at: 'H10' }, own('A1'), foe('O10')], fort)
    playTurn(state, [order(1, [{ do: 'shoot', target: { is: 'at', tile: tile('L10') } }])])
    expect(state.structures).toMatchObject([{ tile: tile('L10'), hp: 35 }])
    const ram = position([{ seat: 0, kind: 'siegeEngineers', at: 'K10', engine: 'ram' }, own('A1'), foe('O10')], fort)
    for (let turn = 0; turn < 3; turn++) playTurn(ram)
    expect(ram.structures).toMatchObject([{ tile: tile('L10'), terrain: 'rubble', hp: 0 }])
  })

  it('COH-10.4 gates admit their owner alone, walls need ladders, and an enemy inside opens the gate', () => {
    const state = position([own('K10'), foe('O10')], fort)
    playTurn(state, [order(1, [moveTo('L10')])])
    expect(tileName(unit(state, 1).tile)).toBe('K10')
    const climbing = (engine: 'ladders' | 'ram') => {
      const siege = position([own('K9'), { seat: 0, kind: 'siegeEngineers', at: 'K8', engine }, foe('Q13')], fort)
      playTurn(siege, [order(2, [moveTo('L8')])])
      playTurn(siege, [order(1, [moveTo('L9')])])
      const top = tileName(unit(siege, 1).tile)
      playTurn(siege, [order(1, [moveTo('M9')])])
      return [tileName(unit(siege, 2).tile), top, tileName(unit(siege, 1).tile)]
    }
    expect(climbing('ladders')).toEqual(['L8', 'L9', 'M9'])
    expect(climbing('ram')).toEqual(['K8', 'K9', 'K9'])
    const inside = position([own('M10'), foe('P13')], fort)
    playTurn(inside)
    expect(inside.structures).toMatchObject([{ tile: tile('L10'), open: true }])
  })
})

describe('ends and choices', () => {
  it('COH-11.3 the turn limit goes by score, then by worth, else it is level; forts go to the defender', () => {
    const end = (more: Partial<Piece>, config: object = { map: 'desert_oasis' }, turn = 14) => {
      const state = position([own('C12', more), foe('T20')], { config, turn })
      state.seats[0].startWorth = 10_000
      state.seats[1].startWorth = 10_000
      playTurn(state)
      return state.result
    }
    expect(end({})).toMatchObject({ winner: null, reason: 'level' })
    expect(end({ men: 90, morale: 60 })).toMatchObject({ winner: 1, reason: 'turn_limit' })
    expect(end({ at: 'E6' })).toMatchObject({ winner: 0, reason: 'turn_limit' })
    expect(end({}, { map: 'hill_fort' }, 20)).toMatchObject({ winner: 1, reason: 'defender_held' })
  })

  it('COH-11.2 COH-11.3 holding long enough wins', () => {
    const state = position([own('G11'), away], { config: { map: 'river_crossing' } })
    for (let turn = 0; turn < 4; turn++) playTurn(state)
    expect(state.result).toBeNull()
    playTurn(state)
    expect(state.result).toMatchObject({ winner: 0, reason: 'control' })
  })

  it('COH-11.4 who leaves has resigned', () => {
    const state = position([own('C12'), away])
    cohortRules.leave?.(state, 0, refereeOf(configIn(state), { dice: scriptedDice([]), tell: undefined }), 'resign')
    expect(state.result).toMatchObject({ winner: 1, reason: 'resignation' })
  })

  it('COH-13.4 a clock that ran out counts as resigning, and the tale says that it was time', () => {
    const told = (why: 'resign' | 'forfeit') => {
      const state = position([own('C12'), away])
      const events: CohortEvent[] = []
      cohortRules.leave?.(
        state,
        0,
        refereeOf(configIn(state), { dice: scriptedDice([]), tell: (event) => events.push(event) }),
        why,
      )
      expect(state.result).toEqual({ winner: 1, reason: 'resignation' })
      const told = cohort.narrator()(events, cohortRules.view(state, 1, configIn(state)))
      return told.map(({ line }) => plainWords(line?.parts ?? []))
    }
    expect(told('resign')).toEqual(['You win the battle: the other side gave up.'])
    expect(told('forfeit')).toEqual(['You win the battle: the other side ran out of time.'])
  })

  it('COH-13.2 COH-13.3 choices out of phase or of strangers are refused', () => {
    const state = position([own('C12'), away])
    const seen = cohortRules.view(state, 0, configIn(state))
    expect(cohortRules.refuse(seen, { type: 'deploy', units: [] })?.code).toBe('wrong_phase')
    const stranger = { type: 'orders', orders: [order(101, [moveTo('A1')])], text: '', recruit: null } as const
    expect(cohortRules.refuse(seen, stranger)?.code).toBe('not_your_unit')
    expect(cohortRules.awaiting(state, configIn(state))).toEqual([0, 1])
  })

  it('COH-13.5 COH-1.2 an army left to itself deploys by worth towards the points, and is then awaited', () => {
    const config = configOf({ map: 'river_crossing', weather: 'clear' })
    const ref = { dice: scriptedDice([]), tell: undefined }
    const state = madeWith(cohortRules.setup(config, refereeOf(config, ref)), config)
    const late = () => [0, 1].map((seat) => cohortRules.late(cohortRules.view(state, seat, configIn(state)), ref.dice))
    const choices = late()
    if (choices.includes('forfeit')) throw new Error('Nobody forfeits a muster')
    cohortRules.resolve(state, choices as never, refereeOf(configIn(state), ref))
    expect(state.phase).toBe('deploy')
    const tiles = state.units.filter(({ seat }) => seat === 0).map((unit) => tileName(unit.tile))
    expect(tiles[0]).toBe('E3')
    cohortRules.resolve(state, late() as never, refereeOf(configIn(state), ref))
    expect([state.phase, state.turn, state.seats[0].culture]).toEqual(['orders', 1, 'roman_republic'])
  })

  it('COH-13.6 bad config is refused with its field', () => {
    const parsed = cohortRules.config.parse({ map: 'desert_oasis', layout: 'historic' })
    expect(parsed).toMatchObject({ ok: false, inputErrors: [{ path: 'layout', code: 'bad_config' }] })
    expect(cohortRules.config.parse({ supply: 10 })).toMatchObject({ ok: false })
  })

  it('COH-3.5 the historic layout puts the eastern zone far away', () => {
    const zone = (layout: string) => {
      const state = position([own('C1'), away], { config: { map: 'river_crossing', layout } })
      return cohortRules.view(state, 1, configIn(state)).zone.map(tileName)[0]
    }
    expect([zone('even'), zone('historic')]).toEqual(['I1', 'P1'])
  })
})
